import { OptionNumber } from '@muster/coap';
import { seededRandom, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import {
  ContentFormat,
  createBootstrapClient,
  encodeValues,
  formatPath,
  parsePath,
  type BootstrapClient,
  type BootstrapClientOptions,
  type ResourceValue,
  type ValueRecord,
} from '../../../src/index.ts';
import { account, models, RawPeer, record, saidBy, TestRegistrar, TestTree, type Said } from './support.ts';

const { contentFormat, accept } = OptionNumber;
const TLV = ContentFormat.tlv;

describe('device that is bootstrapped', () => {
  let server: RawPeer;
  let registrar: TestRegistrar;
  let client: BootstrapClient;
  let tree: TestTree;
  let states: string[];
  let waiting: (() => void)[];
  let stored: (readonly ValueRecord[])[];

  beforeEach(async () => {
    server = await RawPeer.open();
    registrar = await TestRegistrar.open();
    tree = new TestTree();
    states = [];
    waiting = [];
    stored = [];
  });

  afterEach(async () => {
    await client.close();
    await registrar.close();
    await server.close();
  });

  function create(options: Partial<BootstrapClientOptions> = {}): void {
    client = createBootstrapClient({
      endpointName: 'urn:dev:1',
      bootstrapUri: `coap://127.0.0.1:${server.udp.port}`,
      tree,
      models,
      random: () => 0,
      backOff: { initialSeconds: 0.01 },
      onProvisioned: (records) => {
        stored.push(records);
      },
      hooks: {
        onState: (state, detail) => {
          states.push(detail === undefined ? state : `${state}: ${detail}`);
          for (const wake of waiting.splice(0)) wake();
        },
      },
      ...options,
    });
  }

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Takes the Bootstrap-Request; answers it, and knows where the device is. */
  async function requested(code = '2.04', options: Record<number, number> = {}): Promise<Said> {
    await deviceSocket();
    return server.answer(code, options);
  }

  /** The device's port is known once its socket is open. */
  async function deviceSocket(): Promise<void> {
    while (client.localAddress === undefined) await new Promise((resolve) => setImmediate(resolve));
    server.port = client.localAddress.port;
  }

  function put(path: string, ...values: [string, ResourceValue][]): ReturnType<RawPeer['ask']> {
    const records = values.map(([at, value]) => record(at, value));
    return server.ask({
      code: 'PUT',
      path: path.split('/').slice(1),
      options: { [contentFormat]: TLV },
      payload: encodeValues(TLV, parsePath(path), records, models),
    });
  }

  async function putAccount(uri = registrar.uri): Promise<void> {
    const values = account(uri);
    expect((await put('/0', ...values.filter(([path]) => path.startsWith('/0/')))).code).to.equal('2.04');
    expect((await put('/1', ...values.filter(([path]) => path.startsWith('/1/')))).code).to.equal('2.04');
  }

  const finish = (): ReturnType<RawPeer['ask']> => server.ask({ code: 'POST', path: ['bs'] });

  it('LightweightM2M-1.1-int-0: asks its bootstrap server, takes what is written, and registers', async () => {
    create();
    const registered = client.start();
    expect(await requested()).to.deep.include({
      code: 'POST',
      path: '/bs',
      query: ['ep=urn:dev:1', 'pct=112'],
    });
    await putAccount();
    expect((await finish()).code).to.equal('2.04');
    await registered;
    expect(states).to.deep.equal(['bootstrapping', 'registering', 'registered']);
    expect(registrar.registers[0]).to.deep.include({ endpointName: 'urn:dev:1', lifetimeSeconds: 300 });
    expect(registrar.registers[0]?.objects.map(({ objectId }) => objectId)).to.deep.equal([1, 3, 3303]);
    expect(client.serverUri).to.equal(registrar.uri);
    expect(stored).to.have.length(1);
    expect(client.bootstraps).to.equal(1);
  });

  it('takes keys of a secured server, and keeps them from every LwM2M Server', async () => {
    create();
    const registered = client.start();
    await requested();
    await putAccount();
    expect((await put('/0/1', ['/0/1/3', Buffer.from('me')], ['/0/1/5', Buffer.from('key')])).code).to.equal(
      '2.04',
    );
    await finish();
    await registered;
    expect(client.provisioned.map(({ path }) => formatPath(path))).to.include.members(['/0/1/3', '/0/1/5']);
    const target = registrar.registers[0];
    if (!target) throw new Error('not registered');
    const answer = await registrar.server.perform(
      { ...target.source, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [] },
      { type: 'read', path: parsePath('/0/1') },
    );
    expect(answer).to.include({ code: '4.01' });
  });

  it('LightweightM2M-1.1-int-4: a delete takes all but the account of the bootstrap server', async () => {
    const before = [
      record('/0/0/0', `coap://127.0.0.1:${server.udp.port}`),
      record('/0/0/1', true),
      ...account('coap://192.0.2.9', 7).map(([path, value]) => record(path, value)),
    ];
    create({ provisioned: before });
    void client.bootstrap().catch(() => undefined);
    await requested();
    expect((await server.ask({ code: 'DELETE', path: ['0', '0'] })).code).to.equal('4.00');
    expect((await server.ask({ code: 'DELETE', path: ['0', '9'] })).code).to.equal('4.04');
    expect((await server.ask({ code: 'DELETE', path: ['3', '0'] })).code).to.equal('4.00');
    expect((await server.ask({ code: 'DELETE', path: [] })).code).to.equal('2.02');
    const left = await server.ask({ code: 'GET', path: [], options: { [accept]: 40 } });
    expect(left.payload.toString()).to.equal(
      `</>;lwm2m=1.1,</0/0>;uri="coap://127.0.0.1:${server.udp.port}",</3/0>,</3303/0>,</3303/1>`,
    );
    // Before the Finish none of it holds.
    expect(client.provisioned).to.have.length(before.length);
  });

  it('LightweightM2M-1.1-int-5: bootstraps anew when the LwM2M Server triggers it', async () => {
    create();
    const registered = client.start();
    await requested();
    await putAccount();
    await finish();
    await registered;
    const target = registrar.registers[0];
    if (!target) throw new Error('not registered');
    const answer = await registrar.server.perform(
      { ...target.source, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [] },
      { type: 'execute', path: parsePath('/1/1/9') },
    );
    expect(answer.code).to.equal('2.04');
    const again = await server.answer('2.04');
    expect(again).to.include({ path: '/bs' });
  });

  it('LightweightM2M-1.1-int-6: a device that has an account registers without asking', async () => {
    create({ provisioned: account(registrar.uri).map(([path, value]) => record(path, value)) });
    await client.start();
    expect(states).to.deep.equal(['registering', 'registered']);
    expect(server.udp.waiting).to.equal(0);
  });

  it('LightweightM2M-1.1-int-7: falls back to the bootstrap server when registering fails', async () => {
    const gone = await TestRegistrar.open();
    const { uri } = gone;
    await gone.close();
    create({
      provisioned: account(uri).map(([path, value]) => record(path, value)),
      registrationAttempts: 2,
      parameters: { ackTimeoutMs: 5, maxRetransmit: 0 },
    });
    const registered = client.start();
    await until(() => states.includes('bootstrapping'));
    expect(states.filter((state) => state.startsWith('failed'))).to.have.length(2);
    await requested();
    await putAccount();
    await finish();
    await registered;
    expect(client.serverUri).to.equal(registrar.uri);
  });

  it('LightweightM2M-1.1-int-8: lets the Server object be read, and never the Security object', async () => {
    create();
    void client.start().catch(() => undefined);
    await requested();
    await putAccount();
    const read = (...path: string[]): ReturnType<RawPeer['ask']> =>
      server.ask({ code: 'GET', path, options: { [accept]: 110 } });
    const answer = await read('1', '1');
    expect(answer).to.include({ code: '2.05', contentFormat: 110 });
    expect(answer.payload.toString()).to.include('"n":"0","v":101');
    expect((await read('1')).code).to.equal('2.05');
    expect((await read('1', '9')).code).to.equal('4.04');
    expect((await read('0', '1')).code).to.equal('4.05');
    expect((await read('3', '0')).code).to.equal('4.05');
  });

  for (const [what, values] of [
    ['nothing at all', []],
    ['no Security instance', [['/1/0/5', 86_400]]],
    ['no Server instance', account('coap://192.0.2.1').filter(([path]) => path.startsWith('/0/'))],
    ['a Server instance of nobody', [...account('coap://192.0.2.1'), ['/1/5/0', 9], ['/1/5/1', 60]]],
    ['a URI that is none', account('http://192.0.2.1')],
    ['a secured server, which it cannot reach', account('coaps://192.0.2.1')],
    ['a Short Server ID out of range', account('coap://192.0.2.1', 0)],
    [
      'two accounts of one Short Server ID',
      [...account('coap://192.0.2.1'), ...account('coap://192.0.2.2', 101, 2)],
    ],
    [
      'a lifetime of nothing',
      account('coap://192.0.2.1').map(([path, value]) => [path, path === '/1/1/1' ? 0 : value]),
    ],
  ] as [string, [string, ResourceValue][]][]) {
    it(`LightweightM2M-1.1-int-9: answers the finish with 4.06 for ${what}`, async () => {
      create({ backOff: { initialSeconds: 60 } });
      void client.start().catch(() => undefined);
      await requested();
      for (const object of ['/0', '/1']) {
        const own = values.filter(([path]) => path.startsWith(`${object}/`));
        if (own.length > 0) expect((await put(object, ...own)).code).to.equal('2.04');
      }
      const answer = await finish();
      expect(answer.code).to.equal('4.06');
      expect(answer.payload.length).to.be.greaterThan(0);
      await until(() => states.some((state) => state.startsWith('failed')));
      expect(stored).to.have.length(0);
      expect(client.provisioned).to.have.length(0);
    });
  }

  it('LightweightM2M-1.1-int-0: tells the bootstrap server what it has', async () => {
    create();
    void client.start().catch(() => undefined);
    await requested();
    await putAccount();
    const discover = (...path: string[]): ReturnType<RawPeer['ask']> =>
      server.ask({ code: 'GET', path, options: { [accept]: 40 } });
    expect((await discover()).payload.toString()).to.equal(
      `</>;lwm2m=1.1,</0/1>;ssid=101;uri="${registrar.uri}",</1/1>;ssid=101,</3/0>,</3303/0>,</3303/1>`,
    );
    expect((await discover('1')).payload.toString()).to.equal('</>;lwm2m=1.1,</1/1>;ssid=101');
    expect((await discover('9')).code).to.equal('4.04');
    expect((await discover('1', '1')).code).to.equal('4.05');
  });

  it('LightweightM2M-1.2-int-12: takes a Bootstrap-Pack', async () => {
    create({ pack: true });
    const registered = client.start();
    const records = account(registrar.uri).map(([path, value]) => record(path, value));
    const payload = encodeValues(ContentFormat.senmlCbor, {}, records, models);
    await deviceSocket();
    const request = await server.answer('2.05', { [contentFormat]: ContentFormat.senmlCbor }, payload);
    expect(request).to.include({ code: 'GET', path: '/bspack', accept: ContentFormat.senmlCbor });
    await registered;
    expect(registrar.registers).to.have.length(1);
  });

  it('asks the other way where there is no Bootstrap-Pack', async () => {
    create({ pack: true });
    void client.start().catch(() => undefined);
    await requested('5.01');
    expect(await server.answer('2.04')).to.include({ code: 'POST', path: '/bs' });
  });

  it('asks the other way when the Bootstrap-Pack is inconsistent', async () => {
    create({ pack: true });
    void client.start().catch(() => undefined);
    const payload = encodeValues(ContentFormat.senmlJson, {}, [record('/1/0/5', 60)], models);
    await deviceSocket();
    await server.answer('2.05', { [contentFormat]: ContentFormat.senmlJson }, payload);
    expect(await server.answer('2.04')).to.include({ code: 'POST', path: '/bs' });
    expect(client.provisioned).to.have.length(0);
  });

  it('writes to the objects of the application when the finish has come, not before', async () => {
    create();
    const registered = client.start();
    await requested();
    await putAccount();
    expect((await put('/3/0/14', ['/3/0/14', '+02:00'])).code).to.equal('2.04');
    expect((await server.ask({ code: 'DELETE', path: ['3303', '1'] })).code).to.equal('2.02');
    expect((await put('/9999/0', ['/9999/0/1', 'x'])).code).to.equal('4.04');
    expect(tree.values.get('/3/0/14')).to.equal('+01:00');
    await finish();
    await registered;
    expect(tree.values.get('/3/0/14')).to.equal('+02:00');
    expect(tree.values.has('/3303/1/5700')).to.equal(false);
  });

  it('takes nothing of anybody but its bootstrap server, and nothing after the finish', async () => {
    create();
    const registered = client.start();
    await requested();
    const stranger = await RawPeer.open(server.port);
    expect((await stranger.ask({ code: 'DELETE', path: [] })).code).to.equal('4.01');
    expect((await stranger.ask({ code: 'POST', path: ['bs'] })).code).to.equal('4.01');
    await stranger.close();
    await putAccount();
    await finish();
    await registered;
    expect((await server.ask({ code: 'DELETE', path: [] })).code).to.equal('4.01');
    expect(client.provisioned).to.have.length(8);
  });

  it('answers hostile requests, and none of them holds', async () => {
    create();
    void client.start().catch(() => undefined);
    await requested();
    const text = { [contentFormat]: TLV };
    const cases: [Parameters<RawPeer['ask']>[0], string][] = [
      [{ code: 'PUT', path: ['0', '1'], options: text, payload: Buffer.from('ffffff', 'hex') }, '4.00'],
      [{ code: 'PUT', path: ['0', '1'], options: { [contentFormat]: 9999 }, payload: 'x' }, '4.15'],
      [{ code: 'PUT', path: ['0', '65535'], options: text }, '4.04'],
      [{ code: 'PUT', path: ['x'], options: text }, '4.04'],
      [{ code: 'PUT', path: [], options: text }, '4.05'],
      [{ code: 'PUT', path: ['0', '1', '0', '0'], options: text }, '4.05'],
      [{ code: 'PUT', path: ['0'], options: text, payload: Buffer.from('c10005', 'hex') }, '4.00'],
      [{ code: 'PUT', path: ['0'], options: text }, '4.00'],
      [{ code: 'POST', path: ['1', '0', '8'] }, '4.05'],
      [{ code: 'GET', path: ['bs'] }, '4.05'],
      [{ code: 'GET', path: ['0'], options: { [accept]: 110 } }, '4.05'],
      [{ code: 'FETCH', path: ['0'], options: { [contentFormat]: 320 }, payload: '[]' }, '4.05'],
    ];
    for (const [request, code] of cases) {
      expect((await server.ask(request)).code, JSON.stringify(request)).to.equal(code);
    }
    expect((await finish()).code).to.equal('4.06');
  });

  it('answers mutated writes in every format with a code, and goes on', async () => {
    create();
    void client.start().catch(() => undefined);
    await requested();
    const random = seededRandom(11);
    const records = account(registrar.uri)
      .filter(([path]) => path.startsWith('/1/1/'))
      .map(([path, value]) => record(path, value));
    const { tlv, senmlCbor, senmlJson, json, lwm2mCbor } = ContentFormat;
    for (const format of [tlv, senmlCbor, senmlJson, json, lwm2mCbor]) {
      const whole = encodeValues(format, parsePath('/1/1'), records, models);
      for (let count = 0; count < 60; count += 1) {
        const payload = Buffer.from(whole.subarray(0, 1 + Math.floor(random() * whole.length)));
        payload[Math.floor(random() * payload.length)] = Math.floor(random() * 256);
        const options = { [contentFormat]: format };
        const { code } = await server.ask({ code: 'PUT', path: ['1', '1'], options, payload });
        expect(code).to.match(/^(2\.04|4\.00|4\.06|4\.13|4\.15)$/u);
      }
    }
    expect(client.provisioned).to.have.length(0);
  });

  it('keeps no more than it may of what it is written', async () => {
    create();
    void client.start().catch(() => undefined);
    await requested();
    const codes = new Set<string>();
    for (let id = 0; id < 5_000 && !codes.has('4.13'); id += 1) {
      codes.add((await put(`/1/${id}`, [`/1/${id}/1`, 60])).code);
    }
    expect([...codes]).to.deep.equal(['2.04', '4.13']);
  });

  it('survives arbitrary bytes between the messages', async () => {
    create();
    const registered = client.start();
    await requested();
    const random = seededRandom(7);
    for (let count = 0; count < 500; count += 1) {
      const noise = Buffer.from(
        Array.from({ length: Math.floor(random() * 40) }, () => Math.floor(random() * 256)),
      );
      // A Reset or an acknowledgement could hit an exchange that is under way; anything else is noise.
      if (noise.length > 0) noise[0] = (noise[0] ?? 0) & 0xdf;
      await server.udp.send(noise, server.port);
    }
    await drain();
    await putAccount();
    await finish();
    await registered;
    expect(client.state).to.equal('registered');
  });

  async function drain(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 50));
    while (server.udp.waiting > 0) await server.udp.receive();
  }

  it('goes on with what it had when the bootstrap server falls silent, and starts anew', async () => {
    const clock = new VirtualClock();
    create({ clock, bootstrapTimeoutSeconds: 60, backOff: { initialSeconds: 4 } });
    void client.start().catch(() => undefined);
    await requested();
    await putAccount();
    await clock.advance(59_000);
    expect(client.state).to.equal('bootstrapping');
    await clock.advance(1_500);
    expect(states.at(-1)).to.equal('failed: bootstrap: the bootstrap server has not finished');
    expect(client.provisioned).to.have.length(0);
    await clock.advance(4_000);
    expect(saidBy(await server.receive())).to.include({ path: '/bs' });
  });

  it('waits as long as a busy bootstrap server asks', async () => {
    const clock = new VirtualClock();
    create({ clock });
    void client.start().catch(() => undefined);
    await requested('5.03', { [OptionNumber.maxAge]: 100 });
    await until(() => states.at(-1)?.startsWith('failed') === true);
    await clock.advance(99_000);
    expect(server.udp.waiting).to.equal(0);
    await clock.advance(1_500);
    expect(saidBy(await server.receive())).to.include({ path: '/bs' });
  });

  it('waits for its hold-off time first', async () => {
    const clock = new VirtualClock();
    create({ clock, holdOffSeconds: 30 });
    void client.start().catch(() => undefined);
    await clock.advance(29_000);
    expect(client.state).to.equal('idle');
    await clock.advance(2_000);
    expect(client.state).to.equal('bootstrapping');
  });

  it('answers a finish with 4.06 when its configuration cannot be stored', async () => {
    create({
      onProvisioned: () => {
        throw new Error('disk full');
      },
      backOff: { initialSeconds: 60 },
    });
    void client.start().catch(() => undefined);
    await requested();
    await putAccount();
    const answer = await finish();
    expect(answer.code).to.equal('4.06');
    expect(answer.payload.toString()).not.to.include('disk');
    expect(client.provisioned).to.have.length(0);
  });

  it('takes a new lifetime from the LwM2M Server, and stores it', async () => {
    create({ provisioned: account(registrar.uri).map(([path, value]) => record(path, value)) });
    await client.start();
    const target = registrar.registers[0];
    if (!target) throw new Error('not registered');
    const answer = await registrar.server.perform(
      { ...target.source, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [] },
      { type: 'write', path: parsePath('/1/1/1'), mode: 'replace', records: [record('/1/1/1', 600)] },
    );
    expect(answer.code).to.equal('2.04');
    expect(stored.at(-1)).to.deep.include(record('/1/1/1', 600));
    while (client.counters.updates === 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it('closes in the middle without a word', async () => {
    create();
    const started = client.start().then(
      () => 'registered',
      (error: unknown) => (error as Error).name,
    );
    await requested();
    await client.close();
    expect(await started).to.equal('DeviceUnreachableError');
    expect(client.state).to.equal('closed');
  });

  it('checks its options', () => {
    create();
    const base = { endpointName: 'a', bootstrapUri: 'coap://127.0.0.1', tree, models };
    expect(() => createBootstrapClient({ ...base, endpointName: '' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, bootstrapUri: 'http://x' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, bootstrapUri: 'coaps://x' })).to.throw(TypeError);
    expect(() => createBootstrapClient({ ...base, holdOffSeconds: -1 })).to.throw(RangeError);
    expect(() => createBootstrapClient({ ...base, bootstrapTimeoutSeconds: 0 })).to.throw(RangeError);
    expect(() => createBootstrapClient({ ...base, registrationAttempts: 0 })).to.throw(RangeError);
  });
});
