import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import type { ActionResult, FleetReport } from '@muster/simulator';
import { BaseCommand, formatOf, jqFlag } from '../base-command.ts';
import { fleetNamed, localFleets, type LocalFleet } from '../config/local-fleets.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { askFleet } from '../live/control-fleet.ts';
import { durationFlag } from '../live/duration.ts';
import { actionOf, demandWords, deviceActions } from '../live/fleet-actions.ts';
import { renderFleet } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import { formats, printObject, printRows, type View } from '../output/printer.ts';

const requests = ['list', 'figures', 'devices', 'show', 'set', ...Object.keys(deviceActions), 'stop'];
const figuresIntervalMs = 1000;

export default class FleetAttach extends BaseCommand {
  static override summary = 'Show and control a fleet that runs with --control';
  static override description = `Without a request, shows live figures until the fleet ends or Ctrl-C. The fleet goes on after Ctrl-C.

Requests:
  list                      the running fleets
  figures                   the report of the fleet so far
  devices                   its devices; --cohort and --state select some
  show DEVICE [PATH…]       a device, its counters, and its values at these paths
  set DEVICE PATH VALUE     change a value on the device, which sends notifications
  stop                      end the run: deregister the devices, and write the reports

Actions of devices:
  update, deregister, register, bootstrap
                            send that message of LwM2M
  reconnect                 register from a new socket, as after a failure of the network
  reboot                    go down and register again, see --kind
  crash                     die without a last message, and come back after --for
  change-address            continue from another local port
  go-offline, come-back     send and hear nothing; continue
  send PATH…                report values with LwM2M Send
  execute PATH [ARGUMENTS]  run an executable resource
  add-instance, remove-instance /OBJECT/INSTANCE
                            change the object list, and send an Update
  inject-fault JSON         commit a fault, as in deviceFaults of a fleet file; --for limits it
  inject-network JSON       put a condition on the network, as in network of a fleet file
  clear-faults              end the injected faults and conditions

Actions take a DEVICE as their first argument, or --cohort, --share or --all in its place. The exit code is 9 if one of the devices could not do it.`;
  static override examples = [
    '<%= config.bin %> fleet attach',
    '<%= config.bin %> fleet attach devices --state failed -o json',
    '<%= config.bin %> fleet attach set muster-sim-000001 /3303/0/5700 30',
    '<%= config.bin %> fleet attach reboot --all',
    '<%= config.bin %> fleet attach send muster-sim-000001 /3303/0/5700',
    `<%= config.bin %> fleet attach inject-network --share 0.5 --for 30s '{"lossRate":0.2}'`,
    '<%= config.bin %> fleet attach stop',
  ];
  static override args = {
    request: Args.string({ description: `One of ${requests.join(', ')}.`, ignoreStdin: true }),
    device: Args.string({ description: 'Endpoint name of a device.', ignoreStdin: true }),
    path: Args.string({ description: 'LwM2M path, such as /3303/0/5700.', ignoreStdin: true }),
    value: Args.string({ description: 'Value, arguments of an Execute, or JSON.', ignoreStdin: true }),
  };
  static override strict = false;
  static override flags = {
    fleet: Flags.string({
      description: 'Name or process ID of the fleet. Default: the only one that runs.',
      helpValue: 'NAME|PID',
    }),
    cohort: Flags.string({ description: 'Devices of this cohort.', helpValue: 'NAME' }),
    all: Flags.boolean({ description: 'All devices of the fleet.', exclusive: ['cohort'] }),
    share: Flags.string({
      description: 'Share of the fleet or the cohort, more than 0, at most 1; always the same devices.',
      helpValue: 'NUMBER',
    }),
    for: durationFlag({ description: 'How long an injected fault or a crash lasts.' }),
    state: Flags.string({
      description: 'Devices in this state.',
      options: ['idle', 'bootstrapping', 'registering', 'registered', 'failed', 'closed'],
    }),
    kind: Flags.string({
      description: 'Kind of reboot.',
      options: ['reboot', 'power-cycle', 'factory-reset'],
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the output.',
      options: [...formats],
      default: 'table',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({
      description: 'The same as -o json; errors are JSON too.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(FleetAttach);
    const [request, ...words] = argv as string[];
    if (request !== undefined && !requests.includes(request)) {
      throw new UsageError(`Unknown request "${request}".`, `Use one of ${requests.join(', ')}.`);
    }
    const fleets = await localFleets();
    const view = viewOf(flags);
    if (request === 'list') {
      await printRows(
        fleets.map(({ name, pid, url }) => ({ name, pid, url })),
        { ...view, knownColumns: ['name', 'pid', 'url'] },
      );
      return;
    }
    const fleet = fleetNamed(fleets, flags.fleet);
    if (request === undefined) await showLive(fleet);
    else await performRequest(fleet, request, words, flags, view);
  }
}

type AttachFlags = Interfaces.InferredFlags<typeof FleetAttach.flags>;

async function performRequest(
  fleet: LocalFleet,
  request: string,
  words: readonly string[],
  flags: AttachFlags,
  view: View,
): Promise<void> {
  if (Object.hasOwn(deviceActions, request)) return act(fleet, request, words, flags, view);
  switch (request) {
    case 'devices':
      demandWords(request, words, 0, 0);
      await printRows(devicesOf(fleet, flags), view);
      return;
    case 'show':
      demandWords(`${request} DEVICE [PATH…]`, words, 1, Infinity);
      return printObject(await askFleet(fleet, 'GET', showPath(words)), view);
    case 'set':
      demandWords(`${request} DEVICE PATH VALUE`, words, 3, 3);
      return printObject(await set(fleet, words), view);
    case 'stop':
      demandWords(request, words, 0, 0);
      return printObject(await askFleet(fleet, 'POST', '/v1/stop'), view);
    default:
      demandWords(request, words, 0, 0);
      return printObject(await askFleet(fleet, 'GET', '/v1/fleet'), view);
  }
}

async function act(
  fleet: LocalFleet,
  request: string,
  words: readonly string[],
  flags: AttachFlags,
  view: View,
): Promise<void> {
  const body = actionOf(request, words, flags);
  const result = (await askFleet(fleet, 'POST', '/v1/actions', body)) as ActionResult;
  await printObject(result, view);
  const [first] = result.failures;
  if (first) {
    throw new CliError(
      `${result.failed} of ${result.done + result.failed} devices could not: ${first.device}: ${first.message}`,
      exitCodes.device,
    );
  }
}

/** Sets a value, converted to the type of the resource. */
async function set(
  fleet: LocalFleet,
  [device = '', path = '', text = '']: readonly string[],
): Promise<unknown> {
  const shown = (await askFleet(fleet, 'GET', showPath([device, path]))) as {
    values: Record<string, unknown>;
  };
  const before = shown.values[path];
  const body = { [path]: valueOf(text, before) };
  return askFleet(fleet, 'PUT', `/v1/devices/${encodeURIComponent(device)}/values`, body);
}

function valueOf(text: string, before: unknown): string | number | boolean {
  if (typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (typeof before === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

async function* devicesOf(fleet: LocalFleet, { cohort, state }: AttachFlags): AsyncGenerator {
  const query = new URLSearchParams({ limit: '1000' });
  if (cohort !== undefined) query.set('cohort', cohort);
  if (state !== undefined) query.set('state', state);
  for (let offset = 0; ; offset += 1000) {
    query.set('offset', String(offset));
    const page = (await askFleet(fleet, 'GET', `/v1/devices?${query.toString()}`)) as {
      total: number;
      devices: unknown[];
    };
    yield* page.devices;
    if (offset + 1000 >= page.total) return;
  }
}

function showPath([device = '', ...paths]: readonly string[]): string {
  const query = paths.map((path) => `path=${encodeURIComponent(path)}`).join('&');
  return `/v1/devices/${encodeURIComponent(device)}${query === '' ? '' : `?${query}`}`;
}

async function showLive(fleet: LocalFleet): Promise<void> {
  const report = async (): Promise<FleetReport> =>
    ((await askFleet(fleet, 'GET', '/v1/fleet')) as { report: FleetReport }).report;
  const latest = await report();
  const live = { stats: latest.stats };
  process.stderr.write(`Attached to ${fleet.name} (${fleet.pid}). Ctrl-C detaches; the fleet goes on.\n`);
  await withStopSignals(({ signal }) =>
    withFigures(renderFleet(live), process.stderr, async () => {
      while (await isRunning(signal)) {
        try {
          live.stats = (await report()).stats;
        } catch (error) {
          if (error instanceof CliError && error.exitCode === exitCodes.connection) return;
          throw error;
        }
      }
    }),
  );
}

/** Waits for the next refresh; returns false after Ctrl-C. */
async function isRunning(signal: AbortSignal): Promise<boolean> {
  const { setTimeout: delay } = await import('node:timers/promises');
  return delay(figuresIntervalMs, undefined, { signal }).then(
    () => true,
    () => false,
  );
}

function viewOf(flags: AttachFlags): View {
  const format = formatOf(flags, { output: { value: flags.output, source: '--output' } });
  const knownColumns = ['device', 'cohort', 'state', 'isAwake', 'address'];
  return { format, columns: undefined, knownColumns, secrets: [] };
}
