/** A server for PSK handshakes on a UDP socket, started as a child process. */
import { createSocket } from 'node:dgram';
import type { RemoteInfo } from 'node:dgram';
import { systemClock } from '@muster/net';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import type { ConnectionHost } from '../../src/connection/host.ts';
import { acceptServer } from '../../src/connection/server.ts';
import { answerFirstClientHello } from '../../src/flights/hello-verify.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { records } from '../../src/record/record.ts';
import type { RawRecord } from '../../src/record/record.ts';

type LookupCallback = (error: Error | null, address: string, family: number) => void;

let handshakes = 0;
const key = Buffer.from(process.argv[2] ?? '', 'hex');

/** The server side of connections, and no more of a transport than that. */
async function startDtls(): Promise<number> {
  const cookies = new CookieKeys();
  const connections = new Map<number, DtlsConnection>();
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: 4 * 1024 * 1024,
    lookup: (address: string, _options: unknown, callback: LookupCallback) => callback(null, address, 4),
  });
  const options = { clock: systemClock, credentials: { psk: () => key }, cid: undefined };

  function accept(record: RawRecord, { address, port }: RemoteInfo): void {
    const answer = answerFirstClientHello(record, address, port, cookies);
    if (!answer || 'part' in answer) return;
    if ('reply' in answer) {
      socket.send(answer.reply, port, address);
      return;
    }
    const host: ConnectionHost = {
      sendDatagram: (datagram) => socket.send(datagram, port, address),
      onApplicationData: () => undefined,
      onEstablishing: () => Promise.resolve(),
      onEstablished: () => void (handshakes += 1),
      onClosed: () => void connections.delete(port),
      onSequenceLow: () => undefined,
    };
    connections.set(port, acceptServer(answer.verified, options, host));
  }

  socket.on('message', (datagram, remote) => {
    for (const record of records(datagram, 0)) {
      const connection = connections.get(remote.port);
      if (connection) connection.receive(record);
      else accept(record, remote);
    }
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket.address().port;
}

const port = await startDtls();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ handshakes, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
