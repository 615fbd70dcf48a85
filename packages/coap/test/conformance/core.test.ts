import { expect } from 'chai';
import { decodeMessage, encodeUint, OptionNumber } from '../../src/index.ts';
import type { CoapReply, CoapRequest, Method, RequestInit } from '../../src/index.ts';
import { settle, type MessageText } from '@muster/testkit';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

const { accept, contentFormat, etag, ifMatch, ifNoneMatch, locationPath, locationQuery, maxAge, uriQuery } =
  OptionNumber;

type Options = NonNullable<MessageText['options']>;

/** One exchange of the plugtests, as the server sees it. */
interface Exchange {
  readonly id: string;
  readonly init: Omit<RequestInit, 'path'> & { readonly path?: readonly string[] };
  readonly reply: CoapReply;
  /** Options of the response. */
  readonly replyOptions?: Options;
  /** The response in a message of its own. */
  readonly separate?: boolean;
}

const body = Buffer.from('on');
const confirmable = (method: Method, code: CoapReply['code'], id: string): Exchange => ({
  id,
  init: { method, ...(method === 'GET' || method === 'DELETE' ? {} : { payload: body, contentFormat: 0 }) },
  reply: code === '2.05' ? { code, payload: Buffer.from('21.5'), contentFormat: 0 } : { code },
  replyOptions: code === '2.05' ? { [contentFormat]: 0 } : {},
});
const nonConfirmable = (exchange: Exchange): Exchange => ({
  ...exchange,
  init: { ...exchange.init, confirmable: false },
});
const conditional = (id: string, number: number, value: string): Exchange => {
  const options = [{ number, value: Buffer.from(value) }];
  return { id, init: { method: 'PUT', payload: body, contentFormat: 0, options }, reply: { code: '4.12' } };
};
const separate = (exchange: Exchange): Exchange => ({ ...exchange, separate: true });

const exchanges: readonly Exchange[] = [
  confirmable('GET', '2.05', 'TD_COAP_CORE_01 GET, confirmable'),
  confirmable('DELETE', '2.02', 'TD_COAP_CORE_02 DELETE, confirmable'),
  confirmable('PUT', '2.04', 'TD_COAP_CORE_03 PUT, confirmable'),
  confirmable('POST', '2.01', 'TD_COAP_CORE_04 POST, confirmable'),
  nonConfirmable(confirmable('GET', '2.05', 'TD_COAP_CORE_05 GET, non-confirmable')),
  nonConfirmable(confirmable('DELETE', '2.02', 'TD_COAP_CORE_06 DELETE, non-confirmable')),
  nonConfirmable(confirmable('PUT', '2.04', 'TD_COAP_CORE_07 PUT, non-confirmable')),
  nonConfirmable(confirmable('POST', '2.01', 'TD_COAP_CORE_08 POST, non-confirmable')),
  separate(confirmable('GET', '2.05', 'TD_COAP_CORE_09 GET with a separate response')),
  confirmable('GET', '2.05', 'TD_COAP_CORE_10 GET with a token'),
  separate(confirmable('GET', '2.05', 'TD_COAP_CORE_11 GET with a token and a separate response')),
  {
    ...confirmable('GET', '2.05', 'TD_COAP_CORE_13 several Uri-Path options'),
    init: { method: 'GET', path: ['seg1', 'seg2', 'seg3'] },
  },
  {
    ...confirmable('GET', '2.05', 'TD_COAP_CORE_14 several Uri-Query options'),
    init: { method: 'GET', query: ['first=1', 'second=2'] },
  },
  nonConfirmable(separate(confirmable('GET', '2.05', 'TD_COAP_CORE_17 separate response, non-confirmable'))),
  {
    ...confirmable('POST', '2.01', 'TD_COAP_CORE_18 Location-Path in the response'),
    reply: { code: '2.01', locationPath: ['location1', 'location2', 'location3'] },
    replyOptions: { [locationPath]: ['location1', 'location2', 'location3'] },
  },
  {
    ...confirmable('POST', '2.01', 'TD_COAP_CORE_19 Location-Query in the response'),
    reply: { code: '2.01', locationQuery: ['first=1', 'second=2'] },
    replyOptions: { [locationQuery]: ['first=1', 'second=2'] },
  },
  {
    id: 'TD_COAP_CORE_20 content negotiation with Accept',
    init: { method: 'GET', accept: 50 },
    reply: { code: '2.05', payload: Buffer.from('{}'), contentFormat: 50 },
    replyOptions: { [contentFormat]: 50 },
  },
  {
    id: 'TD_COAP_CORE_21 validation with ETag',
    init: { method: 'GET', options: [{ number: etag, value: Buffer.from('e1') }] },
    reply: { code: '2.03', etag: Buffer.from('e1'), maxAgeSeconds: 30 },
    replyOptions: { [etag]: 'e1', [maxAge]: 30 },
  },
  conditional('TD_COAP_CORE_22 If-Match', ifMatch, 'e1'),
  conditional('TD_COAP_CORE_23 If-None-Match', ifNoneMatch, ''),
];

const pathOf = ({ init }: Exchange): readonly string[] => init.path ?? ['test'];

describe('CoAP plugtests, base protocol, as server', () => {
  afterEach(closeAll);

  for (const exchange of exchanges) {
    const { id, init, reply, replyOptions = {} } = exchange;

    it(id, async () => {
      const seen: CoapRequest[] = [];
      const pending = Promise.withResolvers<CoapReply>();
      const handler = (request: CoapRequest): CoapReply | Promise<CoapReply> => {
        seen.push(request);
        return exchange.separate === true ? pending.promise : reply;
      };
      const { script, clock } = startLockstep({ handler });
      const given = (init.options ?? []).map(({ number, value }) => [number, value] as const);
      const isConfirmable = init.confirmable !== false;
      script.send({
        type: isConfirmable ? 'CON' : 'NON',
        code: init.method,
        id: 7,
        token: 'beef',
        path: pathOf(exchange),
        options: {
          ...(init.query === undefined ? {} : { [uriQuery]: init.query }),
          ...(init.contentFormat === undefined ? {} : { [contentFormat]: init.contentFormat }),
          ...(init.accept === undefined ? {} : { [accept]: init.accept }),
          ...Object.fromEntries(given),
        },
        payload: init.payload ?? '',
      });
      if (exchange.separate === true) {
        await clock.advance(1_000);
        if (isConfirmable) await script.expect({ type: 'ACK', code: '0.00', id: 7, token: '' });
        pending.resolve(reply);
      }
      const response = await script.expect({
        type: !isConfirmable ? 'NON' : exchange.separate === true ? 'CON' : 'ACK',
        code: reply.code,
        token: 'beef',
        payload: (reply.payload ?? '').toString(),
      });
      for (const [number, values] of Object.entries(replyOptions)) {
        const texts = response.options.filter((option) => option.number === Number(number));
        const expected = typeof values === 'number' ? [encodeUint(values).toString()] : [values].flat();
        expect(texts.map(({ value }) => value.toString())).to.deep.equal(expected);
      }
      const [request] = seen;
      const { method, accept: format, contentFormat: content } = init;
      expect(request).to.include({ method, accept: format, contentFormat: content });
      expect(request?.path).to.deep.equal(pathOf(exchange));
      expect(request?.query).to.deep.equal(init.query ?? []);
      expect(request?.payload.toString()).to.equal((init.payload ?? '').toString());
      for (const { number } of init.options ?? []) {
        expect(request?.options.some((option) => option.number === number)).to.equal(true);
      }
    });
  }

  it('TD_COAP_CORE_12 a request without a token is answered without one', async () => {
    const { script } = startLockstep({ handler: () => text('21.5') });
    script.send({ type: 'CON', code: 'GET', id: 7, token: '', path: ['test'] });
    await script.expect({ type: 'ACK', code: '2.05', id: 7, token: '', payload: '21.5' });
  });

  it('TD_COAP_CORE_15 lossy link, as server: a repeated request gets the same answer, and is dealt with once', async () => {
    let calls = 0;
    const handler = (): CoapReply => text(String((calls += 1)));
    const { script, endpoint } = startLockstep({ handler });
    const replies: Buffer[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      script.send({ type: 'CON', code: 'POST', id: 7, token: '07', path: ['test'] });
      replies.push(await script.expectBytes());
    }
    expect(decodeMessage(replies[0]!).payload.toString()).to.equal('1');
    expect(replies).to.deep.equal(replies.map(() => replies[0]));
    expect(calls).to.equal(1);
    expect(endpoint.counters.duplicates).to.equal(2);
  });

  it('TD_COAP_CORE_31 ping, as server: an empty confirmable message is answered with a Reset', async () => {
    const { script } = startLockstep({ handler: () => text('x') });
    script.send({ type: 'CON', id: 7 });
    await script.expect({ type: 'RST', code: '0.00', id: 7, token: '' });
    await settle();
    await script.expectNothing();
  });
});
