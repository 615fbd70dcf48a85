import { randomBytes } from 'node:crypto';
import { seededRandom } from '@muster/testkit';
import { expect } from 'chai';
import { CapturedConnections, type CapturedContent } from '../../src/capture/captured-connections.ts';
import type { CaptureKeys } from '../../src/capture/captured-handshake.ts';
import { masterSecret, pskPreMasterSecret, trafficKeys } from '../../src/crypto/key-schedule.ts';
import { cipherSuites, suiteByName } from '../../src/crypto/suites/suite.ts';
import { encodeMessage } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { encodePskClientKeyExchange } from '../../src/handshake/messages/client-key-exchange.ts';
import { encodeServerHello } from '../../src/handshake/messages/server-hello.ts';
import { createProtection } from '../../src/record/create-protection.ts';
import { ContentType, DTLS_1_2, encodePlaintextRecord } from '../../src/record/record.ts';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import type { DtlsServerOptions } from '../../src/transport/server-options.ts';
import { rawPublicKey } from '../support/identities.ts';
import { mutate } from '../support/mutations.ts';
import { identity, key, Scene, SERVICE, settled, type Passage, type SceneClient } from '../support/scene.ts';

const none: CaptureKeys = { masterSecrets: new Map(), preSharedKeys: new Map() };
const withPsk: CaptureKeys = { ...none, preSharedKeys: new Map([[identity, key]]) };
const exchanged = ['hello', 'HELLO', 'and again', 'AND AGAIN'];

describe('CapturedConnections', () => {
  let scene: Scene;
  let keyLog: Map<string, Uint8Array>;

  beforeEach(() => {
    scene = new Scene();
    keyLog = new Map();
  });

  afterEach(() => scene.close());

  const logKeys = (client: SceneClient): unknown =>
    Object.assign(client.socket(), {
      onMasterSecret: (random: Uint8Array, secret: Uint8Array) =>
        keyLog.set(Buffer.from(random).toString('hex'), secret),
    });

  async function talk(
    client: Partial<DtlsClientOptions> = {},
    server: Partial<DtlsServerOptions> = {},
  ): Promise<SceneClient> {
    const made = await scene.client(await scene.server(server), client);
    logKeys(made);
    await made.ask('hello');
    await made.ask('and again');
    return made;
  }

  /** Texts and faults of the captured datagrams. */
  function read(keys: CaptureKeys, passages: readonly Passage[] = scene.log): string[] {
    const capture = new CapturedConnections(keys);
    return passages.flatMap(({ from, to, datagram }) => {
      const isServer = from.localAddress.address === SERVICE.address;
      const { port } = isServer ? to : from.localAddress;
      return capture.read(datagram, isServer ? 'server' : 'client', String(port)).contents.map(textOf);
    });
  }

  const { publicKey, privateKey } = rawPublicKey();
  const rpk = {
    client: { credentials: { rawPublicKey: rawPublicKey(), serverRawPublicKey: publicKey } },
    server: { credentials: { rawPublicKey: { publicKey, privateKey }, verifyRawPublicKey: () => true } },
  };

  for (const suite of cipherSuites) {
    it(`reads ${suite.name}`, async () => {
      const { client, server } = suite.keyExchange === 'ECDHE_ECDSA' ? rpk : { client: {}, server: {} };
      await talk(
        { suites: [suite], connectionIdBytes: suite.bulk.kind === 'cbc' ? false : 3, ...client },
        server,
      );
      expect(read({ ...none, masterSecrets: keyLog })).to.deep.equal(exchanged);
      if (suite.keyExchange === 'PSK') expect(read(withPsk)).to.deep.equal(exchanged);
      else expect(read(withPsk)[0]).to.contain(`which key exchange ${suite.keyExchange} needs`);
    });
  }

  it('reads fragmented and repeated handshakes', async () => {
    const long = 'x'.repeat(600);
    // Each third datagram gets lost after it was captured.
    scene.passes = () => scene.log.length % 3 > 0;
    const client = await scene.client(await scene.server(), {
      credentials: { psk: { identity: long, key } },
      maxDatagramBytes: 256,
    });
    client.say('hello');
    for (let turn = 0; client.inbox.texts.length === 0 && turn < 50; turn += 1) {
      await settled();
      await scene.clock.advance(1_000);
      if (turn > 20) client.say('hello');
    }
    expect(scene.log).to.have.length.above(12);
    expect(read({ ...none, preSharedKeys: new Map([[long, key]]) })).to.include.members(['hello', 'HELLO']);
  });

  it('reads both sessions after a handshake from the same address, and a resumed one by its session ID', async () => {
    const client = await talk();
    const late = client.unheard('late');
    await client.transport.reconnect();
    logKeys(client);
    await client.ask('resumed');
    scene.log.push({ from: client.socket(), to: SERVICE, datagram: late });
    expect(client.transport.counters.resumptions).to.equal(1);
    for (const keys of [withPsk, { ...none, masterSecrets: keyLog }]) {
      expect(read(keys)).to.deep.equal([...exchanged, 'late', 'resumed', 'RESUMED', 'late']);
    }
    const resumed = scene.log.slice(scene.log.findIndex(({ datagram }) => datagram.equals(late)) + 1);
    expect(new Set(read(withPsk, resumed))).to.deep.equal(
      new Set(['the handshake of the resumed session is not in the capture, or has no key']),
    );
  });

  it('follows a client with a Connection ID to its new address, unless the record does not verify', async () => {
    const client = await talk();
    const other = await talk({ credentials: { psk: { identity: 'other', key } } });
    const [, port] = [client.port(), other.port()];
    await client.transport.rebind();
    await client.ask('moved');
    const capture = new CapturedConnections(withPsk);
    const clients = new Map<number, object>();
    for (const { from, to, datagram } of scene.log) {
      const isServer = from.localAddress.address === SERVICE.address;
      const at = isServer ? to.port : from.localAddress.port;
      clients.set(at, capture.read(datagram, isServer ? 'server' : 'client', String(at)).client);
    }
    const [first, second, moved] = [...clients.values()];
    expect(moved).to.equal(first).and.not.to.equal(second);
    expect(read(withPsk).slice(-2)).to.deep.equal(['moved', 'MOVED']);
    const forged = Buffer.from(scene.log.at(-2)!.datagram);
    forged[forged.length - 1]! ^= 1;
    expect(capture.read(forged, 'client', String(port))).to.deep.equal({
      client: second,
      contents: [{ fault: 'no key for the identity "other"' }],
    });
  });

  it('reads foreign peers without the extended master secret and encrypt-then-MAC', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CBC_SHA256')!;
    const [clientRandom, serverRandom] = [randomBytes(32), randomBytes(32)];
    const hello = { version: DTLS_1_2, sessionId: Buffer.alloc(0), extensions: [] };
    const plain = (type: number, messageSeq: number, body: Buffer): Buffer =>
      encodePlaintextRecord(ContentType.handshake, 0, messageSeq, encodeMessage({ type, messageSeq, body }));
    const clientHello = encodeClientHello({
      ...{ ...hello, random: clientRandom, cookie: Buffer.alloc(0) },
      ...{ cipherSuites: [suite.id], compressionMethods: Buffer.alloc(1) },
    });
    const choice = { ...hello, random: serverRandom, cipherSuite: suite.id, compressionMethod: 0 };
    const keys = trafficKeys(
      suite,
      masterSecret(pskPreMasterSecret(key), clientRandom, serverRandom),
      clientRandom,
      serverRandom,
    );
    const text = createProtection(suite, keys.client, { encryptThenMac: false }).seal(
      ...([ContentType.applicationData, 1, 0, Buffer.alloc(0), Buffer.from('old')] as const),
    );
    const capture = new CapturedConnections(withPsk);
    const contents = [
      ['client', plain(HandshakeType.clientHello, 0, clientHello)],
      ['server', plain(HandshakeType.serverHello, 0, encodeServerHello(choice))],
      [
        'client',
        plain(HandshakeType.clientKeyExchange, 1, encodePskClientKeyExchange(Buffer.from(identity))),
      ],
      ['server', plain(HandshakeType.serverHelloDone, 1, Buffer.alloc(0))],
      ['client', text],
    ].flatMap(([from, datagram]) =>
      capture.read(datagram as Buffer, from as 'client', 'a').contents.map(textOf),
    );
    expect(contents).to.deep.equal(['old']);
  });

  it('names the reason of a record that it cannot decrypt', async () => {
    await talk();
    const isProtected = ({ datagram }: Passage): boolean => datagram.readUInt16BE(3) === 1;
    const handshake = scene.log.filter((passage) => !isProtected(passage));
    const data = scene.log.filter(isProtected);
    const noise = { ...data[0]!, datagram: Buffer.from('GET / HTTP/1.1') };
    const wrong = { ...none, preSharedKeys: new Map([[identity, randomBytes(16)]]) };
    for (const [reason, keys, passages] of [
      [`the key of the identity "${identity}" is wrong`, wrong, scene.log],
      ['the secret in the key log is wrong', { ...none, masterSecrets: changed(keyLog) }, scene.log],
      [`no key for the identity "${identity}"`, none, scene.log],
      ['the handshake is not in the capture', withPsk, data],
      ['part of the handshake is not in the capture', withPsk, [...handshake.toSpliced(3, 1), ...data]],
      ['it is not a record of DTLS 1.2', withPsk, [noise]],
    ] as const) {
      expect(new Set(read(keys, passages)), reason).to.deep.equal(new Set([reason]));
    }
    const last = scene.log.at(-1)!;
    last.datagram[last.datagram.length - 1]! ^= 1;
    expect(read(withPsk)).to.deep.equal([...exchanged.slice(0, 3), 'the record is damaged']);
  });

  it('survives mutated datagrams', async () => {
    await talk({ connectionIdBytes: 3 });
    const samples = scene.log.map(({ datagram }) => datagram);
    const random = seededRandom(31);
    const below = (limit: number): number => Math.floor(random() * limit);
    let texts = 0;
    for (let run = 0; run < 200; run += 1) {
      const passages = scene.log.map((passage) =>
        below(8) > 0 ? passage : { ...passage, datagram: mutate(passage.datagram, samples, below) },
      );
      texts += read(withPsk, passages).filter((text) => exchanged.includes(text)).length;
    }
    expect(texts).to.be.above(200);
  });
});

function textOf(content: CapturedContent): string {
  return 'data' in content ? content.data.toString() : content.fault;
}

function changed(secrets: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  return new Map([...secrets].map(([random]) => [random, randomBytes(48)]));
}
