/** The tabs of one device in the dashboard, with data in each. */
import { createHash, randomBytes } from 'node:crypto';
import { createSimulatedDevice, type SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { Tab } from '../support/browser.ts';
import { startDashboard, stopAll, type Dashboard } from '../support/dashboard.ts';
import { SleepingDevice } from '../support/sleeping-device.ts';
import { until } from '../support/until.ts';

const AWAKE_SECONDS = 1;
const content = randomBytes(2_000);
/** Simulated devices check what the first line says of the rest. */
const image = Buffer.concat([
  Buffer.from(`sha256:${createHash('sha256').update(content).digest('hex')}\n`),
  content,
]);

describe('tabs of one device in the dashboard', () => {
  let dashboard: Dashboard;
  let tab: Tab;
  let page: Page;
  let typeId: string;
  let device: SimulatedDevice | undefined;
  let sleeper: SleepingDevice | undefined;

  before(async function () {
    dashboard = await startDashboard(this, `--queue-awake-seconds=${AWAKE_SECONDS}`);
    typeId = (await dashboard.client.deviceTypes.create({ Name: 'Buoy' })).Id;
  });

  beforeEach(async () => {
    tab = await dashboard.open();
    ({ page } = tab);
  });

  afterEach(async () => {
    sleeper?.close();
    await device?.stop();
    [sleeper, device] = [undefined, undefined];
    expect(tab.complaints).to.be.empty;
    await tab.close();
  });

  after(() => stopAll(dashboard));

  async function create(name: string): Promise<string> {
    const { Id } = await dashboard.client.devices.create({ DeviceIdentifier: name, DeviceTypeId: typeId });
    return Id;
  }

  const show = async (id: string, part: string): Promise<void> => {
    await page.goto(`${dashboard.origin}/devices/${id}?tab=${part}`);
    await page.getByRole('tabpanel').waitFor();
  };
  const dialog = (): Locator => page.getByRole('dialog');
  const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text });
  const fact = (name: string): Locator =>
    page.locator('dl.facts > div').filter({ has: page.getByText(name, { exact: true }) });

  it('lists commands that wait for a sleeping device, deletes one, and empties when the device wakes', async () => {
    const id = await create('sleeper-1');
    sleeper = await SleepingDevice.open(dashboard.server.info.coap, 'sleeper-1', '</1/0>,</3/0>');
    await sleeper.sleep(AWAKE_SECONDS);
    await show(id, 'queue');
    await page.getByText('No command is waiting.').waitFor();
    const { client } = dashboard;
    const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${id}`, PageSize: 1000 });
    const write = async (path: string, Value: string): Promise<void> => {
      const resource = Rows.find(({ Url }) => Url === path);
      await client.resources.write(resource!.Id, { Value });
    };
    await write('/3/0/14', '+01:00');
    await write('/3/0/15', 'Europe/Stockholm');
    await row('/3/0/14').getByText('Pending').waitFor();
    await row('/3/0/15').getByText('Write', { exact: true }).waitFor();
    await row('/3/0/14').getByRole('button', { name: 'Delete the queue item Write /3/0/14' }).click();
    await row('/3/0/14').waitFor({ state: 'detached' });
    await sleeper.wake();
    await page.getByText('No command is waiting.').waitFor();
    await until(
      async () => sleeper?.written,
      (written) => written?.length === 1,
    );
    expect(sleeper.written).to.deep.equal(['/3/0/15']);
  });

  it('shows where the device is', async () => {
    const id = await create('placed-1');
    await show(id, 'positions');
    await page.getByText('This device has no positions.').waitFor();
    const { client } = dashboard;
    const { Id: LocationId } = await client.locations.create({ Name: 'Quay 7' });
    const { Id: LocationResourceId } = await client.locationResources.create({
      ...{ LocationId, Name: 'Plan', LocationResourceType: 'Map', MimeType: 'image/svg+xml' },
      ...{ FileExtension: 'svg', Width: 640, Height: 320 },
      Data: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>'),
    });
    await client.positions.create({
      EntityType: 'Device',
      EntityId: id,
      LocationResourceId,
      X: 160,
      Y: 80.5,
    });
    await row('Quay 7').getByText('160', { exact: true }).waitFor();
    await row('Quay 7').getByText('80.5', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Quay 7' }).click();
    await page.getByRole('heading', { name: 'Quay 7' }).waitFor();
  });

  it('updates the firmware of the device, and shows the current and the expected state', async () => {
    const id = await create('buoy-1');
    await dashboard.client.firmwarePackages.create({
      firmware: new File([image], 'buoy.bin'),
      request: { DeviceTypeId: typeId, Title: 'Buoy', Version: '2.0' },
    });
    await show(id, 'firmware');
    await fact('Update').getByText('none yet').waitFor();
    await page.getByRole('button', { name: 'Update the firmware' }).click();
    await fact('Update').getByText('in progress').waitFor();
    await fact('Current state').getByText('Idle').waitFor();
    expect(await fact('Expected state').innerText()).to.not.include('Idle');
    expect(await page.getByRole('button', { name: 'Update the firmware' }).isDisabled()).to.equal(true);
    await page.getByRole('button', { name: 'Cancel the update' }).click();
    await fact('Update').getByText('ended').waitFor();
    await fact('Result').getByText('The update was cancelled.').waitFor();

    await page.getByRole('button', { name: 'Update the firmware' }).click();
    await fact('Update').getByText('in progress').waitFor();
    device = createSimulatedDevice({
      ...{ endpointName: 'buoy-1', serverUri: dashboard.server.info.coap, objects: [1, 3, 5] },
      ...{ lifetimeSeconds: 600, firmware: { updateSeconds: 0.2 } },
    });
    await device.start();
    await fact('Update').getByText('ended').waitFor();
    expect(await dashboard.client.devices.firmwareState(id)).to.include({ IsActive: false, Result: 1 });
    expect(await fact('Current state').innerText()).to.include('Idle');
    expect(await fact('Expected state').innerText()).to.include('Idle');
  });

  it('overrides an inherited setting on the device, changes it, and goes back to the inherited value', async () => {
    const id = await create('reporter-1');
    const { client } = dashboard;
    const { Id: category } = await client.settingCategories.create({
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }],
    });
    await client.deviceTypes.addSettingCategory(typeId, category);
    await show(id, 'settings');
    const interval = page
      .getByRole('region', { name: 'Settings of Reporting' })
      .getByRole('row', { name: 'interval' });
    await interval.getByText('60', { exact: true }).waitFor();
    await interval.getByText('default of the category').waitFor();
    await interval.getByRole('button', { name: 'Override Reporting.interval' }).click();
    await dialog()
      .getByLabel(/^Value/)
      .fill('15');
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    await interval.getByText('set here').waitFor();
    await interval.getByRole('button', { name: 'Change Reporting.interval' }).click();
    await dialog()
      .getByLabel(/^Value/)
      .fill('20');
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    await interval.getByText('20', { exact: true }).waitFor();
    const settings = await client.devices.listSettings(id);
    expect(settings.find(({ Key }) => Key === 'interval')?.Value).to.equal('20');
    await interval.getByRole('button', { name: 'Delete the setting Reporting.interval' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await interval.getByText('default of the category').waitFor();
    await interval.getByText('60', { exact: true }).waitFor();
  });

  it('sets credentials of each kind, never shows a secret, and deletes them', async () => {
    const id = await create('secret-1');
    await show(id, 'security');
    await page.getByText('This device has no credentials.').waitFor();
    const credentials = page.getByRole('region', { name: 'Credentials', exact: true });
    const open = async (kind: string): Promise<void> => {
      await page.getByRole('button', { name: 'Set credentials' }).click();
      await dialog().getByLabel('Kind of credentials').selectOption(kind);
    };
    const set = (): Promise<void> => dialog().getByRole('button', { name: 'Set', exact: true }).click();

    await open('MQTT user name and password');
    await dialog()
      .getByLabel(/^Password/)
      .fill('salt and water');
    await set();
    const mqtt = credentials.getByRole('region', { name: 'MQTT', exact: true });
    await mqtt.getByRole('row', { name: 'username' }).getByText('secret-1').waitFor();
    await mqtt.getByRole('row', { name: 'password' }).getByText('Set, never shown').waitFor();
    expect(await page.content()).to.not.include('salt and water');

    await open('Certificate (X.509)');
    await dialog()
      .getByLabel(/^Common name/)
      .fill('buoy.example');
    await set();
    const certificate = credentials.getByRole('region', { name: 'X509', exact: true });
    await certificate.getByText('buoy.example').waitFor();

    await open('Raw public key (RPK)');
    expect(await dialog().getByRole('button', { name: 'Set', exact: true }).isDisabled()).to.equal(true);
    await dialog()
      .getByLabel(/^Public key/)
      .fill('not a key');
    await set();
    await dialog().getByRole('alert').waitFor();
    expect(tab.complaints.splice(0).filter((text) => !text.includes('400'))).to.be.empty;
    await dialog().getByRole('button', { name: 'Cancel' }).click();

    await mqtt.getByRole('button', { name: 'Delete the credentials MQTT of secret-1' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await mqtt.waitFor({ state: 'detached' });
    const settings = await dashboard.client.devices.listSettings(id);
    expect(settings.filter(({ IsInherited }) => !IsInherited).map(({ Key }) => Key)).to.deep.equal([
      'commonName',
    ]);
  });
});
