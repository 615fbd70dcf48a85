import { udpPeer } from '@muster/testkit';
import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket, type SocketReceiver } from '@muster/net';
import { encodeFragment } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { decodeHelloVerifyRequest } from '../../src/handshake/messages/hello-verify-request.ts';
import { ContentType, encodePlaintextRecord } from '../../src/record/record.ts';
import { quiet, Scene, until } from '../support/scene.ts';

const HEADER_BYTES = 13;

/** A socket that sends each ClientHello in fragments. */
class FragmentingSocket implements DatagramSocket {
  readonly #inner: DatagramSocket;
  readonly #fragmentBytes: number;
  /** Order and loss of the fragments of one ClientHello. */
  readonly #arrange: (fragments: Buffer[]) => Buffer[];
  #sequence = 0;

  constructor(
    inner: DatagramSocket,
    fragmentBytes: number,
    arrange: (fragments: Buffer[]) => Buffer[] = (all) => all,
  ) {
    this.#inner = inner;
    this.#fragmentBytes = fragmentBytes;
    this.#arrange = arrange;
  }

  get localAddress(): { address: string; port: number } {
    return this.#inner.localAddress;
  }

  start(receiver: SocketReceiver): void {
    this.#inner.start(receiver);
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    for (const one of this.#arrange(this.#fragments(Buffer.from(datagram)))) {
      this.#inner.send(one, address, port);
    }
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #fragments(datagram: Buffer): Buffer[] {
    const isClientHello = datagram[0] === ContentType.handshake && datagram[HEADER_BYTES] === 1;
    if (!isClientHello) return [datagram];
    const messageSeq = datagram.readUInt16BE(HEADER_BYTES + 4);
    const message = {
      type: HandshakeType.clientHello,
      messageSeq,
      body: datagram.subarray(HEADER_BYTES + 12),
    };
    const fragments = [];
    for (let at = 0; at < message.body.length; at += this.#fragmentBytes) {
      const length = Math.min(this.#fragmentBytes, message.body.length - at);
      fragments.push(record(encodeFragment(message, at, length), this.#sequence));
      this.#sequence += 1;
    }
    return fragments;
  }
}

function record(plaintext: Buffer, sequence: number): Buffer {
  return encodePlaintextRecord(ContentType.handshake, 0, sequence, plaintext);
}

describe('a ClientHello in fragments (RFC 6347 4.2.3)', () => {
  let scene: Scene;

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  const openSocket =
    (bytes: number, arrange?: (fragments: Buffer[]) => Buffer[]) => async (): Promise<DatagramSocket> =>
      new FragmentingSocket(await createUdpSocket({ port: 0 }), bytes, arrange);

  const cases: readonly [string, number, ((fragments: Buffer[]) => Buffer[])?][] = [
    ['two fragments', 80],
    ['the shortest fragments that have the cookie', 68],
    ['each fragment twice', 80, (all) => all.flatMap((one) => [one, one])],
    ['the fragments of a repeated ClientHello too', 80, (all) => [...all, ...all]],
  ];
  for (const [name, bytes, arrange] of cases) {
    it(`is answered: ${name}`, async () => {
      const server = await scene.server();
      const client = await scene.client(server, { openSocket: openSocket(bytes, arrange) });
      client.say('hello');
      await until(() => client.inbox.texts.includes('HELLO'));
      expect(server.transport.counters).to.include({ handshakes: 1, halfOpen: 0, handshakesFailed: 0 });
    });
  }

  it('is answered when the client repeats it, after fragments were lost or came in another order', async () => {
    const server = await scene.server();
    let round = 0;
    const arrange = (fragments: Buffer[]): Buffer[] => {
      if (fragments.length === 1) return fragments;
      round += 1;
      // The first ClientHello without a cookie; then with one: without its end, the end first, whole.
      return round === 2 ? fragments.slice(0, 1) : round === 3 ? fragments.toReversed() : fragments;
    };
    const client = await scene.client(server, { openSocket: openSocket(80, arrange) });
    client.say('hello');
    await until(() => server.transport.counters.halfOpen === 1);
    expect(round).to.equal(2);
    await scene.clock.advance(1_000);
    await until(() => client.inbox.texts.includes('HELLO'));
    expect(round).to.equal(3);
    expect(server.transport.counters).to.include({ handshakes: 1, halfOpen: 0 });
  });

  it('keeps nothing without a good cookie, and a place for 31 seconds with one', async () => {
    const server = await scene.server({ limits: { maxHalfOpenPerAddress: 1 } });
    const stranger = await udpPeer();
    const hello = {
      version: 0xfefd,
      random: Buffer.alloc(32, 7),
      sessionId: Buffer.alloc(0),
      cookie: Buffer.alloc(0),
      cipherSuites: [0xc0a8],
      compressionMethods: Buffer.of(0),
      extensions: [],
    };
    const send = (cookie: Buffer, messageSeq: number, from: number, to?: number): Promise<void> => {
      const message = {
        type: HandshakeType.clientHello,
        messageSeq,
        body: encodeClientHello({ ...hello, cookie }),
      };
      const fragment = encodeFragment(message, from, (to ?? message.body.length) - from);
      return stranger.send(record(fragment, messageSeq), server.port);
    };
    await send(Buffer.alloc(0), 0, 36);
    await send(Buffer.alloc(32), 1, 68);
    await send(Buffer.alloc(0), 0, 0, 36);
    const reply = await stranger.receive();
    const { cookie } = decodeHelloVerifyRequest(reply.subarray(HEADER_BYTES + 12));
    expect(server.transport.counters).to.include({ halfOpen: 0, cookiesSent: 1 });
    await send(cookie, 1, 0, 68);
    await until(() => server.transport.counters.halfOpen === 1);
    const other = await scene.client(server, { openSocket: openSocket(80) });
    other.transport.connect().catch(() => undefined);
    await until(() => server.transport.counters.halfOpenRefused === 1);
    await scene.clock.advance(31_000);
    await until(() => other.transport.isEstablished);
    await quiet();
    expect(server.transport.counters.halfOpen).to.equal(0);
    await stranger.close();
  });
});
