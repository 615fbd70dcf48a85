import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import type { ClientOptions, ClientRequestInfo } from '../../../src/index.ts';
import { LockstepDevice } from '../lockstep-device.ts';
import { readAnswer } from '../raw-device.ts';
import { MemoryTree } from '../support.ts';

const { accept, contentFormat, observe, uriQuery } = OptionNumber;

describe('requests to a device, in bytes', () => {
  let device: LockstepDevice;
  let tree: MemoryTree;
  let requests: ClientRequestInfo[];
  let errors: Error[];

  async function register(options: Partial<ClientOptions> = {}): Promise<void> {
    requests = [];
    errors = [];
    const hooks = {
      onRequest: (one: ClientRequestInfo) => requests.push(one),
      onError: (one: Error) => errors.push(one),
    };
    device = await LockstepDevice.open({ hooks, ...options });
    ({ tree } = device);
  }

  beforeEach(() => register());
  afterEach(() => device.close());

  const ask: LockstepDevice['ask'] = (...request) => device.ask(...request);

  it('GET of a resource without Accept is text', async () => {
    expect(await ask('GET', '/3/0/0')).to.include({ code: '2.05', payload: 'Muster', contentFormat: 0 });
    expect(await ask('GET', '/3/0/7/1')).to.include({ code: '2.05', payload: '5000', contentFormat: 0 });
    tree.set(31_000, 0, 1, Buffer.from('00', 'hex'));
    expect(await ask('GET', '/31000/0/1')).to.include({ code: '2.05', contentFormat: 42 });
  });

  it('an interceptor answers in place of the client, or later; its replies count as answers', async () => {
    await device.close();
    const later = Promise.withResolvers<undefined>();
    const seen: string[] = [];
    await register({
      intercept: (request, next) => {
        seen.push(request.path.join('/'));
        return request.accept === 110 ? { code: '4.06' } : later.promise.then(next);
      },
    });
    expect(await ask('GET', '/3/0', { [accept]: 110 })).to.include({ code: '4.06' });
    const answer = ask('GET', '/3/0/0');
    later.resolve(undefined);
    expect(await answer).to.include({ code: '2.05', payload: 'Muster' });
    expect(await ask('GET', '/99999')).to.include({ code: '4.04' });
    expect(seen).to.deep.equal(['3/0', '3/0/0']);
    expect(requests.map(({ code }) => code)).to.deep.equal(['4.06', '2.05']);
  });

  it('GET of an instance without Accept is SenML CBOR; for a device of LwM2M 1.0, TLV', async () => {
    expect(await ask('GET', '/3/0')).to.include({ code: '2.05', contentFormat: 112 });
    expect(await ask('GET', '/3/0/7')).to.include({ contentFormat: 112 });
    await device.close();
    await register({ lwm2mVersion: '1.0' });
    expect(await ask('GET', '/3/0')).to.include({ contentFormat: 11_542 });
    expect(await ask('GET', '/3/0', { [accept]: 112 })).to.include({ code: '4.06' });
  });

  it('the format that a device prefers is used where it can be', async () => {
    await device.close();
    await register({ contentFormat: 110 });
    expect(await ask('GET', '/3/0/0')).to.include({ contentFormat: 110 });
    await device.close();
    await register({ contentFormat: 60 });
    expect(await ask('GET', '/3/0/0')).to.include({ contentFormat: 60 });
    expect(await ask('GET', '/3/0')).to.include({ contentFormat: 112 });
  });

  for (const [code, path, options, payload, expected] of [
    ['GET', '/', {}, '', '4.05'],
    ['GET', '/x', {}, '', '4.04'],
    ['GET', '/3/0/0/0/0', {}, '', '4.04'],
    ['GET', '/65535', {}, '', '4.04'],
    ['GET', '/3/0/7/1', { [accept]: 40 }, '', '4.06'],
    ['GET', '/3/0', { [accept]: 0 }, '', '4.06'],
    ['GET', '/3/0', { [accept]: 50 }, '', '4.06'],
    ['PUT', '/3', { [contentFormat]: 11_542 }, 'x', '4.05'],
    ['PUT', '/3/0/14', {}, '', '4.00'],
    ['PUT', '/3/0/14', { [contentFormat]: 65_000 }, 'x', '4.15'],
    ['PUT', '/3/0', { [contentFormat]: 11_542 }, '\u00ff', '4.00'],
    ['PUT', '/3311/0/5851', { [contentFormat]: 0 }, 'bright', '4.00'],
    ['PUT', '/3/0/7/9', { [contentFormat]: 0 }, '1', '4.05'],
    ['PUT', '/9/0', { [contentFormat]: 110 }, '[]', '4.04'],
    ['PUT', '/3303/0/5700', { [uriQuery]: 'pmin=x' }, '', '4.00'],
    ['PUT', '/3303/0/5700', { [uriQuery]: 'colour=red' }, '', '4.00'],
    ['PUT', '/3303/0', { [uriQuery]: 'gt=1' }, '', '4.00'],
    ['PUT', '/3303/0/5700', { [uriQuery]: ['pmin=5', 'pmax=1'] }, '', '4.00'],
    ['PUT', '/3303/0/5700', { [uriQuery]: ['pmin=5', 'pmax=10'] }, '', '2.04'],
    ['POST', '/3/0/7/1', {}, '', '4.05'],
    ['POST', '/3/0/9', {}, '', '4.05'],
    ['POST', '/3/0/4', { [contentFormat]: 110 }, '[]', '4.15'],
    ['POST', '/99', { [contentFormat]: 110 }, '[]', '4.04'],
    ['DELETE', '/3', {}, '', '4.05'],
    ['DELETE', '/3/0/0', {}, '', '4.05'],
    ['DELETE', '/3303/9', {}, '', '4.04'],
    ['FETCH', '/3', { [contentFormat]: 110 }, '[]', '4.05'],
    ['PATCH', '/', { [contentFormat]: 110 }, '[]', '4.05'],
    ['GET', '/21/0', {}, '', '4.01'],
    ['GET', '/9', {}, '', '4.04'],
    ['GET', '/3/1', {}, '', '4.04'],
    ['GET', '/3/0/7/9', {}, '', '4.04'],
    ['GET', '/3/0/4', {}, '', '4.05'],
    ['GET', '/3304/0/5700', {}, '', '4.04'],
    ['POST', '/3/0/15', { [contentFormat]: 0 }, "0='x'", '4.05'],
  ] as const) {
    it(`${code} ${path} ${JSON.stringify(options)} ${JSON.stringify(payload)} is ${expected}`, async () => {
      expect(await ask(code, path, options, payload)).to.include({ code: expected });
      expect(errors).to.deep.equal([]);
    });
  }

  it('PUT of a resource instance leaves its siblings alone, POST adds to them, PUT of the resource replaces them', async () => {
    tree.set(3, 0, 22, new Map(['a', 'b'].entries()));
    // Without a definition, any resource that the tree accepts is writable.
    tree.set(31_000, 0, 1, new Map(['a', 'b'].entries()));
    expect(await ask('PUT', '/31000/0/1/1', { [contentFormat]: 0 }, 'c')).to.include({ code: '2.04' });
    expect(tree.read(31_000, 0, 1)).to.deep.equal(new Map(['a', 'c'].entries()));
    expect(await ask('PUT', '/31000/0/1/7', { [contentFormat]: 0 }, 'c')).to.include({ code: '4.04' });
    const added = '[{"bn":"/31000/0/1/","n":"2","vs":"d"}]';
    expect(await ask('POST', '/31000/0/1', { [contentFormat]: 110 }, added)).to.include({ code: '2.04' });
    expect(tree.read(31_000, 0, 1)).to.deep.equal(new Map(['a', 'c', 'd'].entries()));
    expect(await ask('PUT', '/31000/0/1', { [contentFormat]: 110 }, added)).to.include({ code: '2.04' });
    expect(tree.read(31_000, 0, 1)).to.deep.equal(new Map([[2, 'd']]));
  });

  it('servers of before LwM2M 1.0 write text and opaque with other numbers', async () => {
    const zone = await ask('PUT', '/3/0/15', { [contentFormat]: 1541 }, 'Europe/Rome');
    expect(zone).to.include({ code: '2.04' });
    expect(tree.read(3, 0, 15)).to.equal('Europe/Rome');
    expect(await ask('POST', '/3/0/4', { [contentFormat]: 1541 }, '1')).to.include({ code: '2.04' });
    expect(await ask('PUT', '/5/0/0', { [contentFormat]: 1544 }, 'x')).to.include({ code: '2.04' });
    expect(tree.read(5, 0, 0)).to.deep.equal(Buffer.from('x'));
  });

  it('only the server may ask: others get 4.01', async () => {
    const stranger = { key: '192.0.2.7:5683', address: '192.0.2.7', port: 5683 };
    device.link.send({ type: 'CON', code: 'GET', id: 9, token: '01', path: ['3', '0'] }, stranger);
    expect(readAnswer(await device.link.expect())).to.include({ code: '4.01' });
    expect(requests).to.deep.equal([]);
  });

  it('reports requests and responses', async () => {
    await ask('GET', '/3/0/7/1', { [observe]: 0 });
    await ask('GET', '/3/0', { [accept]: 40 });
    await ask('POST', '/3/0/4');
    await ask('GET', '/0');
    await ask('PUT', '/3/0/0', { [contentFormat]: 0 }, 'x');
    expect(requests.map(({ operation, path, code }) => `${operation} ${path} ${code}`)).to.deep.equal([
      'observe /3/0/7/1 2.05',
      'discover /3/0 2.05',
      'execute /3/0/4 2.04',
      'read /0 4.01',
      'write /3/0/0 4.05',
    ]);
    expect(device.client.counters.requests).to.equal(5);
  });

  it('decodes the content of requests on demand', async () => {
    await ask('PUT', '/3/0/15', { [contentFormat]: 0 }, 'Etc/UTC');
    await ask('POST', '/3/0/4', { [contentFormat]: 0 }, "0='now'");
    await ask('PUT', '/3/0/9', { [uriQuery]: ['pmin=5', 'gt'] });
    await ask('GET', '/3/0', { [accept]: 110 });
    await ask('FETCH', '/', { [contentFormat]: 110 }, '[{"n":"/3/0/0"},{"n":"/3/0/9"}]');
    await ask('iPATCH', '/', { [contentFormat]: 110 }, '[{"n":"/3/0/15","vs":"Europe/Oslo"}]');
    expect(requests.map(({ operation, details }) => ({ operation, ...details?.() }))).to.deep.equal([
      {
        operation: 'write',
        payloadBytes: 7,
        contentFormat: 0,
        records: [{ path: { objectId: 3, instanceId: 0, resourceId: 15 }, value: 'Etc/UTC' }],
      },
      { operation: 'execute', payloadBytes: 7, contentFormat: 0, arguments: "0='now'" },
      { operation: 'writeAttributes', payloadBytes: 0, attributes: { pmin: 5, unset: ['gt'] } },
      { operation: 'read', payloadBytes: 0, accept: 110 },
      { operation: 'readComposite', payloadBytes: 31, contentFormat: 110, paths: ['/3/0/0', '/3/0/9'] },
      {
        operation: 'writeComposite',
        payloadBytes: 36,
        contentFormat: 110,
        records: [{ path: { objectId: 3, instanceId: 0, resourceId: 15 }, value: 'Europe/Oslo' }],
      },
    ]);
  });

  it('leaves out content that cannot be decoded', async () => {
    await ask('PUT', '/3/0/15', { [contentFormat]: 112 }, 'no CBOR');
    await ask('PUT', '/3/0/9', { [uriQuery]: ['pmin=soon'] });
    expect(requests.map(({ code, details }) => ({ code, ...details?.() }))).to.deep.equal([
      { code: '4.00', payloadBytes: 7, contentFormat: 112 },
      { code: '4.00', payloadBytes: 0 },
    ]);
  });

  for (const args of ["0='now please'", `0='"'`, "0='\\\\'", 'now', '10', '0,', "0='a'b'"]) {
    it(`LightweightM2M-1.1-int-241: Execute with the arguments ${args} is 4.00`, async () => {
      const answer = await ask('POST', '/3/0/4', { [contentFormat]: 0 }, args);
      expect(answer).to.include({ code: '4.00' });
      expect(answer.payload).to.include("0='now',1");
      expect(tree.executed).to.deep.equal([]);
    });
  }

  it('what the tree throws is 5.00 without detail, and the device goes on', async () => {
    tree.read = () => {
      throw new Error('password=secret');
    };
    expect(await ask('GET', '/3/0/0')).to.include({ code: '5.00', payload: '' });
    expect(errors).to.have.length(1);
    expect(await ask('GET', '/3', { [accept]: 40 })).to.include({ code: '5.00' });
  });

  it('a tree that only reads is 4.05 to the rest', async () => {
    await device.close();
    const whole = new MemoryTree();
    await register({
      tree: {
        objects: () => whole.objects(),
        resourceIds: (...path) => whole.resourceIds(...path),
        read: (...path) => whole.read(...path),
      },
    });
    expect(await ask('PUT', '/3/0/14', { [contentFormat]: 0 }, 'x')).to.include({ code: '4.05' });
    expect(await ask('POST', '/3/0/4')).to.include({ code: '4.05' });
    expect(await ask('POST', '/3303', { [contentFormat]: 110 }, '[]')).to.include({ code: '4.05' });
    expect(await ask('DELETE', '/3303/0')).to.include({ code: '4.05' });
    const pack = '[{"n":"/3/0/14","vs":"+02:00"}]';
    expect(await ask('iPATCH', '/', { [contentFormat]: 110 }, pack)).to.include({ code: '4.05' });
  });

  it('a device can be walked too', async () => {
    const answer = await ask('GET', '/.well-known/core', { [uriQuery]: 'href=/3/0' });
    expect(answer).to.include({ code: '2.05', contentFormat: 40, payload: '</3/0>' });
  });
});
