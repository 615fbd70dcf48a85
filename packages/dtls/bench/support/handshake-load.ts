import { createSocket } from 'node:dgram';
import { systemClock } from '@muster/net';
import { connectClient } from '../../src/connection/client.ts';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { records } from '../../src/record/record.ts';

const TLS_PSK_WITH_AES_128_CCM_8 = 0xc0a8;

export interface HandshakeLoad {
  readonly port: number;
  /** Clients at a time. */
  readonly clients: number;
  readonly key: Uint8Array;
  /** In all. */
  readonly handshakes: number;
}

/** Clients that shake hands with a PSK server, close, and begin again. @returns the handshakes that were finished */
export async function runHandshakes(load: HandshakeLoad): Promise<number> {
  let left = load.handshakes;
  let finished = 0;
  await Promise.all(
    Array.from({ length: load.clients }, async () => {
      while (left-- > 0) if (await shakeHands(load)) finished += 1;
    }),
  );
  return finished;
}

/** One handshake from a port of its own. @returns false when it failed */
function shakeHands({ port, key }: HandshakeLoad): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    let connection: DtlsConnection | undefined;
    let established = false;
    const suite = suiteById(TLS_PSK_WITH_AES_128_CCM_8);
    socket.on('error', () => connection?.destroy());
    socket.on('message', (datagram) => {
      for (const record of records(datagram, 0)) connection?.receive(record);
    });
    socket.connect(port, '127.0.0.1', () => {
      connection = connectClient(
        {
          clock: systemClock,
          credentials: { psk: { identity: 'bench', key } },
          suites: suite ? [suite] : [],
          retransmission: { initialMs: 200 },
          handshakeTimeoutMs: 5_000,
        },
        {
          sendDatagram: (bytes) => socket.send(bytes),
          onApplicationData: () => undefined,
          onEstablishing: () => Promise.resolve(),
          onEstablished: (done) => {
            established = true;
            done.close();
          },
          // Send the last datagram before the socket is closed.
          onClosed: () => void setImmediate(() => socket.close(() => resolve(established))),
          onSequenceLow: () => undefined,
        },
      );
    });
  });
}
