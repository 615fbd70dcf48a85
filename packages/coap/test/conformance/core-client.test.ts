import { expect } from 'chai';
import { encodeUint, findOption, OptionNumber } from '../../src/index.ts';
import type { CoapResponse, Message, RequestInit } from '../../src/index.ts';
import type { LockstepPeer, MessageText } from '@muster/testkit';
import { closeAll, startLockstep } from '../support/lockstep.ts';
import { exchanges } from '../support/plain-exchanges.ts';

const { accept, contentFormat, etag, ifMatch, ifNoneMatch, locationPath, locationQuery, uriPath, uriQuery } =
  OptionNumber;

const hexOf = (message: Message): string => message.token.toString('hex');
const get = { method: 'GET', path: ['test'] } as const;

/** Piggybacked on the acknowledgement of a confirmable request. */
function reply(script: LockstepPeer, to: Message, answer: Omit<MessageText, 'type' | 'id'>): void {
  script.send({ type: 'ACK', id: to.messageId, token: hexOf(to), ...answer });
}

async function ask(
  init: RequestInit,
  answer: Omit<MessageText, 'type' | 'id'>,
): Promise<{
  sent: Message;
  response: CoapResponse;
}> {
  const { endpoint, script } = startLockstep();
  const pending = endpoint.request(script.peer, init);
  const sent = await script.expect();
  reply(script, sent, answer);
  return { sent, response: await pending };
}

const strings = (message: Message, number: number): string[] =>
  message.options.filter((option) => option.number === number).map(({ value }) => value.toString());

describe('CoAP plugtest: core, client', () => {
  afterEach(closeAll);

  for (const [id, { type, method, code, payload }] of exchanges) {
    it(`${id} ${method}, ${type}`, async () => {
      const { endpoint, script, clock } = startLockstep();
      const body = payload === '' ? {} : { payload: Buffer.from(payload), contentFormat: 0 };
      const pending = endpoint.request(script.peer, {
        method,
        path: ['test'],
        confirmable: type === 'CON',
        ...body,
      });
      const options = { [contentFormat]: payload === '' ? undefined : 0 };
      const sent = await script.expect({ type, code: method, payload, options });
      expect(strings(sent, uriPath)).to.deep.equal(['test']);
      const answer = { code, token: hexOf(sent), payload: 'body', options: { [contentFormat]: 0 } };
      if (type === 'CON') script.send({ type: 'ACK', id: sent.messageId, ...answer });
      else script.send({ type: 'NON', id: 4_000, ...answer });
      const response = await pending;
      expect(response).to.include({ code, contentFormat: 0 });
      expect(response.payload.toString()).to.equal('body');
      await clock.advance(100_000);
      await script.expectNothing();
    });
  }

  for (const id of ['TD_COAP_CORE_09', 'TD_COAP_CORE_11']) {
    it(`${id} GET with a separate response, found by its token and acknowledged`, async () => {
      const { endpoint, script, clock } = startLockstep();
      const pending = endpoint.request(script.peer, { method: 'GET', path: ['separate'] });
      const sent = await script.expect({ type: 'CON' });
      script.send({ type: 'ACK', id: sent.messageId });
      await clock.advance(10_000);
      await script.expectNothing();
      script.send({ type: 'CON', code: '2.05', id: 77, token: hexOf(sent), payload: 'late' });
      await script.expect({ type: 'ACK', code: '0.00', id: 77 });
      expect((await pending).payload.toString()).to.equal('late');
    });
  }

  it('TD_COAP_CORE_10 each request has a token of its own, and takes no response with another', async () => {
    const { endpoint, script } = startLockstep({ parameters: { nstart: 2 } });
    const pending = [1, 2].map(() => endpoint.request(script.peer, get));
    const sent = [await script.expect(), await script.expect()];
    expect(new Set(sent.map(hexOf)).size).to.equal(2);
    for (const message of sent) expect(message.token.length).to.be.within(1, 8);
    const [one, two] = sent as [Message, Message];
    script.send({ type: 'ACK', code: '2.05', id: two.messageId, token: hexOf(one), payload: 'wrong' });
    reply(script, two, { code: '2.05', payload: 'two' });
    reply(script, one, { code: '2.05', payload: 'one' });
    const payloads = (await Promise.all(pending)).map(({ payload }) => payload.toString());
    expect(payloads).to.deep.equal(['one', 'two']);
  });

  it('TD_COAP_CORE_12 the only message without a token is the empty one: a ping', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.ping(script.peer);
    const sent = await script.expect({ type: 'CON', code: '0.00', token: '' });
    script.send({ type: 'RST', id: sent.messageId });
    await pending;
  });

  it('TD_COAP_CORE_13 several Uri-Path options', async () => {
    const { sent } = await ask({ method: 'GET', path: ['seg1', 'seg2', 'seg3'] }, { code: '2.05' });
    expect(strings(sent, uriPath)).to.deep.equal(['seg1', 'seg2', 'seg3']);
  });

  it('TD_COAP_CORE_14 several Uri-Query options', async () => {
    const query = ['first=1', 'second=2', 'third=3'];
    const { sent } = await ask({ method: 'GET', path: ['query'], query }, { code: '2.05' });
    expect(strings(sent, uriQuery)).to.deep.equal(query);
  });

  it('TD_COAP_CORE_15 a request without an answer is repeated, byte for byte, after twice the wait each', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = endpoint.request(script.peer, get);
    const first = await script.expectBytes();
    for (const waitMs of [2_000, 4_000, 8_000, 16_000]) {
      await clock.advance(waitMs - 1);
      await script.expectNothing();
      await clock.advance(1);
      expect(await script.expectBytes()).to.deep.equal(first);
    }
    const token = first.subarray(4, 12).toString('hex');
    script.send({ type: 'ACK', code: '2.05', id: first.readUInt16BE(2), token, payload: 'ok' });
    expect((await pending).payload.toString()).to.equal('ok');
  });

  it('TD_COAP_CORE_16 a separate response that is repeated is acknowledged again, and counts once', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = endpoint.request(script.peer, { method: 'GET', path: ['separate'] });
    const sent = await script.expect();
    await clock.advance(2_000);
    await script.expect({ type: 'CON', id: sent.messageId });
    script.send({ type: 'ACK', id: sent.messageId });
    const separate = { type: 'CON', code: '2.05', id: 78, token: hexOf(sent), payload: 'late' } as const;
    for (let time = 0; time < 3; time += 1) {
      script.send(separate);
      await script.expect({ type: 'ACK', code: '0.00', id: 78 });
    }
    expect((await pending).payload.toString()).to.equal('late');
    expect(endpoint.counters.responsesReceived).to.equal(1);
  });

  it('TD_COAP_CORE_17 GET, NON, with a separate response, NON or CON', async () => {
    for (const type of ['NON', 'CON'] as const) {
      const { endpoint, script, clock } = startLockstep();
      const pending = endpoint.request(script.peer, { ...get, confirmable: false });
      const sent = await script.expect({ type: 'NON' });
      await clock.advance(9_000);
      script.send({ type, code: '2.05', id: 5, token: hexOf(sent), payload: 'late' });
      expect((await pending).payload.toString()).to.equal('late');
      if (type === 'CON') await script.expect({ type: 'ACK', code: '0.00', id: 5 });
      await script.expectNothing();
    }
  });

  it('TD_COAP_CORE_18 reads several Location-Path options', async () => {
    const options = { [locationPath]: ['location1', 'location2'] };
    const { response } = await ask({ method: 'POST', path: [] }, { code: '2.01', options });
    expect(response.locationPath).to.deep.equal(['location1', 'location2']);
  });

  it('TD_COAP_CORE_19 reads several Location-Query options', async () => {
    const options = { [locationQuery]: ['first=1', 'second=2'] };
    const { response } = await ask({ method: 'POST', path: [] }, { code: '2.01', options });
    const queries = response.options.filter(({ number }) => number === locationQuery);
    expect(queries.map(({ value }) => value.toString())).to.deep.equal(['first=1', 'second=2']);
  });

  it('TD_COAP_CORE_20 asks for a format with Accept', async () => {
    for (const format of [0, 41]) {
      const options = { [contentFormat]: format };
      const { sent, response } = await ask({ ...get, accept: format }, { code: '2.05', options });
      expect(findOption(sent.options, accept)).to.deep.equal(encodeUint(format));
      expect(response.contentFormat).to.equal(format);
    }
  });

  it('TD_COAP_CORE_21 validates a cached response by ETag', async () => {
    const known = [{ number: etag, value: Buffer.from('v1') }];
    const { sent, response } = await ask(
      { ...get, options: known },
      { code: '2.03', options: { [etag]: 'v1' } },
    );
    expect(strings(sent, etag)).to.deep.equal(['v1']);
    expect(response.code).to.equal('2.03');
    expect(response.etag?.toString()).to.equal('v1');
  });

  for (const [id, number, value] of [
    ['TD_COAP_CORE_22 PUT with If-Match', ifMatch, 'v1'],
    ['TD_COAP_CORE_23 PUT with If-None-Match', ifNoneMatch, ''],
  ] as const) {
    it(id, async () => {
      const options = [{ number, value: Buffer.from(value) }];
      const init = { method: 'PUT', path: ['validate'], options, payload: Buffer.from('x') } as const;
      const { sent, response } = await ask(init, { code: '4.12' });
      expect(strings(sent, number)).to.deep.equal([value]);
      expect(response.code).to.equal('4.12');
    });
  }

  it('TD_COAP_CORE_31 pings, and takes the Reset for a sign of life', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.ping(script.peer);
    const sent = await script.expectBytes();
    expect(sent.subarray(0, 2).toString('hex')).to.equal('4000');
    expect(sent).to.have.length(4);
    script.send({ type: 'RST', id: sent.readUInt16BE(2) });
    await pending;
  });
});
