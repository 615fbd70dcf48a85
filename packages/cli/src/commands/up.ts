import { Flags } from '@oclif/core';
import { createClient } from '@muster/sdk';
import type { RunningServer } from '@muster/server';
import type { Fleet } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { renderFleet } from '../live/fleet-figures.ts';
import { withFigures } from '../live/figures.ts';
import { commandName } from '../live/command-name.ts';
import { makeFleet } from '../live/make-fleet.ts';
import { observeFleet } from '../live/observe-fleet.ts';
import { reachable } from '../live/reachable.ts';
import { serverFlags } from '../live/server-flags.ts';
import { simulationFlags, type SimulationFlags } from '../live/simulation-flags.ts';
import { startServerOf } from '../live/start-server.ts';
import { listenForStop } from '../live/stop-signals.ts';

export default class Up extends BaseCommand {
  static override summary = 'Run the server with a simulated fleet';
  static override description =
    'Brings up the whole service in one process: API, gateway, and devices that register, report and answer. Ctrl-C stops all of it; the next start continues with the devices that are stored.';
  static override examples = [
    '<%= config.bin %> up',
    '<%= config.bin %> up --devices 1000 --notify-interval 5',
    '<%= config.bin %> up --http 127.0.0.1:8081 --coap coap://127.0.0.1:5684 --data-dir ./other',
  ];
  static override flags = {
    ...serverFlags,
    devices: Flags.integer({
      description: 'How many devices.',
      default: 25,
      min: 0,
      max: 100_000,
      helpGroup: 'FLEET',
    }),
    ...simulationFlags,
    observe: Flags.boolean({
      description: 'Observe the temperatures of the devices, so that measurements and events flow.',
      default: true,
      allowNo: true,
      helpGroup: 'FLEET',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Up);
    using stop = listenForStop();
    const server = await startServerOf(flags, { logLevel: 'warn', autoEnroll: 'Generic LwM2M' });
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
    flags: SimulationFlags & { devices: number; observe: boolean },
    stop: { readonly signal: AbortSignal; readonly stopped: Promise<void> },
  ): Promise<void> {
    const fleet = await makeFleet(
      { devices: flags.devices, server: reachable(server.info.coap) },
      {
        ...flags,
        'churn-interval': flags['churn-interval'] ?? 60,
        'update-interval': flags['update-interval'] ?? 30,
        'start-rate': flags['start-rate'] ?? 50,
      },
    );
    try {
      await withFigures(renderFleet(fleet), process.stdout, async () => {
        await startFleet(fleet, server, flags.observe, stop.signal);
        await stop.stopped;
      });
    } finally {
      await fleet.stop();
    }
  }
}

/** Starts the devices and observes them. Ends early, without an error, when the stop comes first. */
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
    const client = createClient({ baseUrl: reachable(server.info.http), apiKey: server.info.apiKey });
    await observeFleet(client, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function banner(server: RunningServer): string {
  const { http, coapAddresses, apiKey } = server.info;
  return [
    'Muster is up.',
    `  API      ${http}/api/v3   (contract: ${http}/openapi.json)`,
    `  Devices  ${coapAddresses.join(', ')}`,
    `  API key  ${apiKey}`,
    `  Try      ${commandName(process.env)} devices list   (in another terminal)`,
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}
