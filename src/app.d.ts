// What the platform has and TypeScript's own library does not know yet.
import type { Workbox } from 'workbox-window';

declare global {
  /** Trusted Types: the only way our policy lets a string become the address of a script. */
  type TrustedAddress = Exclude<ConstructorParameters<typeof Workbox>[0], string>;

  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): TrustedAddress };
    };
  }
}
