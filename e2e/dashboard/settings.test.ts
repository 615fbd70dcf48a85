/* eslint-disable @typescript-eslint/no-deprecated -- No other operation has these networks. */
/** Settings of the device network and the page About in the dashboard. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import type { Tab } from '../support/browser.ts';
import { HOSTILE, startDashboard, stopAll, type Dashboard } from '../support/dashboard.ts';

describe('settings in the dashboard', () => {
  let dashboard: Dashboard;
  let tab: Tab;

  before(async function () {
    dashboard = await startDashboard(this);
  });

  beforeEach(async () => {
    tab = await dashboard.open({ path: '/settings' });
    await tab.page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  });

  afterEach(async () => {
    expect(tab.complaints).to.be.empty;
    await tab.close();
  });

  after(() => stopAll(dashboard));

  const dialog = (): Locator => tab.page.getByRole('dialog');
  const latest = (): Locator => tab.page.locator('.commands-latest');
  const row = (name: string): Locator => tab.page.getByRole('row').filter({ hasText: name });
  const remove = async (what: string): Promise<void> => {
    await tab.page.getByRole('button', { name: `Delete the ${what}`, exact: true }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await latest().getByText('Done', { exact: true }).waitFor();
  };

  it('creates a setting category with keys, edits and deletes it, and keeps one of the service', async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Create a setting category' }).click();
    await dialog().getByLabel(/^Name/).fill(HOSTILE);
    await dialog().getByRole('button', { name: 'Add a key' }).click();
    const key = dialog().getByRole('group', { name: 'Key 1' });
    await key.getByLabel(/^Key/).fill('interval');
    await key.getByLabel('Data type').selectOption('Integer');
    await key.getByLabel(/^Default value/).fill('sixty');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await dialog().getByRole('alert').waitFor();
    expect(tab.complaints.splice(0).every((text) => text.includes('400'))).to.equal(true);
    await key.getByLabel(/^Default value/).fill('60');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await row(HOSTILE).getByText('interval').waitFor();
    expect(await page.locator('main img').count()).to.equal(0);
    await page.getByRole('button', { name: `Edit the setting category ${HOSTILE}` }).click();
    await dialog().getByRole('button', { name: 'Add a key' }).click();
    await dialog().getByRole('group', { name: 'Key 2' }).getByLabel(/^Key/).fill('mode');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await row(HOSTILE).getByText('interval, mode').waitFor();
    await page.getByRole('tab', { name: 'Default settings' }).click();
    await page.getByLabel('Category', { exact: true }).selectOption(HOSTILE);
    await row('interval').getByText('60').waitFor();
    await remove('default setting mode');
    await page.getByRole('tab', { name: 'Setting categories' }).click();
    await remove(`setting category ${HOSTILE}`);
    await row(HOSTILE).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete the setting category PSK', exact: true }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await latest().getByText('Failed', { exact: true }).waitFor();
    await latest().getByText('PSK').last().waitFor();
    expect(tab.complaints.splice(0).every((text) => text.includes('409'))).to.equal(true);
  });

  it('stores keys of networks and bootstrap servers, and never shows them', async () => {
    const { page } = tab;
    const answers: string[] = [];
    page.on('response', (response) => {
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
    });
    const root = (await dashboard.client.locations.list()).Rows[0]!;
    await page.getByRole('tab', { name: 'Network settings' }).click();
    await page.getByRole('button', { name: 'Create a network setting' }).click();
    await dialog().getByLabel(/^Name/).fill(HOSTILE);
    await dialog().getByLabel(/^Kind/).selectOption('WIFI');
    await dialog().getByLabel(/^SSID/).fill('<b>quay</b>');
    await dialog()
      .getByLabel(/^Authentication/)
      .selectOption('WPA2PSK');
    await dialog().getByLabel('Key of the network', { exact: true }).fill('not to be seen');
    await dialog()
      .getByLabel(/^Add a location/)
      .fill(root.Name);
    await dialog()
      .getByRole('button', { name: `Remove the location ${root.Name}` })
      .waitFor();
    await dialog().getByText('muster network-settings create --data @network.json').waitFor();
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await row(HOSTILE).getByText('WPA2PSK').waitFor();
    await page.getByRole('button', { name: `Edit the network setting ${HOSTILE}` }).click();
    await dialog().getByText(root.Name, { exact: true }).waitFor();
    await dialog()
      .getByLabel(/^Priority/)
      .fill('3');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await row(HOSTILE).getByText('3', { exact: true }).waitFor();
    const network = (await dashboard.client.networkSettings.list()).Rows[0]!;
    expect([network.SSID, network.LocationIds]).to.deep.equal(['<b>quay</b>', [root.Id]]);

    await page.getByRole('tab', { name: 'Bootstrap servers' }).click();
    await page.getByRole('button', { name: 'Create a bootstrap server' }).click();
    await dialog().getByLabel(/^Name/).fill(HOSTILE);
    await dialog().getByLabel(/^URI/).fill('coaps://192.0.2.1:5684');
    await dialog()
      .getByLabel(/^Security/)
      .selectOption('PSK');
    await dialog()
      .getByLabel(/^PSK identity/)
      .fill('quay');
    await dialog().getByLabel('Pre-shared key', { exact: true }).fill('00112233445566778899aabbccddeeff');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: `Edit the bootstrap server ${HOSTILE}` }).click();
    expect(await dialog().getByLabel('Pre-shared key', { exact: true }).inputValue()).to.equal('');
    await dialog()
      .getByLabel(/^Lifetime in seconds/)
      .fill('600');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await latest().getByText('Done', { exact: true }).waitFor();
    const { Rows } = await dashboard.client.bootstrapServers.list();
    const { Servers } = await dashboard.client.bootstrapServers.get(Rows[0]!.Id);
    expect([Servers[0]!.Lifetime, Servers[0]!.Identity]).to.deep.equal([600, 'quay']);
    await remove(`bootstrap server ${HOSTILE}`);
    await page.getByText('There are no bootstrap servers.').waitFor();
    const shown = answers.join('') + (await page.content());
    expect(shown).to.not.include('not to be seen');
    expect(shown).to.not.include('00112233445566778899aabbccddeeff');
    expect(await page.locator('main img').count()).to.equal(0);
  });

  it('shows and downloads the usage', async () => {
    const { page } = tab;
    await page.getByRole('tab', { name: 'Usage' }).click();
    await row(new Date().toISOString().slice(0, 4)).waitFor();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await started).path(), 'utf8');
    expect(text).to.match(/^Month,/);
    await latest().getByText('Done', { exact: true }).waitFor();
  });

  it('About has versions, licences and the permissions of the key', async () => {
    const { page } = tab;
    await page.getByRole('link', { name: 'About' }).click();
    const { Version, Parts } = await dashboard.client.version.get();
    const versions = page.getByRole('region', { name: 'Installed versions' });
    await versions.getByText(Version, { exact: true }).first().waitFor();
    await versions.getByText(Parts.SQLite, { exact: true }).waitFor();
    const granted = page.locator('.grants div').filter({ hasText: 'All' });
    await granted.getByText(/\bDevice, DeviceNetwork,/).waitFor();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Licences of the libraries' }).click();
    expect(await readFile(await (await started).path(), 'utf8')).to.include('react');
  });

  it('shows neither pages, tabs nor buttons that the permissions of a key exclude', async () => {
    const { key: none } = await dashboard.keyWith('Tag.Read');
    const poor = await dashboard.open({ key: none, path: '/about' });
    await poor.page
      .locator('.grants div')
      .filter({ hasText: 'Read' })
      .getByText('Tag', { exact: true })
      .waitFor();
    const pages = poor.page.getByRole('navigation', { name: 'Pages', exact: true });
    for (const name of ['Locations', 'Gateways', 'Settings'])
      expect(await pages.getByRole('link', { name, exact: true }).count()).to.equal(0);
    await poor.page.goto(`${dashboard.origin}/locations`);
    await poor.page.getByText('This key cannot see this page.').waitFor();
    expect(poor.complaints).to.be.empty;
    await poor.close();

    const { key } = await dashboard.keyWith('Location.Read', 'DataCollector.Read', 'SettingCategory.Read');
    const reader = await dashboard.open({ key, path: '/locations' });
    const root = (await dashboard.client.locations.list()).Rows[0]!;
    await reader.page.getByRole('link', { name: root.Name }).click();
    await reader.page.getByRole('tab', { name: 'Locations below' }).waitFor();
    expect(await reader.page.getByRole('tab').allInnerTexts()).to.deep.equal(['Gateways', 'Locations below']);
    const noButtons = async (): Promise<void> => {
      expect(
        await reader.page
          .locator('main')
          .getByRole('button', { name: /^(?:Create|Edit|Delete|Add)/ })
          .count(),
      ).to.equal(0);
    };
    await noButtons();
    await reader.page.getByRole('tab', { name: 'Gateways' }).click();
    await reader.page.getByRole('table').getByRole('link').first().click();
    await reader.page.getByText('data-collectors get').waitFor();
    expect(await reader.page.getByRole('tab').allInnerTexts()).to.deep.equal(['Status and commands', 'Log']);
    expect(await reader.page.getByRole('heading', { name: 'Commands' }).count()).to.equal(0);
    await noButtons();
    await reader.page.goto(`${dashboard.origin}/settings`);
    await reader.page.getByText('setting-categories list').waitFor();
    expect(await reader.page.getByRole('tab').allInnerTexts()).to.deep.equal(['Setting categories']);
    await noButtons();
    expect(reader.complaints).to.be.empty;
    await reader.close();
  });
});
