import type { MusterEvent, StreamOptions } from '@muster/sdk';
import type { ExitCode } from '../errors/exit-codes.ts';

/** What a look at a condition found. */
export interface Outcome {
  readonly holds: boolean;
  /** The condition can no longer come to hold, as when an activity failed. */
  readonly isFinal?: boolean;
  /** The exit code of a final outcome that does not hold. */
  readonly exitCode?: ExitCode;
  /** The value that decided, for programs; undefined if there is none. */
  readonly found: string | number | boolean | undefined;
  /** The value in a sentence, with its verb: `is offline`. */
  readonly text: string;
}

/** Something that `muster wait` waits for and `muster assert` checks. */
export interface Condition {
  /** What it is about: `device "press-7"`. */
  readonly subject: string;
  /** What it is expected to be: `online`, `greater than 20`. */
  readonly expected: string;
  /** Asks the service for the present state. */
  readonly look: () => Promise<Outcome>;
  /** Follows the events after which it may hold; undefined if it is polled, as a server that is down sends none. */
  readonly events?: (options: StreamOptions) => AsyncIterable<MusterEvent>;
  /** Judges an event: an outcome, `look` if only a request can tell, undefined if the event does not matter. */
  readonly judge?: (event: MusterEvent) => Outcome | 'look' | undefined;
  /** Called once when the event stream is open. A rejection ends the wait. */
  readonly begin?: () => Promise<void>;
  /** Undoes what `begin` did. */
  readonly close?: () => Promise<void>;
}

/** The outcome as one object for programs. */
export function rowOf(condition: Condition, outcome: Outcome): Readonly<Record<string, unknown>> {
  const { subject, expected } = condition;
  return { Subject: subject, Expected: expected, Found: outcome.found ?? null, Holds: outcome.holds };
}
