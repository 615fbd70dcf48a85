import { expect } from 'chai';
import { encodeUint, findOption, OptionNumber } from '../../src/index.ts';
import type { CoapResponse, Message, RequestInit } from '../../src/index.ts';
import type { MessageText } from '@muster/testkit';
import { answer, closeAll, startLockstep, startRequest, tokenOf } from '../support/lockstep.ts';

const { accept, contentFormat, etag, ifMatch, ifNoneMatch, locationPath, locationQuery, uriPath, uriQuery } =
  OptionNumber;

async function ask(
  init: Partial<RequestInit>,
  code = '2.05',
  options: MessageText['options'] = {},
): Promise<{ sent: Message; response: CoapResponse }> {
  const { script, pending } = startRequest(init);
  const sent = await script.expect();
  answer(script, sent, code, options);
  return { sent, response: await pending };
}

const strings = (message: Pick<Message, 'options'>, number: number): string[] =>
  message.options.filter((option) => option.number === number).map(({ value }) => value.toString());

describe('CoAP plugtest: core, client', () => {
  afterEach(closeAll);

  for (const [id, type, method, code, payload] of [
    ['TD_COAP_CORE_01', 'CON', 'GET', '2.05', ''],
    ['TD_COAP_CORE_02', 'CON', 'DELETE', '2.02', ''],
    ['TD_COAP_CORE_03', 'CON', 'PUT', '2.04', 'new'],
    ['TD_COAP_CORE_04', 'CON', 'POST', '2.01', 'more'],
    ['TD_COAP_CORE_05', 'NON', 'GET', '2.05', ''],
    ['TD_COAP_CORE_06', 'NON', 'DELETE', '2.02', ''],
    ['TD_COAP_CORE_07', 'NON', 'PUT', '2.04', 'new'],
    ['TD_COAP_CORE_08', 'NON', 'POST', '2.01', 'more'],
  ] as const) {
    it(`${id} ${method}, ${type}`, async () => {
      const body = payload === '' ? {} : { payload: Buffer.from(payload), contentFormat: 0 };
      const { script, clock, pending } = startRequest({ method, confirmable: type === 'CON', ...body });
      const options = { [contentFormat]: payload === '' ? undefined : 0 };
      const sent = await script.expect({ type, code: method, payload, options });
      expect(strings(sent, uriPath)).to.deep.equal(['a']);
      const reply = { code, token: tokenOf(sent), payload: 'body', options: { [contentFormat]: 0 } };
      if (type === 'CON') script.send({ type: 'ACK', id: sent.messageId, ...reply });
      else script.send({ type: 'NON', id: 4_000, ...reply });
      const response = await pending;
      expect(response).to.include({ code, contentFormat: 0 });
      expect(response.payload.toString()).to.equal('body');
      await clock.advance(100_000);
      await script.expectNothing();
    });
  }

  for (const id of ['TD_COAP_CORE_09', 'TD_COAP_CORE_11']) {
    it(`${id} GET with a separate response, found by its token and acknowledged`, async () => {
      const { script, clock, pending } = startRequest();
      const sent = await script.expect({ type: 'CON' });
      script.send({ type: 'ACK', id: sent.messageId });
      await clock.advance(30_000);
      await script.expectNothing();
      script.send({ type: 'CON', code: '2.05', id: 77, token: tokenOf(sent), payload: 'late' });
      await script.expect({ type: 'ACK', code: '0.00', id: 77 });
      expect((await pending).payload.toString()).to.equal('late');
    });
  }

  it('TD_COAP_CORE_10 each request has a token of its own, and takes no response with another', async () => {
    const { endpoint, script } = startLockstep({ parameters: { nstart: 2 } });
    const init = { method: 'GET', path: ['test'] } as const;
    const pending = [1, 2].map(() => endpoint.request(script.peer, init));
    const sent = [await script.expect(), await script.expect()];
    expect(new Set(sent.map(tokenOf)).size).to.equal(2);
    for (const message of sent) expect(message.token.length).to.be.within(1, 8);
    const [one, two] = sent as [Message, Message];
    script.send({ type: 'ACK', code: '2.05', id: two.messageId, token: tokenOf(one), payload: 'wrong' });
    answer(script, two, '2.05', {}, 'two');
    answer(script, one, '2.05', {}, 'one');
    const payloads = (await Promise.all(pending)).map(({ payload }) => payload.toString());
    expect(payloads).to.deep.equal(['one', 'two']);
  });

  const requests: readonly [string, Partial<RequestInit>, number, string[]][] = [
    ['TD_COAP_CORE_13 several Uri-Path options', { path: ['s1', 's2', 's3'] }, uriPath, ['s1', 's2', 's3']],
    ['TD_COAP_CORE_14 several Uri-Query options', { query: ['a=1', 'b=2'] }, uriQuery, ['a=1', 'b=2']],
  ];
  for (const [id, init, number, sentOptions] of requests)
    it(id, async () => expect(strings((await ask(init)).sent, number)).to.deep.equal(sentOptions));

  it('TD_COAP_CORE_15 a request without an answer is repeated, byte for byte, after twice the wait each', async () => {
    const { script, clock, pending } = startRequest();
    const first = await script.expectBytes();
    for (const waitMs of [2_000, 4_000, 8_000, 16_000]) {
      await clock.advance(waitMs - 1);
      await script.expectNothing();
      await clock.advance(1);
      expect(await script.expectBytes()).to.deep.equal(first);
    }
    const reply = { type: 'ACK', code: '2.05', id: first.readUInt16BE(2), payload: 'ok' } as const;
    for (let time = 0; time < 2; time += 1) {
      script.send({ ...reply, token: first.subarray(4, 12).toString('hex') });
    }
    expect((await pending).payload.toString()).to.equal('ok');
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('TD_COAP_CORE_16 a separate response that is repeated is acknowledged again, and counts once', async () => {
    const { endpoint, script, clock, pending } = startRequest();
    const sent = await script.expect();
    await clock.advance(2_000);
    await script.expect({ type: 'CON', id: sent.messageId });
    script.send({ type: 'ACK', id: sent.messageId });
    const separate = { type: 'CON', code: '2.05', id: 78, token: tokenOf(sent), payload: 'late' } as const;
    for (let time = 0; time < 3; time += 1) {
      script.send(separate);
      await script.expect({ type: 'ACK', code: '0.00', id: 78 });
    }
    expect((await pending).payload.toString()).to.equal('late');
    expect(endpoint.counters.responsesReceived).to.equal(1);
  });

  for (const type of ['NON', 'CON'] as const) {
    it(`TD_COAP_CORE_17 GET, NON, with a separate response, ${type}`, async () => {
      const { script, clock, pending } = startRequest({ confirmable: false });
      const sent = await script.expect({ type: 'NON' });
      await clock.advance(9_000);
      script.send({ type, code: '2.05', id: 5, token: tokenOf(sent), payload: 'late' });
      expect((await pending).payload.toString()).to.equal('late');
      if (type === 'CON') await script.expect({ type: 'ACK', code: '0.00', id: 5 });
      await script.expectNothing();
    });
  }

  it('TD_COAP_CORE_18 reads several Location-Path options', async () => {
    const { response } = await ask({ method: 'POST' }, '2.01', { [locationPath]: ['one', 'two'] });
    expect(response.locationPath).to.deep.equal(['one', 'two']);
  });

  it('TD_COAP_CORE_19 reads several Location-Query options', async () => {
    const { response } = await ask({ method: 'POST' }, '2.01', { [locationQuery]: ['a=1', 'b=2'] });
    expect(strings(response, locationQuery)).to.deep.equal(['a=1', 'b=2']);
  });

  it('TD_COAP_CORE_20 asks for a format with Accept', async () => {
    for (const format of [0, 41]) {
      const { sent, response } = await ask({ accept: format }, '2.05', { [contentFormat]: format });
      expect(findOption(sent.options, accept)).to.deep.equal(encodeUint(format));
      expect(response.contentFormat).to.equal(format);
    }
  });

  for (const [id, method, number, value, code] of [
    ['TD_COAP_CORE_21 validates a cached response by ETag', 'GET', etag, 'v1', '2.03'],
    ['TD_COAP_CORE_22 PUT with If-Match', 'PUT', ifMatch, 'v1', '4.12'],
    ['TD_COAP_CORE_23 PUT with If-None-Match', 'PUT', ifNoneMatch, '', '4.12'],
  ] as const) {
    it(id, async () => {
      const options = [{ number, value: Buffer.from(value) }];
      const { sent, response } = await ask(
        { method, options },
        code,
        code === '2.03' ? { [etag]: value } : {},
      );
      expect(strings(sent, number)).to.deep.equal([value]);
      expect(response.code).to.equal(code);
      expect(response.etag?.toString()).to.equal(code === '2.03' ? value : undefined);
    });
  }

  it('TD_COAP_CORE_12, TD_COAP_CORE_31 pings with the only message without a token, and takes the Reset for a sign of life', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.ping(script.peer);
    const sent = await script.expectBytes();
    expect(sent.subarray(0, 2).toString('hex')).to.equal('4000');
    expect(sent).to.have.length(4);
    script.send({ type: 'RST', id: sent.readUInt16BE(2) });
    await pending;
  });
});
