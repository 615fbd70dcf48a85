/* oxlint-disable typescript/no-deprecated -- No other operation has these networks. */
/** Settings of the device network and the page About in the dashboard. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';

describe('settings in the dashboard', () => {
  const ui = useDashboard({
    path: '/settings',
    ready: (page) => page.getByRole('heading', { name: 'Settings', exact: true }),
  });
  const { dialog, latest, press, fill, row, confirm, remove, expectRefusal } = ui;
  let page: Page;

  beforeEach(() => {
    ({ page } = ui);
  });

  it('creates a setting category with keys, edits and deletes it, and keeps one of the service', async () => {
    await press('Create a setting category');
    await fill(/^Name/, HOSTILE);
    await press('Add a key', dialog());
    const key = dialog().getByRole('group', { name: 'Key 1' });
    await key.getByLabel(/^Key/).fill('interval');
    await key.getByLabel('Data type').selectOption('Integer');
    await key.getByLabel(/^Default value/).fill('sixty');
    await press('Create', dialog());
    await dialog().getByRole('alert').waitFor();
    expectRefusal(400);
    await key.getByLabel(/^Default value/).fill('60');
    await press('Create', dialog());
    await row(HOSTILE).getByText('interval').waitFor();
    await press(`Edit the setting category ${HOSTILE}`);
    await press('Add a key', dialog());
    await dialog().getByRole('group', { name: 'Key 2' }).getByLabel(/^Key/).fill('mode');
    await press('Save', dialog());
    await row(HOSTILE).getByText('interval, mode').waitFor();
    await page.getByRole('tab', { name: 'Default settings' }).click();
    await page.getByLabel('Category', { exact: true }).selectOption(HOSTILE);
    await row('interval').getByText('60').waitFor();
    await remove('default setting mode');
    await page.getByRole('tab', { name: 'Setting categories' }).click();
    await remove(`setting category ${HOSTILE}`);
    await row(HOSTILE).waitFor({ state: 'detached' });
    await press('Delete the setting category PSK');
    await confirm();
    await latest().getByText('Failed', { exact: true }).waitFor();
    await latest().getByText('PSK').last().waitFor();
    expectRefusal(409);
  });

  it('stores keys of networks and bootstrap servers, and never shows them', async () => {
    const answers = ui.answers();
    const root = (await ui.client.locations.list()).Rows[0]!;
    await page.getByRole('tab', { name: 'Network settings' }).click();
    await press('Create a network setting');
    await fill(/^Name/, HOSTILE);
    await dialog().getByLabel(/^Kind/).selectOption('WIFI');
    await fill(/^SSID/, '<b>quay</b>');
    await ui.field(/^Authentication/).selectOption('WPA2PSK');
    await fill('Key of the network', 'not to be seen');
    await fill(/^Add a location/, root.Name);
    await ui.button(`Remove the location ${root.Name}`).waitFor();
    await dialog().getByText('muster network-settings create --data @network.json').waitFor();
    await press('Create', dialog());
    await row(HOSTILE).getByText('WPA2PSK').waitFor();
    await press(`Edit the network setting ${HOSTILE}`);
    await dialog().getByText(root.Name, { exact: true }).waitFor();
    await fill(/^Priority/, '3');
    await press('Save', dialog());
    await row(HOSTILE).getByText('3', { exact: true }).waitFor();
    const network = (await ui.client.networkSettings.list()).Rows[0]!;
    expect([network.SSID, network.LocationIds]).to.deep.equal(['<b>quay</b>', [root.Id]]);

    await page.getByRole('tab', { name: 'Bootstrap servers' }).click();
    await press('Create a bootstrap server');
    await fill(/^Name/, HOSTILE);
    await fill(/^URI/, 'coaps://192.0.2.1:5684');
    await ui.field(/^Security/).selectOption('PSK');
    await fill(/^PSK identity/, 'quay');
    await fill('Pre-shared key', '00112233445566778899aabbccddeeff');
    await press('Create', dialog());
    await press(`Edit the bootstrap server ${HOSTILE}`);
    expect(await dialog().getByLabel('Pre-shared key', { exact: true }).inputValue()).to.equal('');
    await fill(/^Lifetime in seconds/, '600');
    await press('Save', dialog());
    await latest().getByText('Done', { exact: true }).waitFor();
    const { Rows } = await ui.client.bootstrapServers.list();
    const { Servers } = await ui.client.bootstrapServers.get(Rows[0]!.Id);
    expect([Servers[0]!.Lifetime, Servers[0]!.Identity]).to.deep.equal([600, 'quay']);
    await remove(`bootstrap server ${HOSTILE}`);
    await page.getByText('There are no bootstrap servers.').waitFor();
    const shown = answers.join('') + (await page.content());
    expect(shown).to.not.include('not to be seen');
    expect(shown).to.not.include('00112233445566778899aabbccddeeff');
  });

  it('shows and downloads the usage', async () => {
    await page.getByRole('tab', { name: 'Usage' }).click();
    await row(new Date().toISOString().slice(0, 4)).waitFor();
    expect(String(await ui.download(ui.button('Download as CSV')))).to.match(/^Month,/);
    await latest().getByText('Done', { exact: true }).waitFor();
  });

  it('About has versions, licences and the permissions of the key', async () => {
    await page.getByRole('link', { name: 'About' }).click();
    const { Version, Parts } = await ui.client.version.get();
    const versions = page.getByRole('region', { name: 'Installed versions' });
    await versions.getByText(Version, { exact: true }).first().waitFor();
    await versions.getByText(Parts.SQLite, { exact: true }).waitFor();
    const granted = page.locator('.grants div').filter({ hasText: 'All' });
    await granted.getByText(/\bDevice, DeviceNetwork,/).waitFor();
    const licences = await ui.download(page.getByRole('link', { name: 'Licences of the libraries' }));
    expect(String(licences)).to.include('react');
  });

  it('shows neither tabs nor buttons that the permissions of a key exclude', async () => {
    const { key } = await ui.dashboard.keyWith('Location.Read', 'DataCollector.Read', 'SettingCategory.Read');
    page = await ui.reopen({ key, path: '/locations' });
    const root = (await ui.client.locations.list()).Rows[0]!;
    await page.getByRole('link', { name: root.Name }).click();
    await page.getByRole('tab', { name: 'Locations below' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Gateways', 'Locations below']);
    // Conditions of a list need no permission.
    const buttons = page
      .locator('main')
      .getByRole('button', { name: /^(?:Create|Edit|Delete|Add(?! filter))/ });
    const noButtons = async (): Promise<void> => {
      expect(await buttons.count()).to.equal(0);
    };
    await noButtons();
    await page.getByRole('tab', { name: 'Gateways' }).click();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByText('data-collectors get').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Status and commands', 'Log']);
    expect(await page.getByRole('heading', { name: 'Commands' }).count()).to.equal(0);
    await noButtons();
    await ui.go('/settings');
    await page.getByText('setting-categories list').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Setting categories']);
    await noButtons();
  });
});
