import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { Fleet } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { parseDuration } from '../live/duration.ts';
import { renderFleet } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { makeFleet, type FleetSource } from '../live/make-fleet.ts';
import { fleetFlags, linkFlags, simulationFlags } from '../live/simulation-flags.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import { write } from '../output/stdout.ts';

export default class FleetRun extends BaseCommand {
  static override summary = 'Run a fleet of simulated devices against an LwM2M server';
  static override description =
    'Each device has its own UDP socket. The devices register, update, notify and answer requests until the end of the duration or Ctrl-C. Progress goes to standard error, and a report to standard output at the end. The exit code is 9 if devices could not register or lost their registration, or if the server did not answer Updates, Deregisters or confirmable notifications.';
  static override examples = [
    '<%= config.bin %> fleet run --devices 100 --server coap://127.0.0.1:5683',
    '<%= config.bin %> fleet run fleet.yaml --duration 5m',
    '<%= config.bin %> fleet run --devices 100 --server coaps://127.0.0.1:5684',
    '<%= config.bin %> fleet run --devices 10 --server coap://127.0.0.1:5683 --duration 10s -o json | jq .stats',
  ];
  static override args = {
    file: Args.string({ description: 'Fleet file (YAML or JSON).', ignoreStdin: true }),
  };
  static override flags = {
    ...fleetFlags,
    bootstrap: Flags.string({
      description:
        'URL of the bootstrap server that provisions the devices. Default: the server in the fleet file.',
      env: 'MUSTER_FLEET_BOOTSTRAP',
      helpGroup: 'FLEET',
      helpValue: 'URL',
    }),
    ...simulationFlags,
    ...linkFlags,
    duration: Flags.string({
      description: 'Duration of the run: 30s, 5m, 2h. Default: until Ctrl-C.',
      helpGroup: 'FLEET',
      helpValue: 'TIME',
    }),
    deregister: Flags.boolean({
      description: 'Deregister the devices at the end.',
      helpGroup: 'FLEET',
      default: true,
      allowNo: true,
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the report.',
      options: ['text', 'json'],
      default: process.stdout.isTTY ? 'text' : 'json',
      noCacheDefault: true,
      helpGroup: 'OUTPUT',
    }),
    json: Flags.boolean({
      description: 'The same as -o json; errors are JSON too.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
    quiet: Flags.boolean({ char: 'q', description: 'Print no progress.', helpGroup: 'OUTPUT' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(FleetRun);
    const source = sourceOf(args.file, flags.devices, flags);
    const seconds = flags.duration === undefined ? undefined : parseDuration('--duration', flags.duration);
    const fleet = await makeFleet(source, flags);
    const faults = await withStopSignals(async ({ signal }) => {
      const failed = await runFleet(fleet, seconds, signal, flags.quiet);
      await fleet.stop({ deregister: flags.deregister });
      await printReport(fleet, flags.json ? 'json' : flags.output);
      return faultsOf(fleet, failed);
    });
    if (faults.length > 0) throw new CliError(`The run failed: ${faults.join('; ')}.`, exitCodes.device);
  }
}

/** @throws {UsageError} for neither or both of a file and a number, and for no server */
export function sourceOf(
  file: string | undefined,
  devices: number | undefined,
  { server, bootstrap }: { readonly server?: string | undefined; readonly bootstrap?: string | undefined },
): FleetSource {
  const remedy = 'Example: muster fleet run --devices 10 --server coap://127.0.0.1:5683';
  if (file !== undefined && devices === undefined) return { file, server, bootstrap };
  if (file !== undefined || devices === undefined) {
    throw new UsageError('Use either a fleet file or --devices.', remedy);
  }
  if (server === undefined && bootstrap === undefined) {
    throw new UsageError('Missing server. Use --server.', remedy);
  }
  return { devices, server, bootstrap };
}

/** Runs until the time is over or somebody stops it; gives how many devices could not register. */
async function runFleet(
  fleet: Fleet,
  seconds: number | undefined,
  signal: AbortSignal,
  quiet: boolean,
): Promise<number> {
  const end = untilStop(seconds, signal);
  try {
    const run = async (): Promise<void> => {
      // A fleet that cannot start at all ends the wait with its error; one that is stopped while it starts does not.
      await Promise.race([end.promise, startUnlessStopped(fleet)]);
      await end.promise;
    };
    if (quiet) await run();
    else await withFigures(renderFleet(fleet), process.stderr, run);
  } finally {
    end.cancel();
  }
  return withoutRegistration(fleet, signal.aborted);
}

/**
 * Devices that are refused or get no answer. Whoever ends a run early does not wait for those that have just begun.
 */
function withoutRegistration(fleet: Fleet, early: boolean): number {
  return fleet.devices.filter(
    ({ state, counters }) => state === 'failed' || (!early && counters.registrations === 0),
  ).length;
}

/** What makes the run fail; nothing after a good run. */
async function faultsOf(fleet: Fleet, failed: number): Promise<string[]> {
  const { describeProblem } = await import('@muster/simulator');
  const unregistered =
    failed === 0 ? [] : [`${failed} of ${fleet.devices.length} devices could not register`];
  return [...unregistered, ...fleet.report().problems.map(describeProblem)];
}

async function startUnlessStopped(fleet: Fleet): Promise<void> {
  const { FleetStoppedError } = await import('@muster/simulator');
  try {
    await fleet.start();
  } catch (error) {
    if (!(error instanceof FleetStoppedError)) throw error;
  }
}

function untilStop(
  seconds: number | undefined,
  signal: AbortSignal,
): { promise: Promise<void>; cancel(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const done = (): void => resolve(undefined);
  const timer = seconds === undefined ? undefined : setTimeout(done, seconds * 1000);
  // Without a timer nothing else might keep the process alive until the signal.
  const alive = setInterval(() => undefined, 60_000);
  signal.addEventListener('abort', done, { once: true });
  return {
    promise,
    cancel: () => {
      clearTimeout(timer);
      clearInterval(alive);
      signal.removeEventListener('abort', done);
    },
  };
}

async function printReport(fleet: Fleet, form: string): Promise<void> {
  const { renderReport } = await import('@muster/simulator');
  const report = fleet.report();
  await write(form === 'json' ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
}
