/** Child of the memory benchmark: grows to N sockets or N devices and prints what one of them took. */
import { createSocket, type Socket } from 'node:dgram';
import type { Growth } from '../memory.ts';

const [kind = '', countText = '', serverUri = ''] = process.argv.slice(2);
const count = Number(countText);
/** Grown first and kept, so that code, shared tables and the slack of a young heap are in place. */
const warmUp = Math.ceil(count / 4);

interface Measured {
  readonly rss: number;
  readonly heap: number;
}

async function settled(): Promise<Measured> {
  for (let i = 0; i < 5; i += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

async function openSockets(wanted: number): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: wanted },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = createSocket('udp4', () => undefined);
          socket.bind(0, '127.0.0.1', () => resolve(socket));
        }),
    ),
  );
}

async function growSockets(): Promise<Growth> {
  const first = await openSockets(warmUp);
  const before = await settled();
  const sockets = await openSockets(count);
  const after = await settled();
  for (const socket of [...first, ...sockets]) socket.close();
  return perOne(before, after);
}

async function growDevices(): Promise<Growth> {
  const { createFleet } = await import('@muster/simulator');
  const options = { serverUri, lifetimeSeconds: 3600, startRatePerSecond: 2000 };
  const first = createFleet({ ...options, devices: warmUp, endpointPrefix: 'warm-up-' });
  await first.start();
  await first.whenRegistered();
  const before = await settled();
  const fleet = createFleet({ ...options, devices: count });
  await fleet.start();
  await fleet.whenRegistered();
  const after = await settled();
  await Promise.all([first.stop({ deregister: false }), fleet.stop({ deregister: false })]);
  return perOne(before, after);
}

function perOne(before: Measured, after: Measured): Growth {
  return { rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count };
}

console.log(JSON.stringify(await (kind === 'sockets' ? growSockets() : growDevices())));
