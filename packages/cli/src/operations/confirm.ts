import { openSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { ReadStream } from 'node:tty';
import { UsageError } from '../errors/cli-error.ts';
import { printable } from '../output/printable.ts';
import type { OperationSpec } from './spec.ts';

const shownIds = 3;

/** What a command affects. */
export interface Affected {
  /** The IDs of the command; empty for an operation without IDs. */
  readonly ids: readonly string[];
  /** Whether selectors chose them, which the user has not seen. */
  readonly isSelection?: boolean | undefined;
}

/**
 * Asks for confirmation before a write to more than one ID or to selected devices, and before an operation with
 * `x-confirm` in the contract. Scripts use `--yes`.
 *
 * @throws {UsageError} there is no terminal, or the answer is no
 */
export async function confirm(
  spec: OperationSpec,
  flags: Readonly<Record<string, unknown>>,
  affected: Affected,
  url: string,
): Promise<void> {
  const { ids, isSelection = false } = affected;
  if (spec.writes !== true) return;
  if (isSelection) noteSelection(ids.length);
  if (flags['yes'] === true || !(isSelection || needsConfirmation(spec, ids.length))) return;
  const command = `muster ${spec.topic} ${spec.command}`;
  await confirmChanges(false, `\`${command}\` ${targetOf(affected)} at ${url}`);
}

/**
 * Asks for confirmation of changes.
 *
 * @param isConfirmed whether `--yes` is set
 * @param about the command and the entities that it affects
 * @throws {UsageError} there is no terminal, or the answer is no
 */
export async function confirmChanges(isConfirmed: boolean, about: string): Promise<void> {
  if (isConfirmed) return;
  const terminal = process.stderr.isTTY ? openTerminal() : undefined;
  if (terminal === undefined) {
    throw new UsageError(
      `${about} needs a confirmation, and there is no terminal to ask on. Nothing was sent.`,
      'Add --yes to confirm, or --dry-run to see the requests.',
    );
  }
  if (!(await ask(terminal, `Run ${printable(about)}? [y/N] `))) {
    throw new UsageError('Not confirmed. Nothing was sent.');
  }
}

/** Whether a command of this operation can ask for confirmation, so that it has the flag `--yes`. */
export const canAsk = (spec: OperationSpec): boolean =>
  spec.writes === true && (spec.args[0]?.isId === true || needsConfirmation(spec, 1));

function needsConfirmation(spec: OperationSpec, ids: number): boolean {
  if (spec.writes !== true) return false;
  return spec.confirm === true || ids > 1;
}

/** Says how many devices selectors chose for a write. */
export function noteSelection(count: number): void {
  process.stderr.write(`Selected ${count === 1 ? '1 device' : `${count} devices`}.\n`);
}

/** Names the targets of a command: `for 3 devices (press-7, press-8, press-9)`. */
export function targetOf({ ids, isSelection = false }: Affected): string {
  if (ids.length === 0) return 'for the whole device network';
  const more = ids.length > shownIds ? ` and ${ids.length - shownIds} more` : '';
  const list = `${ids.slice(0, shownIds).join(', ')}${more}`;
  return ids.length === 1 ? `for ${list}` : `for ${ids.length} ${isSelection ? 'devices' : 'ids'} (${list})`;
}

/** Opens the terminal of the process, even if standard input is a pipe. */
function openTerminal(): ReadStream | undefined {
  try {
    return new ReadStream(openSync(process.platform === 'win32' ? '\\\\.\\CONIN$' : '/dev/tty', 'r'));
  } catch {
    return undefined;
  }
}

async function ask(terminal: ReadStream, question: string): Promise<boolean> {
  const lines = createInterface({ input: terminal, output: process.stderr });
  try {
    const answer = await new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''));
      void lines.question(question).then(resolve, () => resolve(''));
    });
    return /^\s*y(?:es)?\s*$/iu.test(answer);
  } finally {
    lines.close();
    terminal.destroy();
  }
}
