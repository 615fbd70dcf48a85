/**
 * The servers that the handshake benchmark compares; started as a child process with the kind as its argument.
 * `dtls` takes PSK handshakes on a UDP socket; `bound` does the cryptography of as many, and nothing else.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { RemoteInfo } from 'node:dgram';
import { systemClock } from '../../src/clock.ts';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import type { ConnectionHost } from '../../src/connection/host.ts';
import { acceptServer } from '../../src/connection/server.ts';
import { answerFirstClientHello } from '../../src/flights/hello-verify.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { records } from '../../src/record/record.ts';
import type { RawRecord } from '../../src/record/record.ts';

type LookupCallback = (error: Error | null, address: string, family: number) => void;

let handshakes = 0;
const key = Buffer.from('handshake bench!');

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
    if (!answer) return;
    if ('reply' in answer) {
      socket.send(answer.reply, port, address);
      return;
    }
    const host: ConnectionHost = {
      sendDatagram: (datagram) => socket.send(datagram, port, address),
      onApplicationData: () => undefined,
      onEstablishing: () => Promise.resolve(),
      onEstablished: (connection) => {
        handshakes += 1;
        // The last flight has left: that is all there is to a handshake.
        connection.destroy();
      },
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

const cookieKey = createSecretKey(randomBytes(32));
const clientHello = randomBytes(120);
const transcript = randomBytes(320);
const finished = randomBytes(24);

/** What TLS_PSK_WITH_AES_128_CCM_8 with extended master secret costs a server, with the plainest means of Node. */
function computeHandshake(): void {
  // Cookie: made, and checked.
  createHmac('sha256', cookieKey).update(clientHello).digest();
  createHmac('sha256', cookieKey).update(clientHello).digest();
  const serverRandom = randomBytes(32);
  const master = prf(key, transcriptHash(), 48);
  const block = prf(master, Buffer.concat([serverRandom, serverRandom]), 40);
  open(createSecretKey(clientKey), clientNonce, sealedFinished);
  const expected = prf(master, transcriptHash(), 12);
  timingSafeEqual(expected, expected);
  prf(master, transcriptHash(), 12);
  seal(createSecretKey(block.subarray(0, 16)), block.subarray(28));
  handshakes += 1;
}

const transcriptHash = (): Buffer => hash('sha256', transcript, 'buffer');

function prf(secret: Buffer, seed: Buffer, length: number): Buffer {
  const secretKey = createSecretKey(secret);
  const output: Buffer[] = [];
  let a = seed;
  for (let bytes = 0; bytes < length; bytes += 32) {
    a = createHmac('sha256', secretKey).update(a).digest();
    output.push(createHmac('sha256', secretKey).update(a).update(seed).digest());
  }
  return Buffer.concat(output).subarray(0, length);
}

const aead = { authTagLength: 8 } as const;

function seal(secret: KeyObject, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ccm', secret, nonce, aead);
  cipher.setAAD(nonce, { plaintextLength: finished.length });
  return Buffer.concat([cipher.update(finished), cipher.final(), cipher.getAuthTag()]);
}

function open(secret: KeyObject, nonce: Buffer, sealed: Buffer): void {
  const decipher = createDecipheriv('aes-128-ccm', secret, nonce, aead);
  decipher.setAAD(nonce, { plaintextLength: finished.length });
  decipher.setAuthTag(sealed.subarray(finished.length));
  decipher.update(sealed.subarray(0, finished.length));
  decipher.final();
}

const clientKey = randomBytes(16);
const clientNonce = randomBytes(12);
const sealedFinished = seal(createSecretKey(clientKey), clientNonce);

const port = process.argv[2] === 'dtls' ? await startDtls() : 0;
process.on('message', (message) => {
  if (typeof message === 'number') {
    const until = performance.now() + message;
    while (performance.now() < until) computeHandshake();
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ handshakes, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
