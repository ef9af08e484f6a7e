// What is drawn at random is drawn the same in every run, so that a failure is one of the change at hand.
// FUZZ=<number> draws anew; what it finds stays as an example beside the property.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ'] ?? 20_240_501) });
