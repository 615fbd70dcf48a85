import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { FleetReport, PacketCapture } from '@muster/simulator';
import { BaseCommand, jqFlag } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { commandName } from '../live/command-name.ts';
import { controlled, type AnyRun } from '../live/control-fleet.ts';
import { durationFlag } from '../live/duration.ts';
import { isAllRegistered, renderRun } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { processesFlag, processesOf } from '../live/fleet-processes.ts';
import { waitAsWorker, workerFlags, workersOf } from '../live/fleet-workers.ts';
import { withUsageErrors, scenarioOf, type FleetSource, type Scenario } from '../live/make-fleet.ts';
import { startMetrics, type MetricsEndpoint } from '../live/metrics-endpoint.ts';
import { pcapFlag, withPcap } from '../live/pcap.ts';
import { repeatCommand } from '../live/repeat-command.ts';
import { RunReports } from '../live/run-reports.ts';
import { fleetFlags, linkFlags, simulationFlags } from '../live/simulation-flags.ts';
import { warningOfTakenNames } from '../live/taken-names.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import {
  demandDuration,
  startInVirtualTime,
  virtualSource,
  virtualTimeFlag,
  withRunTime,
} from '../live/virtual-time.ts';

export default class FleetRun extends BaseCommand {
  static override summary = 'Run a fleet of simulated devices against an LwM2M or MQTT server';
  static override description =
    'Each device has its own UDP socket, or a TCP connection for MQTT. The devices register, update, notify and answer requests until the end of the duration or Ctrl-C. Progress goes to standard error, and a report to standard output at the end. The exit code is 1 if the run failed: an expectation of the fleet file is not met, or a problem occurred that none allows, such as a lapsed lifetime. It is 7 if the server answered nothing, and 13 if not all that the run expected was seen, for example after Ctrl-C. A second Ctrl-C does not wait for Deregisters.';
  static override examples = [
    '<%= config.bin %> fleet run --devices 100 --server coap://127.0.0.1:5683',
    '<%= config.bin %> fleet run fleet.yaml --duration 5m',
    '<%= config.bin %> fleet run --devices 100 --server coaps://127.0.0.1:5684',
    '<%= config.bin %> fleet run --devices 100 --server mqtt://127.0.0.1:1883',
    '<%= config.bin %> fleet run fleet.yaml --duration 30s --junit fleet.xml --markdown fleet.md',
    '<%= config.bin %> fleet run --devices 10 --server coap://127.0.0.1:5683 --duration 10s -o json | jq .stats',
    '<%= config.bin %> fleet run --devices 10 --virtual-time --duration 1h',
  ];
  static override args = {
    file: Args.string({
      description: 'Fleet file (YAML or JSON). With --worker: the address to wait at.',
      ignoreStdin: true,
    }),
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
    duration: durationFlag({
      description: 'Duration of the run. Default: that of the file, or until Ctrl-C.',
      helpGroup: 'FLEET',
    }),
    processes: processesFlag,
    'virtual-time': virtualTimeFlag,
    ...workerFlags,
    deregister: Flags.boolean({
      description: 'Deregister the devices at the end.',
      helpGroup: 'FLEET',
      default: true,
      allowNo: true,
    }),
    'fail-fast': Flags.boolean({
      description: 'End the run at the first problem that no expectation allows.',
      helpGroup: 'FLEET',
    }),
    report: Flags.string({
      description: 'File for the report as JSON. - is standard output.',
      helpGroup: 'OUTPUT',
      helpValue: 'FILE',
    }),
    junit: Flags.string({
      description: 'File for the report as JUnit XML. - is standard output.',
      helpGroup: 'OUTPUT',
      helpValue: 'FILE',
    }),
    markdown: Flags.string({
      description:
        'File for the report as Markdown. - is standard output. The file of $GITHUB_STEP_SUMMARY is appended to, other files are replaced.',
      helpGroup: 'OUTPUT',
      helpValue: 'FILE',
    }),
    pcap: pcapFlag,
    annotations: Flags.boolean({
      description:
        'Print unmet expectations and problems as annotations of GitHub Actions to standard error. Default: if $GITHUB_ACTIONS is true.',
      helpGroup: 'OUTPUT',
      allowNo: true,
    }),
    prometheus: Flags.string({
      description: 'Serve metrics at http://HOST:PORT/metrics during the run. Default host: 127.0.0.1.',
      helpGroup: 'OUTPUT',
      helpValue: '[HOST:]PORT',
    }),
    control: Flags.boolean({
      description: 'Open the control API on 127.0.0.1, for `muster fleet attach`.',
      helpGroup: 'CONTROL',
    }),
    'control-port': Flags.integer({
      description: 'Port of the control API. Default: a free one.',
      min: 0,
      max: 65_535,
      dependsOn: ['control'],
      helpGroup: 'CONTROL',
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
    const { args, flags } = await this.parse(FleetRun);
    if (flags.worker) return waitAsWorker(args.file, flags);
    const workers = await workersOf(flags);
    const source = (flags['virtual-time'] ? virtualSource : sourceOf)(args.file, flags.devices, flags);
    const seconds = flags.duration;
    const scenario = await scenarioOf(source, flags);
    const processes = await processesOf(scenario, flags);
    const reports = await RunReports.open(
      {
        ...flags,
        output: flags.json ? 'json' : flags.output,
        annotations: annotates(flags),
      },
      process.env,
    );
    const warning = flags['virtual-time'] ? undefined : await warningOfTakenNames(scenario);
    if (warning !== undefined) process.stderr.write(`${warning}\n`);
    let run: AnyRun | undefined;
    const runUntilStopped = (capture: PacketCapture | undefined): Promise<FleetReport> =>
      withStopSignals(
        async ({ signal }) => {
          const command = repeatCommand(commandName(process.env), this.argv, {
            server: flags.server,
            bootstrap: flags.bootstrap,
            seed: flags.seed ?? scenario.file.seed ?? defaultSeed,
          });
          run = await start(scenario, {
            ...flags,
            ...{ workers, processes, duration: seconds, signal, command, capture },
          });
          const running = run;
          const control = { ...flags, file: args.file, name: scenario.file.name };
          const done = await controlled(running, control, () => reportOf(running, flags));
          await reports.write(done);
          return done;
        },
        () => run?.stop(),
      );
    const report = await withPcap(flags.pcap, runUntilStopped);
    await demandPassed(report);
  }
}

/** @throws {UsageError} neither or both of a file and a number are given, or no server */
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

function annotates({ annotations }: { readonly annotations?: boolean }): boolean {
  return annotations ?? process.env['GITHUB_ACTIONS'] === 'true';
}

/** Seed of a fleet that does not set one. */
const defaultSeed = 1;
/** Maximum number of reasons in the error message; the report has all. */
const shownReasons = 10;

interface RunFlags {
  readonly duration: number | undefined;
  readonly processes: number | undefined;
  readonly workers: Awaited<ReturnType<typeof workersOf>>;
  readonly deregister: boolean;
  readonly 'fail-fast': boolean;
  readonly 'virtual-time': boolean;
  readonly control: boolean;
  readonly signal: AbortSignal;
  readonly command: string;
  readonly capture: PacketCapture | undefined;
}

/** @throws {UsageError} the scenario is not a valid fleet */
async function start({ file, overrides }: Scenario, flags: RunFlags): Promise<AnyRun> {
  const { runInProcesses, runScenario } = await import('@muster/simulator');
  const { duration, deregister, signal, command, processes, workers, capture } = flags;
  const durationSeconds = duration === undefined ? {} : { durationSeconds: duration };
  const options = {
    ...durationSeconds,
    ...{ deregister, signal, command },
    failFast: flags['fail-fast'],
    injectFaults: flags.control,
    env: process.env,
  };
  const own = { ...options, ...(capture === undefined ? {} : { capture }) };
  const virtualTime = flags['virtual-time'];
  if (virtualTime) demandDuration(duration ?? file.durationSeconds);
  if (workers !== undefined || processes !== 1) {
    const spread = { ...workers, virtualTime, ...(processes === undefined ? {} : { processes }) };
    return withUsageErrors(() => runInProcesses(file, { ...overrides, ...options, ...spread }));
  }
  if (virtualTime) return startInVirtualTime({ file, overrides }, own);
  return withUsageErrors(() => runScenario(file, { ...overrides, ...own }));
}

/** Waits for the report of a run. Until then, shows progress on standard error and serves metrics. */
async function reportOf(
  run: AnyRun,
  { quiet, prometheus }: { readonly quiet: boolean; readonly prometheus?: string | undefined },
): Promise<FleetReport> {
  // Keeps the process alive until the signal, even if the fleet has no open socket.
  const alive = setInterval(() => undefined, 60_000);
  let metrics: MetricsEndpoint | undefined;
  try {
    if (prometheus !== undefined) metrics = await serveMetrics(run, prometheus);
    const render = withRunTime(run, renderRun(run));
    const isMilestone = (): boolean => isAllRegistered(run.fleet.report().stats);
    return await (quiet
      ? run.report
      : withFigures(render, process.stderr, () => run.report, { isMilestone }));
  } finally {
    clearInterval(alive);
    await metrics?.close();
  }
}

async function serveMetrics(run: AnyRun, address: string): Promise<MetricsEndpoint> {
  const { renderPrometheus } = await import('@muster/simulator');
  try {
    const metrics = await startMetrics(address, async () =>
      Promise.resolve(renderPrometheus({ ...run.fleet.report(), expectations: run.progress() })),
    );
    process.stderr.write(`Metrics: ${metrics.url}\n`);
    return metrics;
  } catch (error) {
    run.stop();
    await run.report;
    throw error;
  }
}

/** @throws {CliError} the run failed, or is inconclusive */
async function demandPassed({ verdict, serverReached, error, ...report }: FleetReport): Promise<void> {
  if (verdict === 'passed') return;
  const { describeProblem } = await import('@muster/simulator');
  const remedy = report.command === undefined ? undefined : `Repeat the run with: ${report.command}`;
  if (verdict === 'inconclusive') {
    const message = `The run is inconclusive. ${report.unseen.join(' ')}`;
    throw new CliError(message, exitCodes.inconclusive, remedy);
  }
  if (!serverReached) {
    const closed = report.closedPorts?.map((address) => ` Nothing listens at ${address}.`).join('') ?? '';
    const message = error ?? `The run failed: the server ${report.server} answered nothing.${closed}`;
    throw new CliError(message, exitCodes.connection, remedy);
  }
  if (error !== undefined) throw new CliError(`The run failed: ${error}.`, exitCodes.failed, remedy);
  const unmet = report.expectations.filter(({ ok }) => !ok);
  const reasons = [
    ...unmet.map(({ title, detail }) => `${title}: ${detail}`),
    ...report.problems.map(describeProblem),
  ];
  const more = reasons.length - shownReasons;
  const shown = [...reasons.slice(0, shownReasons), ...(more > 0 ? [`${more} more`] : [])];
  throw new CliError(`The run failed: ${shown.join('; ')}.`, exitCodes.failed, remedy);
}
