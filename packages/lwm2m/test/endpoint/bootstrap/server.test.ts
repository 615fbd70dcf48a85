import { OptionNumber } from '@muster/coap';
import { expect } from 'chai';
import {
  ContentFormat,
  createBootstrapServer,
  decodeValues,
  Lwm2mRefusal,
  parsePath,
} from '../../../src/index.ts';
import { RawDevice } from '../raw-device.ts';
import { failureOf, models } from '../support.ts';
import { record, remove, TestBootstrap, usualPlan, write } from './support.ts';

const { uriQuery, accept, contentFormat } = OptionNumber;

describe('bootstrap server', () => {
  let server: TestBootstrap;
  let device: RawDevice;

  beforeEach(async () => {
    server = await TestBootstrap.open();
    device = await RawDevice.open(server.port);
  });

  afterEach(async () => {
    await device.close();
    await server.close();
  });

  function ask(...query: string[]): ReturnType<RawDevice['ask']> {
    return device.ask({ code: 'POST', path: ['bs'], options: { [uriQuery]: query } });
  }

  it('LightweightM2M-1.1-int-0: a client-initiated bootstrap is a request, writes and a finish', async () => {
    server.plan = usualPlan('coap://192.0.2.1:5683');
    const answer = await ask('ep=urn:dev:1', 'pct=112');
    expect(answer.code).to.equal('2.04');
    expect(await device.answer('2.02')).to.include({ code: 'DELETE', path: '/' });
    const security = await device.answer('2.04');
    expect(security).to.include({ code: 'PUT', path: '/0/1', contentFormat: 112 });
    const written = decodeValues(112, security.bytes, parsePath('/0/1'), models);
    expect(written).to.deep.include(record('/0/1/0', 'coap://192.0.2.1:5683'));
    expect(await device.answer('2.04')).to.include({ code: 'PUT', path: '/1/1', contentFormat: 112 });
    expect(await device.answer('2.04')).to.include({ code: 'POST', path: '/bs' });
    const result = await server.result();
    expect(result).to.include({ endpointName: 'urn:dev:1', outcome: 'finished' });
    expect(result.steps.map(({ operation, path, code }) => `${operation} ${path} ${code}`)).to.deep.equal([
      'bootstrapDelete / 2.02',
      'bootstrapWrite /0/1 2.04',
      'bootstrapWrite /1/1 2.04',
      'finish / 2.04',
    ]);
    expect(server.requests).to.have.length(1);
    expect(server.server.counters()).to.include({ requests: 1, finished: 1, unfinished: 0, steps: 4 });
  });

  it('nothing is sent before the request has its answer', async () => {
    server.plan = [remove('/')];
    const options = { [uriQuery]: ['ep=a'] };
    await device.send({ type: 'CON', id: 7, token: '01', code: 'POST', path: ['bs'], options });
    expect(await device.receive()).to.include({ messageId: 7, code: 0x44 });
    await device.answer('2.02');
    await device.answer('2.04');
    expect((await server.result()).outcome).to.equal('finished');
  });

  it('LightweightM2M-1.1-int-4: a delete the device refuses ends the session without a finish', async () => {
    server.plan = usualPlan('coap://192.0.2.1');
    await ask('ep=a');
    await device.answer('4.05', {}, 'not here');
    const result = await server.result();
    const diagnostic = 'not here';
    expect(result.outcome).to.equal('refused');
    expect(result.diagnostic).to.equal('bootstrapDelete / was answered 4.05: not here');
    const step = { operation: 'bootstrapDelete', path: '/', code: '4.05', success: false, attempts: 1 };
    expect(result.steps).to.deep.equal([{ ...step, diagnostic }]);
    expect(device.udp.waiting).to.equal(0);
  });

  it('writes objects, instances and resources with keys, in TLV where the device names no format', async () => {
    server.plan = [
      write('/0', ['/0/0/0', 'coap://b'], ['/0/1/0', 'coap://s'], ['/0/1/5', Buffer.from('secret')]),
      write('/1/0', ['/1/0/0', 101], ['/1/0/1', 60]),
      write('/1/0/1', ['/1/0/1', 120]),
    ];
    await ask('ep=a');
    const object = await device.answer('2.04');
    expect(object).to.include({ path: '/0', contentFormat: ContentFormat.tlv });
    expect(decodeValues(ContentFormat.tlv, object.bytes, parsePath('/0'), models)).to.have.length(3);
    expect(await device.answer('2.04')).to.include({ path: '/1/0', contentFormat: ContentFormat.tlv });
    expect(await device.answer('2.04')).to.include({ path: '/1/0/1', contentFormat: ContentFormat.tlv });
    expect(await device.answer('2.04')).to.include({ path: '/bs' });
    expect((await server.result()).outcome).to.equal('finished');
  });

  it('finds out the format of a device that has no TLV, and keeps to it', async () => {
    server.plan = [write('/1/0', ['/1/0/0', 1]), write('/1/0', ['/1/0/1', 60])];
    await ask('ep=a');
    expect(await device.answer('4.15')).to.include({ contentFormat: ContentFormat.tlv });
    expect(await device.answer('2.04')).to.include({ contentFormat: ContentFormat.senmlCbor });
    expect(await device.answer('2.04')).to.include({ contentFormat: ContentFormat.senmlCbor });
    await device.answer('2.04');
    expect((await server.result()).outcome).to.equal('finished');
  });

  it('LightweightM2M-1.1-int-0: a Bootstrap-Discover tells what the device has', async () => {
    let found: string[] = [];
    server.plan = async (perform) => {
      const answer = await perform({ type: 'bootstrapDiscover', path: {} });
      found = (answer.links ?? []).map(
        ({ target, attributes }) => `${target} ${attributes.get('ssid') ?? ''}`,
      );
    };
    await ask('ep=a');
    const links = '</>;lwm2m=1.1,</0/0>,</0/1>;ssid=101,</1/0>;ssid=101,</3/0>';
    const request = await device.answer('2.05', { [contentFormat]: 40 }, links);
    expect(request).to.include({ code: 'GET', path: '/', accept: 40 });
    await device.answer('2.04');
    await server.result();
    expect(found).to.deep.equal(['/ ', '/0/0 ', '/0/1 101', '/1/0 101', '/3/0 ']);
  });

  it('LightweightM2M-1.1-int-8: a Bootstrap-Read of the Server object brings its values', async () => {
    let values: unknown[] = [];
    server.plan = async (perform) => {
      const answer = await perform({ type: 'bootstrapRead', path: parsePath('/1') });
      values = (answer.records ?? []).map(({ value }) => value);
    };
    await ask('ep=a', 'pct=110');
    const request = await device.answer('2.05', { [contentFormat]: 110 }, '[{"bn":"/1/0/","n":"1","v":60}]');
    expect(request).to.include({ code: 'GET', path: '/1', accept: 110 });
    await device.answer('2.04');
    await server.result();
    expect(values).to.deep.equal([60]);
  });

  it('LightweightM2M-1.1-int-8: a device that has no Bootstrap-Read is bootstrapped all the same', async () => {
    server.plan = [
      { type: 'bootstrapDiscover', path: {} },
      { type: 'bootstrapRead', path: parsePath('/1') },
      remove('/0'),
    ];
    await ask('ep=a', 'pct=112');
    await device.answer('4.05');
    await device.answer('4.05');
    expect(await device.answer('2.02')).to.include({ code: 'DELETE', path: '/0' });
    await device.answer('2.04');
    expect((await server.result()).outcome).to.equal('finished');
  });

  it('LightweightM2M-1.1-int-9: reports a Finish that the device refuses as inconsistent', async () => {
    await ask('ep=a');
    await device.answer('4.06', {}, 'there is no account of an LwM2M Server');
    const result = await server.result();
    expect(result).to.include({ outcome: 'refused' });
    expect(result.steps.at(-1)).to.include({ operation: 'finish', code: '4.06' });
  });

  it('refuses a device that there is nothing for', async () => {
    server.refusal = new Lwm2mRefusal('4.04', 'nothing for this device');
    const answer = await ask('ep=a');
    expect(answer).to.include({ code: '4.04' });
    expect(answer.payload).to.equal('nothing for this device');
    expect(server.server.counters()).to.include({ requests: 0, refusals: 1 });
  });

  it('a device that was killed during a session starts a new one, which ends the old one', async () => {
    server.plan = [remove('/')];
    await ask('ep=a');
    await device.receive();
    const reborn = await RawDevice.open(server.port);
    await reborn.ask({ code: 'POST', path: ['bs'], options: { [uriQuery]: ['ep=a'] } });
    expect((await server.result()).outcome).to.equal('superseded');
    expect(await reborn.answer('2.02')).to.include({ code: 'DELETE' });
    await reborn.answer('2.04');
    expect((await server.result(2)).outcome).to.equal('finished');
    await reborn.close();
    expect(server.server.sessions).to.equal(0);
  });

  it('LightweightM2M-1.2-int-12: answers a Bootstrap-Pack-Request with everything at once', async () => {
    await server.close();
    server = await TestBootstrap.open({
      handlers: {
        request: async () => [],
        pack: async () => [record('/0/1/0', 'coap://192.0.2.1'), record('/1/1/0', 101)],
      },
    });
    device.port = Number(new URL(server.uri).port);
    const request = { code: 'GET', path: ['bspack'] };
    for (const format of [ContentFormat.senmlCbor, ContentFormat.senmlJson, ContentFormat.lwm2mCbor]) {
      const answer = await device.ask({ ...request, options: { [uriQuery]: ['ep=a'], [accept]: format } });
      expect(answer).to.include({ code: '2.05', contentFormat: format });
      expect(decodeValues(format, answer.bytes, {}, models)).to.deep.include(record('/1/1/0', 101));
    }
    const refused = await device.ask({ ...request, options: { [uriQuery]: ['ep=a'], [accept]: 11_542 } });
    expect(refused.code).to.equal('4.06');
  });

  it('a server without packs says so', async () => {
    const answer = await device.ask({ code: 'GET', path: ['bspack'], options: { [uriQuery]: ['ep=a'] } });
    expect(answer.code).to.equal('5.01');
  });

  for (const [what, message, code] of [
    ['no endpoint name', { code: 'POST', path: ['bs'] }, '4.00'],
    ['an empty endpoint name', { code: 'POST', path: ['bs'], options: { 15: 'ep=' } }, '4.00'],
    ['a name with control characters', { code: 'POST', path: ['bs'], options: { 15: 'ep=a\u0000' } }, '4.00'],
    ['a pct that is none', { code: 'POST', path: ['bs'], options: { 15: ['ep=a', 'pct=x'] } }, '4.00'],
    ['a pct out of range', { code: 'POST', path: ['bs'], options: { 15: ['ep=a', 'pct=65536'] } }, '4.00'],
    ['a GET of /bs', { code: 'GET', path: ['bs'] }, '4.05'],
    ['a POST to /bspack', { code: 'POST', path: ['bspack'] }, '4.05'],
    ['a Register', { code: 'POST', path: ['rd'], options: { 15: 'ep=a' } }, '4.04'],
    ['a longer path', { code: 'POST', path: ['bs', 'x'] }, '4.04'],
  ] as const) {
    it(`refuses ${what} with ${code}`, async () => {
      expect((await device.ask(message)).code).to.equal(code);
      expect(server.requests).to.have.length(0);
    });
  }

  it('passes over parameters that it does not know, with a warning', async () => {
    await ask('ep=a', 'lt=60', 'ep=b');
    expect(server.requests[0]?.endpointName).to.equal('a');
    expect(server.requests[0]?.warnings).to.deep.equal([
      'unknown parameter "lt"; ignored',
      'parameter ep is given more than once; the first one counts',
    ]);
    await device.answer('2.04');
  });

  it('takes no more sessions than it may, and says when to come back', async () => {
    await server.close();
    server = await TestBootstrap.open({ limits: { maxSessions: 1 } });
    device.port = server.port;
    server.plan = [remove('/')];
    await ask('ep=a');
    const other = await RawDevice.open(server.port);
    const refused = await other.ask({ code: 'POST', path: ['bs'], options: { [uriQuery]: ['ep=b'] } });
    expect(refused.code).to.equal('5.03');
    await device.answer('2.02');
    await device.answer('2.04');
    await server.result();
    await other.close();
  });

  it('ends a plan that has no end', async () => {
    await server.close();
    server = await TestBootstrap.open({ limits: { maxSteps: 3 } });
    device.port = server.port;
    server.plan = async (perform) => {
      for (;;) await perform(remove('/0'));
    };
    await ask('ep=a');
    for (let step = 0; step < 3; step += 1) await device.answer('2.02');
    const failed = { outcome: 'failed', diagnostic: 'a session has at most 3 operations' };
    expect(await server.result()).to.include(failed);
  });

  it('ends its sessions when it is closed', async () => {
    server.plan = [remove('/')];
    await ask('ep=a');
    await device.receive();
    await server.close();
    expect(server.results.all[0]).to.include({ outcome: 'closed' });
  });

  it('checks its options', async () => {
    const handlers = { request: async () => [] };
    const bad = [{ listen: [] }, { listen: ['http://x'] }, { stepAttempts: 0 }, { sessionTimeoutMs: 0 }];
    for (const options of bad) {
      const opening = createBootstrapServer({ listen: ['coap://127.0.0.1:0'], handlers, models, ...options });
      expect(await failureOf(opening)).to.be.instanceOf(Error);
    }
  });
});
