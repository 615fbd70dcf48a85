import { expect } from 'chai';
import { encodeFragment } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { decodeHelloVerifyRequest } from '../../src/handshake/messages/hello-verify-request.ts';
import { ContentType, encodePlaintextRecord } from '../../src/record/record.ts';
import { Scene, SERVICE, settled, TestSocket, type Address } from '../support/scene.ts';

const HEADER_BYTES = 13;
type Arrange = (fragments: Buffer[]) => Buffer[];

const record = (plaintext: Buffer, sequence: number): Buffer =>
  encodePlaintextRecord(ContentType.handshake, 0, sequence, plaintext);

/** A socket that sends each ClientHello in fragments. */
class FragmentingSocket extends TestSocket {
  readonly #fragmentBytes: number;
  /** Order and loss of the fragments of one ClientHello. */
  readonly #arrange: Arrange;
  #sequence = 0;

  constructor(scene: Scene, own: Address, fragmentBytes: number, arrange: Arrange) {
    super(scene, own);
    this.#fragmentBytes = fragmentBytes;
    this.#arrange = arrange;
  }

  override send(datagram: Uint8Array, address: string, port: number): void {
    for (const one of this.#arrange(this.#fragments(Buffer.from(datagram)))) super.send(one, address, port);
  }

  #fragments(datagram: Buffer): Buffer[] {
    const isClientHello = datagram[0] === ContentType.handshake && datagram[HEADER_BYTES] === 1;
    if (!isClientHello) return [datagram];
    const messageSeq = datagram.readUInt16BE(HEADER_BYTES + 4);
    const body = datagram.subarray(HEADER_BYTES + 12);
    const fragments = [];
    for (let at = 0; at < body.length; at += this.#fragmentBytes) {
      const length = Math.min(this.#fragmentBytes, body.length - at);
      const message = { type: HandshakeType.clientHello, messageSeq, body };
      fragments.push(record(encodeFragment(message, at, length), this.#sequence));
      this.#sequence += 1;
    }
    return fragments;
  }
}

describe('a ClientHello in fragments (RFC 6347 4.2.3)', () => {
  let scene: Scene;

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  const openSocket =
    (bytes: number, arrange: Arrange = (all) => all) =>
    async () =>
      scene.socket({}, (own) => new FragmentingSocket(scene, own, bytes, arrange));

  const cases: readonly [string, number, Arrange?][] = [
    ['two fragments', 80],
    ['the shortest fragments that have the cookie', 68],
    ['each fragment twice', 80, (all) => all.flatMap((one) => [one, one])],
    ['the fragments of a repeated ClientHello too', 80, (all) => [...all, ...all]],
  ];
  for (const [name, bytes, arrange] of cases) {
    it(`is answered: ${name}`, async () => {
      const { server } = await scene.connected({}, { openSocket: openSocket(bytes, arrange) });
      expect(server.transport.counters).to.include({ handshakes: 1, halfOpen: 0, handshakesFailed: 0 });
    });
  }

  it('is answered when the client repeats it, after fragments were lost or came in another order', async () => {
    const server = await scene.server();
    let round = 0;
    const arrange: Arrange = (fragments) => {
      if (fragments.length === 1) return fragments;
      round += 1;
      // The first ClientHello without a cookie; then with one: without its end, the end first, whole.
      return round === 2 ? fragments.slice(0, 1) : round === 3 ? fragments.toReversed() : fragments;
    };
    const client = await scene.client(server, { openSocket: openSocket(80, arrange) });
    await client.tell('hello');
    expect(server.transport.counters.halfOpen).to.equal(1);
    expect(round).to.equal(2);
    await scene.clock.advance(1_000);
    await settled();
    expect(client.inbox.texts).to.include('HELLO');
    expect(round).to.equal(3);
    expect(server.transport.counters).to.include({ handshakes: 1, halfOpen: 0 });
  });

  it('keeps nothing without a good cookie, and a place for 31 seconds with one', async () => {
    const server = await scene.server({ limits: { maxHalfOpenPerAddress: 1 } });
    const stranger = scene.socket();
    const none = Buffer.alloc(0);
    const hello = {
      version: 0xfefd,
      random: Buffer.alloc(32, 7),
      sessionId: none,
      cipherSuites: [0xc0a8],
      compressionMethods: Buffer.of(0),
      extensions: [],
    };
    const send = async (cookie: Buffer, messageSeq: number, from: number, to?: number): Promise<void> => {
      const body = encodeClientHello({ ...hello, cookie });
      const message = { type: HandshakeType.clientHello, messageSeq, body };
      const fragment = encodeFragment(message, from, (to ?? body.length) - from);
      stranger.send(record(fragment, messageSeq), SERVICE.address, server.port);
      await settled();
    };
    await send(none, 0, 36);
    await send(Buffer.alloc(32), 1, 68);
    await send(none, 0, 0, 36);
    const [reply] = stranger.received;
    const { cookie } = decodeHelloVerifyRequest(reply!.subarray(HEADER_BYTES + 12));
    expect(server.transport.counters).to.include({ halfOpen: 0, cookiesSent: 1 });
    await send(cookie, 1, 0, 68);
    expect(server.transport.counters.halfOpen).to.equal(1);
    // Its end makes no ClientHello of it.
    const body = Buffer.alloc(encodeClientHello({ ...hello, cookie }).length, 0xff);
    const end = encodeFragment(
      { type: HandshakeType.clientHello, messageSeq: 1, body },
      68,
      body.length - 68,
    );
    stranger.send(record(end, 2), SERVICE.address, server.port);
    await settled();
    expect(server.transport.counters).to.include({ halfOpen: 0, handshakes: 0 });
    await send(cookie, 1, 0, 68);
    expect(server.transport.counters.halfOpen).to.equal(1);
    const other = await scene.client(server, { openSocket: openSocket(80) });
    other.transport.connect().catch(() => undefined);
    await settled();
    expect(server.transport.counters.halfOpenRefused).to.equal(1);
    await scene.clock.advance(31_000);
    await settled();
    expect(other.transport.isEstablished).to.equal(true);
    expect(server.transport.counters.halfOpen).to.equal(0);
  });
});
