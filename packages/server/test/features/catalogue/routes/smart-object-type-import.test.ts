import { expect } from 'chai';
import { snapshotOf } from '../../../contract/support/snapshot.ts';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';

const ddf = (objects: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><LWM2M xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${objects}</LWM2M>`;

const object = (id: number, name: string, items = ''): string =>
  `<Object ObjectType="MODefinition"><Name>${name}</Name><Description1>About ${name}</Description1><ObjectID>${id}</ObjectID>
   <ObjectURN>urn:oma:lwm2m:x:${id}</ObjectURN><LWM2MVersion>1.0</LWM2MVersion><ObjectVersion>1.0</ObjectVersion>
   <MultipleInstances>Multiple</MultipleInstances><Mandatory>Optional</Mandatory><Resources>${items}</Resources></Object>`;

const item = (id: number, name: string): string =>
  `<Item ID="${id}"><Name>${name}</Name><Operations>R</Operations><MultipleInstances>Single</MultipleInstances>
   <Mandatory>Mandatory</Mandatory><Type>Float</Type><RangeEnumeration>0..10</RangeEnumeration><Units>kN</Units>
   <Description>How ${name}</Description></Item>`;

describe('import of smart object types', () => {
  const app = appPerTest();

  const typeOf = (objectId: number): Promise<string> => typeIdOf(app, objectId);

  const definition = {
    id: 33001,
    Name: 'Mooring Line',
    ObjectUrn: 'urn:oma:lwm2m:x:33001',
    InstanceType: 'Multiple',
    resourcedefs: [
      { id: 5700, Name: 'Tension', Operations: 'R', InstanceType: 'Single', Mandatory: true, type: 'Float' },
      { id: 5605, Name: 'Reset', Operations: 'E', InstanceType: 'single', type: 'None' },
    ],
  };
  const load = (body: unknown): ReturnType<TestApp['post']> => app.post('/smartobjecttypes/import', body);
  const loadXml = (raw: string | Uint8Array, type = 'application/xml'): ReturnType<TestApp['post']> =>
    app.call('POST', '/smartobjecttypes/import', { raw, headers: { 'content-type': type } });

  it('JSON; existing types of the network are unchanged', async () => {
    expect((await load([definition, { id: 40_000, Name: 'Bare' }])).status).to.equal(204);
    const { body } = await app.get(`/smartobjecttypes/${await typeOf(33001)}`);
    expect(body).to.include({ Name: 'Mooring Line', MultipleInstances: true });
    expect(body.ResourceTypes.map((one) => one.Operations)).to.deep.equal(['E', 'R']);
    const bare = (await app.get(`/smartobjecttypes/${await typeOf(40_000)}`)).body;
    expect(bare['ObjectUrn']).to.equal('urn:oma:lwm2m:x:40000');
    const other = { ...definition, Name: 'Other' };
    expect((await load([other, { id: 40_001, Name: 'New' }])).status).to.equal(204);
    expect((await app.get(`/smartobjecttypes/${await typeOf(33001)}`)).body.Name).to.equal('Mooring Line');
    expect((await app.get('/smartobjecttypes?Filter=TypeId%20eq%2033001')).body.NbrOfRows).to.equal(1);
    expect(await typeOf(40_001)).to.be.a('string');
  });

  it('OMA DDF XML, of either media type', async () => {
    const one = ddf(object(33001, 'Line', item(5700, 'Tension')));
    expect((await loadXml(one)).status).to.equal(204);
    expect((await loadXml(ddf(object(33002, 'Buoy')), 'text/xml; charset=utf-8')).status).to.equal(204);
    const { body } = await app.get(`/smartobjecttypes/${await typeOf(33001)}`);
    expect(body).to.include({ Name: 'Line', MultipleInstances: true });
    const resource = { TypeId: 5700, Range: '0..10', Units: 'kN', Mandatory: true };
    expect(body.ResourceTypes[0]!).to.include(resource);
    expect((await app.get(`/smartobjecttypes/${await typeOf(33002)}`)).body.Name).to.equal('Buoy');
  });

  it('OMA DDF XML in the encoding that its declaration, its byte order mark or its media type names', async () => {
    const xml = ddf(object(33001, 'Größe')).replace('UTF-8', 'ISO-8859-1');
    const plain = xml.replaceAll('33001', '33002').replace(/<\?.*?\?>/u, '');
    const marked = `\uFEFF${plain.replaceAll('33002', '33003')}`;
    expect((await loadXml(Buffer.from(xml, 'latin1'))).status).to.equal(204);
    const latin = await loadXml(Buffer.from(plain, 'latin1'), 'text/xml; charset=windows-1252');
    expect(latin.status).to.equal(204);
    expect((await loadXml(Buffer.from(marked, 'utf16le'))).status).to.equal(204);
    for (const id of [33001, 33002, 33003])
      expect((await app.get(`/smartobjecttypes/${await typeOf(id)}`)).body.Name).to.equal('Größe');

    const refused = await loadXml(Buffer.from(ddf(`\n${object(33004, 'Größe')}`), 'latin1'));
    expectError(refused, 400, 'malformed-body');
    expect(refused.body.Message).to.equal('The XML is not UTF-8 in line 2.');
    const unknown = await loadXml(ddf(object(33004, 'Mass')).replace('UTF-8', 'EBCDIC-X'));
    expectError(unknown, 400, 'malformed-body');
    expect(unknown.body.Message).to.contain('EBCDIC-X');
  });

  it('all or nothing', async () => {
    const before = (await app.get('/smartobjecttypes')).body.NbrOfRows;
    const [tension] = definition.resourcedefs;
    for (const [faulty, member] of [
      [[definition, { id: 5, Name: '' }], '[1].Name'],
      [[definition, definition], '[1]'],
      [[definition, { id: 40_001, Name: 'X', ObjectUrn: 'urn:oma:lwm2m:x:40002' }], '[1].ObjectUrn'],
      [
        [{ ...definition, resourcedefs: [{ ...tension, Operations: 'X' }] }],
        '[0].resourcedefs[0].Operations',
      ],
      [[{ ...definition, resourcedefs: [{ ...tension, type: 'Word' }] }], '[0].resourcedefs[0].type'],
      [[{ ...definition, resourcedefs: [tension, tension] }], '[0].resourcedefs[1].id'],
      [[], 'body'],
      [{}, 'body'],
    ] as const) {
      expectFaults(await load(faulty), member);
    }
    expect((await app.get('/smartobjecttypes')).body.NbrOfRows).to.equal(before);
  });

  describe('with preview', () => {
    const preview = async (body: unknown): Promise<readonly unknown[]> => {
      const before = await snapshotOf(app);
      const answer = await app.post('/smartobjecttypes/import?preview=true', body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(await snapshotOf(app)).to.equal(before);
      return answer.body['SmartObjectTypes'];
    };
    const result = (Name: string, SmartObjectTypeTypeId: number, id = SmartObjectTypeTypeId): object => ({
      ...{ Name, SmartObjectTypeTypeId, SmartObjectObjectUrn: `urn:oma:lwm2m:x:${id}` },
    });
    const line = result('Mooring Line', 33_001);
    const bare = result('Bare', 40_000);
    const exists = { Result: 'Ignored', Reason: 'The device network already has it. It was not changed.' };
    const [known, knownToo] = [line, bare].map((one) => ({ ...one, ...exists }));
    const added = { ...bare, Result: 'Added' };
    const both = [definition, { id: 40_000, Name: 'Bare' }];

    it('returns the results of the import that follows, and stores nothing', async () => {
      await load([definition]);
      expect(await preview(both)).to.deep.equal([known, added]);
      expect((await load(both)).status).to.equal(204);
      expect(await typeOf(40_000)).to.be.a('string');
      expect(await preview(both)).to.deep.equal([known, knownToo]);
      const audit = (await app.get('/activitylogs/audit?PageSize=100')).body.Rows;
      expect(audit.filter((one) => one['Operation'] === 'smartObjectTypes.import')).to.have.length(2);
    });

    it('adds none while a definition fails, and says which', async () => {
      const wrong = { id: 40_001, Name: 'X', ObjectUrn: 'urn:oma:lwm2m:x:40002' };
      const faulty = [...both, { ...definition, Name: 'Again' }, wrong];
      const other = 'Nothing is imported, because other definitions of the request fail.';
      const twice = 'Object 33001 with the URN urn:oma:lwm2m:x:33001 is listed twice. List it once.';
      const urn = 'Must be the URN of object 40001, not of object 40002.';
      expect(await preview(faulty)).to.deep.equal([
        { ...line, Result: 'Ignored', Reason: other },
        { ...bare, Result: 'Ignored', Reason: other },
        { ...line, Name: 'Again', Result: 'Failed', Reason: twice },
        { ...result('X', 40_001, 40_002), Result: 'Failed', Reason: urn },
      ]);
      expectError(await load(faulty), 400, 'invalid-request');
    });

    it('reads XML, and refuses the files and keys that the import refuses', async () => {
      const url = '/smartobjecttypes/import?preview=true';
      const headers = { 'content-type': 'application/xml' };
      const xml = ddf(object(33001, 'Mooring Line', item(5700, 'Tension')));
      const { status, body } = await app.call('POST', url, { raw: xml, headers });
      expect(status).to.equal(200);
      expect(body['SmartObjectTypes']).to.deep.equal([{ ...line, Result: 'Added' }]);
      expectError(await app.call('POST', url, { raw: '<LWM2M>', headers }), 400, 'malformed-body');
      expectError(await app.post(url, [{ id: 5, Name: '' }]), 400, 'invalid-request');
      const { key } = await app.createKey('User');
      expect((await app.call('POST', url, { raw: xml, headers, key })).status).to.equal(403);
    });
  });

  it('invalid XML, XML with references to files, and too large XML are refused', async () => {
    const doctype = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${ddf(object(9, '&e;')).replace(/^<\?xml[^>]+>/u, '')}`;
    for (const xml of ['nonsense', '<LWM2M>', '<a/>', doctype, ddf('')]) {
      const answer = await loadXml(xml);
      expect(answer.status, xml).to.equal(400);
      expect(JSON.stringify(answer.body)).not.to.contain('root:');
    }
    expectError(await loadXml('x'.repeat(1_100_000)), 413, 'payload-too-large');
    expectError(await loadXml('x', 'text/csv'), 415, 'unsupported-media-type');
  });

  const items = (count: number): string =>
    Array.from({ length: count }, (_, id) => item(id, `resource ${id}`)).join('');

  it('a large file is stored as a whole, while other requests are answered', async () => {
    let isOver = false;
    const objects = [33001, 33002, 33003].map((id) => object(id, `Large ${id}`, items(800)));
    const loading = loadXml(ddf(objects.join(''))).finally(() => (isOver = true));
    const seen = new Set<number>();
    do {
      seen.add((await app.get('/smartobjecttypes?Search=Large')).body.NbrOfRows);
    } while (!isOver);
    expect((await loading).status).to.equal(204);
    expect([...seen].filter((one) => one !== 0 && one !== 3)).to.deep.equal([]);
    for (const id of [33001, 33002, 33003]) {
      const { body } = await app.get(`/smartobjecttypes/${await typeOf(id)}`);
      expect(body.ResourceTypes).to.have.length(800);
    }
  });

  it('a large file with a fault at its end is refused, and none of it is stored', async () => {
    const before = (await app.get('/smartobjecttypes')).body.NbrOfRows;
    const wrong = object(33002, 'Buoy', item(1, 'Tension').repeat(2));
    const answer = await loadXml(ddf(object(33001, 'Line', items(200)) + wrong));
    expectError(answer, 400, 'malformed-body');
    expect(answer.body.Message).to.equal((await loadXml(ddf(wrong))).body.Message);
    expect((await app.get('/smartobjecttypes')).body.NbrOfRows).to.equal(before);
  });
});
