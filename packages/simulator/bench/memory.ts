/**
 * Memory of an idle, registered device: `pnpm bench simulator`.
 *
 * Child processes each grow from nothing to N: some hold N bare UDP sockets, the floor that no device gets below;
 * the others N registered devices, whose server is this process. The ratio is floor to device, so 1 would be a
 * device that costs no more than its socket.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createLwm2mServer, ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import { preSharedKeyOf } from '../src/security/device-credentials.ts';

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

/** What a child tells: growth per device or socket, bytes. */
export interface Growth {
  readonly rss: number;
  readonly heap: number;
}

const devices = 2000;
/** That of a fleet that names none. */
const seed = 1;
const child = join(import.meta.dirname, 'support', 'grow.ts');

export async function run(): Promise<BenchResult[]> {
  const sockets = await grow('sockets', '');
  let locations = 0;
  const server = await createLwm2mServer({
    listen: ['coap://127.0.0.1:0', 'coaps://127.0.0.1:0'],
    secure: { credentials: { psk: (identity) => preSharedKeyOf(seed, identity) } },
    models: new ModelRegistry(omaCatalogue),
    handlers: {
      register: async () => ({ location: String((locations += 1)) }),
      update: async () => ({}),
      deregister: async () => ({}),
      send: async () => undefined,
    },
  });
  try {
    const fleet = await grow('devices', server.addresses[0] ?? '');
    const secured = await grow('devices', server.addresses[1] ?? '');
    return [
      {
        name: 'simulator.memory',
        ratio: sockets.rss / fleet.rss,
        detail:
          `${kb(fleet.rss)} KB RSS per registered device (${kb(fleet.heap)} KB of it heap), ` +
          `${kb(sockets.rss)} KB per bare UDP socket, ${devices} of each`,
      },
      {
        name: 'simulator.coaps-device',
        ratio: sockets.rss / secured.rss,
        detail:
          `${kb(secured.rss)} KB RSS per registered device over coaps (${kb(secured.heap)} KB of it heap), ` +
          `pre-shared keys, ${kb(fleet.rss)} KB over coap`,
      },
    ];
  } finally {
    await server.close();
  }
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** The median of three children: the system gives memory in lumps. */
async function grow(kind: 'sockets' | 'devices', serverUri: string): Promise<Growth> {
  const runs: Growth[] = [];
  for (let i = 0; i < 3; i += 1) runs.push(await growOnce(kind, serverUri));
  const median = (pick: (growth: Growth) => number): number => runs.map(pick).sort((a, b) => a - b)[1] ?? NaN;
  return { rss: median(({ rss }) => rss), heap: median(({ heap }) => heap) };
}

async function growOnce(kind: 'sockets' | 'devices', serverUri: string): Promise<Growth> {
  const flags = ['--expose-gc', '--max-semi-space-size=2'];
  const running = spawn(process.execPath, [...flags, child, kind, String(devices), serverUri], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    running.once('error', reject);
    running.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the child for ${kind} ended with code ${String(code)}`);
  return JSON.parse(output) as Growth;
}
