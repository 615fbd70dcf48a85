/** One device in the dashboard: live values, and commands. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, fleetCredentials, type Fleet, type SimulatedDevice } from '@muster/simulator';
import type { Locator } from 'playwright-core';
import type { Tab } from '../support/browser.ts';
import { HOSTILE, startDashboard, startFleet, stopAll, type Dashboard } from '../support/dashboard.ts';
import { startMuster } from '../support/muster.ts';

/** What a page has and Node has not. */
interface Styles {
  getComputedStyle(element: unknown): { readonly color: string };
}

describe('one device in the dashboard', () => {
  let dashboard: Dashboard;
  let fleet: Fleet;
  let device: SimulatedDevice;
  let path: string;
  let tab: Tab;

  before(async function () {
    dashboard = await startDashboard(this);
    fleet = await startFleet(dashboard, 1);
    device = fleet.devices[0]!;
    path = `/devices/${(await dashboard.client.devices.getByEndpoint('press-1')).Id}`;
  });

  beforeEach(async () => {
    tab = await dashboard.open({ path });
    await tab.page.getByText('Live', { exact: true }).waitFor();
  });

  afterEach(() => tab.close());

  after(() => stopAll(fleet, dashboard));

  const object = (at: string): Locator =>
    tab.page.getByRole('navigation', { name: 'Smart objects' }).getByRole('button').filter({ hasText: at });
  const row = (at: string): Locator => tab.page.locator(`tr[data-path="${at}"]`);
  /** The latest command of the panel. */
  const latest = (): Locator => tab.page.locator('.commands-latest');
  const show = async (at: string): Promise<void> => {
    await object(at).click();
    await tab.page.getByRole('heading', { name: at }).waitFor();
  };

  it('turns an object red when it leaves the object list, and green when it is back', async () => {
    await object('/3303/1').getByText('Available', { exact: true }).waitFor();
    await device.removeInstance(3303, 1);
    await object('/3303/1').getByText('Unavailable', { exact: true }).waitFor();
    const colour = (): Promise<string> =>
      object('/3303/1')
        .locator('.status')
        .evaluate((element) => (globalThis as unknown as Styles).getComputedStyle(element).color);
    const red = await colour();
    await device.addInstance(3303, 1);
    await object('/3303/1').getByText('Available', { exact: true }).waitFor();
    expect(await colour()).to.not.equal(red);
    expect(tab.complaints).to.be.empty;
  });

  it('reads and writes an instance of a resource', async () => {
    await show('/19/0');
    await tab.page.getByRole('button', { name: 'Read /19/0/0', exact: true }).click();
    await row('/19/0/0/1').getByText('dHdv').waitFor();
    await tab.page.getByRole('button', { name: 'Read /19/0/0/1' }).click();
    await latest().getByText('Read /19/0/0/1 on press-1').waitFor();
    await latest().getByText('Done').waitFor();
    await tab.page.getByRole('button', { name: 'Write /19/0/0/1' }).click();
    const dialog = tab.page.getByRole('dialog');
    await dialog.getByLabel('Value of /19/0/0/1').fill('dGhyZWU=');
    await dialog.getByText('muster write press-1 /19/0/0/1 dGhyZWU=').waitFor();
    await dialog.getByRole('button', { name: 'Write', exact: true }).click();
    await latest().getByText('Done').waitFor();
    await until(() => Buffer.from(device.read('/19/0/0/1') as Uint8Array).toString() === 'three');
    await tab.page.getByRole('button', { name: 'Read /19/0/0/1' }).click();
    await row('/19/0/0/1').getByText('dGhyZWU=').waitFor();
    expect(Buffer.from(device.read('/19/0/0/0') as Uint8Array).toString()).to.equal('one');
    expect(tab.complaints).to.be.empty;
  });

  it('shows values as they arrive, and plots them, while a resource is observed', async () => {
    await show('/3303/0');
    await tab.page.getByRole('button', { name: 'Observe /3303/0/5700' }).click();
    await row('/3303/0/5700').getByText('Observed').waitFor();
    const value = row('/3303/0/5700').locator('.live');
    const first = await value.innerText();
    await until(async () => (await value.innerText()) !== first);
    await tab.page.getByRole('button', { name: /Sensor Value/ }).click();
    await tab.page
      .getByRole('img', { name: /Plot of Sensor Value/ })
      .locator('canvas')
      .waitFor();
    await tab.page.getByRole('button', { name: 'Stop observing /3303/0/5700' }).click();
    await tab.page.getByRole('button', { name: 'Observe /3303/0/5700' }).waitFor();
    expect(tab.complaints).to.be.empty;
  });

  it('executes with arguments, and shows the reason of the API where it refuses', async () => {
    await show('/3/0');
    await tab.page.getByRole('button', { name: 'Execute /3/0/4' }).click();
    const dialog = tab.page.getByRole('dialog');
    await dialog.getByLabel('Arguments').fill('not arguments');
    await dialog.getByRole('button', { name: 'Execute', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await latest().getByText('Failed').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tab.page.getByRole('button', { name: 'Execute /3/0/12' }).click();
    await dialog.getByRole('button', { name: 'Execute', exact: true }).click();
    await latest().getByText('Done').waitFor();
    await latest().getByText('muster execute press-1 /3/0/12').waitFor();
    expect(tab.complaints.every((text) => text.includes('400'))).to.equal(true);
  });

  it('takes HTML in values for text', async () => {
    await show('/3/0');
    await tab.page.getByRole('button', { name: 'Read /3/0/0', exact: true }).click();
    await row('/3/0/0').getByText(HOSTILE, { exact: true }).waitFor();
    expect(await tab.page.locator('main img:not(.u-legend img)').count()).to.equal(0);
    expect(tab.complaints).to.be.empty;
  });

  it('lists the operations on it, and none on a device whose name contains its own', async () => {
    const { client } = dashboard;
    const { Rows } = await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
    await client.devices.create({ DeviceIdentifier: 'press-10', DeviceTypeId: Rows[0]!.Id });
    await client.resourceAttributes.readDevice('press-10');
    await show('/3/0');
    await tab.page.getByRole('button', { name: 'Read /3/0/0', exact: true }).click();
    await latest().getByText('Done').waitFor();
    await tab.page.getByRole('tab', { name: 'Activity' }).click();
    await tab.page.getByText('Read /3/0/0 (Manufacturer) on press-1', { exact: true }).first().waitFor();
    expect(await tab.page.getByText('press-10').count()).to.equal(0);
    const { Id } = await client.devices.getByEndpoint('press-1');
    const { NbrOfRows } = await client.activityLogs.list({ Filter: `DeviceId eq ${Id}` });
    await until(async () => (await tab.page.locator('main table tbody tr').count()) === NbrOfRows);
    await tab.page.getByText(/^muster activity-logs list --filter .*DeviceId eq/).waitFor();
    expect(tab.complaints).to.be.empty;
  });

  it('sets a pre-shared key, never shows it, and shows the session that the device has with it', async () => {
    const serverUri = dashboard.server.info.coaps!;
    const safe = { name: 'safe', endpoint: 'safe-1', count: 1, notifyIntervalSeconds: 0, objects: [1, 3] };
    const secret = (await fleetCredentials({ devices: [safe], serverUri })).devices[0]!.preSharedKey!;
    const answers: string[] = [];
    tab.page.on('response', (response) => {
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
    });
    const { Rows } = await dashboard.client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
    const { Id } = await dashboard.client.devices.create({
      DeviceIdentifier: 'safe-1',
      DeviceTypeId: Rows[0]!.Id,
    });
    await tab.page.goto(`${dashboard.origin}/devices/${Id}?tab=security`);
    await tab.page.getByText('This device has no credentials.').waitFor();
    await tab.page.getByRole('button', { name: 'Set credentials' }).click();
    const dialog = tab.page.getByRole('dialog');
    await dialog.getByLabel(/^Pre-shared key/).fill(secret);
    await dialog.getByRole('button', { name: 'Set', exact: true }).click();
    await tab.page.getByText('Set, never shown').waitFor();
    expect(await tab.page.content()).to.not.include(secret);
    expect(answers.join('')).to.not.include(secret);
    const settings = await dashboard.client.devices.listSettings(Id);
    expect(settings.map(({ Key }) => Key)).to.have.members(['identity', 'preSharedKey']);
    const session = tab.page.getByRole('region', { name: 'Session' });
    await session.getByText('The device is not registered').waitFor();
    const secured = createFleet({ serverUri, devices: [safe] });
    await secured.start();
    await session.getByText('TLS_PSK_WITH_AES_128_CCM_8').waitFor();
    await session.getByText('pre-shared key', { exact: true }).waitFor();
    await session.getByText('safe-1', { exact: true }).waitFor();
    const { Registration } = await dashboard.client.devices.tree(Id);
    await session.getByText(Registration!.Session!.ConnectionId!, { exact: true }).waitFor();
    await secured.stop();
    await session.getByText('The device is not registered').waitFor();
    expect(answers.join('')).to.not.include(secret);
    expect(tab.complaints).to.be.empty;
  });

  it('says that values can be out of date while the server is away, and goes on by itself', async () => {
    await show('/3303/0');
    await dashboard.server.stop('SIGKILL');
    await tab.page.getByRole('alert').getByText('Live updates stopped').waitFor();
    await tab.page.getByText('Not live').waitFor();
    dashboard.server = await startMuster(dashboard.place, dashboard.args);
    await tab.page.getByText('Live', { exact: true }).waitFor();
    await tab.page.getByText('Live updates stopped').waitFor({ state: 'detached' });
    await tab.page.getByRole('heading', { name: 'press-1' }).waitFor();
  });
});
