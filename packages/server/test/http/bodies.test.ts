import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { appPerSuite, expectFaults } from '../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../support/app.ts';

describe('bodies of requests', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  const type = { Name: 'T' };

  it('invalid JSON: 400 malformed-body', async () => {
    for (const raw of ['{', '{"Name":}', 'Name=x', '[1,', '\u0000', '"abc', '{"a":1}{"b":2}']) {
      expectError(await app.call('POST', '/devicetypes', { raw }), 400, 'malformed-body');
    }
  });

  it('JSON of another form: 400 invalid-request', async () => {
    for (const raw of ['[]', '1', '"x"', 'null', 'true', '{}']) {
      expectError(await app.call('POST', '/devicetypes', { raw }), 400, 'invalid-request');
    }
  });

  it('a missing required body: 400', async () => {
    const answer = await app.call('POST', '/devicetypes');
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.deep.equal({ body: ['Is missing.'] });
  });

  it('another media type, charset or encoding: 415', async () => {
    const raw = JSON.stringify(type);
    const post = (headers: Record<string, string>): Promise<Answer> =>
      app.call('POST', '/devicetypes', { raw, headers });
    for (const type of [
      ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', ''],
      'application/json; charset=klingon',
    ])
      expectError(await post({ 'content-type': type }), 415, 'unsupported-media-type');
    expectError(await post({ 'content-encoding': 'rot13' }), 415, 'unsupported-media-type');
    expect((await post({ 'content-type': 'Application/JSON;charset=UTF-8' })).status).to.equal(201);
  });

  it('JSON in another charset: 415 with the supported one', async () => {
    for (const charset of ['utf-16', 'UTF-16LE', '"utf-32"', 'iso-8859-1', 'us-ascii', '']) {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      const answer = await app.call('POST', '/devicetypes', { raw: JSON.stringify(type), headers });
      expectError(answer, 415, 'unsupported-media-type');
      expect(answer.body.Message, charset).to.contain('UTF-8');
    }
  });

  it('octets that are not UTF-8: 400 malformed-body', async () => {
    const octets = Buffer.from('{\n"Name":"f\xfcr"}', 'latin1');
    const answer = await app.call('POST', '/devicetypes', { raw: octets });
    expectError(answer, 400, 'malformed-body');
    expect(answer.body.Message).to.contain('is not UTF-8 in line 2');
  });

  it('half a surrogate pair: 400 naming each member that has one', async () => {
    const raw = '{"Name":"a\\ud800","Items":[{"x":"\\udc00\\ud800"},"\\ud83d\\ude00"],"\\udfff":1}';
    expectFaults(await app.call('POST', '/devicetypes', { raw }), 'Name', 'Items[0].x', '\ufffd');
  });

  it('all faults at once, under the names of the members', async () => {
    const answer = await app.post('/devicetypes', {
      Name: '',
      DeviceStandard: 'ZigBee',
      HardwareTypeId: 1.5,
      SmartObjectTypeInstanceIds: [{}, { SmartObjectTypeId: 'x', InstanceId: 70_000 }],
    });
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.deep.equal({
      Name: ['Must have 1 to 255 characters, not 0.'],
      DeviceStandard: [
        'Must be one of LWM2M, Legacy, MQTT, Transformer, Statistics, AppIoTInternal, not "ZigBee".',
      ],
      HardwareTypeId: ['Must be a whole number, not 1.5.'],
      'SmartObjectTypeInstanceIds[0].SmartObjectTypeId': ['Is missing.'],
      'SmartObjectTypeInstanceIds[1].SmartObjectTypeId': [
        'Must be a UUID such as 6f1c0f0e-7a58-4d0e-9d5f-6a3f5a1d2c3b, not "x".',
      ],
      'SmartObjectTypeInstanceIds[1].InstanceId': ['Must be between 0 and 65534, not 70000.'],
    });
  });

  it('wrong types are not converted', async () => {
    for (const Name of [1, true, {}, [], ['x']]) {
      expectError(await app.post('/devicetypes', { Name }), 400, 'invalid-request');
    }
    expectError(await app.post('/devicetypes', { Name: 'a', HardwareTypeId: '5' }), 400, 'invalid-request');
  });

  it('a body with endless faults gets a bounded response', async () => {
    const answer = await app.post('/devices/multiple', Array(9000).fill({}));
    expectError(answer, 400, 'invalid-request');
    expect(Object.keys(answer.body.ModelState).length).to.be.within(1, 100);
    const small = await app.post('/devices/multiple', Array(300).fill(0));
    expect(Object.keys(small.body.ModelState).length).to.equal(100);
  });

  it('unknown members are ignored; null counts as absent', async () => {
    const id = await app.create('/devicetypes', {
      Name: 'Tolerant',
      HardwareTypeId: null,
      SmartObjectTypeInstanceIds: null,
      Colour: 'blue',
      ['__proto__']: { polluted: true },
      constructor: { prototype: { polluted: true } },
    });
    expect((await app.get(`/devicetypes/${id}`)).body).not.to.have.property('HardwareTypeId');
    expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
  });

  it('deep JSON does no harm', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const open = '{"x":'.repeat(200_000);
    for (const raw of [deep, `{"Name":"Deep","x":${deep}}`, `{"Name":"Deep","x":${open}`]) {
      const answer = await app.call('POST', '/devicetypes', { raw });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.deep.equal({ body: ['Must not be nested deeper than 64 levels.'] });
    }
    const allowed = `${'['.repeat(63)}"\\"[[["${']'.repeat(63)}`;
    const answer = await app.call('POST', '/devicetypes', { raw: `{"Name":"[[[{","x":${allowed}}` });
    expect(answer.status).to.equal(201);
  });

  it('objects of very many members do no harm', async () => {
    const members = (count: number): string => Array.from({ length: count }, (_, i) => `"m${i}":{}`).join();
    const answer = await app.call('POST', '/devicetypes', { raw: `{"Name":"Wide",${members(10_000)}}` });
    expectError(answer, 400, 'invalid-request');
    const body = ['Must not have an object with more than 10000 members.'];
    expect(answer.body.ModelState).to.deep.equal({ body });
    const raw = `{"Name":"Wide",${members(9_999)}}`;
    expect((await app.call('POST', '/devicetypes', { raw })).status).to.equal(201);
  });

  it('very many values do no harm', async () => {
    const values = (count: number): string => `{"Name":"Long","x":[${Array(count).fill('1').join()}]}`;
    const answer = await app.call('POST', '/devicetypes', { raw: values(100_000) });
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.deep.equal({ body: ['Must not have more than 100000 values.'] });
    expect((await app.call('POST', '/devicetypes', { raw: values(99_997) })).status).to.equal(201);
  });

  it('a large body with half of a surrogate pair at its end: 400, in either case of the escape', async () => {
    for (const half of ['\\ud800', '\\uDFFF']) {
      const raw = `{"Name":"Large","x":"${'x'.repeat(200_000)}","y":"${half}"}`;
      expectFaults(await app.call('POST', '/devicetypes', { raw }), 'y');
    }
  });

  it('text of any language is returned unchanged; control characters are refused', async () => {
    for (const Name of ['Größe ∑ 温度 🌡️', "O'Brien; DROP TABLE", '<script>alert(1)</script>', '\u202Eabc']) {
      const id = await app.create('/devicetypes', { Name });
      expect((await app.get(`/devicetypes/${id}`)).body.Name).to.equal(Name);
    }
    expectError(await app.post('/devicetypes', { Name: 'a\u0000b' }), 400, 'invalid-request');
  });

  it('random bytes never make a 5xx', async () => {
    for (let round = 0; round < 50; round += 1) {
      const bytes = createHash('shake256', { outputLength: round * 7 + 1 }).update(String(round));
      const answer = await app.call('POST', '/devicetypes', { raw: bytes.digest() });
      expect(answer.status).to.equal(400);
    }
  });
});
