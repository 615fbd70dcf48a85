import type { Interfaces } from '@oclif/core';
import type { ConnectionFlags } from '../config/settings.ts';
import type { Condition } from './condition.ts';

/** What a condition is made from. */
export interface ConditionInput {
  readonly args: Readonly<Record<string, string>>;
  /** The flags of the kind, and those of the connection. */
  readonly flags: ConnectionFlags & Readonly<Record<string, unknown>>;
  /** Ends all requests. */
  readonly signal: AbortSignal;
}

/** A kind of condition: a command below `wait` and one below `assert`. */
export interface ConditionKind {
  /** The command behind `wait` and `assert`. */
  readonly name: string;
  /** Behind "Wait until" and "Check that". */
  readonly summary: string;
  readonly description: string;
  /** What stands behind `muster wait KIND` in its examples. */
  readonly examples: readonly string[];
  /** What stands behind `muster assert KIND` in its examples. */
  readonly assertExamples: readonly string[];
  readonly args: Interfaces.ArgInput;
  readonly flags: Interfaces.FlagInput;
  /** Flags that one of both commands has. */
  readonly waitFlags?: Interfaces.FlagInput;
  readonly assertFlags?: Interfaces.FlagInput;
  /** Permissions that a look needs. */
  readonly permissions: readonly string[];
  /** There are no events to follow. */
  readonly isPolled?: boolean;
  /** @throws {UsageError} a flag or argument is malformed */
  prepare(input: ConditionInput): Promise<Condition>;
}
