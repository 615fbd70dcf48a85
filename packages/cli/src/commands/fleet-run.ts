import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { Fleet, FleetReport, ScenarioRun } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { parseDuration } from '../live/duration.ts';
import { renderFleet } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { asUsage, scenarioOf, type FleetSource, type Scenario } from '../live/make-fleet.ts';
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
    const scenario = await scenarioOf(source, flags);
    const failures = await withStopSignals(async ({ signal }) => {
      const { fleet, report } = await start(scenario, { ...flags, duration: seconds, signal });
      const settled = await reportOf(fleet, report, flags.quiet);
      await printReport(settled, flags.json ? 'json' : flags.output);
      return failuresOf(fleet, settled, signal.aborted);
    });
    if (failures.length > 0) {
      throw new CliError(`The run failed: ${failures.join('; ')}.`, exitCodes.device);
    }
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

interface RunFlags {
  readonly duration: number | undefined;
  readonly deregister: boolean;
  readonly signal: AbortSignal;
}

/** @throws {UsageError} the scenario does not make a fleet */
async function start({ file, overrides }: Scenario, flags: RunFlags): Promise<ScenarioRun> {
  const { runScenario } = await import('@muster/simulator');
  const { duration, deregister, signal } = flags;
  const durationSeconds = duration === undefined ? {} : { durationSeconds: duration };
  return asUsage(() =>
    runScenario(file, { ...overrides, ...durationSeconds, deregister, signal, env: process.env }),
  );
}

/** The report of a run, with progress on standard error until then. */
async function reportOf(fleet: Fleet, report: Promise<FleetReport>, quiet: boolean): Promise<FleetReport> {
  // Nothing else may keep the process alive until the signal.
  const alive = setInterval(() => undefined, 60_000);
  try {
    return await (quiet ? report : withFigures(renderFleet(fleet), process.stderr, () => report));
  } finally {
    clearInterval(alive);
  }
}

/** Reasons why the run failed; none after a good run. */
async function failuresOf(fleet: Fleet, report: FleetReport, isEarly: boolean): Promise<string[]> {
  const { describeProblem } = await import('@muster/simulator');
  const failed = Math.max(report.stats.failed, withoutRegistration(fleet, isEarly));
  const unregistered =
    failed === 0 ? [] : [`${failed} of ${fleet.devices.length} devices could not register`];
  return [...unregistered, ...report.problems.map(describeProblem)];
}

/** Devices without a registration. A run that is stopped early does not wait for those that have just begun. */
function withoutRegistration(fleet: Fleet, isEarly: boolean): number {
  return fleet.devices.filter(({ counters }) => !isEarly && counters.registrations === 0).length;
}

async function printReport(report: FleetReport, form: string): Promise<void> {
  const { renderReport } = await import('@muster/simulator');
  await write(form === 'json' ? `${JSON.stringify(report, null, 2)}\n` : renderReport(report));
}
