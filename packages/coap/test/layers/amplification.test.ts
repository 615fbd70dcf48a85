import { expect } from 'chai';
import { findOption, OptionNumber } from '../../src/index.ts';
import type { CoapRequest, CoapResponse, EndpointOptions, Message } from '../../src/index.ts';
import { block, converse } from '../support/blocks.ts';
import { answer, closeAll, startLockstep, startRequest, text, tokenOf } from '../support/lockstep.ts';
import type { Lockstep } from '../support/lockstep.ts';

const { echo, block1, observe } = OptionNumber;

const echoOf = (message: Message): Buffer => findOption(message.options, echo) ?? Buffer.alloc(0);

describe('amplification bound (RFC 9175 section 2.4)', () => {
  afterEach(closeAll);

  function start(amplification: EndpointOptions['amplification'] = {}): Lockstep & {
    handled: CoapRequest[];
  } {
    const handled: CoapRequest[] = [];
    const handler = (request: CoapRequest) => {
      handled.push(request);
      return text('done');
    };
    return { ...startLockstep({ handler, amplification }), handled };
  }

  it('answers 4.01 with Echo before the handler runs, and serves who repeats the value', async () => {
    const { script, handled } = start();
    script.send({ type: 'CON', code: 'POST', id: 1, token: '01', path: ['a'], payload: 'x' });
    const challenge = await script.expect({ type: 'ACK', code: '4.01', id: 1, token: '01', payload: '' });
    expect(echoOf(challenge)).to.have.length(14);
    expect(handled).to.deep.equal([]);
    const proof = { [echo]: echoOf(challenge) };
    script.send({ type: 'CON', code: 'POST', id: 2, token: '02', path: ['a'], payload: 'x', options: proof });
    await script.expect({ type: 'ACK', code: '2.05', id: 2, token: '02', payload: 'done' });
    script.send({ type: 'CON', code: 'GET', id: 3, path: ['a'] });
    await script.expect({ code: '2.05', id: 3 });
    expect(handled).to.have.length(2);
  });

  it('the challenge is never longer than three times the shortest request with a token', async () => {
    const { script } = start();
    script.send({ type: 'CON', code: 'GET', id: 1, token: '0102030405060708' });
    expect((await script.expectBytes()).length).to.be.at.most(3 * 12);
  });

  it('challenges a non-confirmable request, non-confirmable', async () => {
    const { script, handled } = start();
    script.send({ type: 'NON', code: 'GET', id: 4, token: '04' });
    await script.expect({ type: 'NON', code: '4.01', token: '04' });
    expect(handled).to.deep.equal([]);
  });

  it('repeats the challenge for a value that is stale, forged, cut, or of another address', async () => {
    const { script, clock, handled } = start({ freshnessMs: 5_000 });
    script.send({ type: 'CON', code: 'GET', id: 1 });
    const value = echoOf(await script.expect({ code: '4.01' }));
    const forged = Buffer.from(value);
    forged.writeUInt8((forged.at(-1) ?? 0) ^ 1, forged.length - 1);
    let id = 2;
    for (const wrong of [forged, value.subarray(1), Buffer.alloc(0), Buffer.alloc(40, 7)]) {
      script.send({ type: 'CON', code: 'GET', id: id++, options: { [echo]: wrong } });
      await script.expect({ code: '4.01' });
    }
    const elsewhere = script.transport.peerOf('192.0.2.7', 5683);
    script.send({ type: 'CON', code: 'GET', id, options: { [echo]: value } }, elsewhere);
    await script.expect({ code: '4.01' });
    await clock.advance(5_000);
    script.send({ type: 'CON', code: 'GET', id: id + 1, options: { [echo]: value } });
    const fresh = echoOf(await script.expect({ code: '4.01' }));
    expect(handled).to.deep.equal([]);
    await clock.advance(4_999);
    script.send({ type: 'CON', code: 'GET', id: id + 2, options: { [echo]: fresh } });
    await script.expect({ code: '2.05' });
  });

  it('keeps no block and no observer of a peer that has not proved its address', async () => {
    const { script } = start();
    const first = { [block1]: block(0, true, 16) };
    script.send({ type: 'CON', code: 'PUT', id: 1, options: first, payload: 'a'.repeat(16) });
    const value = echoOf(await script.expect({ code: '4.01' }));
    script.send({ type: 'CON', code: 'GET', id: 2, token: '02', options: { [observe]: 0 } });
    await script.expect({ code: '4.01', options: { [observe]: undefined } });
    const second = { [block1]: block(1, false, 16), [echo]: value };
    script.send({ type: 'CON', code: 'PUT', id: 3, options: second, payload: 'b' });
    await script.expect({ code: '4.08' });
  });

  it('an upload begins with the Echo value and goes on without it', async () => {
    const { script, handled } = start();
    const first = { [block1]: block(0, true, 16) };
    script.send({ type: 'CON', code: 'PUT', id: 1, options: first, payload: 'a'.repeat(16) });
    const proof = { [echo]: echoOf(await script.expect({ code: '4.01' })) };
    const again = { type: 'CON', code: 'PUT', id: 2, payload: 'a'.repeat(16) } as const;
    script.send({ ...again, options: { ...first, ...proof } });
    await script.expect({ code: '2.31' });
    const last = { [block1]: block(1, false, 16) };
    script.send({ type: 'CON', code: 'PUT', id: 3, options: last, payload: 'b' });
    await script.expect({ code: '2.05' });
    expect(handled[0]?.payload.toString()).to.equal(`${'a'.repeat(16)}b`);
  });

  it('does not challenge a peer that has answered a request: only it knows the token', async () => {
    const { script, endpoint } = start();
    const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
    answer(script, await script.expect({ type: 'CON', code: 'GET' }));
    await pending;
    script.send({ type: 'CON', code: 'GET', id: 93 });
    await script.expect({ code: '2.05' });
  });

  it('refuses a freshness that makes no sense', () => {
    for (const freshnessMs of [0, -1, NaN]) expect(() => start({ freshnessMs })).to.throw(RangeError);
  });
});

describe('Echo in a client (RFC 9175 section 2.3)', () => {
  afterEach(closeAll);

  it('repeats the request once with the value, under a new Message ID', async () => {
    const { script, pending } = startRequest({ method: 'POST', payload: Buffer.from('p') });
    const post = { type: 'CON', code: 'POST', payload: 'p' } as const;
    const first = await script.expect({ ...post, options: { [echo]: undefined } });
    answer(script, first, '4.01', { [echo]: 'fresh' });
    const second = await script.expect({ ...post, token: tokenOf(first) });
    expect(echoOf(second).toString()).to.equal('fresh');
    expect(second.messageId).to.not.equal(first.messageId);
    answer(script, second, '4.01', { [echo]: 'more' });
    expect((await pending).code).to.equal('4.01');
    await script.expectNothing();
  });

  it('takes 4.01 without Echo, or with one of a length that is not allowed, as the answer', async () => {
    const { endpoint, script } = startLockstep();
    for (const options of [{}, { [echo]: '' }, { [echo]: 'x'.repeat(41) }]) {
      const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
      answer(script, await script.expect(), '4.01', options);
      expect((await pending).code).to.equal('4.01');
    }
  });

  it('observes with the value', async () => {
    const { endpoint, script } = startLockstep();
    const seen: string[] = [];
    const onNotification = ({ payload }: CoapResponse) => void seen.push(payload.toString());
    const pending = endpoint.observe(script.peer, { method: 'GET', path: ['s'] }, { onNotification });
    const [first] = await converse(
      script,
      [{ [observe]: 0 }, '4.01', { [echo]: 'v' }],
      [{ [observe]: 0, [echo]: 0x76 }, '2.05', { [observe]: 1 }],
    );
    expect((await pending).observation?.active).to.equal(true);
    const note = { token: tokenOf(first!), options: { [observe]: 2 }, payload: 'n' };
    script.send({ type: 'NON', code: '2.05', id: 5, ...note });
    expect(seen).to.deep.equal(['n']);
  });
});
