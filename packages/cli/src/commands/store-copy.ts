import * as Flags from '@oclif/core/flags';
import type { CopyProgress, CopyResult } from '@muster/server';
import { BaseCommand, jqFlag } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { withFigures } from '../live/figures.ts';
import { InterruptedError, interruptible } from '../operations/interrupt.ts';
import { progressBar } from '../operations/progress-bar.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';
import { tableOfRows, unlimitedColumns } from '../output/table.ts';

export default class StoreCopy extends BaseCommand {
  static override summary = 'Copy the store of a stopped server to another store';
  static override description =
    'Copies all documents and samples, for example from SQLite to PostgreSQL, and compares the counts of both stores. The target must be an empty database, or a file that does not exist. The source is not changed. Stop the server first: a store in use is refused. Keys and firmware packages are in the data folder and not copied, so the server needs the same --data-dir with the new store. An interrupted copy leaves a mark in the target, on which a server does not start; --replace deletes such a copy and starts again. Arguments are visible to other users of the machine, so give a URL with a password as a variable. Exit codes: 2 a URL cannot be used, 10 a store is in use or cannot be opened, or the copy failed, 12 the counts differ, 130 interrupted.';
  static override examples = [
    '<%= config.bin %> store copy --from sqlite:data/muster.db --to postgres://muster@db.example/muster',
    'MUSTER_FROM_STORE=sqlite:data/muster.db MUSTER_STORE=postgres://muster:secret@db.example/muster <%= config.bin %> store copy',
    '<%= config.bin %> store copy --from json:state.json --to sqlite:data/muster.db --json',
  ];
  static override flags = {
    from: Flags.string({
      description:
        'Store to copy from: sqlite:FILE, postgres://USER@HOST/DATABASE or json:FILE. Default: $MUSTER_FROM_STORE.',
      helpGroup: 'STORES',
      helpValue: 'URL',
    }),
    to: Flags.string({
      description:
        'Empty store to copy to: sqlite:FILE, postgres://USER@HOST/DATABASE or json:FILE. Default: $MUSTER_STORE, which the server uses too.',
      helpGroup: 'STORES',
      helpValue: 'URL',
    }),
    replace: Flags.boolean({
      description: 'Delete an incomplete copy from the target first. Complete stores are never deleted.',
      helpGroup: 'STORES',
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the output.',
      options: ['text', 'json'],
      default: 'text',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({
      description: 'The same as -o json; errors are JSON too, on standard error.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(StoreCopy);
    const urls = {
      from: urlOf(flags.from, '--from', 'MUSTER_FROM_STORE'),
      to: urlOf(flags.to, '--to', 'MUSTER_STORE'),
    };
    const startedMs = performance.now();
    const result = await interruptible((signal) => copy(urls, flags.replace, signal));
    const seconds = (performance.now() - startedMs) / 1000;
    const isJson = flags.json || flags.output === 'json';
    await write(isJson ? asJson(result, seconds) : asText(result));
    if (!result.isComplete) {
      throw new CliError(
        `The counts of ${result.source} and ${result.target} differ.`,
        exitCodes.mismatch,
        'A server does not start on this copy. Check the source, and copy again with --replace.',
      );
    }
    const { documents, samples } = totalsOf(result);
    process.stderr.write(
      `Copied ${documents} documents and ${samples} samples in ${seconds.toFixed(1)} s. Start the server with --store (MUSTER_STORE) for ${printable(result.target)} and the same --data-dir: keys and firmware packages stay there.\n`,
    );
  }
}

/** An empty variable counts as unset. */
function urlOf(flag: string | undefined, name: string, variable: string): string {
  const url = flag ?? (process.env[variable] || undefined);
  if (url !== undefined) return url;
  throw new UsageError(`${name} (${variable}) is missing.`, `Name a store: ${name} sqlite:data/muster.db`);
}

/**
 * @throws {UsageError} a URL cannot be used
 * @throws {InterruptedError} the signal was aborted
 * @throws {CliError} a store is in use or cannot be opened, the target is not empty, or the copy failed
 */
async function copy(
  urls: { readonly from: string; readonly to: string },
  replace: boolean,
  signal: AbortSignal,
): Promise<CopyResult> {
  const { ConfigError, copyStore, StartError, StoreError } = await import('@muster/server');
  let progress: CopyProgress = { done: 0, total: 0 };
  const work = (): Promise<CopyResult> =>
    copyStore(urls, { replace, signal, onProgress: (now) => void (progress = now) });
  const render = (): string => progressBar({ ...progress, failed: 0 }, process.stderr);
  try {
    return await (process.stderr.isTTY ? withFigures(render, process.stderr, work) : work());
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    if (signal.aborted && error instanceof StoreError) throw new InterruptedError(error.message);
    if (error instanceof StartError || error instanceof StoreError)
      throw new CliError(error.message, exitCodes.start);
    throw error;
  }
}

interface Totals {
  readonly documents: number;
  readonly samples: number;
}

function totalsOf({ collections, samples }: CopyResult): Totals {
  return {
    documents: collections.reduce((sum, { target }) => sum + target, 0),
    samples: samples.target,
  };
}

function asJson(result: CopyResult, seconds: number): string {
  const { source, target, collections, samples, isComplete } = result;
  const shown = {
    from: source,
    to: target,
    complete: isComplete,
    ...totalsOf(result),
    seconds: Number(seconds.toFixed(3)),
    counts: [...collections, { name: 'samples', ...samples }].map(
      ({ name, source: inSource, target: inTarget }) => ({ name, from: inSource, to: inTarget }),
    ),
  };
  return `${JSON.stringify(shown, null, 2)}\n`;
}

/** Formats the counts as a table, with a row for each collection that has documents. */
function asText({ collections, samples }: CopyResult): string {
  const counts = [
    ...collections.filter(({ source, target }) => source + target > 0),
    { name: 'samples', ...samples },
  ];
  const rows = counts.map(({ name, source, target }) => ({ Collection: name, From: source, To: target }));
  return `${tableOfRows(rows, unlimitedColumns(['Collection', 'From', 'To']))}\n`;
}
