import { expect } from 'chai';
import { appPerTest, expectDone } from '../../../support/app-of-tests.ts';
import type { ResponseObject, TestApp } from '../../../support/app.ts';

const CATEGORIES = '/deviceNetwork/setupsystemeventcategories';
const MONITORS = '/deviceNetwork/setupmonitors';

describe('what the service watches a device network with', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const rows = async (path: string): Promise<readonly ResponseObject[]> => (await app.get(path)).body.Rows;
  const setUp = async (path: string): Promise<void> => {
    await expectDone(app.post(path, undefined));
  };
  const numbered = (list: readonly ResponseObject[]): unknown[] =>
    list.map((one) => [one['TypeId'], one.Name]);
  const rulesOf = async (): Promise<readonly ResponseObject[]> =>
    Promise.all((await rows('/rules')).map(async ({ Id }) => (await app.get(`/rules/${Id}`)).body));

  it('creates the event categories with their type numbers, once, also if they are renamed', async () => {
    await setUp(CATEGORIES);
    await setUp(CATEGORIES);
    expect(numbered(await rows('/eventcategories'))).to.deep.equal([
      [2, 'Firmware'],
      [1, 'Registrations'],
      [3, 'Values'],
    ]);
    // A renamed category keeps its type number.
    const { Id } = (await rows('/eventcategories?Filter=Name eq Values'))[0]!;
    await expectDone(app.put(`/eventcategories/${Id}`, { Name: 'Limits' }));
    await setUp(CATEGORIES);
    expect((await app.get(`/eventcategories/${Id}`)).body).to.include({ Name: 'Limits', TypeId: 3 });
    expect(await rows('/eventcategories')).to.have.lengthOf(3);
  });

  it('creates a rule for each cause over all devices, with its category, once, also for requests at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => setUp(MONITORS)));
    await setUp(MONITORS);
    expect(await rows('/eventcategories')).to.have.lengthOf(3);
    const rules = await rulesOf();
    expect(
      rules.map((one) => [one.Name, one['TriggerOn'], one['EventCategoryName'], one['IsDeactivated']]),
    ).to.deep.equal([
      ['Device offline', 'DeviceOffline', 'Registrations', false],
      ['Firmware update failed', 'FirmwareUpdateFailed', 'Firmware', false],
      ['Registration lost', 'RegistrationLost', 'Registrations', false],
    ]);
    const [collection] = new Set(rules.map((one) => one['ResourceCollectionId'] as string));
    const { body } = await app.get(`/resourcecollections/${collection}`);
    expect(body).to.include({ Name: 'All devices', IncludeChildLocations: true });
    expect(await rows('/resourcecollections')).to.have.lengthOf(1);
    const { id } = await app.world.addDevice('buoy-1');
    const { body: device } = await app.get(`/devices/${id}`);
    expect(body['LocationIds'], 'the root location').to.deep.equal([device['LocationId']]);
  });

  it('leaves changed rules alone, and creates deleted ones again', async () => {
    await setUp(MONITORS);
    const [offline, failed] = await rulesOf();
    const changed = { ...offline, Name: 'Silent buoy', TriggerAfterSeconds: 60, IsDeactivated: true };
    await expectDone(app.put(`/rules/${offline!.Id}`, changed));
    await expectDone(app.delete(`/rules/${failed!.Id}`));
    await setUp(MONITORS);
    expect((await rulesOf()).map(({ Name }) => Name)).to.deep.equal([
      'Firmware update failed',
      'Registration lost',
      'Silent buoy',
    ]);
    expect((await app.get(`/rules/${offline!.Id}`)).body).to.include({ TriggerAfterSeconds: 60 });
  });

  it('leaves a category and a rule of the user with the names alone, and numbers its own', async () => {
    const category = await app.create('/eventcategories', { Name: 'firmware' });
    const collection = await app.create('/resourcecollections', { Name: 'Buoys' });
    const own = { Name: 'Registration lost', ResourceCollectionId: collection, TriggerType: 'OnlyFirstTime' };
    const id = await app.create('/rules', own);
    await setUp(MONITORS);
    expect((await app.get(`/rules/${id}`)).body).to.include({ TriggerOn: 'Values' });
    expect((await rulesOf()).map(({ Name }) => Name)).to.include('Registration lost 2');
    const { body } = await app.get(`/eventcategories/${category}`);
    expect(body.Name).to.equal('firmware');
    expect(body).to.not.have.property('TypeId');
    expect(numbered(await rows('/eventcategories'))).to.deep.include([2, 'Firmware 2']);
  });
});
