/** Tasks of operators in the dashboard, with the number of clicks that each took before and now. None needs a UUID. */
import { openDevice } from '@muster/sdk';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';

describe('tasks in the dashboard', () => {
  const ui = useDashboard({
    path: '/',
    devices: 3,
    ready: (page) => page.getByRole('heading', { name: 'Devices' }),
  });
  let page: Page;

  /** Of the mouse, since the test began. */
  const clicks = (): Promise<number> => page.evaluate<number>('clicks');
  const isActive = (text: string): Promise<void> =>
    page.locator('[role=option][aria-selected=true]').filter({ hasText: text }).waitFor();

  before(async () => {
    const device = await openDevice(ui.client, 'press-1');
    for (const path of ['/3/0/3', '/3/0/9', '/3303/0/5700']) await device.read(path);
  });
  beforeEach(async () => {
    ({ page } = ui);
    await page.evaluate(
      "globalThis.clicks = 0; addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && (clicks += 1), true)",
    );
  });

  it('restarts a device that is known by name: 0 clicks instead of 6', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Name', exact: true }).waitFor();
    await page.keyboard.type('press-1');
    await isActive('press-1');
    await page.keyboard.press('ArrowRight');
    await isActive('Open');
    await page.keyboard.type('reboot');
    await isActive('Reboot');
    await page.keyboard.press('Enter');
    await ui.see('muster execute press-1 /3/0/4', ui.dialog('Execute /3/0/4'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ui.latest().getByText('Done', { exact: true }).waitFor();
    expect(await clicks()).to.equal(0);
  });

  it('tags two devices: 6 clicks instead of 10', async () => {
    await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
    for (const name of ['press-1', 'press-2']) await ui.row(name).getByRole('checkbox').click();
    await ui.press('Add a tag');
    await ui.fill('Tag', 'night shift');
    await ui.press('Add the tag', ui.dialog());
    await ui.see('2 of 2 completed.', ui.latest());
    expect(await clicks()).to.be.at.most(6);
    const { Id } = (await ui.client.tags.list({ Search: 'night' })).Rows[0]!;
    for (const name of ['press-1', 'press-2'])
      expect((await ui.client.devices.getByEndpoint(name)).TagIds).to.deep.equal([Id]);
  });

  it('finds the devices with a firmware version: 1 click, and no way before', async () => {
    const versions = page.getByRole('region', { name: 'Firmware versions' });
    await versions.getByRole('link').first().click();
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await clicks()).to.equal(1);
  });

  it('plots two values of a device together and exports them: 6 clicks, and no way before', async () => {
    await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
    await page.getByRole('link', { name: 'press-1', exact: true }).click();
    await page.getByRole('tab', { name: 'Values' }).click();
    await page.getByLabel('Sensor Value /3303/0/5700').click();
    await page.getByLabel('Battery Level /3/0/9').click();
    await page
      .getByRole('img', { name: /^Plot of .*Sensor Value.*Battery Level|Battery Level.*Sensor Value/u })
      .waitFor();
    const csv = String(await ui.download(ui.button('CSV')));
    expect(csv).to.match(/^DateTime,Path,Name,Unit,Value\r\n/u);
    expect(await clicks()).to.be.at.most(6);
  });

  it('keeps a view of the devices that have been silent for a day: 4 clicks, and no way before', async () => {
    await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
    await ui.press('Add filter');
    const form = page.getByRole('form', { name: 'Filter by a field' });
    await form.getByLabel('Field').selectOption('Last seen');
    await form.getByLabel('Comparison').selectOption('before');
    await form.getByLabel('Ago').fill('1');
    await form.getByLabel('Unit of the time').selectOption('days ago');
    await ui.press('Add');
    await page.getByText('No devices match the filter.').waitFor();
    await ui.press('Save view');
    await page.getByLabel('Name of the view').fill('Silent');
    await page.keyboard.press('Enter');
    await page
      .getByRole('navigation', { name: 'Saved views' })
      .getByRole('link', { name: 'Silent' })
      .waitFor();
    expect(await clicks()).to.be.at.most(4);
  });
});
