import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { MusterClient } from '@muster/sdk';
import { connect, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { hasJsonErrors } from '../errors/report.ts';
import { capturing, dryRunFlags, printRequests } from '../operations/dry-run.ts';
import { printObject } from '../output/printer.ts';
import { handleClosedStdout } from '../output/stdout.ts';
import { durationFlag } from './duration.ts';
import { failureOf, reportLines } from './report-lines.ts';
import type { BatchAnswer } from './report-lines.ts';
import { withStopSignals } from './stop-signals.ts';

/** Arguments of the commands for reports of gateways. */
export const reportArgs = {
  gateway: Args.string({ description: 'ID of the gateway (data collector).', required: true }),
  input: Args.string({ description: '"-" reads standard input, one JSON object per line.', required: true }),
};

export const reportFlags = {
  'batch-size': Flags.integer({
    description: 'Maximum number of lines in a request.',
    min: 1,
    max: 1000,
    default: 500,
    helpValue: 'LINES',
  }),
  'max-delay': durationFlag({
    description: 'Time until an incomplete batch is sent.',
    unit: 'ms',
    max: 60_000,
    default: 1000,
  }),
  ...dryRunFlags,
  ...outputFlags,
  ...connectionFlags,
};

/** Maximum size of a batch in bytes, far below the default maximum of a request body (1 MiB). */
const MAX_BATCH_BYTES = 262_144;

interface ReportFlags extends ConnectionFlags {
  readonly 'batch-size': number;
  readonly 'max-delay': number;
  readonly 'request-timeout'?: number | undefined;
  readonly json?: boolean;
  readonly 'dry-run': boolean;
  readonly 'dry-run-format'?: string | undefined;
  readonly output?: string | undefined;
}

/** Sends the lines of standard input, and prints the result. */
export async function reportStdin(
  { input }: { readonly input: string },
  flags: ReportFlags,
  send: (client: MusterClient, items: readonly unknown[]) => Promise<BatchAnswer>,
): Promise<void> {
  if (input !== '-') {
    throw new UsageError(
      `Unexpected argument: ${input}.`,
      'Give "-" to read standard input: … - < values.ndjson',
    );
  }
  const recorder = flags['dry-run'] ? capturing({ Accepted: 0, Errors: [] }) : undefined;
  const { client, settings } = await connect(
    flags,
    recorder === undefined ? {} : { fetch: recorder.fetch, retries: 0 },
  );
  const view = {
    format: formatOf(flags, settings),
    columns: undefined,
    knownColumns: ['Accepted', 'Duplicates', 'Refused'],
    secrets: [],
  };
  try {
    await withStopSignals((stop) => reportUntil(stop.signal));
  } finally {
    // An open pipe would keep the process alive.
    process.stdin.destroy();
  }

  async function reportUntil(signal: AbortSignal): Promise<void> {
    const tally = await reportLines({
      input: process.stdin,
      send: (items) => send(client, items),
      maxLines: flags['batch-size'],
      maxBytes: MAX_BATCH_BYTES,
      maxDelayMs: flags['max-delay'],
      signal,
      asJson: hasJsonErrors(flags),
    });
    const failure = failureOf(tally, signal.aborted);
    // Keep the exit code of the result if the reader of standard output exits now.
    handleClosedStdout(() => process.exit(failure?.exitCode ?? exitCodes.ok));
    const { accepted, duplicates, refused } = tally;
    if (recorder === undefined)
      await printObject({ Accepted: accepted, Duplicates: duplicates, Refused: refused }, view);
    else await printRequests(recorder.requests, { ...flags });
    if (failure !== undefined) throw failure;
  }
}
