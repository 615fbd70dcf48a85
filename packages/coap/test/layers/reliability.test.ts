import { expect } from 'chai';
import { CoapTimeoutError, createEndpoint } from '../../src/index.ts';
import { LockstepPeer, seededRandom, VirtualClock } from '@muster/testkit';
import { closeAll, errorOf, startLockstep, text } from '../support/lockstep.ts';

const get = { method: 'GET', path: ['a'] } as const;

describe('reliability (RFC 7252 section 4.2)', () => {
  afterEach(closeAll);

  it('a confirmable GET gets its piggybacked response', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, get);
    const sent = await script.expect({ type: 'CON', code: 'GET' });
    script.send({
      type: 'ACK',
      code: '2.05',
      id: sent.messageId,
      token: sent.token.toString('hex'),
      payload: 'yes',
    });
    const response = await pending;
    expect(response.code).to.equal('2.05');
    expect(response.payload.toString()).to.equal('yes');
    await script.expectNothing();
  });

  it('repeats the same bytes after 2, 4, 8 and 16 s, and gives up 32 s later', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, get));
    const first = await script.expectBytes();
    for (const waitMs of [2_000, 4_000, 8_000, 16_000]) {
      await clock.advance(waitMs - 1);
      await script.expectNothing();
      await clock.advance(1);
      expect(await script.expectBytes()).to.deep.equal(first);
    }
    await clock.advance(31_999);
    expect(endpoint.counters.timeouts).to.equal(0);
    await clock.advance(1);
    expect(await pending)
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

  it('stops at an acknowledgement and takes a separate confirmable response, which it acknowledges', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = endpoint.request(script.peer, get);
    const sent = await script.expect();
    const token = sent.token.toString('hex');
    script.send({ type: 'ACK', id: sent.messageId });
    await clock.advance(30_000);
    await script.expectNothing();
    script.send({ type: 'CON', code: '2.05', id: 900, token, payload: 'late' });
    await script.expect({ type: 'ACK', code: '0.00', id: 900 });
    expect((await pending).payload.toString()).to.equal('late');
    script.send({ type: 'CON', code: '2.05', id: 900, token, payload: 'late' });
    await script.expect({ type: 'ACK', code: '0.00', id: 900 });
  });

  it('takes a separate response that comes before the acknowledgement as one', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = endpoint.request(script.peer, get);
    const sent = await script.expect();
    script.send({ type: 'CON', code: '2.05', id: 901, token: sent.token.toString('hex') });
    await script.expect({ type: 'ACK', id: 901 });
    await pending;
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('waits responseTimeoutMs for the response once the request is acknowledged', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, { ...get, responseTimeoutMs: 10_000 }));
    const sent = await script.expect();
    script.send({ type: 'ACK', id: sent.messageId });
    await clock.advance(10_000);
    expect(await pending).to.be.instanceOf(CoapTimeoutError);
  });

  it('rejects a request that was answered with a Reset', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, get));
    const sent = await script.expect();
    script.send({ type: 'RST', id: sent.messageId });
    expect(await pending).to.have.property('kind', 'reset');
  });

  it('rejects a non-confirmable request that was answered with a Reset', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, { ...get, confirmable: false }));
    const sent = await script.expect({ type: 'NON' });
    script.send({ type: 'RST', id: sent.messageId });
    expect(await pending).to.have.property('kind', 'reset');
  });

  it('NSTART: one confirmable message at a time and peer, the others in their order', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = ['1', '2', '3'].map((name) =>
      endpoint.request(script.peer, { method: 'GET', path: [name] }),
    );
    const answered: string[] = [];
    for (const expected of ['1', '2', '3']) {
      const sent = await script.expect({ type: 'CON' });
      expect(sent.options[0]?.value.toString()).to.equal(expected);
      await script.expectNothing();
      script.send({
        type: 'ACK',
        code: '2.05',
        id: sent.messageId,
        token: sent.token.toString('hex'),
        payload: expected,
      });
    }
    for (const response of await Promise.all(pending)) answered.push(response.payload.toString());
    expect(answered).to.deep.equal(['1', '2', '3']);
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('NSTART: a peer that is slow does not hold up another', async () => {
    const { endpoint, script } = startLockstep();
    const other = script.transport.peerOf('192.0.2.77', 5683);
    const pending = [errorOf(endpoint.request(script.peer, get)), errorOf(endpoint.request(other, get))];
    await script.expect({ type: 'CON' });
    await script.expect({ type: 'CON' });
    await endpoint.close();
    await Promise.all(pending);
  });

  it('NSTART: a separate response does not wait for a request that the peer leaves unanswered', async () => {
    const replies: (() => void)[] = [];
    const { endpoint, script, clock } = startLockstep({
      handler: () => new Promise((resolve) => replies.push(() => resolve(text('late')))),
    });
    const pending = errorOf(endpoint.request(script.peer, get));
    await script.expect({ type: 'CON', code: 'GET' });
    for (const [index, token] of ['a1', 'a2'].entries()) {
      script.send({ type: 'CON', code: '0.02', id: 400 + index, token });
    }
    await script.expectNothing();
    await clock.advance(50);
    await script.expect({ type: 'ACK', code: '0.00', id: 400 });
    await script.expect({ type: 'ACK', code: '0.00', id: 401 });
    for (const reply of replies) reply();
    const first = await script.expect({ type: 'CON', code: '2.05', token: 'a1' });
    await script.expectNothing();
    script.send({ type: 'ACK', id: first.messageId });
    const second = await script.expect({ type: 'CON', code: '2.05', token: 'a2' });
    script.send({ type: 'ACK', id: second.messageId });
    await script.expectNothing();
    await endpoint.close();
    expect(await pending).to.have.property('kind', 'closed');
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

  it('counts Message IDs up towards a peer', async () => {
    const { endpoint, script } = startLockstep();
    const ids: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const pending = endpoint.request(script.peer, get);
      const sent = await script.expect();
      ids.push(sent.messageId);
      script.send({ type: 'ACK', code: '2.05', id: sent.messageId, token: sent.token.toString('hex') });
      await pending;
    }
    expect(ids).to.deep.equal(ids.map((_, count) => ((ids[0] ?? 0) + count) & 0xffff));
  });

  it('rejects a response with an unsupported critical option', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, get));
    const sent = await script.expect();
    const token = sent.token.toString('hex');
    script.send({ type: 'ACK', code: '2.05', id: sent.messageId, token, options: { 65: 'x' } });
    expect(await pending).to.have.property('kind', 'invalid');
    const separate = endpoint.request(script.peer, get);
    const next = await script.expect();
    const answer = { type: 'CON', code: '2.05', token: next.token.toString('hex') } as const;
    script.send({ ...answer, id: 50, options: { 65: 'x' } });
    await script.expect({ type: 'RST', id: 50 });
    script.send({ ...answer, id: 51 });
    await script.expect({ type: 'ACK', id: 51 });
    await separate;
  });

  it('leaves the blocks to an application that sets Block2 itself', async () => {
    const { endpoint, script } = startLockstep();
    const options = [{ number: 23, value: Buffer.from([0x16]) }];
    const pending = endpoint.request(script.peer, { ...get, options });
    const sent = await script.expect();
    const token = sent.token.toString('hex');
    script.send({
      type: 'ACK',
      code: '2.05',
      id: sent.messageId,
      token,
      options: { 23: 0x1e },
      payload: 'part',
    });
    expect((await pending).payload.toString()).to.equal('part');
    await script.expectNothing();
  });

  it('ignores acknowledgements, resets and tokens that belong to nothing', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, get);
    const sent = await script.expect();
    const token = sent.token.toString('hex');
    script.send({ type: 'ACK', id: sent.messageId ^ 1 });
    script.send({ type: 'RST', id: sent.messageId ^ 1 });
    script.send({ type: 'ACK', code: '2.05', id: sent.messageId, token: 'ffff' });
    script.send({ type: 'ACK', code: 'GET', id: sent.messageId, token });
    script.send(
      { type: 'ACK', code: '2.05', id: sent.messageId, token },
      script.transport.peerOf('192.0.2.66', 5683),
    );
    await script.expectNothing();
    script.send({ type: 'ACK', code: '2.04', id: sent.messageId, token });
    expect((await pending).code).to.equal('2.04');
  });

  it('an abort stops the repetitions and lets the next message go', async () => {
    const { endpoint, script, clock } = startLockstep();
    const abort = new AbortController();
    const aborted = errorOf(endpoint.request(script.peer, { ...get, signal: abort.signal }));
    const next = endpoint.request(script.peer, { method: 'GET', path: ['next'] });
    await script.expect();
    abort.abort(new Error('enough'));
    const error = await aborted;
    expect(error).to.include({ name: 'AbortError', kind: 'aborted' });
    expect(error.cause).to.have.property('message', 'enough');
    const sent = await script.expect();
    script.send({ type: 'ACK', code: '2.05', id: sent.messageId, token: sent.token.toString('hex') });
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
