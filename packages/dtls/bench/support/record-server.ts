/** The servers that the echo of records compares; started as a child process with the kind as its argument. */
import { createSocket } from 'node:dgram';
import type { RecordLayer } from '../../src/record/record-layer.ts';
import { records } from '../../src/record/record.ts';
import { BareCrypto } from './bare-crypto.ts';
import { benchKeys, recordLayer } from './record-keys.ts';

type LookupCallback = (error: Error | null, address: string, family: number) => void;

const APPLICATION_DATA = 23;
const HEAD_BYTES = 21;

/** Answers a datagram of a port, or not. */
type Echo = (datagram: Buffer, port: number) => Buffer | undefined;

/** Decrypts and encrypts the bytes where they are expected. */
function bareEcho(): Echo {
  const { client, server } = benchKeys();
  const crypto = new BareCrypto(client, server);
  return (datagram) => crypto.seal(datagram.subarray(0, HEAD_BYTES), crypto.open(datagram));
}

/** Reads the records of each port with a record layer of its own. */
function recordEcho(): Echo {
  const layers = new Map<number, RecordLayer>();
  return (datagram, port) => {
    let layer = layers.get(port);
    if (!layer) {
      layer = recordLayer('server');
      layers.set(port, layer);
    }
    for (const record of records(datagram, 6)) {
      const opened = layer.open(record);
      if (opened?.type === APPLICATION_DATA) return layer.seal(APPLICATION_DATA, opened.plaintext);
    }
    return undefined;
  };
}

const echo = process.argv[2] === 'records' ? recordEcho() : bareEcho();
const socket = createSocket({
  type: 'udp4',
  recvBufferSize: 4 * 1024 * 1024,
  lookup: (address: string, _options: unknown, callback: LookupCallback) => callback(null, address, 4),
});
socket.on('message', (datagram, remote) => {
  const answer = echo(datagram, remote.port);
  if (answer) socket.send(answer, remote.port, remote.address);
});
await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: socket.address().port });
