import type { MusterEvent, StreamOptions } from '@muster/sdk';
import type { ExitCode } from '../errors/exit-codes.ts';

/** Result of one check of a condition. */
export interface Outcome {
  readonly holds: boolean;
  /** Whether the condition can no longer become true, for example because an activity failed. */
  readonly isFinal?: boolean;
  /** Exit code of a final outcome that does not hold. */
  readonly exitCode?: ExitCode;
  /** The deciding value, for programs; undefined if there is none. */
  readonly found: string | number | boolean | undefined;
  /** The value in a sentence, with its verb: `is offline`. */
  readonly text: string;
}

/** A condition that `muster wait` waits for and `muster assert` checks. */
export interface Condition {
  /** Subject of the condition: `device "press-7"`. */
  readonly subject: string;
  /** Expected state: `online`, `greater than 20`. */
  readonly expected: string;
  /** Requests the current state from the service. */
  readonly check: () => Promise<Outcome>;
  /** Follows the events after which the condition can change. Undefined if the condition is polled. */
  readonly events?: (options: StreamOptions) => AsyncIterable<MusterEvent>;
  /** Evaluates an event: returns an outcome, `check` if a request is needed, or undefined for an irrelevant event. */
  readonly evaluateEvent?: (event: MusterEvent) => Outcome | 'check' | undefined;
  /** Called once when the event stream is open. A rejection ends the wait. */
  readonly begin?: () => Promise<void>;
  /** Undoes the effect of `begin`. */
  readonly close?: () => Promise<void>;
}

/** Returns the outcome as one row of output. */
export function rowOf(condition: Condition, outcome: Outcome): Readonly<Record<string, unknown>> {
  const { subject, expected } = condition;
  return { Subject: subject, Expected: expected, Found: outcome.found ?? null, Holds: outcome.holds };
}
