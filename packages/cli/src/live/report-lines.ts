import type { ItemError } from '@muster/sdk';
import { MusterApiError } from '@muster/sdk';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { printable } from '../output/printable.ts';
import { batchesOf, linesOf, MAX_LINE_BYTES } from './line-batches.ts';
import type { BatchOptions, InputLine } from './line-batches.ts';

/** Answer of the service to a batch. */
export interface BatchAnswer {
  readonly Accepted: number;
  readonly Duplicates?: number;
  readonly Errors: readonly Pick<ItemError, 'Index' | 'Code' | 'Message'>[];
}

/** Result of all lines. */
export interface LineTally {
  accepted: number;
  duplicates: number;
  refused: number;
}

export interface ReportOptions extends BatchOptions {
  readonly input: AsyncIterable<Uint8Array>;
  /**
   * Sends a batch.
   *
   * @throws MusterApiError if the service refuses the whole batch
   */
  readonly send: (items: readonly unknown[]) => Promise<BatchAnswer>;
  /** Whether errors are written as JSON. */
  readonly asJson: boolean;
}

interface Item {
  readonly line: number;
  readonly value: unknown;
}

/** Statuses of a refused batch that a single item can cause: a body that is too long, or text that is not Unicode. */
const CAUSED_BY_ITEMS: ReadonlySet<number> = new Set([400, 413]);

/**
 * Sends the lines of a stream, one JSON object each, in batches, one after the other. A refused line is reported on
 * standard error and does not stop the others.
 *
 * @throws CliError if the command has to stop, with the lines that were not sent
 */
export async function reportLines(options: ReportOptions): Promise<LineTally> {
  const tally: LineTally = { accepted: 0, duplicates: 0, refused: 0 };
  for await (const batch of batchesOf(linesOf(options.input), options)) {
    const items = batch.flatMap((line) => itemOf(line, options, tally));
    try {
      await sendItems(items, options, tally);
    } catch (error) {
      const [first, last] = [items[0]?.line ?? 0, items.at(-1)?.line ?? 0];
      const message = `Lines ${first} to ${last} may not have been taken, and those behind them were not sent.`;
      process.stderr.write(
        `${options.asJson ? JSON.stringify({ lines: [first, last], message }) : message}\n`,
      );
      throw error;
    }
  }
  return tally;
}

function itemOf({ number, text, isUtf8 }: InputLine, options: ReportOptions, tally: LineTally): Item[] {
  if (isUtf8 === false) {
    refuse(number, 'malformed-body', 'The line is not UTF-8.', options, tally);
    return [];
  }
  if (text === undefined) {
    refuse(number, 'payload-too-large', `The line is longer than ${MAX_LINE_BYTES} bytes.`, options, tally);
    return [];
  }
  try {
    return [{ line: number, value: JSON.parse(text) as unknown }];
  } catch {
    refuse(number, 'malformed-body', 'The line is not valid JSON.', options, tally);
    return [];
  }
}

async function sendItems(items: readonly Item[], options: ReportOptions, tally: LineTally): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  const answer = await options.send(items.map(({ value }) => value)).catch((error: unknown) => {
    if (error instanceof MusterApiError && CAUSED_BY_ITEMS.has(error.status)) return error;
    throw error;
  });
  if (!(answer instanceof MusterApiError)) {
    noteAnswer(items, answer, options, tally);
  } else if (items.length === 1) {
    refuse(first.line, answer.code ?? 'invalid-request', answer.message, options, tally);
  } else {
    const half = Math.ceil(items.length / 2);
    await sendItems(items.slice(0, half), options, tally);
    await sendItems(items.slice(half), options, tally);
  }
}

function noteAnswer(
  items: readonly Item[],
  { Accepted, Duplicates = 0, Errors }: BatchAnswer,
  options: ReportOptions,
  tally: LineTally,
): void {
  tally.accepted += Accepted;
  tally.duplicates += Duplicates;
  for (const { Index, Code, Message } of Errors) {
    refuse(items[Index]?.line ?? 0, Code, Message, options, tally);
  }
}

function refuse(
  line: number,
  code: string,
  message: string,
  { asJson }: ReportOptions,
  tally: LineTally,
): void {
  tally.refused += 1;
  const text = asJson ? JSON.stringify({ line, code, message }) : `line ${line}: ${printable(message)}`;
  process.stderr.write(`${text}\n`);
}

/** Returns the error of the command, unless all lines were read and accepted. */
export function failureOf({ accepted, refused }: LineTally, isStopped: boolean): CliError | undefined {
  if (isStopped) {
    const message = 'Stopped before the end of the input. All lines read so far have been sent.';
    return new CliError(message, exitCodes.interrupted);
  }
  if (refused === 0) return undefined;
  const code = accepted === 0 ? exitCodes.rejected : exitCodes.partial;
  return new CliError(`${refused} of ${accepted + refused} lines were refused.`, code);
}
