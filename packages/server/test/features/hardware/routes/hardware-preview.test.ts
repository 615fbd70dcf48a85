import { expect } from 'chai';
import { snapshotOf } from '../../../contract/support/snapshot.ts';
import { appPerSuite, importHardware } from '../../../support/app-of-tests.ts';
import type { Answer, CallInit, TestApp } from '../../../support/app.ts';

const ROPE = { ObjectID: 33_002, ObjectURN: 'urn:oma:lwm2m:x:33002' };
const PLAIN = { ...ROPE, description: '', resourcedefs: [] };
const SECOND = { ...ROPE, InstanceId: 1 };
const secondWith = (SmartObjectTemplate: string): object => ({
  SmartObjectTypeInstances: [{ ...SECOND, SmartObjectTemplate }],
});
const MISSING = { ObjectID: 33_009, ObjectURN: 'urn:oma:lwm2m:x:33009' };

/** New, existing and faulty items of each kind. Some need others of the file. */
const FILE = {
  Release: '19A1',
  Tags: ['harbour', 'Sea', 'quay', 'quay'],
  SettingCategories: [
    { Name: 'Reporting', DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }] },
    { Name: 'Faulty', DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: 'often' }] },
    { Name: 'LwM2M-Security' },
  ],
  SmartObjectTypes: [
    { Name: 'Mooring Rope', MultipleInstances: 'Multiple', ...PLAIN },
    { Name: 'Other name', MultipleInstances: 'Single', ...PLAIN },
    { Name: 'Wrong URN', MultipleInstances: 'Single', ...PLAIN, ObjectID: 33_003 },
  ],
  SmartObjectTemplates: [
    { Name: 'Taut', ...ROPE, Tags: ['quay', 'harbour'] },
    { Name: 'taut ', ...ROPE },
    { Name: 'Adrift', ...MISSING },
  ],
  DeviceTypes: [
    {
      Name: 'Buoy',
      SettingCategories: ['Reporting'],
      SmartObjectTypeInstances: [{ ...ROPE, InstanceId: 0, Label: 'Bow' }, SECOND],
      Templates: [
        { Name: 'Buoy', IsDefault: true },
        { Name: 'In the storm', Tags: ['quay'], ...secondWith('Taut') },
        { Name: 'In the calm', ...secondWith('Loose') },
      ],
    },
    { Name: 'ferry', Templates: [{ Name: 'Empty' }, { Name: 'Ferry' }] },
    { Name: 'Ghost', SmartObjectTypeInstances: [{ ...MISSING, InstanceId: 0 }], Templates: [{ Name: 'x' }] },
  ],
};

describe('the preview of an import', () => {
  const app: TestApp = appPerSuite(async () => {
    await app.post('/tags', { Name: 'Harbour' });
    await app.post('/tags', { Name: 'sea' });
    await app.create('/devicetypes', { Name: 'Ferry', SmartObjectTypeInstanceIds: [] });
  });

  const imported = (file: unknown, init: CallInit = {}): Promise<Answer> => importHardware(app, file, init);
  const previewed = (file: unknown, init: CallInit = {}): Promise<Answer> =>
    importHardware(app, file, init, '?preview=true');

  /** Operations and outcomes in the audit log, newest first. */
  async function audited(): Promise<readonly string[]> {
    const { Rows } = (await app.get('/activitylogs/audit?PageSize=100')).body;
    return Rows.map((one) => `${String(one['Operation'])} ${String(one['StatusCode'])}`);
  }

  it('equals the result of the import that follows, and stores nothing', async () => {
    const before = await snapshotOf(app);
    const events = app.world.seen.length;
    const preview = await previewed(FILE);
    expect(preview.status, JSON.stringify(preview.body)).to.equal(200);
    expect(await snapshotOf(app)).to.equal(before);
    expect(app.world.seen.length).to.equal(events);
    expect((await importHardware(app, FILE, {}, '?PREVIEW=true')).body).to.deep.equal(preview.body);
    expect((await audited()).filter((one) => one.startsWith('hardwareDefinitions.import'))).to.deep.equal([]);

    const real = await imported(FILE);
    expect(preview.body).to.deep.equal(real.body);
    expect(await audited()).to.include('hardwareDefinitions.import 200');
    expect(await snapshotOf(app)).not.to.equal(before);
    const found = JSON.stringify(real.body).match(/"Result":"\w+"/gu) ?? [];
    expect(new Set(found).size, 'the file has items of every result').to.equal(3);

    const second = await previewed(FILE);
    expect(second.body).to.deep.equal((await importHardware(app, FILE, {}, '?preview=false')).body);
    expect(second.body).not.to.deep.equal(real.body);
  });

  it('knows the device network of the request only', async () => {
    const headers = { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'There' }) };
    const preview = await previewed(FILE, { headers });
    expect(preview.body['Tags']).to.deep.include({ Name: 'Sea', Result: 'Added' });
    expect(preview.body).to.deep.equal((await imported(FILE, { headers })).body);
  });

  it('refuses the files and keys that the import refuses', async () => {
    const reader = await app.createKey('User');
    const faulty = ['{"Release":5}', '{"Release":"2018_34"}', '{"Release":"19A1","DeviceTypes":[{}]}'];
    for (const file of ['', '{', 'null', '[]', '"19A1"', ...faulty]) {
      const [preview, real] = [await previewed(file), await imported(file)];
      expect(preview.status, file).to.equal(400);
      expect(preview.body.ModelState).to.deep.equal(real.body.ModelState);
    }
    expect((await importHardware(app, FILE, {}, '?preview=perhaps')).status).to.equal(400);
    expect((await previewed(FILE, { key: reader.key })).status).to.equal(403);
  });
});
