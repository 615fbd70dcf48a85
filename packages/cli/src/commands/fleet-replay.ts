import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { CaptureReplay, ReplayReport } from '@muster/simulator';
import { BaseCommand, jqFlag } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { renderReplay } from '../live/capture-figures.ts';
import { durationFlag } from '../live/duration.ts';
import { withFigures } from '../live/figures.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import { stopAfter, withCaptureErrors } from '../live/with-capture-errors.ts';
import { write } from '../output/stdout.ts';

export default class FleetReplay extends BaseCommand {
  static override summary = 'Play recorded devices against an LwM2M server';
  static override description =
    'Each device of a capture file gets its own UDP socket. It sends its recorded requests and notifications, and answers the requests of the server as it answered when it was recorded. Tokens, Message IDs, blocks and registration locations are those of the new server. Progress goes to standard error, and a report to standard output. The exit code is 1 if responses differ from the recorded ones or are missing (with --strict, also if recorded requests of the server are), and 7 if the server sent nothing.';
  static override examples = [
    '<%= config.bin %> fleet replay site.ndjson --server coap://127.0.0.1:5683',
    '<%= config.bin %> fleet replay site.ndjson --server coap://127.0.0.1:5683 --speed 10',
    '<%= config.bin %> fleet replay site.ndjson --server coap://127.0.0.1:5683 --speed max -o json | jq .responses',
    '<%= config.bin %> fleet replay site.ndjson --server coap://127.0.0.1:5683 --loop --duration 1h',
  ];
  static override args = {
    file: Args.string({
      description: 'Capture file of `muster fleet record`.',
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = {
    server: Flags.string({
      description: 'URL of the LwM2M server.',
      env: 'MUSTER_FLEET_SERVER',
      required: true,
      helpGroup: 'REPLAY',
      helpValue: 'URL',
    }),
    speed: Flags.string({
      description: 'Times faster than recorded, such as 10 or 0.5; max sends as fast as the server answers.',
      default: '1',
      helpGroup: 'REPLAY',
      helpValue: 'FACTOR',
    }),
    loop: Flags.boolean({
      description: 'Start again at the end, until Ctrl-C or the end of --duration.',
      helpGroup: 'REPLAY',
    }),
    strict: Flags.boolean({
      description:
        'Fail too if recorded requests of the server do not come, messages of devices cannot be sent, or the replay ends early.',
      helpGroup: 'REPLAY',
    }),
    duration: durationFlag({
      description: 'End of the replay. Default: the end of the capture.',
      helpGroup: 'REPLAY',
    }),
    'response-timeout': durationFlag({
      description: 'Longest wait for a response. Default: 93.',
      min: 1,
      max: 3600,
      helpGroup: 'REPLAY',
    }),
    'observe-wait': durationFlag({
      description:
        'Time after a Register in which notifications wait for the server to observe their resources, and a Deregister for the requests of the server. Default: 5.',
      min: 0,
      max: 3600,
      helpGroup: 'REPLAY',
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the report.',
      options: ['text', 'json'],
      default: 'text',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({
      description: 'The same as -o json; errors are JSON too.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
    quiet: Flags.boolean({ char: 'q', description: 'Print no progress.', helpGroup: 'OUTPUT' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(FleetReplay);
    const seconds = flags.duration;
    const speed = parseSpeed(flags.speed);
    const responseTimeoutSeconds = flags['response-timeout'];
    const observeWaitSeconds = flags['observe-wait'];
    const { renderReplayReport, replayCapture } = await import('@muster/simulator');
    await withStopSignals(async ({ signal }) => {
      const replay = await withCaptureErrors(() =>
        replayCapture({
          capture: args.file,
          server: flags.server,
          speed,
          loop: flags.loop,
          strict: flags.strict,
          signal,
          ...(responseTimeoutSeconds === undefined ? {} : { responseTimeoutSeconds }),
          ...(observeWaitSeconds === undefined ? {} : { observeWaitSeconds }),
        }),
      );
      warnOfCapture(replay);
      const report = await untilEnd(replay, seconds, flags.quiet);
      const isJson = flags.json || flags.output === 'json';
      await write(isJson ? `${JSON.stringify(report, null, 2)}\n` : renderReplayReport(report));
      checkReport(report, flags.server);
    });
  }
}

/** @throws UsageError if the text is not a speed */
function parseSpeed(text: string): number {
  if (text === 'max') return Infinity;
  const speed = /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : NaN;
  if (speed > 0) return speed;
  throw new UsageError(`--speed must be a number above 0 or "max", not "${text}".`);
}

function warnOfCapture({ capture }: CaptureReplay): void {
  const { file, complete, truncatedLine } = capture;
  if (complete) return;
  const cut =
    truncatedLine === undefined ? '' : ` Line ${truncatedLine}, the last one, is cut off and is left out.`;
  process.stderr.write(`Warning: the recording of ${file} was interrupted.${cut}\n`);
}

async function untilEnd(
  replay: CaptureReplay,
  seconds: number | undefined,
  quiet: boolean,
): Promise<ReplayReport> {
  const cancel = stopAfter(seconds, () => void replay.stop());
  try {
    if (quiet) return await replay.ended;
    return await withFigures(renderReplay(replay), process.stderr, () => replay.ended);
  } finally {
    cancel();
  }
}

/** @throws CliError if the server sent nothing, or its responses differ from the recorded ones */
function checkReport(report: ReplayReport, server: string): void {
  const { passed, reachable, responses, serverRequests, skipped, rounds } = report;
  if (reachable === false) {
    throw new CliError(
      `${server} sent nothing. Check the address and whether the server runs.`,
      exitCodes.connection,
    );
  }
  if (passed) return;
  const { different, unanswered } = responses;
  const wrongResponses = `${different} responses differ from the recorded ones, ${unanswered} are missing`;
  const missed = [
    `${serverRequests.missing} requests of the server did not come`,
    `${skipped} messages were not sent`,
    ...(rounds === 0 ? ['it ended early'] : []),
  ].join(', ');
  const faults = different + unanswered > 0 ? wrongResponses : missed;
  throw new CliError(`The replay failed: ${faults}.`, exitCodes.failed);
}
