import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { CaptureRecording, PacketCapture } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { renderRecording } from '../live/capture-figures.ts';
import { durationFlag } from '../live/duration.ts';
import { withFigures } from '../live/figures.ts';
import { pcapFlag, withPcap } from '../live/pcap.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import { stopAfter, withCaptureErrors } from '../live/with-capture-errors.ts';
import { write } from '../output/stdout.ts';

export default class FleetRecord extends BaseCommand {
  static override summary = 'Record the messages between devices and an LwM2M server';
  static override description =
    'A UDP proxy: devices send to --listen, and their messages are forwarded unchanged to --server and back. Messages over DTLS (coaps:) are recorded decrypted, with the keys of --psk-file. The capture file has a line of JSON per message, with names, paths and values in words; `muster fleet replay` plays it. Objects may contain secrets, and so does the file then. The recording ends with Ctrl-C or after --duration.';
  static override examples = [
    '<%= config.bin %> fleet record site.ndjson --listen coap://127.0.0.1:5783 --server coap://127.0.0.1:5683',
    '<%= config.bin %> fleet record packets.ndjson --from-pcap site.pcapng --server coap://192.0.2.10:5683',
    '<%= config.bin %> fleet record secured.ndjson --from-pcap secured.pcapng --server coaps://192.0.2.10:5684 --psk-file keys.csv',
    '<%= config.bin %> fleet record -o site.ndjson --server coap://127.0.0.1:5683 --duration 10m --overwrite',
  ];
  static override args = {
    file: Args.string({ description: 'Capture file to write.', ignoreStdin: true }),
  };
  static override flags = {
    listen: Flags.string({
      description:
        'Address that the devices send to. Port 0 takes a free port. Default: coap://127.0.0.1:5783, or coaps://127.0.0.1:5784 for a coaps: server.',
      helpGroup: 'RECORDING',
      helpValue: 'URL',
    }),
    server: Flags.string({
      description: 'URL of the LwM2M server.',
      env: 'MUSTER_FLEET_SERVER',
      required: true,
      helpGroup: 'RECORDING',
      helpValue: 'URL',
    }),
    output: Flags.string({
      char: 'o',
      description: 'Capture file to write, instead of the argument.',
      helpGroup: 'RECORDING',
      helpValue: 'FILE',
    }),
    overwrite: Flags.boolean({ description: 'Replace an existing file.', helpGroup: 'RECORDING' }),
    duration: durationFlag({
      description: 'Duration of the recording. Default: until Ctrl-C.',
      helpGroup: 'RECORDING',
    }),
    'max-links': Flags.integer({
      description:
        'Device addresses served at a time. A further one closes the one that was silent longest. Default: 16384, or what the limit of open files allows.',
      min: 1,
      max: 1_000_000,
      helpGroup: 'RECORDING',
      helpValue: 'COUNT',
    }),
    'from-pcap': Flags.string({
      description:
        'File of packets (pcapng or pcap) to read the messages from, instead of a recording. --server is the address of the server in it.',
      exclusive: ['listen', 'duration', 'max-links', 'pcap'],
      helpGroup: 'RECORDING',
      helpValue: 'FILE',
    }),
    'psk-file': Flags.string({
      description:
        'CSV file with the pre-shared keys of the devices of a coaps: server, in the columns PSK.identity and PSK.preSharedKey (hexadecimal), as `muster fleet credentials -o csv` prints. Connections whose handshake was not seen or whose cipher suite has ECDHE cannot be decrypted with them.',
      helpGroup: 'RECORDING',
      helpValue: 'FILE',
    }),
    keylog: Flags.string({
      description:
        'Key log (lines CLIENT_RANDOM) for the connections in --from-pcap. The keys that a pcapng file has itself are used without it.',
      dependsOn: ['from-pcap'],
      helpGroup: 'RECORDING',
      helpValue: 'FILE',
    }),
    pcap: pcapFlag,
    quiet: Flags.boolean({ char: 'q', description: 'Print no progress.', helpGroup: 'OUTPUT' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(FleetRecord);
    const file = fileOf(args.file, flags.output);
    const seconds = flags.duration;
    const { recordCapture, recordFromPcap } = await import('@muster/simulator');
    const pcap = flags['from-pcap'];
    const { server, overwrite, keylog, 'psk-file': pskFile } = flags;
    const keys = {
      ...(pskFile === undefined ? {} : { pskFile }),
      ...(keylog === undefined ? {} : { keyLog: keylog }),
    };
    if (pcap !== undefined) {
      const stats = await withCaptureErrors(() => recordFromPcap({ pcap, server, file, overwrite, ...keys }));
      await write(`${JSON.stringify({ file, ...stats }, null, 2)}\n`);
      return;
    }
    const record = (capture: PacketCapture | undefined): Promise<void> =>
      withStopSignals(async ({ signal }) => {
        const { quiet } = flags;
        const listen =
          flags.listen ?? (/^coaps:/iu.test(server) ? 'coaps://127.0.0.1:5784' : 'coap://127.0.0.1:5783');
        const maxLinks = flags['max-links'];
        const recording = await withCaptureErrors(() =>
          recordCapture({
            listen,
            server,
            file,
            overwrite,
            signal,
            ...keys,
            ...(maxLinks === undefined ? {} : { maxLinks }),
            ...(capture === undefined ? {} : { capture }),
          }),
        );
        process.stderr.write(
          `Recording to ${file}. Devices send to ${recording.listen}. Stop with Ctrl-C.\n`,
        );
        await untilEnd(recording, seconds, quiet);
        await write(`${JSON.stringify({ file, listen: recording.listen, ...recording.stats }, null, 2)}\n`);
      });
    await withPcap(flags.pcap, record);
  }
}

/** @throws UsageError if neither or both are given */
function fileOf(argument: string | undefined, flag: string | undefined): string {
  const file = argument ?? flag;
  if (file !== undefined && (argument === undefined || flag === undefined)) return file;
  throw new UsageError(
    'Name one capture file.',
    'Example: muster fleet record site.ndjson --server coap://127.0.0.1:5683',
  );
}

/** @throws CliError if the file can no longer be written */
async function untilEnd(
  recording: CaptureRecording,
  seconds: number | undefined,
  quiet: boolean,
): Promise<void> {
  const cancel = stopAfter(seconds, () => void recording.stop());
  try {
    if (quiet) await recording.ended;
    else await withFigures(renderRecording(recording), process.stderr, () => recording.ended);
  } catch (error) {
    const { CaptureWriteError } = await import('@muster/simulator');
    if (!(error instanceof CaptureWriteError)) throw error;
    throw new CliError(
      `The recording ended: ${error.message} The messages before are in the file.`,
      exitCodes.failed,
    );
  } finally {
    cancel();
  }
}
