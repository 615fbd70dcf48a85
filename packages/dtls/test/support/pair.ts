import { expect } from 'chai';
import { LossyLink, VirtualClock, type LinkConditions } from '@muster/testkit';
import type { AlertDescription } from '../../src/alert.ts';
import { connectClient } from '../../src/connection/client.ts';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import type { ConnectionHost } from '../../src/connection/host.ts';
import type { ClientOptions, ServerOptions } from '../../src/connection/options.ts';
import { acceptServer } from '../../src/connection/server.ts';
import type { DtlsError } from '../../src/errors.ts';
import { answerFirstClientHello } from '../../src/flights/hello-verify.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { records, type RawRecord } from '../../src/record/record.ts';
import { ResumableCache } from '../../src/session/resumable-cache.ts';
import { rawPublicKey } from './identities.ts';

export const PSK = { identity: 'sensor-1', key: Buffer.from('secretPSK-16byte') };

/** A host that records its callbacks. */
export class RecordingHost implements ConnectionHost {
  readonly received: string[] = [];
  readonly sent: Buffer[] = [];
  established = 0;
  closed = 0;
  error: DtlsError | undefined;
  sequenceLow = 0;
  establishing: (connection: DtlsConnection) => Promise<void> = () => Promise.resolve();
  readonly #send: (datagram: Buffer) => void;

  constructor(send: (datagram: Buffer) => void = () => undefined) {
    this.#send = send;
  }

  sendDatagram(datagram: Buffer): void {
    this.sent.push(datagram);
    this.#send(datagram);
  }

  onApplicationData(data: Buffer): void {
    this.received.push(data.toString());
  }

  onEstablishing(connection: DtlsConnection): Promise<void> {
    return this.establishing(connection);
  }

  onEstablished(): void {
    this.established += 1;
  }

  onClosed(_connection: DtlsConnection, error: DtlsError | undefined): void {
    this.closed += 1;
    this.error = error;
  }

  onSequenceLow(): void {
    this.sequenceLow += 1;
  }
}

export interface PairOptions {
  readonly link?: LinkConditions;
  readonly client?: Partial<ClientOptions>;
  readonly server?: Partial<ServerOptions>;
  readonly cookies?: CookieKeys;
  /** Looks at, changes, drops (undefined) or multiplies datagrams on their way. */
  readonly toServer?: (datagram: Buffer) => Buffer | readonly Buffer[] | undefined;
  readonly toClient?: (datagram: Buffer) => Buffer | readonly Buffer[] | undefined;
}

export const sessionCache = (): ResumableCache =>
  new ResumableCache({ clock: new VirtualClock(), capacity: 9, lifetimeSeconds: 60 });

/** Options of a pair whose sides know each other's raw public key. */
export function withRawPublicKeys(): Required<Pick<PairOptions, 'client' | 'server'>> {
  const [clientKey, serverKey] = [rawPublicKey(), rawPublicKey()];
  return {
    client: { credentials: { rawPublicKey: clientKey, serverRawPublicKey: serverKey.publicKey } },
    server: {
      credentials: { rawPublicKey: serverKey, verifyRawPublicKey: () => true },
      clientAuthentication: 'require',
    },
  };
}

/** A client and a server with a link between them, on a virtual clock. */
export class Pair {
  readonly clock = new VirtualClock();
  readonly link: LossyLink;
  readonly clientHost: RecordingHost;
  readonly serverHost: RecordingHost;
  readonly client: DtlsConnection;
  readonly #options: PairOptions;
  readonly #cookies: CookieKeys;
  #server: DtlsConnection | undefined;
  /** HelloVerifyRequests that went out. */
  cookiesSent = 0;

  constructor(options: PairOptions = {}) {
    this.#options = options;
    this.#cookies = options.cookies ?? new CookieKeys();
    this.link = new LossyLink(this.clock, options.link);
    const { left, right } = this.link;
    this.clientHost = new RecordingHost((datagram) => left.send(datagram, right.peerOf('192.0.2.2', 5684)));
    this.serverHost = new RecordingHost((datagram) => right.send(datagram, left.peerOf('192.0.2.1', 5684)));
    left.start({
      onDatagram: (datagram) => each(options.toClient, datagram, (one) => this.deliverToClient(one)),
      onError: fail,
    });
    right.start({
      onDatagram: (datagram) => each(options.toServer, datagram, (one) => this.deliverToServer(one)),
      onError: fail,
    });
    const { clock } = this;
    this.client = connectClient({ clock, credentials: { psk: PSK }, ...options.client }, this.clientHost);
  }

  get server(): DtlsConnection {
    if (!this.#server) throw new Error('The server has no connection');
    return this.#server;
  }

  get hasServer(): boolean {
    return this.#server !== undefined;
  }

  deliverToClient(datagram: Buffer): void {
    for (const record of records(datagram, this.client.ownCid.length || ownCidBytes(this.#options.client))) {
      this.client.receive(record);
    }
  }

  deliverToServer(datagram: Buffer): void {
    for (const record of records(datagram, ownCidBytes(this.#options.server))) this.#onServerRecord(record);
  }

  #onServerRecord(record: RawRecord): void {
    if (this.#server) {
      this.#server.receive(record);
      return;
    }
    const answer = answerFirstClientHello(record, '192.0.2.1', 5684, this.#cookies);
    if (!answer || 'part' in answer) return;
    if ('reply' in answer) {
      this.cookiesSent += 1;
      this.serverHost.sendDatagram(answer.reply);
      return;
    }
    const credentials = { psk: (identity: string) => (identity === PSK.identity ? PSK.key : undefined) };
    const options = { clock: this.clock, credentials, ...this.#options.server };
    this.#server = acceptServer(answer.verified, options, this.serverHost);
  }

  /** Waits until both are established, then sends a message each way; fails if it does not arrive. */
  async expectEstablished(withinMs = 1_000): Promise<void> {
    await this.clock.advance(withinMs);
    expect(this.clientHost.error).to.equal(undefined);
    expect(this.client.state).to.equal('established');
    expect(this.server.state).to.equal('established');
    this.client.send(Buffer.from('to the server'));
    this.server.send(Buffer.from('to the client'));
    await this.clock.advance(10);
    expect(this.serverHost.received.at(-1)).to.equal('to the server');
    expect(this.clientHost.received.at(-1)).to.equal('to the client');
    expect([this.clientHost.established, this.serverHost.established]).to.deep.equal([1, 1]);
  }

  /** Waits for the handshake to fail on both sides, with the alert that `from` sent. */
  async expectAlert(from: 'client' | 'server', alert: AlertDescription): Promise<void> {
    await this.clock.advance(1_000);
    const [sender, receiver] =
      from === 'client' ? [this.clientHost, this.serverHost] : [this.serverHost, this.clientHost];
    expect(sender.error).to.include({ kind: 'alert-sent', alert });
    expect(receiver.error).to.include({ kind: 'alert-received', alert });
    expect([sender.closed, receiver.closed]).to.deep.equal([1, 1]);
    expect(sender.established).to.equal(0);
    expect(this.clock.pendingTimers).to.equal(0);
  }
}

function ownCidBytes(options: Partial<ClientOptions> | Partial<ServerOptions> | undefined): number {
  return options?.cid?.().length ?? 0;
}

function each(change: PairOptions['toServer'], datagram: Buffer, deliver: (datagram: Buffer) => void): void {
  const changed = change ? change(datagram) : datagram;
  if (changed === undefined) return;
  for (const one of Buffer.isBuffer(changed) ? [changed] : changed) deliver(one);
}

function fail(error: Error): never {
  throw error;
}
