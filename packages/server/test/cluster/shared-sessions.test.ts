import { expect } from 'chai';
import { SessionFencedError, type SessionStore, type StoredSession } from '@muster/lwm2m';
import { codeOf, GatewayStage, responseOf, type FakeGateway } from '../support/gateway-stage.ts';

const session = (generation: number, byte = generation): StoredSession => ({
  id: 'aa',
  generation,
  blob: Buffer.from([byte]),
});

describe('SharedSessions', () => {
  let stage: GatewayStage;
  let owner: FakeGateway;
  let taker: FakeGateway;
  let owned: SessionStore;
  let taken: SessionStore;

  const take = (sequence?: number): Promise<StoredSession | undefined> =>
    stage.over(Promise.resolve(taken.take?.('aa', sequence)));
  const releases = (): string[] => owner.frontEnd.asked.filter((one) => one.startsWith('release'));
  const isFenced = async (saving: Promise<void>): Promise<boolean> => {
    const error = await stage.over(saving).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error !== undefined && !(error instanceof SessionFencedError)) throw error as Error;
    return error !== undefined;
  };

  beforeEach(async () => {
    stage = await GatewayStage.open();
    stage.work();
    owner = await stage.listen('g1');
    taker = await stage.listen('g2');
    owned = owner.worker.sessionStore();
    taken = taker.worker.sessionStore();
    await stage.over(owned.save(session(1), undefined));
  });

  afterEach(() => stage.close());

  it('are found by ID; there is nothing to load at the start', async () => {
    expect([...(taken.load() as Iterable<StoredSession>)]).to.deep.equal([]);
    expect(await stage.over(Promise.resolve(taken.find?.({ id: 'aa' })))).to.deep.include(session(1));
    expect(await stage.over(Promise.resolve(taken.find?.({ id: 'bb' })))).to.equal(undefined);
    expect(await stage.over(Promise.resolve(taken.find?.({ address: '::1', port: 1 })))).to.equal(undefined);
    expect(releases()).to.deep.equal([]);
  });

  it('a live owner is asked to release, and its exact state is taken', async () => {
    owner.frontEnd.release = async () => {
      await owned.save(session(1, 9), 1);
      return 'released';
    };
    expect(await take(77)).to.deep.include(session(1, 9));
    expect(releases()).to.deep.equal(['release aa 77']);
    expect(await isFenced(taken.save(session(2), 1))).to.equal(false);
    expect(await isFenced(owned.save(session(2), 1))).to.equal(true);
    expect(await take()).to.deep.include(session(2));
  });

  it('an owner that has read the record refuses', async () => {
    owner.frontEnd.release = async () => 'seen';
    expect(await take(5)).to.equal(undefined);
    expect(await stage.sessions.ownerOf('aa')).to.equal('g1');
  });

  it('an owner that is about to end is asked as well: it has the session still', async () => {
    await stage.over(owner.link.currentChannel().channel.ask('leave', undefined));
    owner.exchanges.refuse();
    owner.frontEnd.release = async () => 'seen';
    expect(await take(5)).to.equal(undefined);
    expect(releases()).to.deep.equal(['release aa 5']);
  });

  it('another listener of the gateway that asks is asked as well', async () => {
    owner.frontEnd.release = async () => 'seen';
    const other = owner.worker.sessionStore();
    expect(await stage.over(Promise.resolve(other.take?.('aa', 5)))).to.equal(undefined);
    owner.frontEnd.release = async () => 'absent';
    expect(await stage.over(Promise.resolve(other.take?.('aa', 6)))).to.deep.include(session(1));
  });

  it('an owner that is gone, or silent, is not waited for', async () => {
    owner.bus.isConnected = false;
    await stage.pass(2_500);
    expect(await take(5)).to.deep.include(session(1));
    expect(releases()).to.deep.equal([]);
    owner.kill();
    await stage.pass(31_000);
    expect(await take(5)).to.deep.include(session(1));
  });

  it('an owner that does not answer, or fails, is waited for two seconds at most', async () => {
    owner.frontEnd.release = () => Promise.reject(new Error('the disk is full'));
    expect(await take(5)).to.deep.include(session(1));
    owner.frontEnd.release = () => new Promise(() => undefined);
    expect(await Promise.resolve(taken.take?.('aa', 6))).to.deep.include(session(1));
  });

  it('a save that the owner repeats is stored once; any other owner is fenced', async () => {
    expect(await isFenced(owned.save(session(2), 1))).to.equal(false);
    expect(await isFenced(owned.save(session(2), 1)), 'its answer was lost').to.equal(false);
    expect(await isFenced(taken.save(session(2), 1))).to.equal(true);
    expect(await isFenced(owner.worker.sessionStore().save(session(2), 1)), 'another listener').to.equal(
      true,
    );
    const twin = await stage.listen('g1');
    expect(await isFenced(twin.worker.sessionStore().save(session(2), 1)), 'the same name').to.equal(true);
    expect(await stage.sessions.find({ id: 'aa' })).to.deep.include(session(2));
  });

  it('a gateway removes its sessions, and not those of a newer owner', async () => {
    await stage.over(taken.save(session(2), 1));
    await stage.over(owned.remove('aa', 1));
    expect(await stage.sessions.find({ id: 'aa' })).to.deep.include(session(2));
    await stage.over(taken.remove('aa', 2));
    expect(await stage.sessions.find({ id: 'aa' })).to.equal(undefined);
    expect(await take(1)).to.equal(undefined);
  });

  describe('a request to its device', () => {
    const place = {
      listener: 'coaps://gateways',
      peer: { key: 'dtls:aa', address: '127.0.0.1', port: 1, identity: 'psk:a' },
    };
    const request = { method: 'GET', path: ['3', '0', '9'] } as const;
    /** The gateway saves the session before it sends the request. */
    const saveFirst = ({ frontEnd }: FakeGateway, save: () => Promise<void>): void => {
      frontEnd.answer = async (_place, _request, { signal }) => {
        await save();
        return signal?.aborted === true
          ? { ok: false, kind: 'aborted', message: 'It was aborted.' }
          : { ok: true, value: responseOf('sent') };
      };
    };

    it('goes on when the gateway saves a session that this worker has not seen saved', async () => {
      stage.kill();
      const { gateways } = stage.work();
      await stage.pass(300);
      saveFirst(owner, () => owned.save(session(2), 1));
      expect(await stage.over(gateways.request(place, request, {}))).to.have.property('ok', true);
    });

    it('goes on when the gateway takes a session that no gateway has had', async () => {
      await stage.sessions.save('coaps://0.0.0.0:5684', { ...session(1), id: 'bb' }, undefined);
      saveFirst(owner, () => owned.save({ ...session(2), id: 'bb' }, 1));
      const other = { ...place, peer: { ...place.peer, key: 'dtls:bb' } };
      expect(await stage.over(stage.gateways.request(other, request, {}))).to.have.property('ok', true);
    });

    it('goes on when the former owner removes its own state', async () => {
      await stage.over(taken.save(session(2), 1));
      saveFirst(taker, async () => {
        await owned.remove('aa', 1);
        await taken.save(session(2, 3), 2);
      });
      expect(await stage.over(stage.gateways.request(place, request, {}))).to.have.property('ok', true);
    });

    it('ends when another gateway takes the session', async () => {
      saveFirst(owner, () => taken.save(session(2), 1));
      expect(await stage.over(stage.gateways.request(place, request, {}))).to.include({
        ok: false,
        kind: 'unknown',
      });
    });
  });

  it('a gateway that speaks for a session which it does not own is refused, and releases it', async () => {
    const listener = 'coaps://gateways';
    const peer = { key: 'dtls:aa', address: '127.0.0.1', port: 1 };
    const refused = codeOf(taker.worker.notification({ listener, peer, token: 'aa' }, {} as never));
    expect(await stage.over(refused)).to.match(/or is that of another gateway\.$/u);
    expect(taker.frontEnd.asked).to.deep.equal(['release aa ']);
    expect(await stage.sessions.ownerOf('aa')).to.equal('g1');
    expect(await isFenced(taken.save(session(7), 6))).to.equal(true);
    expect(await isFenced(taken.save(session(7), undefined))).to.equal(true);
    expect(await codeOf(stage.over(owned.save(session(2), 1)))).to.equal(undefined);
  });
});
