import type fc from 'fast-check';
import type { WireRequest } from './wire.ts';

/** A request together with whether the contract refuses it for sure. */
export interface TriedRequest {
  readonly what: string;
  readonly request: WireRequest;
  readonly isInvalid: boolean;
}

/** A way to make such requests, with its share among the others. */
export interface Way {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<TriedRequest>;
}
