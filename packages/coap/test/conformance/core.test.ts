import { expect } from 'chai';
import { findOption, OptionNumber } from '../../src/index.ts';
import type { CoapReply, CoapRequest, Message } from '../../src/index.ts';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';
import type { Lockstep } from '../support/lockstep.ts';
import { exchanges } from '../support/plain-exchanges.ts';

const { accept, contentFormat, etag, ifMatch, ifNoneMatch, locationPath, locationQuery, uriQuery } =
  OptionNumber;

interface Server extends Lockstep {
  readonly requests: CoapRequest[];
}

function serve(reply: (request: CoapRequest) => CoapReply | Promise<CoapReply>): Server {
  const requests: CoapRequest[] = [];
  const handler = (request: CoapRequest): CoapReply | Promise<CoapReply> => {
    requests.push(request);
    return reply(request);
  };
  return { ...startLockstep({ handler }), requests };
}

/** A handler that answers when the clock has come that far. */
function serveLater(payload: string): Server & { answer: () => void } {
  let resolve: (reply: CoapReply) => void = () => undefined;
  const server = serve(() => new Promise<CoapReply>((settled) => (resolve = settled)));
  return { ...server, answer: () => resolve(text(payload)) };
}

const strings = (message: Message, number: number): string[] =>
  message.options.filter((option) => option.number === number).map(({ value }) => value.toString());

describe('CoAP plugtest: core, server', () => {
  afterEach(closeAll);

  for (const [id, { type, method, code, payload }] of exchanges) {
    it(`${id} ${method}, ${type}`, async () => {
      const { script, requests } = serve(() => ({ ...text('body'), code, contentFormat: 0 }));
      const options = payload === '' ? {} : { [contentFormat]: 0 };
      script.send({ type, code: method, id: 300, token: 'abcd', path: ['test'], options, payload });
      const answer = { code, token: 'abcd', payload: 'body', options: { [contentFormat]: 0 } };
      if (type === 'CON') await script.expect({ type: 'ACK', id: 300, ...answer });
      else await script.expect({ type: 'NON', ...answer });
      expect(requests).to.have.length(1);
      expect(requests[0]).to.include({ method, contentFormat: payload === '' ? undefined : 0 });
      expect(requests[0]?.payload.toString()).to.equal(payload);
      await script.expectNothing();
    });
  }

  for (const [id, token] of [
    ['TD_COAP_CORE_09', '09'],
    ['TD_COAP_CORE_11', '1122334455667788'],
  ] as const) {
    it(`${id} GET with a separate response, token ${token}`, async () => {
      const { script, clock, answer } = serveLater('late');
      script.send({ type: 'CON', code: 'GET', id: 1, token, path: ['separate'] });
      await clock.advance(50);
      await script.expect({ type: 'ACK', code: '0.00', id: 1, token: '' });
      answer();
      const separate = await script.expect({ type: 'CON', code: '2.05', token, payload: 'late' });
      script.send({ type: 'ACK', id: separate.messageId });
      await clock.advance(100_000);
      await script.expectNothing();
    });
  }

  it('TD_COAP_CORE_10 tokens of 1 to 8 bytes come back', async () => {
    const { script } = serve(() => text('t'));
    for (let length = 1; length <= 8; length += 1) {
      const token = 'a7'.repeat(length);
      script.send({ type: 'CON', code: 'GET', id: length, token });
      await script.expect({ type: 'ACK', id: length, token });
    }
  });

  it('TD_COAP_CORE_12 a request without a token is answered without one', async () => {
    const { script } = serve(() => text('t'));
    script.send({ type: 'CON', code: 'GET', id: 1 });
    await script.expect({ type: 'ACK', code: '2.05', id: 1, token: '' });
  });

  it('TD_COAP_CORE_13 several Uri-Path options', async () => {
    const { script, requests } = serve(() => text('t'));
    script.send({ type: 'CON', code: 'GET', id: 1, path: ['seg1', 'seg2', 'seg3'] });
    await script.expect({ code: '2.05' });
    expect(requests[0]?.path).to.deep.equal(['seg1', 'seg2', 'seg3']);
  });

  it('TD_COAP_CORE_14 several Uri-Query options', async () => {
    const { script, requests } = serve(() => text('t'));
    const options = { [uriQuery]: ['first=1', 'second=2', 'third=3'] };
    script.send({ type: 'CON', code: 'GET', id: 1, path: ['query'], options });
    await script.expect({ code: '2.05' });
    expect(requests[0]?.query).to.deep.equal(['first=1', 'second=2', 'third=3']);
  });

  it('TD_COAP_CORE_15 lost acknowledgements: the repeated request gets the same piggybacked bytes', async () => {
    const { script, requests } = serve(() => text('t'));
    const request = { type: 'CON', code: 'GET', id: 1, token: '15' } as const;
    script.send(request);
    const first = await script.expectBytes();
    for (let lost = 0; lost < 4; lost += 1) {
      script.send(request);
      expect(await script.expectBytes()).to.deep.equal(first);
    }
    expect(requests).to.have.length(1);
  });

  it('TD_COAP_CORE_16 lost separate responses are repeated, and a lost acknowledgement is sent again', async () => {
    const { script, clock, answer, requests } = serveLater('late');
    const request = { type: 'CON', code: 'GET', id: 1, token: '16' } as const;
    script.send(request);
    await clock.advance(50);
    await script.expect({ type: 'ACK', code: '0.00', id: 1 });
    script.send(request);
    await script.expect({ type: 'ACK', code: '0.00', id: 1 });
    answer();
    const first = await script.expectBytes();
    await clock.advance(2_000);
    expect(await script.expectBytes()).to.deep.equal(first);
    script.send({ type: 'ACK', id: first.readUInt16BE(2) });
    await clock.advance(100_000);
    await script.expectNothing();
    expect(requests).to.have.length(1);
  });

  it('TD_COAP_CORE_17 GET, NON, with a separate response', async () => {
    const { script, clock, answer } = serveLater('late');
    script.send({ type: 'NON', code: 'GET', id: 1, token: '17', path: ['separate'] });
    await clock.advance(5_000);
    await script.expectNothing();
    answer();
    await script.expect({ type: 'NON', code: '2.05', token: '17', payload: 'late' });
  });

  it('TD_COAP_CORE_18 POST answered with several Location-Path options', async () => {
    const { script } = serve(() => ({ code: '2.01', locationPath: ['location1', 'location2', 'location3'] }));
    script.send({ type: 'CON', code: 'POST', id: 1, path: ['test'], payload: 'x' });
    const created = await script.expect({ code: '2.01' });
    expect(strings(created, locationPath)).to.deep.equal(['location1', 'location2', 'location3']);
  });

  it('TD_COAP_CORE_19 POST answered with several Location-Query options', async () => {
    const { script } = serve(() => ({ code: '2.01', locationQuery: ['first=1', 'second=2'] }));
    script.send({ type: 'CON', code: 'POST', id: 1, path: ['location-query'], payload: 'x' });
    expect(strings(await script.expect({ code: '2.01' }), locationQuery)).to.deep.equal([
      'first=1',
      'second=2',
    ]);
  });

  it('TD_COAP_CORE_20 the Accept option chooses the format', async () => {
    const { script } = serve((request) =>
      request.accept === 41 ? { ...text('<x/>'), contentFormat: 41 } : { ...text('x'), contentFormat: 0 },
    );
    for (const [format, payload] of [
      [0, 'x'],
      [41, '<x/>'],
    ] as const) {
      script.send({ type: 'CON', code: 'GET', id: format, options: { [accept]: format } });
      await script.expect({ code: '2.05', payload, options: { [contentFormat]: format } });
    }
  });

  it('TD_COAP_CORE_21 the ETag option: 2.03 without a payload while the representation is the same', async () => {
    let version = 'v1';
    const { script } = serve(({ options }) => {
      const known = findOption(options, etag)?.toString() === version;
      return known
        ? { code: '2.03', etag: Buffer.from(version) }
        : { ...text(version), etag: Buffer.from(version) };
    });
    script.send({ type: 'CON', code: 'GET', id: 1, path: ['validate'] });
    await script.expect({ code: '2.05', payload: 'v1', options: { [etag]: 0x7631 } });
    script.send({ type: 'CON', code: 'GET', id: 2, path: ['validate'], options: { [etag]: 'v1' } });
    await script.expect({ code: '2.03', payload: '', options: { [etag]: 0x7631 } });
    version = 'v2';
    script.send({ type: 'CON', code: 'GET', id: 3, path: ['validate'], options: { [etag]: 'v1' } });
    await script.expect({ code: '2.05', payload: 'v2', options: { [etag]: 0x7632 } });
  });

  it('TD_COAP_CORE_22 the If-Match option reaches the handler, which answers 2.04 or 4.12', async () => {
    const { script } = serve(({ options }) => ({
      code: findOption(options, ifMatch)?.toString() === 'v1' ? '2.04' : '4.12',
    }));
    for (const [at, [tag, code]] of (
      [
        ['v1', '2.04'],
        ['v0', '4.12'],
      ] as const
    ).entries()) {
      script.send({ type: 'CON', code: 'PUT', id: at, options: { [ifMatch]: tag }, payload: 'x' });
      await script.expect({ code });
    }
  });

  it('TD_COAP_CORE_23 the If-None-Match option reaches the handler: created once, then 4.12', async () => {
    let exists = false;
    const { script } = serve(({ options }) => {
      if (exists && findOption(options, ifNoneMatch)) return { code: '4.12' };
      exists = true;
      return { code: '2.01' };
    });
    for (const [at, code] of ['2.01', '4.12'].entries()) {
      script.send({ type: 'CON', code: 'PUT', id: at, options: { [ifNoneMatch]: '' }, payload: 'x' });
      await script.expect({ code });
    }
  });

  it('TD_COAP_CORE_31 ping is answered with a Reset', async () => {
    const { script } = startLockstep();
    script.send(Buffer.from('40001234', 'hex'));
    expect((await script.expectBytes()).toString('hex')).to.equal('70001234');
  });
});
