/**
 * A process of devices that make DTLS connections with a pre-shared key, each from a socket of its own, with at most `window`
 * handshakes under way. The connections stay open until the process ends.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { secureTransport, type SecureTransport } from '@muster/lwm2m';

export interface HandshakeJob {
  readonly port: number;
  readonly devices: readonly { readonly identity: string; readonly preSharedKey: string }[];
  readonly window: number;
}

export interface HandshakeOutcome {
  readonly durationMs: number;
  readonly answered: number;
  /** Number of flights that devices have sent again. */
  readonly resent: number;
}

const suites = ['TLS_PSK_WITH_AES_128_CCM_8'];
/** An empty confirmable message. */
const coapPing = Buffer.of(0x40, 0, 0, 1);
const pingTimeoutMs = 5_000;

process.on('disconnect', () => process.exit());
process.on('message', (job: HandshakeJob) => {
  void run(job).then((outcome) => process.send?.(outcome));
});

async function run({ port, devices, window }: HandshakeJob): Promise<HandshakeOutcome> {
  const transports = await Promise.all(
    devices.map(({ identity, preSharedKey }) => {
      const credentials = { psk: { identity, key: Buffer.from(preSharedKey, 'hex') } };
      return secureTransport({ credentials, suites })({ scheme: 'coaps', address: '127.0.0.1', port });
    }),
  );
  const { promise: isFound, resolve: found } = Promise.withResolvers<boolean>();
  for (const transport of transports) transport.start({ onDatagram: () => found(true), onError: fail });
  const left = transports.values();
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: window }, () => connectAll(left)));
  const durationMs = performance.now() - startedMs;
  await transports[0]?.rebind();
  transports[0]?.send(coapPing, transports[0].peer);
  if (!(await Promise.race([isFound, pause(pingTimeoutMs, false)]))) {
    throw new Error('The server does not know a device at another port: it has agreed to no Connection ID.');
  }
  const resent = transports.reduce((sum, { counters }) => sum + counters.retransmissions, 0);
  return { durationMs, answered: transports.length, resent };
}

async function connectAll(left: Iterable<SecureTransport>): Promise<void> {
  for (const transport of left) await transport.connect();
}

function fail(error: Error): void {
  throw error;
}
