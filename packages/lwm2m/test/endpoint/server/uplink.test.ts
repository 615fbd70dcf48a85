import { expect } from 'chai';
import { OptionNumber } from '@muster/coap';
import { seededRandom } from '@muster/testkit';
import { Lwm2mRefusal } from '../../../src/index.ts';
import { RawDevice } from '../raw-device.ts';
import { failureOf, TestServer } from '../support.ts';

const { accept, contentFormat, ifMatch, ifNoneMatch, uriQuery } = OptionNumber;
const query = ['ep=urn:imei:1', 'lt=300', 'lwm2m=1.1', 'b=U'];

describe('registration interface, in bytes', () => {
  let server: TestServer;
  let device: RawDevice;

  beforeEach(async () => {
    server = await TestServer.open();
    device = await RawDevice.open(server.port);
  });

  afterEach(async () => {
    await device.close();
    await server.close();
  });

  it('LightweightM2M-1.1-int-101: a Register is answered 2.01 with its location', async () => {
    const list = '</>;rt="oma.lwm2m";ct="60 110 112",</1/0>,</3>;ver=1.2,</3/0>,</3303/0>,</3303/1>';
    const answer = await device.register([...query, 'Q', 'sms=4670'], list);
    expect(answer).to.include({ code: '2.01', payload: '' }).and.have.deep.property('location', ['rd', 'r1']);
    expect(server.registers).to.deep.equal([
      {
        source: { listener: server.uri, address: '127.0.0.1', port: device.udp.port },
        endpointName: 'urn:imei:1',
        lifetimeSeconds: 300,
        lwm2mVersion: '1.1',
        binding: 'U',
        queueMode: true,
        smsNumber: '4670',
        rootPath: '/',
        contentFormats: [60, 110, 112],
        objects: [
          { objectId: 1, instanceIds: [0] },
          { objectId: 3, version: '1.2', instanceIds: [0] },
          { objectId: 3303, instanceIds: [0, 1] },
        ],
        warnings: [],
      },
    ]);
  });

  it('LightweightM2M-1.1-int-102: an Update tells a new lifetime and binding', async () => {
    const options = { [uriQuery]: ['lt=60', 'b=UQ'] };
    expect(await device.ask({ code: 'POST', path: ['rd', 'r1'], options })).to.include({ code: '2.04' });
    const told = { location: 'r1', lifetimeSeconds: 60, binding: 'UQ', queueMode: true, warnings: [] };
    expect(server.updates[0]).to.deep.include(told);
  });

  it('LightweightM2M-1.1-int-102: an Update without anything tells that the device is there', async () => {
    expect(await device.ask({ code: 'POST', path: ['rd', 'r1'] })).to.include({ code: '2.04' });
    expect(server.updates[0]).to.have.all.keys('source', 'location', 'warnings');
  });

  it('LightweightM2M-1.1-int-102: an Update may carry the full object list', async () => {
    const options = { [contentFormat]: 40 };
    const payload = '</1/0>,</3/0>,</3303/2>';
    const answer = await device.ask({ code: 'POST', path: ['rd', 'r1'], options, payload });
    expect(answer).to.include({ code: '2.04' });
    expect(server.updates[0]?.objects).to.deep.equal([
      { objectId: 1, instanceIds: [0] },
      { objectId: 3, instanceIds: [0] },
      { objectId: 3303, instanceIds: [2] },
    ]);
  });

  it('If-None-Match: 4.12, as /rd, /dp and a registration exist; the request is not performed (RFC 7252 5.10.8.2)', async () => {
    const none = Buffer.alloc(0);
    const register = { [ifNoneMatch]: none, [contentFormat]: 40, [uriQuery]: query };
    const send = { [ifNoneMatch]: none, [contentFormat]: 110 };
    for (const request of [
      { code: 'POST', path: ['rd'], options: register, payload: '</3/0>' },
      { code: 'POST', path: ['rd', 'r1'], options: { [ifNoneMatch]: none } },
      { code: 'DELETE', path: ['rd', 'r1'], options: { [ifNoneMatch]: none } },
      { code: 'POST', path: ['dp'], options: send, payload: '[{"n":"/3/0/9","v":1}]' },
    ] as const) {
      const what = `${request.code} ${request.path.join('/')}`;
      expect(await device.ask(request), what).to.include({ code: '4.12' });
    }
    const { registers, updates, deregisters, sends } = server;
    expect([...registers, ...updates, ...deregisters, ...sends]).to.deep.equal([]);
  });

  it('If-Match: an empty one holds, an entity-tag does not, as these resources have none (RFC 7252 5.10.8.1)', async () => {
    for (const [value, code] of [
      [Buffer.of(1), '4.12'],
      [Buffer.alloc(0), '2.01'],
    ] as const) {
      const options = { [ifMatch]: value, [contentFormat]: 40, [uriQuery]: query };
      const register = { code: 'POST', path: ['rd'], options, payload: '</3/0>' };
      expect(await device.ask(register)).to.include({ code });
    }
  });

  it('LightweightM2M-1.1-int-103: a Deregister is answered 2.02', async () => {
    expect(await device.ask({ code: 'DELETE', path: ['rd', 'r1'] })).to.include({ code: '2.02' });
    expect(server.deregisters[0]).to.include({ location: 'r1' });
  });

  it('LightweightM2M-1.1-int-105: an Update or Deregister of an unknown location is 4.04', async () => {
    server.refusal = new Lwm2mRefusal('4.04', 'no such registration');
    const unknown = { code: '4.04', payload: 'no such registration' };
    expect(await device.ask({ code: 'POST', path: ['rd', 'x'] })).to.include(unknown);
    server.refusal = new Lwm2mRefusal('4.04');
    expect(await device.ask({ code: 'DELETE', path: ['rd', 'x'] })).to.include({ code: '4.04' });
  });

  it('LightweightM2M-1.0: queue mode stands in the binding, and ct tells of JSON', async () => {
    await device.register(['ep=a', 'lt=60', 'lwm2m=1.0', 'b=UQ'], '</>;rt="oma.lwm2m";ct=11543,</3/0>');
    expect(server.registers[0]).to.include({ lwm2mVersion: '1.0', queueMode: true });
    expect(server.registers[0]?.contentFormats).to.deep.equal([11_543]);
  });

  it('lenient where the meaning is clear, with warnings about the deviations', async () => {
    const answer = await device.register(['ep=a', 'ep=b', 'foo=1', 'b=?'], '</3/0>, </4/0>,', null);
    expect(answer).to.include({ code: '2.01' });
    const [request] = server.registers;
    const understood = { endpointName: 'a', lifetimeSeconds: 86_400, lwm2mVersion: '1.0', binding: 'U' };
    expect(request).to.include(understood);
    const warnings = request?.warnings.join('\n');
    for (const part of [
      'ep is given more than once',
      '"foo"',
      'binding',
      'lwm2m is missing',
      'no Content-Format',
    ])
      expect(warnings).to.contain(part);
    expect(server.warnings.every(({ endpointName }) => endpointName === 'a')).to.equal(true);
  });

  it('a lifetime of 0 is one without end', async () => {
    await device.register(['ep=a', 'lt=0'], '</3/0>');
    expect(server.registers[0]?.lifetimeSeconds).to.equal(4_294_967_295);
  });

  const refused: readonly [string, readonly string[], string, number, string][] = [
    ['a missing ep', ['lt=60'], '</3/0>', 40, '4.00'],
    ['an empty ep', ['ep='], '</3/0>', 40, '4.00'],
    ['an ep with a line break', ['ep=a\nb'], '</3/0>', 40, '4.00'],
    ['a lifetime in words', ['ep=a', 'lt=never'], '</3/0>', 40, '4.00'],
    ['a negative lifetime', ['ep=a', 'lt=-1'], '</3/0>', 40, '4.00'],
    ['a lifetime out of bounds', ['ep=a', 'lt=4294967296'], '</3/0>', 40, '4.00'],
    ['LwM2M 2.0', ['ep=a', 'lwm2m=2.0'], '</3/0>', 40, '4.12'],
    ['a version that is none', ['ep=a', 'lwm2m=latest'], '</3/0>', 40, '4.00'],
    ['a malformed object list', query, '</3/0', 40, '4.00'],
    ['an object list in JSON', query, '[]', 50, '4.15'],
    ['an object list in plain text', query, '</3/0>', 0, '4.15'],
    ['an unknown Content-Format', query, '</3/0>', 65_000, '4.15'],
    ['no object list', query, '', 40, '4.00'],
    ['a list without an object', query, '</>;rt="oma.lwm2m"', 40, '4.00'],
    ['random bytes for a list', query, '\u0001\u0002<<>>', 40, '4.00'],
  ];
  for (const [what, parameters, payload, format, code] of refused) {
    it(`${what} is answered ${code}`, async () => {
      expect(await device.register(parameters, payload, format)).to.include({ code });
      expect(server.registers).to.deep.equal([]);
    });
  }

  it('a list that is not UTF-8 (RFC 6690 section 2) is answered 4.00 with the reason', async () => {
    // Otherwise an attribute would be stored with other characters than the device has sent.
    const answer = await device.register(['ep=a'], Buffer.from('</3/0>;title="b\xe5t"', 'latin1'));
    expect(answer.code).to.equal('4.00');
    expect(answer.payload).to.contain('not UTF-8');
    expect(server.registers).to.deep.equal([]);
  });

  it('an Update with a malformed list or lifetime is 4.00, with another format 4.15', async () => {
    const ask = (options: Record<number, number | string[]>, payload = ''): Promise<{ code: string }> =>
      device.ask({ code: 'POST', path: ['rd', 'r1'], options, payload });
    expect(await ask({ [contentFormat]: 40 }, '</3/0')).to.include({ code: '4.00' });
    expect(await ask({ [uriQuery]: ['lt=x'] })).to.include({ code: '4.00' });
    expect(await ask({ [contentFormat]: 60 }, '</3/0>')).to.include({ code: '4.15' });
    expect(server.updates).to.deep.equal([]);
  });

  it('a list over the bounds is 4.13', async () => {
    await server.close();
    server = await TestServer.open({ limits: { maxObjectLinks: 3 } });
    await device.close();
    device = await RawDevice.open(server.port);
    expect(await device.register(query, '</1/0>,</3/0>,</4/0>,</5/0>')).to.include({ code: '4.13' });
    expect(await device.register(query, '</1/0>,</3/0>,</4/0>')).to.include({ code: '2.01' });
  });

  it('a server that is busy says when to come back', async () => {
    server.refusal = new Lwm2mRefusal('5.03', 'busy', 17);
    expect(await device.register(query, '</3/0>')).to.include({ code: '5.03', payload: 'busy', maxAge: 17 });
  });

  it('a handler that fails is 5.00, without detail', async () => {
    server.refusal = new Error('password=secret');
    expect(await device.register(query, '</3/0>')).to.include({ code: '5.00', payload: '' });
  });

  for (const [code, path, answer] of [
    ['GET', ['rd'], '4.05'],
    ['PUT', ['rd'], '4.05'],
    ['DELETE', ['rd'], '4.05'],
    ['GET', ['rd', 'r1'], '4.05'],
    ['PUT', ['rd', 'r1'], '4.05'],
    ['POST', ['rd', 'r1', 'x'], '4.04'],
    ['POST', ['rd', ''], '4.04'],
    ['GET', ['dp'], '4.05'],
    ['POST', ['bs'], '4.04'],
    ['GET', [], '4.04'],
    ['GET', ['3', '0'], '4.04'],
  ] as const) {
    it(`${code} /${path.join('/')} is ${answer}`, async () => {
      expect(await device.ask({ code, path })).to.include({ code: answer });
    });
  }

  it('TD_COAP_LINK_01: /.well-known/core lists what the server has', async () => {
    const answer = await device.ask({ code: 'GET', path: ['.well-known', 'core'] });
    expect(answer).to.include({ code: '2.05', contentFormat: 40 });
    expect(answer.payload).to.equal('</rd>;rt="core.rd";ct=40,</dp>;rt="oma.lwm2m.dp";ct="110 112"');
  });

  for (const [what, filter, links] of [
    ['rt, a beginning', 'rt=oma*', '</dp>;rt="oma.lwm2m.dp";ct="110 112"'],
    ['TD_COAP_LINK_07: href, whole', 'href=/rd', '</rd>;rt="core.rd";ct=40'],
    ['rt that nothing has', 'rt=none', ''],
    ['an attribute that nothing has', 'title=x', ''],
  ] as const) {
    it(`${what}: /.well-known/core?${filter}`, async () => {
      const options = { [uriQuery]: filter };
      const answer = await device.ask({ code: 'GET', path: ['.well-known', 'core'], options });
      expect(answer).to.include({ code: '2.05', payload: links });
    });
  }

  it('/.well-known/core is read only, and link format only', async () => {
    expect(await device.ask({ code: 'POST', path: ['.well-known', 'core'] })).to.include({ code: '4.05' });
    const json = await device.ask({ code: 'GET', path: ['.well-known', 'core'], options: { [accept]: 50 } });
    expect(json).to.include({ code: '4.06' });
  });

  it('Send: malformed SenML is 4.00, another format 4.15', async () => {
    const send = (format: number, payload: string): Promise<{ code: string }> =>
      device.ask({ code: 'POST', path: ['dp'], options: { [contentFormat]: format }, payload });
    expect(await send(110, '[{')).to.include({ code: '4.00' });
    expect(await send(11_542, 'x')).to.include({ code: '4.15' });
    expect(await device.ask({ code: 'POST', path: ['dp'], payload: '[]' })).to.include({ code: '4.15' });
    expect(server.sends).to.deep.equal([]);
  });

  it('random requests leave it serving', async () => {
    const random = seededRandom(7);
    const text = (): string =>
      String.fromCharCode(...Array.from({ length: random() * 40 }, () => 32 + Math.floor(random() * 96)));
    for (let round = 0; round < 300; round += 1) {
      const answer = await device.register(
        Array.from(
          { length: random() * 6 },
          () => `${['ep=', 'lt=', 'lwm2m=', 'b=', 'Q', ''][Math.floor(random() * 6)] ?? ''}${text()}`,
        ),
        text(),
        random() < 0.8 ? 40 : Math.floor(random() * 65_536),
      );
      expect(answer.code).to.match(/^(2\.01|4\.\d\d)$/);
    }
    expect(await device.register(query, '</3/0>')).to.include({ code: '2.01' });
  });
});

describe('listeners', () => {
  for (const listen of [
    [],
    ['http://127.0.0.1:1'],
    ['coap://127.0.0.1:0/rd'],
    ['coaps://127.0.0.1:0'],
    ['nonsense'],
  ]) {
    it(`refuses ${JSON.stringify(listen)}`, async () => {
      expect(await failureOf(TestServer.open({ listen }))).to.be.instanceOf(TypeError);
    });
  }

  it('open all or none', async () => {
    const taken = await TestServer.open();
    const error = await failureOf(TestServer.open({ listen: ['coap://127.0.0.1:0', taken.uri] }));
    expect(error).to.have.property('code', 'EADDRINUSE');
    await taken.close();
  });
});
