import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { WRITE_BLOCK } from '../../src/session/reservation.ts';
import type { RestoreFailure } from '../../src/transport/server-options.ts';
import {
  forgeryOf,
  identity,
  messageOf,
  sequencesOf,
  settled,
  type SceneClient,
  type SceneServer,
} from '../support/scene.ts';
import { SharedScene } from '../support/shared-scene.ts';

const CID_BYTES = 6;

describe('servers that share a store', () => {
  let scene: SharedScene;
  let a: SceneServer;
  let b: SceneServer;
  let device: SceneClient;

  beforeEach(async () => {
    scene = new SharedScene();
    a = await scene.member('a');
    b = await scene.member('b');
    device = await scene.device([a]);
    await device.ask('at a');
  });

  afterEach(() => scene.close());

  /** The last record that the device has sent. */
  const lastRecord = (): Buffer => device.sent.at(-1)!;
  const keyOf = (): string => `dtls:${scene.stored().id}`;

  it('take a session over when its owner was killed, with the first record, and never use its numbers', async () => {
    a.kill();
    await device.tell('at b', b);
    expect(b.inbox.texts).to.deep.equal(['at b']);
    expect(device.inbox.texts).to.include('AT B');
    expect(b.inbox.datagrams[0]?.peer).to.include({ key: keyOf(), identity: `psk:${identity}` });
    expect(device.transport.counters.handshakes).to.equal(1);
    expect(b.transport.counters).to.include({ taken: 1, handshakes: 0, connections: 1 });
    expect(scene.stored().generation).to.equal(2);
    // It starts behind all that the former owner had reserved, and has reserved a block of its own before it sends.
    expect(sequencesOf(b.socket.sent)).to.deep.equal([WRITE_BLOCK]);
    expect(scene.stored().state.writeSequence).to.equal(2 * WRITE_BLOCK);
  });

  it('release a session with its exact state: the next owner continues with the next number', async () => {
    await device.tell('at b', b);
    expect(device.inbox.texts).to.deep.equal(['AT A', 'AT B']);
    const last = Math.max(...sequencesOf(a.socket.sent));
    expect(sequencesOf(b.socket.sent)).to.deep.equal([last + 1]);
    expect(a.closed.map(({ reason }) => reason)).to.deep.equal(['moved']);
    expect(a.transport.size).to.equal(0);
    expect(a.transport.counters).to.include({ released: 1, fenced: 0 });
    // No alert has told the device.
    expect(device.transport.counters.handshakes).to.equal(1);
    const [taken] = scene.sessions.takes;
    expect(taken).to.deep.equal({
      id: scene.stored().id,
      sequence: sequencesOf([lastRecord()], CID_BYTES)[0],
    });
  });

  it('move a session for a record that was repeated by the network to neither', async () => {
    // The owner has read it.
    await b.takes(device.port(), lastRecord());
    expect(a.transport.size).to.equal(1);
    expect(b.transport.size).to.equal(0);
    expect(b.inbox.texts).to.deep.equal([]);
    expect(scene.sessions.takes).to.have.length(1);
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1, takeDropped: 1 });
    await device.ask('still at a');
  });

  it('refuse a record that the owner has read and saved between the look-up and the taking', async () => {
    let stopped: Promise<void> | undefined;
    scene.sessions.before = async (step) => {
      if (step !== 'take' || stopped) return;
      stopped = a.transport.close();
      await stopped;
      scene.sessions.alive.delete('a');
    };
    await b.takes(device.port(), lastRecord());
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1, connections: 0 });
    expect(scene.stored().generation).to.equal(1);
    await device.tell('newer', b);
    expect(b.inbox.texts).to.deep.equal(['newer']);
  });

  it('keep a session where a newer record was read, as the exported state could not tell the older from a replay', async () => {
    const late = device.unheard('late');
    await device.tell('newer');
    const [sequence] = sequencesOf([late], CID_BYTES);
    expect(await a.transport.releaseSession(scene.stored().id, sequence)).to.equal('seen');
    await b.takes(device.port(), late);
    expect(b.transport.size).to.equal(0);
    expect(a.transport.size).to.equal(1);
    // Its owner takes it, as the window of a live connection has room for it.
    await a.takes(device.port(), late);
    expect(a.inbox.texts).to.deep.equal(['at a', 'newer', 'late']);
  });

  it('ask no owner for a session because of a forged record with its Connection ID', async () => {
    const forged = forgeryOf(device.unheard('x'));
    for (let count = 0; count < 3; count += 1) {
      await b.takes(device.port(), forged);
    }
    expect(scene.sessions.takes).to.deep.equal([]);
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 3, takeDropped: 3 });
    expect(a.transport.size).to.equal(1);
    expect(scene.stored().generation).to.equal(1);
    // It does not keep an authentic one from moving it, even in the same look-up.
    const records = Array.from({ length: 5 }, () => forged);
    await b.takes(device.port(), ...records, device.unheard('authentic'), forged);
    expect(b.inbox.texts).to.deep.equal(['authentic']);
  });

  it('give the records that wait for a session to it in order, at most eight of them', async () => {
    const waiting = Array.from({ length: 10 }, (_, at) => device.unheard(`!${at}`));
    await b.takes(device.port(), ...waiting);
    expect(b.inbox.texts).to.deep.equal(['!0', '!1', '!2', '!3', '!4', '!5', '!6', '!7']);
    expect(scene.sessions.finds).to.have.length(1);
    expect(b.transport.counters).to.include({ taken: 1, takeDropped: 2 });
  });

  it('let one of two that hear a device at once have the session, and deliver nothing twice', async () => {
    a.kill();
    const c = await scene.member('c');
    for (let round = 0; round < 5; round += 1) {
      await device.tell(`!${round}`, b, c);
      expect(b.transport.size + c.transport.size).to.equal(1);
    }
    const delivered = [...b.inbox.texts, ...c.inbox.texts];
    expect(delivered).to.have.length(new Set(delivered).size);
    expect(delivered).to.include('!0');
    await device.tell('to c alone', c);
    expect(c.inbox.texts).to.include('to c alone');
    expect(scene.numbers).to.deep.equal([...new Set(scene.numbers)]);
  });

  it('decide the address of the peer by its newest record (RFC 9146 6)', async () => {
    a.kill();
    const before = device.port();
    await device.transport.rebind();
    await device.ask('from a new port', b);
    expect(device.port()).not.to.equal(before);
    expect(b.inbox.datagrams[0]?.peer.port).to.equal(device.port());
    expect(b.transport.counters).to.include({ taken: 1, addressChanges: 1 });
  });

  it('take sessions for outgoing data, once for concurrent calls and a record', async () => {
    const key = keyOf();
    const record = device.unheard('!with them');
    const calls = [b.transport.takeSession(key), b.transport.takeSession(key)];
    b.hear(record, device.port());
    const [peer, other] = await Promise.all(calls);
    expect(peer).to.equal(other);
    expect(peer).to.equal(b.transport.peerByKey(key));
    expect(await b.transport.takeSession(key)).to.equal(peer);
    b.transport.send(Buffer.from('the server speaks first'), peer!);
    await settled();
    expect(device.inbox.texts).to.include('the server speaks first');
    expect(b.inbox.texts).to.deep.equal(['!with them']);
    expect(scene.sessions.finds).to.have.length(1);
    expect(scene.sessions.takes).to.have.length(1);
    expect(b.transport.counters.taken).to.equal(1);
    expect(a.transport.size).to.equal(0);
  });

  it('take a session for outgoing data though a replayed record has asked for it first', async () => {
    b.hear(lastRecord(), device.port());
    // While the owner decides about the record.
    let call: Promise<unknown> | undefined;
    scene.sessions.before = async (step) => {
      if (step === 'take') call ??= b.transport.takeSession(keyOf());
    };
    await settled();
    expect(await call).to.equal(b.transport.peerByKey(keyOf()));
    expect(b.transport.size).to.equal(1);
    expect(b.inbox.texts).to.deep.equal([]);
    expect(scene.sessions.takes.map(({ sequence }) => sequence === undefined)).to.deep.equal([false, true]);
  });

  it('know no session of a key that is none, or is gone', async () => {
    const key = keyOf();
    for (const none of ['', 'dtls:', 'dtls:zz', 'udp:127.0.0.1:1', 'dtls:00112233445566']) {
      expect(await b.transport.takeSession(none)).to.equal(undefined);
    }
    await a.transport.closePeer(key);
    expect(await b.transport.takeSession(key)).to.equal(undefined);
    expect(await a.transport.releaseSession(key.slice(5))).to.equal('absent');
    expect(b.transport.counters.takeNotFound).to.equal(2);
  });

  it('share one release among concurrent calls', async () => {
    const { id } = scene.stored();
    const outcomes = await Promise.all([
      a.transport.releaseSession(id),
      a.transport.releaseSession(id),
      a.transport.releaseSession(id, 1_000),
    ]);
    expect(outcomes).to.deep.equal(['released', 'released', 'released']);
    expect(a.transport.counters.released).to.equal(1);
    expect(await a.transport.releaseSession(id)).to.equal('absent');
    expect(scene.stored().state.writeSequence).to.equal(Math.max(...sequencesOf(a.socket.sent)) + 1);
  });

  it('read no record of a session that is being released, and take it back with the next one', async () => {
    const { id } = scene.stored();
    const release = scene.sessions.holdSave();
    const released = a.transport.releaseSession(id);
    await settled();
    device.say('in between');
    a.transport.send(Buffer.from('not sent'), a.transport.peerByKey(keyOf())!);
    await settled();
    expect(a.inbox.texts).to.deep.equal(['at a']);
    expect(device.inbox.texts).to.deep.equal(['AT A']);
    release();
    expect(await released).to.equal('released');
    await settled();
    // The record has waited for the end of the release.
    expect(a.inbox.texts).to.deep.equal(['at a', 'in between']);
    expect(device.inbox.texts).to.deep.equal(['AT A', 'IN BETWEEN']);
    expect(scene.numbers).to.deep.equal([...new Set(scene.numbers)]);
  });

  it('have released a session that another server owns already', async () => {
    const { id } = scene.stored();
    scene.sessions.alive.delete('a');
    await device.tell('at b', b);
    expect(await a.transport.releaseSession(id)).to.equal('released');
    expect(a.transport.size).to.equal(0);
    expect(scene.stored().generation).to.equal(2);
    await device.tell('still at b');
    expect(b.inbox.texts).to.deep.equal(['at b', 'still at b']);
  });

  it('fence an owner that is alive but cannot be reached, at its next save', async () => {
    scene.sessions.alive.delete('a');
    await device.tell('at b', b);
    expect(b.inbox.texts).to.deep.equal(['at b']);
    expect(a.transport.size).to.equal(1);
    await a.transport.checkpoint();
    expect(a.closed.map(({ reason }) => reason)).to.deep.equal(['fenced']);
    expect(scene.numbers).to.deep.equal([...new Set(scene.numbers)]);
  });

  it('do not take a session whose owner has reserved more numbers since it was read', async () => {
    // The owner lives, but cannot be reached, and writes on.
    scene.sessions.alive.delete('a');
    const peer = a.transport.peerByKey(keyOf())!;
    const text = Buffer.from('x');
    scene.sessions.before = async (step, server) => {
      if (step !== 'save' || server !== 'b') return;
      for (let count = 0; count < 40_000; count += 1) a.transport.send(text, peer);
      await settled(5);
      for (let count = 0; count < 40_000; count += 1) a.transport.send(text, peer);
    };
    const record = device.unheard('!at b');
    await b.takes(device.port(), record);
    expect(Math.max(...sequencesOf(a.socket.sent))).to.be.above(WRITE_BLOCK);
    expect(b.transport.size).to.equal(0);
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1 });
    scene.sessions.before = () => Promise.resolve();
    // The device sends again.
    await device.tell('at b', b);
    expect(b.inbox.texts).to.deep.equal(['at b']);
    expect(new Set(scene.numbers).size).to.equal(scene.numbers.length);
    expect(Math.min(...sequencesOf(b.socket.sent))).to.be.above(Math.max(...sequencesOf(a.socket.sent)));
  });

  it('do not remove a session that another server has taken when their own copy ends', async () => {
    scene.sessions.alive.delete('a');
    await device.tell('at b', b);
    await a.transport.closePeer(keyOf());
    expect(scene.sessions.inner.size).to.equal(1);
    await device.tell('still at b');
    expect(b.inbox.texts).to.deep.equal(['at b', 'still at b']);
  });

  it('stop with sessions that others then continue', async () => {
    const stopped = a.transport.close();
    a.hear(device.unheard('!too late'), device.port());
    await stopped;
    expect(a.inbox.texts).to.deep.equal(['at a']);
    scene.sessions.alive.delete('a');
    await device.tell('at b', b);
    expect(sequencesOf(b.socket.sent)).to.deep.equal([Math.max(...sequencesOf(a.socket.sent)) + 1]);
    expect(device.inbox.texts).to.include('AT B');
  });

  it('release a session while they stop', async () => {
    const { id } = scene.stored();
    const [, outcome] = await Promise.all([a.transport.close(), a.transport.releaseSession(id)]);
    expect(outcome).to.equal('released');
    expect(scene.stored().state.writeSequence).to.equal(Math.max(...sequencesOf(a.socket.sent)) + 1);
  });

  it('begin no take-over when they stop, and save the exact state of one that is under way', async () => {
    a.kill();
    b.hear(device.unheard('!x'), device.port());
    await b.transport.close();
    expect(scene.stored().generation).to.equal(1);
    expect(await b.transport.takeSession(keyOf())).to.equal(undefined);
    const c = await scene.member('c');
    const save = scene.sessions.holdSave('c');
    const record = device.unheard('!y');
    await c.takes(device.port(), record);
    const stopped = c.transport.close();
    await settled();
    save();
    await stopped;
    scene.sessions.alive.delete('c');
    expect(c.inbox.texts).to.deep.equal([]);
    expect(scene.stored()).to.include({ generation: 2 });
    expect(scene.stored().state.writeSequence).to.equal(WRITE_BLOCK);
    // It has not read the record, so the next server does.
    const d = await scene.member('d');
    await d.takes(device.port(), record);
    expect(d.inbox.texts).to.deep.equal(['!y']);
  });

  describe('with a store that fails', () => {
    const errors: string[] = [];

    for (const step of ['find', 'take', 'save'] as const) {
      it(`at ${step}: drop the record, report it, and take the session with a later one`, async () => {
        errors.length = 0;
        a.kill();
        const c = await scene.member('c', {
          events: { onStoreError: (error) => errors.push(error.message) },
        });
        scene.sessions.before = (at) =>
          at === step ? Promise.reject(new Error('the store is away')) : Promise.resolve();
        await device.tell('lost', c);
        expect(c.inbox.texts).to.deep.equal([]);
        expect(errors).to.deep.equal(['the store is away']);
        expect(c.transport.counters).to.include({ taken: 0, takeDropped: 1, storeErrors: 1 });
        expect(await c.transport.takeSession(keyOf()).catch(messageOf)).to.equal('the store is away');
        expect(c.socket.sent).to.deep.equal([]);
        scene.sessions.before = () => Promise.resolve();
        await device.tell('repeated');
        expect(c.inbox.texts).to.deep.equal(['repeated']);
      });
    }

    it('while a session is released: lose it, and say so', async () => {
      const { id } = scene.stored();
      scene.sessions.before = () => Promise.reject(new Error('the store is away'));
      expect(await a.transport.releaseSession(id).catch(messageOf)).to.equal('the store is away');
      expect(a.transport.counters).to.include({ connections: 0, storeErrors: 1 });
      scene.sessions.before = () => Promise.resolve();
      await device.tell('at b', b);
      // The numbers that were reserved are skipped, as after a crash.
      expect(sequencesOf(b.socket.sent)).to.deep.equal([WRITE_BLOCK]);
    });
  });

  describe('for records of sessions that are in no store', () => {
    const unknown = (text: string): Buffer => {
      const record = Buffer.from(device.unheard(text));
      randomBytes(CID_BYTES).copy(record, 11);
      return record;
    };

    it('look each up once in five seconds', async () => {
      const record = unknown('x');
      for (let count = 0; count < 3; count += 1) {
        await b.takes(device.port(), record);
      }
      expect(scene.sessions.finds).to.have.length(1);
      expect(b.transport.counters).to.include({ takeNotFound: 1, takeDropped: 3, unknownCid: 3 });
      await scene.clock.advance(4_999);
      await b.takes(device.port(), record);
      expect(scene.sessions.finds).to.have.length(1);
      await scene.clock.advance(1);
      await b.takes(device.port(), record);
      expect(scene.sessions.finds).to.have.length(2);
    });

    it('verify no more records of a session after too many that did not', async () => {
      const c = await scene.member('c', { handshakeLimits: { maxBadMacs: 3 } });
      const forged = forgeryOf(device.unheard('!x'));
      for (let count = 0; count < 4; count += 1) c.hear(forged, device.port());
      await settled();
      await c.takes(device.port(), device.unheard('!y'));
      expect(c.transport.counters).to.include({ taken: 0, takeRefused: 2, takeDropped: 5 });
      expect(c.inbox.texts).to.deep.equal([]);
      // The application can have it.
      expect((await c.transport.takeSession(keyOf()))?.key).to.equal(keyOf());
    });

    it('find them when the application does', async () => {
      const [session] = scene.sessions.inner.load();
      await scene.sessions.inner.remove(session!.id, session!.generation);
      await b.takes(device.port(), device.unheard('!x'));
      expect(b.transport.counters.takeNotFound).to.equal(1);
      await scene.sessions.inner.save(session!, undefined);
      await b.transport.takeSession(keyOf());
      await a.transport.takeSession(keyOf());
      expect(b.transport.size).to.equal(0);
      await b.takes(device.port(), device.unheard('!y'));
      expect(b.inbox.texts).to.deep.equal(['!y']);
    });

    it('look up none that cannot be protected', async () => {
      for (const epoch of [0, 2, 65_535]) {
        const record = unknown('x');
        record.writeUInt16BE(epoch, 3);
        b.hear(record, device.port());
        record[0] = 23;
        b.hear(record, device.port());
      }
      await settled();
      expect(scene.sessions.finds).to.deep.equal([]);
    });

    it('keep at most 32 KiB of the records that wait for one', async () => {
      const large = Array.from({ length: 5 }, (_, at) => device.unheard(`!${at}${'x'.repeat(10_000)}`));
      await b.takes(device.port(), ...large);
      expect(b.inbox.texts.map((text) => text.slice(0, 2))).to.deep.equal(['!0', '!1', '!2']);
      expect(b.transport.counters.takeDropped).to.equal(2);
    });

    it('look up no more at a time than the limit', async () => {
      const c = await scene.member('c', { limits: { maxTakeovers: 3 } });
      let find: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (find = resolve));
      scene.sessions.before = () => held;
      for (let count = 0; count < 10; count += 1) c.hear(unknown('x'), device.port());
      await settled();
      expect(scene.sessions.finds).to.have.length(3);
      expect(c.transport.counters.takeDropped).to.equal(7);
      // The application gets its sessions all the same.
      const call = c.transport.takeSession(keyOf());
      find();
      expect((await call)?.key).to.equal(keyOf());
      await settled();
      expect(c.transport.counters).to.include({ takeNotFound: 3, takeDropped: 10 });
      await c.takes(device.port(), unknown('y'));
      expect(scene.sessions.finds).to.have.length(5);
    });

    it('remember at most 4,096 of them', async () => {
      const records = Array.from({ length: 4_097 }, () => unknown('x'));
      for (const record of records) {
        b.hear(record, device.port());
        await settled(1);
      }
      await settled();
      expect(scene.sessions.finds).to.have.length(4_097);
      await b.takes(device.port(), records.at(-1)!);
      expect(scene.sessions.finds).to.have.length(4_097);
      await b.takes(device.port(), records[0]!);
      expect(scene.sessions.finds).to.have.length(4_098);
    }).timeout(60_000);
  });

  describe('of sessions that cannot be used', () => {
    it('count the idle time of one from when its peer was last heard, by whichever server', async () => {
      const { lastActiveAt } = scene.stored();
      await scene.clock.advance(50_000);
      const c = await scene.member('c', { limits: { idleTimeoutMs: 60_000 } });
      expect(await c.transport.takeSession(keyOf())).not.to.equal(undefined);
      expect(scene.stored()).to.include({ generation: 2, lastActiveAt });
      await scene.clock.advance(10_000);
      expect(c.closed.map(({ reason }) => reason)).to.deep.equal(['idle']);
    });

    it('leave one that was idle for too long', async () => {
      a.kill();
      await scene.clock.advance(60_000);
      const c = await scene.member('c', { limits: { idleTimeoutMs: 60_000 } });
      await c.takes(device.port(), device.unheard('!x'));
      expect(c.transport.counters).to.include({ taken: 0, takeRefused: 1, connections: 0 });
      expect(await c.transport.takeSession(keyOf())).to.equal(undefined);
      // Another server can have another limit.
      expect(scene.sessions.inner.size).to.equal(1);
    });

    it('leave one that was sealed with another key, and report it', async () => {
      const failed: RestoreFailure[] = [];
      const options = {
        sessionKeys: [randomBytes(32)],
        events: { onRestoreFailed: failed.push.bind(failed) },
      };
      const c = await scene.member('c', options);
      c.hear(device.unheard('!x'), device.port());
      await c.takes(device.port(), device.unheard('!y'));
      expect(failed.map(({ id, reason }) => ({ id, reason }))).to.deep.equal([
        { id: scene.stored().id, reason: 'unknown-key' },
      ]);
      expect(c.transport.counters).to.include({ taken: 0, takeRefused: 1 });
      expect(scene.sessions.takes).to.deep.equal([]);
      expect(scene.sessions.inner.size).to.equal(1);
      expect(a.transport.size).to.equal(1);
    });

    it('leave one whose Connection ID has another length', async () => {
      const c = await scene.member('c', { connectionIdBytes: 8 });
      expect(await c.transport.takeSession(keyOf())).to.equal(undefined);
      expect(c.transport.counters).to.include({ taken: 0, takeRefused: 1 });
      expect(a.transport.size).to.equal(1);
    });
  });

  it('close sessions that are beyond their limits, others than the one that they take', async () => {
    const c = await scene.member('c', { limits: { maxConnections: 1 } });
    const second = await scene.device([c], {
      credentials: { psk: { identity: 'other', key: Buffer.from('a key of sixteen') } },
    });
    await second.tell('!x');
    expect(c.transport.size).to.equal(1);
    await device.tell('!at c', c);
    expect(c.inbox.texts).to.deep.equal(['!x', '!at c']);
    expect(c.transport.counters).to.include({ evicted: 1, connections: 1 });
    // A session that makes room is over, in the store too.
    expect(scene.sessions.inner.load().map(({ id }) => `dtls:${id}`)).to.deep.equal([
      c.inbox.datagrams[1]!.peer.key,
    ]);
  });
});
