import type { Interfaces } from '@oclif/core';
import type { ConnectionFlags } from '../config/settings.ts';
import type { Condition } from './condition.ts';

/** Input of a condition. */
export interface ConditionInput {
  readonly args: Readonly<Record<string, string>>;
  /** Flags of the kind and of the connection. */
  readonly flags: ConnectionFlags & Readonly<Record<string, unknown>>;
  /** Aborts all requests. */
  readonly signal: AbortSignal;
}

/** A kind of condition, with a command under `wait` and one under `assert`. */
export interface ConditionKind {
  /** Name of the command under `wait` and `assert`. */
  readonly name: string;
  /** Text after "Wait until" and "Check that". */
  readonly summary: string;
  readonly description: string;
  /** Arguments of `muster wait KIND` in its examples. */
  readonly examples: readonly string[];
  /** Arguments of `muster assert KIND` in its examples. */
  readonly assertExamples: readonly string[];
  readonly args: Interfaces.ArgInput;
  readonly flags: Interfaces.FlagInput;
  /** Flags that only the wait command has. */
  readonly waitFlags?: Interfaces.FlagInput;
  readonly assertFlags?: Interfaces.FlagInput;
  /** Permissions that a check needs. */
  readonly permissions: readonly string[];
  /** Whether the condition is polled because it has no events. */
  readonly isPolled?: boolean;
  /** @throws {UsageError} a flag or argument is malformed */
  prepare(input: ConditionInput): Promise<Condition>;
}
