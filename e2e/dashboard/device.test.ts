/** One device in the dashboard: live values, and commands. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, fleetCredentials, type SimulatedDevice } from '@muster/simulator';
import type { Locator, Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { startMuster } from '../support/muster.ts';

/** What a page has and Node has not. */
interface Styles {
  getComputedStyle(element: unknown): { readonly color: string };
}

describe('one device in the dashboard', () => {
  const ui = useDashboard({ devices: 1 });
  const { expectRefusal, latest } = ui;
  let device: SimulatedDevice;
  let page: Page;

  beforeEach(async () => {
    ({ page } = ui);
    device = ui.fleet.devices[0]!;
    await ui.go(`/devices/${(await ui.client.devices.getByEndpoint('press-1')).Id}`);
    await page.getByText('Live', { exact: true }).waitFor();
  });

  const object = (at: string): Locator =>
    page.getByRole('navigation', { name: 'Smart objects' }).getByRole('button').filter({ hasText: at });
  const row = (at: string): Locator => page.locator(`tr[data-path="${at}"]`);
  const show = async (at: string): Promise<void> => {
    await object(at).click();
    await page.getByRole('heading', { name: at }).waitFor();
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
  });

  it('reads and writes an instance of a resource', async () => {
    await show('/19/0');
    await page.getByRole('button', { name: 'Read /19/0/0', exact: true }).click();
    await row('/19/0/0/1').getByText('dHdv').waitFor();
    await page.getByRole('button', { name: 'Read /19/0/0/1' }).click();
    await latest().getByText('Read /19/0/0/1 on press-1').waitFor();
    await latest().getByText('Done').waitFor();
    await page.getByRole('button', { name: 'Write /19/0/0/1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Value of /19/0/0/1').fill('dGhyZWU=');
    await dialog.getByText('muster write press-1 /19/0/0/1 dGhyZWU=').waitFor();
    await dialog.getByRole('button', { name: 'Write', exact: true }).click();
    await latest().getByText('Done').waitFor();
    await until(() => Buffer.from(device.read('/19/0/0/1') as Uint8Array).toString() === 'three');
    await page.getByRole('button', { name: 'Read /19/0/0/1' }).click();
    await row('/19/0/0/1').getByText('dGhyZWU=').waitFor();
    expect(Buffer.from(device.read('/19/0/0/0') as Uint8Array).toString()).to.equal('one');
  });

  it('shows values as they arrive, and plots them, while a resource is observed', async () => {
    await show('/3303/0');
    await page.getByRole('button', { name: 'Observe /3303/0/5700' }).click();
    await row('/3303/0/5700').getByText('Observed').waitFor();
    const value = row('/3303/0/5700').locator('.live');
    const first = await value.innerText();
    await until(async () => (await value.innerText()) !== first);
    await page.getByRole('button', { name: /Sensor Value/ }).click();
    const plot = page.getByRole('img', { name: /Plot of Sensor Value/ });
    await plot.locator('canvas').waitFor();
    await page.getByRole('button', { name: 'Stop observing /3303/0/5700' }).click();
    await page.getByRole('button', { name: 'Observe /3303/0/5700' }).waitFor();
  });

  it('executes with arguments, and shows the reason of the API where it refuses', async () => {
    await show('/3/0');
    await page.getByRole('button', { name: 'Execute /3/0/4' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Arguments').fill('not arguments');
    await dialog.getByRole('button', { name: 'Execute', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await latest().getByText('Failed').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Execute /3/0/12' }).click();
    await dialog.getByRole('button', { name: 'Execute', exact: true }).click();
    await latest().getByText('Done').waitFor();
    await latest().getByText('muster execute press-1 /3/0/12').waitFor();
    expectRefusal(400);
  });

  it('lists the operations on it, and none on a device whose name contains its own', async () => {
    const { client } = ui;
    await ui.createDevice('press-10');
    await client.resourceAttributes.readDevice('press-10');
    await show('/3/0');
    await page.getByRole('button', { name: 'Read /3/0/0', exact: true }).click();
    await latest().getByText('Done').waitFor();
    // HTML in a value is text.
    await row('/3/0/0').getByText(HOSTILE, { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText('Read /3/0/0 (Manufacturer) on press-1', { exact: true }).first().waitFor();
    expect(await page.getByText('press-10').count()).to.equal(0);
    const { Id } = await client.devices.getByEndpoint('press-1');
    const { NbrOfRows } = await client.activityLogs.list({ Filter: `DeviceId eq ${Id}` });
    await until(async () => (await page.locator('main table tbody tr').count()) === NbrOfRows);
    await page.getByText(/^muster activity-logs list --filter .*DeviceId eq/).waitFor();
  });

  it('sets a pre-shared key, never shows it, and shows the session that the device has with it', async () => {
    const serverUri = ui.dashboard.server.info.coaps!;
    const safe = { name: 'safe', endpoint: 'safe-1', count: 1, notifyIntervalSeconds: 0, objects: [1, 3] };
    const secret = (await fleetCredentials({ devices: [safe], serverUri })).devices[0]!.preSharedKey!;
    const answers = ui.answers();
    const Id = await ui.createDevice('safe-1');
    await page.goto(`${ui.dashboard.origin}/devices/${Id}?tab=security`);
    await page.getByText('This device has no credentials.').waitFor();
    await page.getByRole('button', { name: 'Set credentials' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Pre-shared key/).fill(secret);
    await dialog.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText('Set, never shown').waitFor();
    expect(await page.content()).to.not.include(secret);
    expect(answers.join('')).to.not.include(secret);
    const settings = await ui.client.devices.listSettings(Id);
    expect(settings.map(({ Key }) => Key)).to.have.members(['identity', 'preSharedKey']);
    const session = page.getByRole('region', { name: 'Session' });
    await session.getByText('The device is not registered').waitFor();
    const secured = createFleet({ serverUri, devices: [safe] });
    await secured.start();
    await session.getByText('TLS_PSK_WITH_AES_128_CCM_8').waitFor();
    await session.getByText('pre-shared key', { exact: true }).waitFor();
    await session.getByText('safe-1', { exact: true }).waitFor();
    const { Registration } = await ui.client.devices.tree(Id);
    await session.getByText(Registration!.Session!.ConnectionId!, { exact: true }).waitFor();
    await secured.stop();
    await session.getByText('The device is not registered').waitFor();
    expect(answers.join('')).to.not.include(secret);
  });

  it('says that values can be out of date while the server is away, and goes on by itself', async () => {
    await show('/3303/0');
    await ui.dashboard.server.stop('SIGKILL');
    await page.getByRole('alert').getByText('Live updates stopped').waitFor();
    await page.getByText('Not live').waitFor();
    ui.dashboard.server = await startMuster(ui.dashboard.place, ui.dashboard.args);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('Live updates stopped').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'press-1' }).waitFor();
    // Of the time without a server.
    ui.tab.complaints.length = 0;
  });
});
