// A table that is being told anew, as far as it is told.
export interface Retelling {
  readonly position: unknown;
  readonly reason: string;
}
