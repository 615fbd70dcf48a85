import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { WRITE_BLOCK } from '../../src/session/reservation.ts';
import type { RestoreFailure } from '../../src/transport/server-options.ts';
import {
  forgeryOf,
  messageOf,
  sequencesOf,
  settled,
  type SceneClient,
  type SceneServer,
} from '../support/scene.ts';
import { SharedScene } from '../support/shared-scene.ts';

const CID_BYTES = 6;

describe('take-overs of servers that share a store', () => {
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

  const keyOf = (): string => `dtls:${scene.stored().id}`;

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
