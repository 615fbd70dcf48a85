import type fc from 'fast-check';
import type { WireRequest } from './wire.ts';

/** A request, and whether the contract certainly refuses it. */
export interface TriedRequest {
  readonly what: string;
  readonly request: WireRequest;
  readonly isInvalid: boolean;
}

/** A generator of such requests, with its share of all requests. */
export interface Way {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<TriedRequest>;
}
