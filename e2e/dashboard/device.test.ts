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

  it('observes a single instance of a resource', async () => {
    await show('/3/0');
    await page.getByRole('button', { name: 'Observe /3/0/7/1', exact: true }).click();
    await row('/3/0/7/1').getByText('Observed').waitFor();
    await row('/3/0/7/1').getByText('3700').waitFor();
    await page.getByRole('button', { name: 'Stop observing /3/0/7/1' }).click();
    await page.getByRole('button', { name: 'Observe /3/0/7/1', exact: true }).waitFor();
  });

  it('has the commands in one row at 1,280 pixels, and in a menu for the keyboard at 390 pixels', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await show('/3/0');
    const tops = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.command-row')].map(
        ({ children }) => new Set([...children].map((one) => one.getBoundingClientRect().top)).size)`,
    );
    expect(tops.filter((count) => count > 1)).to.be.empty;
    expect(await page.evaluate('document.querySelector(".table-wrap").scrollWidth')).to.equal(
      await page.evaluate('document.querySelector(".table-wrap").clientWidth'),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const more = page.getByRole('button', { name: 'More commands for /3/0/14' });
    await more.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'More commands for /3/0/14' });
    expect(await menu.getByRole('menuitem').allInnerTexts()).to.deep.equal(['Write', 'Observe']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('dialog', { name: 'Write UTC Offset' }).waitFor();
  });

  it('folds the resources that only the definition has, and remembers the choice', async () => {
    await show('/3303/0');
    const absent = row('/3303/0/5518');
    await page.getByRole('button', { name: /^\d+ more that the definition has$/ }).click();
    await absent.getByText('Not on the device').waitFor();
    await page.reload();
    await absent.waitFor();
    await page.getByRole('button', { name: /^Hide the \d+ that the device lacks$/ }).click();
    await absent.waitFor({ state: 'detached' });
    await row('/3303/0/5700').waitFor();
  });

  it('reads attributes of an object instance and of an object', async () => {
    await show('/3303/0');
    await page.getByRole('button', { name: 'Read attributes of /3303/0', exact: true }).click();
    await latest().getByText('muster attributes press-1 /3303/0 --refresh').waitFor();
    await latest().getByText('Done', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Read attributes of /3303', exact: true }).click();
    await latest().getByText('muster attributes press-1 /3303 --refresh').waitFor();
    await latest().getByText('Done', { exact: true }).waitFor();
  });

  it('adds an object instance with its mandatory values, shows a refusal, and deletes it', async () => {
    await page.getByRole('button', { name: 'Add an object instance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an object instance' });
    await dialog.getByRole('combobox', { name: 'Object' }).fill('3311 Light Control');
    await dialog.getByLabel('Label', { exact: true }).fill('Spare');
    await dialog.getByLabel('On/Off (5850)').selectOption('true');
    await dialog.getByLabel('Instance', { exact: true }).fill('0');
    await dialog
      .getByText(/^muster smart-objects create --device press-1 --smart-object-type 'Light Control'/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    expectRefusal(409);
    await dialog.getByLabel('Instance', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await latest().getByText('Done', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Spare /3311/1' }).waitFor();
    await object('/3311/1').getByText('Available', { exact: true }).waitFor();
    expect(device.read('/3311/1/5850')).to.equal(true);
    await page.getByRole('button', { name: 'Delete /3311/1' }).click();
    await page.getByRole('dialog').getByText('muster smart-objects delete press-1/3311/1').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await object('/3311/1').waitFor({ state: 'detached' });
  });

  it('plots values of several resources with their units, live, and exports them', async () => {
    await show('/3/0');
    await page.getByRole('button', { name: 'Read all of /3/0' }).click();
    await row('/3/0/9').locator('.live').waitFor();
    await show('/3303/0');
    await page.getByRole('button', { name: 'Observe /3303/0/5700' }).click();
    await row('/3303/0/5700').locator('.live').waitFor();
    await page.getByRole('button', { name: /Sensor Value/ }).click();
    await page.getByRole('link', { name: 'Plot it with other resources' }).click();
    await page.getByRole('tab', { name: 'Values', selected: true }).waitFor();
    await page.getByLabel('Battery Level /3/0/9').check();
    await page.getByRole('img', { name: /^Plot of Sensor Value \/3303\/0\/5700, Battery Level/ }).waitFor();
    const values = (): Promise<string> => ui.row('/3303/0/5700').locator('td').last().innerText();
    const before = await values();
    await until(async () => (await values()) !== before);
    await page
      .getByText(String.raw`printf '%s\n' press-1/3303/0/5700 press-1/3/0/9 | muster measurements since - 1h`)
      .waitFor();
    await page.reload();
    await page.getByRole('img', { name: /Battery Level/ }).waitFor();
    const csv = String(await ui.download(ui.button('CSV')));
    expect(csv).to.match(/^DateTime,Path,Name,Unit,Value\r\n/);
    expect(csv).to.include(',/3303/0/5700,Sensor Value,').and.to.include(',/3/0/9,Battery Level,');
    const json = JSON.parse(String(await ui.download(ui.button('JSON')))) as { readonly Path: string }[];
    expect(json.map(({ Path }) => Path)).to.deep.equal(['/3303/0/5700', '/3/0/9']);
    await page.goBack();
    await page.getByRole('button', { name: 'Stop observing /3303/0/5700' }).click();
    await page.getByRole('button', { name: 'Observe /3303/0/5700' }).waitFor();
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
