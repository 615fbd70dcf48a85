import { BaseCommand, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import type { CommandClass } from '../command-class.ts';
import { resolveSettings, type ConnectionFlags } from '../config/settings.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { durationFlag } from '../live/duration.ts';
import { interruptible } from '../operations/interrupt.ts';
import { printable } from '../output/printable.ts';
import { printObject } from '../output/printer.ts';
import { rowOf, type Condition, type Outcome } from './condition.ts';
import { ConditionError } from './errors.ts';
import type { ConditionKind } from './kind.ts';
import { waitUntil } from './wait-until.ts';

type ParsedFlags = ConnectionFlags & Readonly<Record<string, unknown>>;

/** The command prints nothing unless an output format is requested. */
const resultFlags = {
  ...outputFlags,
  output: {
    ...outputFlags.output,
    description:
      'Print the outcome as json, ndjson, table, csv or yaml. Default: the profile, $MUSTER_OUTPUT, else nothing.',
  },
};

const needs = (kind: ConditionKind, more: readonly string[]): string => {
  const permissions = [...kind.permissions, ...more];
  if (permissions.length === 0) return '';
  const list = new Intl.ListFormat('en').format(permissions);
  return `\n\nNeeds the permission${permissions.length === 1 ? '' : 's'} ${list}.`;
};

const examplesOf = (verb: string, kind: ConditionKind, examples: readonly string[]): string[] =>
  examples.map((example) => `<%= config.bin %> ${verb} ${kind.name} ${example}`.trimEnd());

/** Creates `muster wait KIND`. */
export function waitCommand(kind: ConditionKind): CommandClass {
  return class WaitCommand extends BaseCommand {
    static override summary = `Wait until ${kind.summary}`;
    static override description = `${kind.description}

Ends with exit code 0 when the condition holds, and with ${exitCodes.mismatch} after --timeout. Prints the result only with -o or --json.${
      kind.isPolled === true ? '' : ' Follows the event stream, and reconnects when the service restarts.'
    }${needs(kind, kind.isPolled === true ? [] : ['Event.Read'])}`;
    static override examples = examplesOf('wait', kind, kind.examples);
    static override args = kind.args;
    static override flags = {
      ...kind.flags,
      ...kind.waitFlags,
      timeout: durationFlag({
        description: 'Maximum time to wait, up to 24 days. 0 is no limit.',
        default: 60,
      }),
      ...resultFlags,
      ...connectionFlags,
    };

    async run(): Promise<void> {
      const { args, flags } = await this.parse(WaitCommand);
      await runWait(kind, args, flags);
    }
  };
}

/** Creates `muster assert KIND`. */
export function assertCommand(kind: ConditionKind): CommandClass {
  return class AssertCommand extends BaseCommand {
    static override summary = `Check that ${kind.summary}`;
    static override description = `${kind.description}

Ends with exit code 0 if the condition holds. Otherwise ends with ${exitCodes.mismatch} and names the expected and the actual state. Prints the result only with -o or --json.${needs(kind, [])}`;
    static override examples = examplesOf('assert', kind, kind.assertExamples);
    static override args = kind.args;
    static override flags = { ...kind.flags, ...kind.assertFlags, ...resultFlags, ...connectionFlags };

    async run(): Promise<void> {
      const { args, flags } = await this.parse(AssertCommand);
      await interruptible(async (signal) => {
        const condition = await kind.prepare({ args, flags: flags, signal });
        const outcome = await condition.check();
        await printOutcome(condition, outcome, flags);
        if (!outcome.holds) throw new ConditionError(condition, outcome);
      });
    }
  };
}

async function runWait(
  kind: ConditionKind,
  args: Readonly<Record<string, string>>,
  flags: ParsedFlags,
): Promise<void> {
  const seconds = Number(flags['timeout']);
  await interruptible(async (interrupted) => {
    const deadline = startDeadline(seconds);
    const signal = AbortSignal.any([interrupted, deadline.signal]);
    let condition: Condition | undefined;
    let last: Outcome | undefined;
    const onCheck = (outcome: Outcome): void => {
      const isWaiting = !outcome.holds && outcome.isFinal !== true;
      if (last === undefined && condition !== undefined && isWaiting) note(condition, outcome, flags);
      last = outcome;
    };
    try {
      condition = await kind.prepare({ args, flags, signal });
      const outcome = await waitUntil(condition, { signal, onCheck });
      await printOutcome(condition, outcome, flags);
      if (!outcome.holds) throw new ConditionError(condition, outcome, undefined, outcome.exitCode);
    } catch (error) {
      if (!deadline.signal.aborted || interrupted.aborted || error instanceof ConditionError) throw error;
      const of = condition ?? { subject: kind.name, expected: 'known' };
      if (condition !== undefined && last !== undefined) await printOutcome(condition, last, flags);
      throw new ConditionError(of, last, `${seconds}s`);
    } finally {
      deadline.stop();
      await condition?.close?.().catch(noteUnclosed);
    }
  });
}

/** Reports a failure to close without changing the result of the wait. */
function noteUnclosed(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The observation was not cancelled: ${printable(reason)}\n`);
}

/** Creates a signal that fires after `seconds`, or never if `seconds` is 0. */
function startDeadline(seconds: number): { readonly signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = seconds === 0 ? undefined : setTimeout(() => controller.abort(), seconds * 1000);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** Writes the condition and its current state to standard error, unless an output format is requested. */
function note({ subject, expected }: Condition, { text }: Outcome, { json, output }: ParsedFlags): void {
  if (json === true || output !== undefined) return;
  process.stderr.write(`${printable(`Waiting for ${subject} to be ${expected}: it ${text}.`)}\n`);
}

async function printOutcome(condition: Condition, outcome: Outcome, flags: ParsedFlags): Promise<void> {
  const json = flags['json'] === true;
  const own = flags.output === undefined ? undefined : { value: flags.output, source: '--output' };
  // Settings can be missing: the wait can be for a local server that is not running yet.
  const output = own ?? (await resolveSettings(flags).catch(() => undefined))?.output;
  if (!json && output === undefined) return;
  const format = formatOf({ json }, { output });
  const columns = ['Subject', 'Expected', 'Found', 'Holds'];
  await printObject(rowOf(condition, outcome), {
    format,
    columns: undefined,
    knownColumns: columns,
    secrets: [],
  });
}
