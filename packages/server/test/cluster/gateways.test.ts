import { expect } from 'chai';
import { settle } from '@muster/testkit';
import type { Exchanged, ExchangeHooks, FrontPlace, PlainResponse } from '@muster/lwm2m';
import type { Gateways } from '../../src/cluster/gateways/gateways.ts';
import { SECURE_LISTENER } from '../../src/gateway/ports/gateway-listeners.ts';
import { codeOf, FakeServer, GatewayStage, KEYS, responseOf } from '../support/gateway-stage.ts';
import type { MemoryBus } from '../support/memory-bus.ts';
import { StoreError } from '../../src/store/port.ts';

const get = { method: 'GET', path: ['3', '0', '9'] } as const;
const plain = (gateway: string): FrontPlace => ({
  listener: `coap://127.0.0.1:5683#${gateway}`,
  peer: { key: '127.0.0.1 40000', address: '127.0.0.1', port: 40_000 },
});
const secure = (id: string): FrontPlace => ({
  listener: SECURE_LISTENER,
  peer: { key: `dtls:${id}`, address: '127.0.0.1', port: 40_000, identity: 'psk:a' },
});
const session = (id: string, generation: number): { id: string; generation: number; blob: Uint8Array } => ({
  id,
  generation,
  blob: Buffer.from([generation]),
});

describe('Gateways', () => {
  let stage: GatewayStage;
  let gateways: Gateways;
  let bus: MemoryBus;

  const ask = (place: FrontPlace, hooks: ExchangeHooks = {}): Promise<Exchanged<PlainResponse>> =>
    gateways.request(place, get, hooks);
  const textOf = (result: Exchanged<PlainResponse>): string =>
    result.ok ? Buffer.from(result.value.payload).toString() : result.kind;
  const asked = async (place: FrontPlace, hooks: ExchangeHooks = {}): Promise<string> =>
    textOf(await stage.over(ask(place, hooks)));

  beforeEach(async () => {
    stage = await GatewayStage.open();
    ({ gateways, bus } = stage.work());
  });

  afterEach(() => stage.close());

  it('asks the gateway of the listener', async () => {
    await stage.listen('g1');
    await stage.listen('g2', ['coap://127.0.0.1:5684', 'coap://[::1]:5684', 'coaps://127.0.0.1:5685']);
    expect(await asked(plain('g1'))).to.equal('g1');
    expect(await asked(plain('g2'))).to.equal('g2');
    expect(gateways.size).to.equal(2);
    expect(stage.gatewayNames).to.deep.equal(['g1', 'g2']);
    expect(stage.changes).to.deep.equal([
      ['coap://127.0.0.1:5683'],
      ['coap://127.0.0.1:5683', 'coap://127.0.0.1:5684', 'coap://[::1]:5684', 'coaps://127.0.0.1:5685'],
    ]);
    expect(gateways.best('coap', true)).to.equal('coap://[::1]:5684#g2');
    expect(gateways.best('coap', false)).to.equal('coap://127.0.0.1:5683#g1');
    expect(gateways.best('coaps', false)).to.equal(SECURE_LISTENER);
    expect(
      [plain('g1').listener, SECURE_LISTENER, 'coap://127.0.0.1:5683'].map((one) => gateways.has(one)),
    ).to.deep.equal([true, true, false]);
  });

  it('asks the gateway that has saved the session last, wherever it goes, also after a restart', async () => {
    const [first, second] = [await stage.listen('g1'), await stage.listen('g2')];
    const [mine, theirs] = [first.worker.sessionStore(), second.worker.sessionStore()];
    await stage.over(theirs.save(session('aa', 1), undefined));
    expect(await asked(secure('aa'))).to.equal('g2');
    await stage.over(mine.save(session('aa', 2), 1));
    expect(await asked(secure('aa'))).to.equal('g1');
    expect(second.frontEnd.asked.filter((one) => one.startsWith('request'))).to.have.length(1);
    bus.isDead = true;
    ({ gateways } = stage.work());
    await stage.pass(300);
    expect(await asked(secure('aa'))).to.equal('g1');
  });

  it('does not know the outcome when the device goes to another gateway before it answers', async () => {
    const [first, second] = [await stage.listen('g1'), await stage.listen('g2')];
    await stage.over(first.worker.sessionStore().save(session('aa', 1), undefined));
    const signals = new Map<string, AbortSignal>();
    first.frontEnd.answer = async ({ peer }, _request, { signal }) => {
      signals.set(peer.key, signal!);
      await new Promise((resolve) => signal!.addEventListener('abort', resolve));
      return { ok: false, kind: 'aborted', message: 'The request was aborted.' };
    };
    const asking = ask(secure('aa'));
    const elsewhere = ask(plain('g1'));
    await stage.pass(100);
    const ended = (): readonly string[] =>
      [...signals].filter(([, { aborted }]) => aborted).map(([key]) => key);
    await stage.over(first.worker.sessionStore().save(session('aa', 2), 1));
    expect(signals.size).to.equal(2);
    expect(ended(), 'saved by its gateway').to.deep.equal([]);
    await stage.over(second.worker.sessionStore().save(session('aa', 3), 2));
    expect(textOf(await stage.over(asking))).to.equal('unknown');
    expect(ended()).to.deep.equal(['dtls:aa']);
    first.kill();
    await stage.pass(35_000);
    expect(textOf(await elsewhere)).to.equal('unknown');
  });

  it('waits for a store that cannot say where the session is, and reports other faults', async () => {
    await stage.listen('g1');
    const other = await stage.listen('g2');
    await stage.over(other.worker.sessionStore().save(session('aa', 1), undefined));
    bus.isDead = true;
    ({ gateways } = stage.work());
    await stage.pass(300);
    const { sessions } = stage;
    const ownerOf = sessions.ownerOf.bind(sessions);
    sessions.ownerOf = () => Promise.reject(new StoreError('io', 'PostgreSQL does not answer.'));
    const waiting = ask(secure('aa'));
    await stage.pass(5_000);
    expect(other.frontEnd.asked).to.deep.equal([]);
    sessions.ownerOf = ownerOf;
    await stage.pass(200);
    expect(textOf(await waiting)).to.equal('g2');
    sessions.ownerOf = () => Promise.reject(new StoreError('corrupt', 'The store is damaged.'));
    expect(await codeOf(stage.over(ask(secure('bb'))))).to.equal('corrupt');
    sessions.ownerOf = () => Promise.reject(new StoreError('io', 'PostgreSQL does not answer.'));
    const given = ask(secure('cc'));
    await stage.pass(30_200);
    expect(textOf(await given)).to.equal('away');
  });

  it('waits for a gateway that cannot take the session now, 30 seconds at most', async () => {
    const { frontEnd } = await stage.listen('g1');
    const { answer } = frontEnd;
    frontEnd.answer = async () => ({ ok: false, kind: 'away', message: 'The session cannot be taken.' });
    const waiting = ask(secure('aa'));
    await stage.pass(5_000);
    frontEnd.answer = answer;
    await stage.pass(200);
    expect(textOf(await waiting)).to.equal('g1');
    frontEnd.answer = async () => ({ ok: false, kind: 'away', message: 'The session cannot be taken.' });
    const given = ask(secure('aa'));
    await stage.pass(30_300);
    expect(textOf(await given)).to.equal('away');
  });

  it('waits for a gateway that comes back', async () => {
    const killed = await stage.listen('g1');
    await stage.listen('g2');
    killed.kill();
    await stage.pass(3_000);
    const waiting = ask(plain('g1'));
    await stage.pass(5_000);
    await stage.listen('g1');
    await stage.pass(200);
    expect(textOf(await waiting)).to.equal('g1');
    expect(killed.frontEnd.asked).to.deep.equal([]);
  });

  it('gives up after 30 seconds: it is away, and nothing was sent', async () => {
    await stage.listen('g2');
    const kinds: string[] = [];
    const waiting = [plain('g1'), secure('aa')].map(async (place) => kinds.push(textOf(await ask(place))));
    await stage.pass(100);
    expect(kinds, 'any gateway can look for a session').to.deep.equal(['g2']);
    await stage.pass(29_700);
    expect(kinds).to.deep.equal(['g2']);
    await stage.pass(400);
    expect(kinds).to.deep.equal(['g2', 'away']);
    await Promise.all(waiting);
    const observing = gateways.observe(plain('g1'), get, {});
    const cancelling = gateways.cancelObservation({ ...plain('g1'), token: 'aa' }, get, undefined);
    await stage.pass(30_200);
    expect(await observing).to.have.property('kind', 'away');
    expect(await cancelling).to.have.property('kind', 'away');
  });

  it('does not know the outcome when the gateway ends in between, and asks no other one', async () => {
    const killed = await stage.listen('g1');
    killed.frontEnd.answer = () => new Promise(() => undefined);
    const waiting = ask(plain('g1'));
    await stage.turns();
    killed.kill();
    const next = await stage.listen('g1');
    await stage.pass(4_000);
    expect(await waiting, 'the next one has its name').to.deep.include({ ok: false, kind: 'unknown' });
    expect(killed.frontEnd.asked).to.deep.equal(['request 127.0.0.1 40000']);
    expect(next.frontEnd.asked).to.deep.equal([]);
    expect(await asked(plain('g1'))).to.equal('g1');
  });

  it('a gateway that says goodbye leaves the outcome unknown at once', async () => {
    const gateway = await stage.listen('g1');
    gateway.frontEnd.answer = () => new Promise(() => undefined);
    const waiting = ask(plain('g1'));
    await stage.turns();
    gateway.link.close();
    expect(textOf(await stage.over(waiting))).to.equal('unknown');
    expect(gateways.size).to.equal(0);
    expect(stage.changes.at(-1)).to.deep.equal([]);
    expect(stage.gatewayNames).to.deep.equal([]);
  });

  it('a gateway that is about to end finishes its requests; new ones go to the next', async () => {
    const leaving = await stage.listen('g1');
    let finish = (): void => undefined;
    leaving.frontEnd.answer = () =>
      new Promise((resolve) => (finish = () => resolve({ ok: true, value: responseOf('old') })));
    const first = ask(plain('g1'));
    await stage.turns();
    leaving.exchanges.refuse();
    const second = ask(plain('g1'));
    await stage.turns();
    await stage.over(leaving.link.currentChannel().channel.ask('leave', undefined));
    const third = ask(plain('g1'));
    await stage.pass(200);
    expect(leaving.frontEnd.asked).to.have.length(1);
    finish();
    expect(textOf(await stage.over(first))).to.equal('old');
    await leaving.exchanges.idle();
    leaving.link.close();
    await stage.listen('g1');
    await stage.pass(200);
    expect([textOf(await second), textOf(await third)]).to.deep.equal(['g1', 'g1']);
  });

  it('a link that was silent for a while does not make a leaving gateway a new one', async () => {
    const leaving = await stage.listen('g1');
    await stage.over(leaving.link.currentChannel().channel.ask('leave', undefined));
    leaving.bus.isConnected = false;
    await stage.pass(3_000);
    leaving.bus.isConnected = true;
    await stage.pass(600);
    const waiting = ask(plain('g1'));
    await stage.pass(300);
    expect(leaving.frontEnd.asked).to.deep.equal([]);
    await stage.pass(30_000);
    expect(await waiting).to.have.property('kind', 'away');
  });

  it('an abort reaches the gateway; before a gateway is there, it ends the wait', async () => {
    const gateway = await stage.listen('g1');
    gateway.frontEnd.answer = (_place, _request, { signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted', message: 'aborted' }));
      });
    const abort = new AbortController();
    const waiting = [ask(plain('g1'), { signal: abort.signal }), ask(plain('g9'), { signal: abort.signal })];
    await stage.turns();
    abort.abort();
    await stage.pass(200);
    expect((await Promise.all(waiting)).map(textOf)).to.deep.equal(['aborted', 'aborted']);
  });

  it('reports that a request was sent and acknowledged, before its result', async () => {
    const gateway = await stage.listen('g1');
    gateway.frontEnd.answer = async (_place, _request, { onSent, onAcknowledged }) => {
      onSent?.();
      onAcknowledged?.();
      return { ok: true, value: responseOf('late') };
    };
    const course: string[] = [];
    const hooks = { onSent: () => course.push('sent'), onAcknowledged: () => course.push('acknowledged') };
    course.push(await asked(plain('g1'), hooks));
    expect(course).to.deep.equal(['sent', 'acknowledged', 'late']);
  });

  it('reads the body of a request in parts, and fails with the error of the body', async () => {
    const gateway = await stage.listen('g1');
    gateway.frontEnd.answer = async (_place, _request, { readBody }) => {
      const parts = [await readBody?.(0, 3), await readBody?.(3, 2)];
      return { ok: true, value: responseOf(Buffer.concat(parts.flatMap((part) => part ?? [])).toString()) };
    };
    const body = Buffer.from('abcde');
    const request = { method: 'PUT', path: ['5', '0', '0'], bodyLength: 5 } as const;
    const uploaded = gateways.request(plain('g1'), request, {
      readBody: async (offset, length) => body.subarray(offset, offset + length),
    });
    expect(textOf(await stage.over(uploaded))).to.equal('abcde');
    const failed = gateways.request(plain('g1'), request, {
      readBody: () => Promise.reject(new RangeError('The file is gone.')),
    });
    await stage.over(failed.catch(() => undefined));
    expect(await failed.catch((error: unknown) => error)).to.be.instanceOf(RangeError);
  });

  it('a fault of a gateway is an error, which is not taken for its end', async () => {
    const gateway = await stage.listen('g1');
    gateway.frontEnd.answer = () => Promise.reject(new TypeError('a fault'));
    expect(await codeOf(stage.over(ask(plain('g1'))))).to.equal('a fault');
  });

  it('refuses more than 4,096 requests of a gateway, and answers all others', async () => {
    const gateway = await stage.listen('g1');
    const finish: (() => void)[] = [];
    gateway.frontEnd.answer = () =>
      new Promise((resolve) => finish.push(() => resolve({ ok: true, value: responseOf('done') })));
    const all = Array.from({ length: 4_200 }, () => ask(plain('g1')));
    while (finish.length < 4_000) await settle();
    await stage.turns();
    for (const one of finish) one();
    const texts = (await stage.over(Promise.all(all))).map(textOf);
    expect(texts.filter((text) => text === 'done')).to.have.length(4_096);
    expect(texts.filter((text) => text === 'overload')).to.have.length(104);
  });

  it('resumes an observation at the gateway that recalls it, before the answer', async () => {
    const server = new FakeServer('w');
    bus.isDead = true;
    ({ gateways } = stage.work(server));
    const [first, second] = [await stage.listen('g1'), await stage.listen('g2')];
    const observation = { ...secure('aa'), token: 'aabb' };
    await stage.over(second.worker.sessionStore().save(session('aa', 1), undefined));
    server.onRecall = () => gateways.resumeObservation(observation, get, 5);
    const recalled = second.worker.recall(observation).then(() => second.frontEnd.asked.push('recalled'));
    await stage.over(recalled);
    expect(second.frontEnd.asked).to.deep.equal(['resume aabb', 'recalled']);
    gateways.forgetObservation(observation);
    await stage.turns();
    expect(second.frontEnd.asked.at(-1)).to.equal('forget aabb');
    await stage.over(gateways.cancelObservation(observation, get, undefined));
    expect(second.frontEnd.asked.at(-1)).to.equal('cancel aabb GET');
    expect(first.frontEnd.asked).to.deep.equal([]);
    gateways.forgetObservation({ ...secure('ff'), token: 'aa' });
    gateways.resumeObservation({ ...plain('g9'), token: 'aa' }, get, undefined);
    expect(stage.errors).to.deep.equal([]);
  });

  it('sums the counts of all gateways that answer', async () => {
    const counting = [await stage.listen('g1'), await stage.listen('g2'), await stage.listen('g3')];
    for (const { frontEnd } of counting)
      frontEnd.counters = () => ({ dtlsConnections: 2, requestsUnderWay: 1 });
    counting[2]?.kill();
    const summing = gateways.counters();
    await stage.turns();
    expect(await summing).to.deep.equal({ dtlsConnections: 4, requestsUnderWay: 2 });
  });

  it('ends the sessions of an identity of any generation, and asks all gateways', async () => {
    const [first, second] = [await stage.listen('g1'), await stage.listen('g2')];
    const description = { suite: 'TLS_PSK_WITH_AES_128_CCM_8', identity: 'psk:a' };
    const other = { ...description, identity: 'psk:b' };
    const store = first.worker.sessionStore();
    await stage.over(store.save({ ...session('aa', 1), description }, undefined));
    await stage.over(store.save({ ...session('aa', 900), description }, 1));
    await stage.over(second.worker.sessionStore().save({ ...session('bb', 1), description }, undefined));
    await stage.over(store.save({ ...session('cc', 1), description: other }, undefined));
    expect(await stage.over(gateways.revokeIdentity('psk:a'))).to.equal(2);
    for (const { frontEnd } of [first, second]) expect(frontEnd.asked).to.deep.equal(['revoke psk:a']);
    expect(await stage.sessions.find({ id: 'aa' })).to.equal(undefined);
    expect(await stage.sessions.find({ id: 'cc' })).to.have.property('generation', 1);
    const late = codeOf(store.save({ ...session('aa', 901), description }, 900));
    expect(await stage.over(late), 'of a gateway that did not hear of it').to.contain('aa');
  });

  it('takes no message of a session that was removed, and ends it at a gateway that was cut off then', async () => {
    const server = new FakeServer('w');
    bus.isDead = true;
    ({ gateways, bus } = stage.work(server));
    const gateway = await stage.listen('g1');
    const description = { suite: 'TLS_PSK_WITH_AES_128_CCM_8', identity: 'psk:a' };
    await stage.over(gateway.worker.sessionStore().save({ ...session('aa', 1), description }, undefined));
    await stage.over(gateway.worker.notification({ ...secure('aa'), token: 'aa' }, responseOf('1')));
    gateway.bus.isDead = true;
    const revoking = gateways.revokeIdentity('psk:a');
    await stage.pass(40_000);
    expect(await revoking).to.equal(1);
    expect(gateways.size, 'it counts as gone').to.equal(0);
    gateway.bus.isDead = false;
    await stage.pass(1_000);
    const refused = codeOf(gateway.worker.notification({ ...secure('aa'), token: 'aa' }, responseOf('2')));
    expect(await stage.over(refused)).to.match(/^The DTLS session of the device was removed/u);
    expect(server.asked).to.deep.equal(['notification aa']);
    expect(gateway.frontEnd.asked.at(-1)).to.equal('release aa ');
  });

  it('warns of a gateway that lacks the newest key of a file', async () => {
    const address = ['coap://127.0.0.1:5683'];
    // The first one, as an older version, does not name its keys.
    const fine = [await stage.listen('g1'), await stage.listen('g2', address, KEYS)];
    for (const { otherKeys } of fine) expect(otherKeys).to.deep.equal([[]]);
    const ahead = await stage.listen('g3', address, { ...KEYS, 'sessions.keys': ['77', '5e'] });
    expect(ahead.otherKeys, 'it can read what the others save').to.deep.equal([[]]);
    expect(stage.logged.filter((line) => line.startsWith('warn'))).to.deep.equal([]);
    const behind = await stage.listen('g4', address, { ...KEYS, 'sessions.keys': ['0d'] });
    expect(behind.otherKeys).to.deep.equal([['sessions.keys']]);
    expect(stage.logged).to.include('warn: a gateway has other keys than the worker; it says what to do');
  });

  it('warns of two gateways with one name, and not of one that has restarted', async () => {
    const first = await stage.listen('g1');
    first.kill();
    const second = await stage.listen('g1');
    await stage.pass(4_000);
    const warning = 'warn: two gateways have the same name; give each a name of its own with --gateway-name';
    expect(stage.logged).not.to.include(warning);
    await stage.listen('g1');
    await stage.pass(3_500);
    expect(stage.logged).to.include(warning);
    expect(second.sameNames, 'the one with the name says so too').to.equal(1);
    expect(gateways.size).to.equal(1);
    second.link.close();
    await stage.turns();
    expect(gateways.size, 'the one that arrived last is there').to.equal(1);
    expect(await asked(plain('g1'))).to.equal('g1');
  });

  it('questions about exchanges and names that there are not do no harm', async () => {
    const { link } = await stage.listen('g1');
    const { channel } = link.currentChannel();
    await stage.over(channel.ask('exchangeAt', { exchange: 'none', state: 'sent' }));
    const part = codeOf(channel.ask('uploadPart', { exchange: 'none', offset: 0, length: 1 }));
    expect(await stage.over(part)).to.equal('The request to the device has ended.');
    const odd = codeOf(channel.ask('toString' as 'sent', '1'));
    expect(await stage.over(odd)).to.contain('does not answer');
    const nothing = codeOf(channel.ask('request', undefined as never));
    expect(await stage.over(nothing)).to.be.a('string');
    expect(await asked(plain('g1'))).to.equal('g1');
  });
});
