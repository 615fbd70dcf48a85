import { systemClock } from '@muster/net';
import { connectClient } from '../../src/connection/client.ts';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import type { ConnectionHost } from '../../src/connection/host.ts';
import { acceptServer } from '../../src/connection/server.ts';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { answerFirstClientHello } from '../../src/flights/hello-verify.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { records } from '../../src/record/record.ts';

const ADDRESS = '192.0.2.1';
const TLS_PSK_WITH_AES_128_CCM_8 = suiteById(0xc0a8);
const psk = { identity: 'bench', key: Buffer.from('handshake bench!') };
const cookies = new CookieKeys();

/** One side of a connection. Its output waits until it is the peer's turn. */
class Side implements ConnectionHost {
  sent: Buffer[] = [];
  established = false;
  connection: DtlsConnection | undefined;

  sendDatagram(datagram: Buffer): void {
    this.sent.push(datagram);
  }

  onApplicationData(): void {
    throw new Error('Nobody sends data here');
  }

  onEstablishing(): Promise<void> {
    return Promise.resolve();
  }

  onEstablished(): void {
    this.established = true;
  }

  onClosed(): void {
    this.connection = undefined;
  }

  onSequenceLow(): void {
    throw new Error('No number is reserved here');
  }
}

/** Handshakes in lockstep, so that the processor time of servers and clients can be measured separately. */
export class HandshakeBatch {
  readonly #clients: Side[];
  readonly #servers: Side[];
  /** Of the servers, in microseconds. */
  serverCpu = 0;

  constructor(size: number) {
    this.#clients = Array.from({ length: size }, () => new Side());
    this.#servers = Array.from({ length: size }, () => new Side());
  }

  /** @returns handshakes that both sides have finished */
  async run(): Promise<number> {
    for (const client of this.#clients) client.connection = connect(client);
    await turn();
    for (const flight of ['cookie', 'ServerHello', 'Finished']) {
      const before = process.cpuUsage();
      this.#servers.forEach((server, at) => receive(server, take(this.#clients[at]), at, flight));
      await turn();
      const { user, system } = process.cpuUsage(before);
      this.serverCpu += user + system;
      this.#clients.forEach((client, at) => receive(client, take(this.#servers[at]), at, flight));
      await turn();
    }
    const both = this.#clients.filter(({ established }, at) => established && this.#servers[at]?.established);
    for (const { connection } of [...this.#clients, ...this.#servers]) connection?.destroy();
    return both.length;
  }
}

/** Lets all promises run. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function take(side: Side | undefined): Buffer[] {
  if (!side) return [];
  const { sent } = side;
  side.sent = [];
  return sent;
}

function connect(host: Side): DtlsConnection {
  const suites = TLS_PSK_WITH_AES_128_CCM_8 ? [TLS_PSK_WITH_AES_128_CCM_8] : [];
  return connectClient({ clock: systemClock, credentials: { psk }, suites }, host);
}

function receive(side: Side, datagrams: readonly Buffer[], at: number, flight: string): void {
  for (const datagram of datagrams) {
    for (const record of records(datagram, 0)) {
      if (side.connection) side.connection.receive(record);
      else if (flight !== 'Finished') accept(side, record, 1_024 + at);
    }
  }
}

function accept(host: Side, record: Parameters<typeof answerFirstClientHello>[0], port: number): void {
  const answer = answerFirstClientHello(record, ADDRESS, port, cookies);
  if (!answer || 'part' in answer) return;
  if ('reply' in answer) {
    host.sent.push(answer.reply);
    return;
  }
  const credentials = { psk: () => psk.key };
  host.connection = acceptServer(answer.verified, { clock: systemClock, credentials }, host);
}
