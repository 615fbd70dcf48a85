import * as Flags from '@oclif/core/flags';
import { createClient } from '@muster/sdk';
import type { RunningServer } from '@muster/server';
import type { Fleet } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { isAllRegistered, renderFleet } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { describeExposure } from '../config/local-servers.ts';
import { commandName } from '../live/command-name.ts';
import { fleetOptionsOf, makeFleet } from '../live/make-fleet.ts';
import { observeFleet } from '../live/observe-fleet.ts';
import { provisionFleet } from '../live/provision-fleet.ts';
import { toLoopback } from '../live/to-loopback.ts';
import { serverFlags } from '../generated/server-flags.ts';
import { simulationFlags, type SimulationFlags } from '../live/simulation-flags.ts';
import { reloadOnHangUp, startServerOf, type ServerFlags } from '../live/start-server.ts';
import { CHANGE_SECONDS, cohortsOf } from '../live/up-cohorts.ts';
import { withStopSignals, type StopSignals } from '../live/stop-signals.ts';

type UpFlags = ServerFlags & SimulationFlags & { devices: number; observe: boolean; secured: boolean };

/** Device type of devices that enrol themselves and of provisioned devices. */
const deviceType = 'Generic LwM2M';

/** Replaces the default of the server in the description of a flag with that of this command. */
const withDefault = <Flag extends { description?: string }>(flag: Flag, text: string): Flag => ({
  ...flag,
  description: (flag.description ?? '').replace(/(?<=Default: \$\w+, ).*$/u, () => `${text}.`),
});

/** Appends a text to the description of a flag. */
const withText = <Flag extends { description?: string }>(flag: Flag, text: string): Flag => ({
  ...flag,
  description: `${flag.description ?? ''} ${text}`,
});

export default class Up extends BaseCommand {
  static override summary = 'Run the server with a simulated fleet';
  static override description =
    'Runs the API, the gateway and simulated devices in one process. Ctrl-C stops all of them. The next start continues with the stored devices.';
  static override examples = [
    '<%= config.bin %> up',
    '<%= config.bin %> up --devices 1000 --notify-interval 5',
    '<%= config.bin %> up --http 127.0.0.1:8081 --coap coap://127.0.0.1:5684 --data-dir ./other',
  ];
  static override flags = {
    ...serverFlags,
    'log-level': withDefault(serverFlags['log-level'], 'warn'),
    'auto-enroll': withDefault(serverFlags['auto-enroll'], deviceType),
    coaps: withDefault(serverFlags.coaps, 'coaps://127.0.0.1:5684, or a free port with --coap'),
    devices: Flags.integer({
      description: 'Number of simulated devices.',
      default: 25,
      min: 0,
      max: 100_000,
      helpGroup: 'FLEET',
    }),
    ...simulationFlags,
    'churn-interval': withText(
      simulationFlags['churn-interval'],
      `Default: ${CHANGE_SECONDS} s for one device, none for the others.`,
    ),
    secured: Flags.boolean({
      description: 'Register half of the devices over DTLS with pre-shared keys.',
      default: true,
      allowNo: true,
      helpGroup: 'FLEET',
    }),
    observe: Flags.boolean({
      description: 'Observe the temperatures of the devices to produce measurements and events.',
      default: true,
      allowNo: true,
      helpGroup: 'FLEET',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Up);
    await withStopSignals((stop) => this.#run(flags, stop));
  }

  async #run(flags: UpFlags, stop: StopSignals): Promise<void> {
    const server = await startServerOf(flags, {
      logLevel: 'warn',
      autoEnroll: deviceType,
      ...(flags.secured && flags.devices > 1
        ? { coaps: securedAddress(flags.coap ?? process.env['MUSTER_COAP']) }
        : {}),
    });
    reloadOnHangUp(server, stop);
    try {
      process.stdout.write(banner(server));
      if (flags.devices === 0) await stop.stopped;
      else await this.#runFleet(server, flags, stop);
    } finally {
      await server.close();
    }
  }

  async #runFleet(
    server: RunningServer,
    flags: UpFlags,
    stop: { readonly signal: AbortSignal; readonly stopped: Promise<void> },
  ): Promise<void> {
    const secured = flags.secured ? server.info.coaps : undefined;
    const cohorts = cohortsOf(flags.devices, secured, flags['churn-interval'] === undefined);
    const source = { devices: cohorts, server: toLoopback(server.info.coap) };
    const settings = {
      ...flags,
      'update-interval': flags['update-interval'] ?? 30,
      'start-rate': flags['start-rate'] ?? 50,
    };
    if (secured !== undefined) {
      const client = createClient({ baseUrl: toLoopback(server.info.http), apiKey: server.info.apiKey });
      await provisionFleet(client, await fleetOptionsOf(source, settings), deviceType);
    }
    const fleet = await makeFleet(source, settings);
    const changing = fleet.devices.find(({ cohort }) => cohort === 'changing');
    if (changing !== undefined) process.stdout.write(aboutChanges(changing.endpointName));
    try {
      const work = async (): Promise<void> => {
        await startFleet(fleet, server, flags.observe, stop.signal);
        await stop.stopped;
      };
      const isMilestone = (): boolean => isAllRegistered(fleet.stats);
      await withFigures(renderFleet(fleet), process.stdout, work, { isMilestone });
    } finally {
      await fleet.stop();
    }
  }
}

/**
 * Returns the default address, or an address with a free port if `--coap` is set, because another service can use the
 * default port.
 */
function securedAddress(coap: unknown): string {
  return coap === undefined ? 'coaps://127.0.0.1:5684' : 'coaps://127.0.0.1:0';
}

/** Explains why the dashboard shows an unavailable object, which is not a fault here. */
const aboutChanges = (endpointName: string): string =>
  `${endpointName} replaces a temperature sensor every minute. The dashboard shows the one that is gone as unavailable.\n\n`;

/** Starts the devices and observes them. If the command is stopped first, returns early without an error. */
async function startFleet(
  fleet: Fleet,
  server: RunningServer,
  observe: boolean,
  signal: AbortSignal,
): Promise<void> {
  const onAbort = (): void => void fleet.stop();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await fleet.start();
    if (!observe) return;
    const client = createClient({ baseUrl: toLoopback(server.info.http), apiKey: server.info.apiKey });
    await observeFleet(client, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function banner(server: RunningServer): string {
  const { http, https, coapAddresses, coapsAddresses, mqttAddresses, apiKey } = server.info;
  const link = server.loginLink();
  return [
    'Muster is up.',
    ...(link === undefined ? [] : [`  Open     ${link}   (once, within 10 minutes)`]),
    `  API      ${http}/api/v3   (reference: ${http}/docs)`,
    ...(https === undefined ? [] : [`           ${https}/api/v3`]),
    `  Devices  ${[...coapAddresses, ...coapsAddresses, ...mqttAddresses].join(', ')}`,
    `  API key  ${apiKey}`,
    `  Try      ${commandName(process.env)} devices list   (in another terminal, in this folder)`,
    ...server.exposures.map((one) => `  Warning  ${describeExposure(one)} ${one.remedy}`),
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}
