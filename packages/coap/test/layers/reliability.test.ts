import { expect } from 'chai';
import { CoapTimeoutError, createEndpoint } from '../../src/index.ts';
import { MessageIds } from '../../src/layers/message-ids.ts';
import { LockstepPeer, seededRandom, VirtualClock } from '@muster/testkit';
import {
  answer,
  closeAll,
  errorOf,
  startLockstep,
  startRequest,
  text,
  tokenOf,
} from '../support/lockstep.ts';

const get = { method: 'GET', path: ['a'] } as const;

describe('reliability (RFC 7252 section 4.2)', () => {
  afterEach(closeAll);

  it('repeats the same bytes after 2, 4, 8 and 16 s, and gives up 32 s later', async () => {
    const { endpoint, script, clock, pending } = startRequest();
    await clock.advance(30_000);
    expect(await script.discard()).to.equal(5);
    await clock.advance(31_999);
    expect(endpoint.counters.timeouts).to.equal(0);
    await clock.advance(1);
    expect(await errorOf(pending))
      .to.be.instanceOf(CoapTimeoutError)
      .with.property('kind', 'timeout');
    await script.expectNothing();
    expect(clock.pendingTimers).to.equal(0);
    expect(endpoint.counters).to.include({ retransmissions: 4, timeouts: 1 });
  });

  it('draws the first wait between ACK_TIMEOUT and ACK_TIMEOUT times ACK_RANDOM_FACTOR', async () => {
    const waits = new Set<number>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const clock = new VirtualClock();
      const script = new LockstepPeer();
      const endpoint = createEndpoint({ transport: script.transport, clock, random: seededRandom(seed) });
      const pending = errorOf(endpoint.request(script.peer, get));
      await script.discard();
      let waitMs = 0;
      while ((await script.discard()) === 0) {
        await clock.advance(50);
        waitMs += 50;
      }
      expect(waitMs).to.be.within(2_000, 3_050);
      waits.add(waitMs);
      await endpoint.close();
      await pending;
    }
    expect(waits.size).to.be.greaterThan(5);
  });

  it('takes a separate response that comes before the acknowledgement as one', async () => {
    const { script, clock, pending } = startRequest();
    const sent = await script.expect();
    script.send({ type: 'CON', code: '2.05', id: 901, token: tokenOf(sent) });
    await script.expect({ type: 'ACK', id: 901 });
    await pending;
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('waits responseTimeoutMs for the response once the request is acknowledged', async () => {
    const { script, clock, pending } = startRequest({ responseTimeoutMs: 10_000 });
    const sent = await script.expect();
    script.send({ type: 'ACK', id: sent.messageId });
    await clock.advance(10_000);
    expect(await errorOf(pending)).to.be.instanceOf(CoapTimeoutError);
  });

  for (const confirmable of [true, false]) {
    it(`rejects a ${confirmable ? '' : 'non-confirmable '}request that was answered with a Reset`, async () => {
      const { script, pending } = startRequest({ confirmable });
      const sent = await script.expect({ type: confirmable ? 'CON' : 'NON' });
      script.send({ type: 'RST', id: sent.messageId });
      expect(await errorOf(pending)).to.have.property('kind', 'reset');
    });
  }

  it('NSTART: one confirmable message at a time and peer, the others in their order', async () => {
    const { endpoint, script, clock } = startLockstep();
    const names = ['1', '2', '3'];
    const pending = names.map((name) => endpoint.request(script.peer, { method: 'GET', path: [name] }));
    const ids: number[] = [];
    for (const name of names) {
      const sent = await script.expect({ type: 'CON' });
      ids.push(sent.messageId);
      expect(sent.options[0]?.value.toString()).to.equal(name);
      await script.expectNothing();
      answer(script, sent, '2.05', {}, name);
    }
    expect((await Promise.all(pending)).map(({ payload }) => payload.toString())).to.deep.equal(names);
    expect(ids).to.deep.equal(ids.map((_, count) => ((ids[0] ?? 0) + count) & 0xffff));
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('NSTART: a peer that is slow does not hold up another', async () => {
    const { endpoint, script } = startRequest();
    const other = errorOf(endpoint.request(script.transport.peerOf('192.0.2.77', 5683), get));
    await script.expect({ type: 'CON' });
    await script.expect({ type: 'CON' });
    await endpoint.close();
    await other;
  });

  it('NSTART: a separate response does not wait for a request that the peer leaves unanswered', async () => {
    const replies: (() => void)[] = [];
    const { endpoint, script, clock, pending } = startRequest(
      {},
      { handler: () => new Promise((resolve) => replies.push(() => resolve(text('late')))) },
    );
    await script.expect({ type: 'CON', code: 'GET' });
    for (const [index, token] of ['a1', 'a2'].entries()) {
      script.send({ type: 'CON', code: '0.02', id: 400 + index, token });
    }
    await script.expectNothing();
    await clock.advance(50);
    for (const id of [400, 401]) await script.expect({ type: 'ACK', code: '0.00', id });
    for (const reply of replies) reply();
    for (const token of ['a1', 'a2']) {
      const { messageId: id } = await script.expect({ type: 'CON', code: '2.05', token });
      await script.expectNothing();
      script.send({ type: 'ACK', id });
    }
    await script.expectNothing();
    await endpoint.close();
    expect(await errorOf(pending)).to.have.property('kind', 'closed');
  });

  it('an empty acknowledgement lets the next message go', async () => {
    const { endpoint, script } = startLockstep();
    const pending = [get, get].map((init) => errorOf(endpoint.request(script.peer, init)));
    const first = await script.expect();
    script.send({ type: 'ACK', id: first.messageId });
    await script.expect({ type: 'CON' });
    await endpoint.close();
    for (const error of await Promise.all(pending)) expect(error).to.have.property('kind', 'closed');
  });

  it('refuses to queue without bound', async () => {
    const { endpoint, script } = startLockstep({ limits: { maxQueuedPerPeer: 1 } });
    const pending = [get, get, get].map((init) => errorOf(endpoint.request(script.peer, init)));
    expect(await pending[2]).to.have.property('kind', 'overload');
    expect(endpoint.counters.refused).to.equal(1);
    await endpoint.close();
    await Promise.all(pending);
  });

  it('rejects a response with an unsupported critical option', async () => {
    const { endpoint, script, pending } = startRequest();
    answer(script, await script.expect(), '2.05', { 65: 'x' });
    expect(await errorOf(pending)).to.have.property('kind', 'invalid');
    const separate = endpoint.request(script.peer, get);
    const next = await script.expect();
    const reply = { type: 'CON', code: '2.05', token: tokenOf(next) } as const;
    script.send({ ...reply, id: 50, options: { 65: 'x' } });
    await script.expect({ type: 'RST', id: 50 });
    script.send({ ...reply, id: 51 });
    await script.expect({ type: 'ACK', id: 51 });
    await separate;
  });

  it('leaves the blocks to an application that sets Block2 itself', async () => {
    const { script, pending } = startRequest({ options: [{ number: 23, value: Buffer.from([0x16]) }] });
    answer(script, await script.expect(), '2.05', { 23: 0x1e }, 'part');
    expect((await pending).payload.toString()).to.equal('part');
    await script.expectNothing();
  });

  it('ignores acknowledgements, resets and tokens that belong to nothing', async () => {
    const { script, pending } = startRequest();
    const sent = await script.expect();
    const [id, token] = [sent.messageId, tokenOf(sent)];
    script.send({ type: 'ACK', id: id ^ 1 });
    script.send({ type: 'RST', id: id ^ 1 });
    script.send({ type: 'ACK', code: '2.05', id, token: 'ffff' });
    script.send({ type: 'ACK', code: 'GET', id, token });
    script.send({ type: 'ACK', code: '2.05', id, token }, script.transport.peerOf('192.0.2.66', 5683));
    await script.expectNothing();
    answer(script, sent, '2.04');
    expect((await pending).code).to.equal('2.04');
  });

  it('an abort stops the repetitions and lets the next message go', async () => {
    const abort = new AbortController();
    const { endpoint, script, clock, pending } = startRequest({ signal: abort.signal });
    const next = endpoint.request(script.peer, { method: 'GET', path: ['next'] });
    await script.expect();
    abort.abort(new Error('enough'));
    const error = await errorOf(pending);
    expect(error).to.include({ name: 'AbortError', kind: 'aborted' });
    expect(error.cause).to.have.property('message', 'enough');
    answer(script, await script.expect());
    await next;
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('CoAP ping: resolves with the Reset, and repeats like any confirmable message', async () => {
    const { endpoint, script, clock } = startLockstep();
    const alive = endpoint.ping(script.peer);
    const ping = await script.expect({ type: 'CON', code: '0.00' });
    await clock.advance(2_000);
    await script.expect({ type: 'CON', code: '0.00', id: ping.messageId });
    script.send({ type: 'RST', id: ping.messageId });
    await alive;
    const dead = errorOf(endpoint.ping(script.peer));
    await clock.advance(62_000);
    expect(await dead).to.be.instanceOf(CoapTimeoutError);
  });

  it('rejects pending and later requests when the endpoint is closed', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = [get, get].map((init) => errorOf(endpoint.request(script.peer, init)));
    await endpoint.close();
    pending.push(errorOf(endpoint.request(script.peer, get)));
    for (const error of await Promise.all(pending)) expect(error).to.have.property('kind', 'closed');
    expect(clock.pendingTimers).to.equal(0);
  });
});

const LIFETIME_MS = 247_000;

describe('Message IDs (RFC 7252 section 4.4)', () => {
  for (const start of [0, 0.123, 0.99999]) {
    it(`none is used again within EXCHANGE_LIFETIME, from a start at ${start}`, () => {
      const ids = new MessageIds(() => start);
      const usedAtMs = new Map<number, number>();
      let nowMs = 0;
      let refused = 0;
      let shortest = Infinity;
      while (nowMs < 2 * LIFETIME_MS) {
        const id = ids.take(nowMs, LIFETIME_MS);
        if (id === undefined) {
          refused += 1;
          nowMs += 100;
          continue;
        }
        shortest = Math.min(shortest, nowMs - (usedAtMs.get(id) ?? -Infinity));
        usedAtMs.set(id, nowMs);
        nowMs += 1;
      }
      expect(shortest).to.be.at.least(LIFETIME_MS);
      expect(refused).to.be.greaterThan(0);
      expect(usedAtMs.size).to.equal(65_536);
    });
  }
});
