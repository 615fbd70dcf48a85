/** People log in to the dashboard at a provider: oidc-provider from npm, in a process of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { browserPath, openTab, seriousFindings, startBrowser, type Tab } from '../support/browser.ts';
import { useClosers } from '../support/closers.ts';
import { serveDashboard, type Dashboard } from '../support/dashboard.ts';
import { OidcProvider } from '../support/oidc/provider.ts';
import { oidcFlags } from '../support/oidc/server-flags.ts';

describe('people in the dashboard', () => {
  const closers = useClosers();
  let browser: Browser;
  let provider: OidcProvider;
  let dashboard: Dashboard;
  let tab: Tab;
  let page: Page;
  /** Those of the dashboard, without the pages of the provider. */
  const complaints: string[] = [];

  /** Starts a server whose provider is on the same machine. */
  async function serve(...more: readonly string[]): Promise<void> {
    const own = await OidcProvider.create();
    const folder = await mkdtemp(join(tmpdir(), 'muster-oidc-'));
    closers.unshift(() => rm(folder, { recursive: true }));
    const served = await serveDashboard(browser, [...(await oidcFlags(own, folder)), ...more]);
    closers.unshift(() => served.stop());
    await own.start(served.origin);
    closers.unshift(() => own.stop());
    [provider, dashboard] = [own, served];
    await dashboard.client.deviceNetworks.create({ Name: 'Harbour' });
  }

  before(async function () {
    browser = await startBrowser(browserPath(this));
    closers.unshift(() => browser.close());
    await serve();
  });
  const providerIsAway = async (): Promise<boolean> =>
    (await (await fetch(`${dashboard.origin}/api/login`)).text()).includes('Problem');
  beforeEach(async () => {
    await until(async () => !(await providerIsAway()));
    tab = await openTab(browser);
    ({ page } = tab);
    complaints.length = 0;
    page.on('console', (message) => {
      const isOwn = message.location().url.startsWith(dashboard.origin);
      if (isOwn && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${dashboard.origin}/devices?q=press`);
  });
  afterEach(() => tab.close());

  const start = () => page.getByRole('link', { name: 'Log in with Example Ltd' });
  /** Logs in at the page of the provider, which asks for a name. */
  const answerProvider = async (person: string): Promise<void> => {
    await page.waitForURL(/\/interaction\//u);
    await page.evaluate(`(() => {
      document.body.innerHTML = '<form method="post"><input name="login" value="${person}"></form>';
      document.forms[0].submit();
    })()`);
  };
  const logIn = async (person: string): Promise<void> => {
    await start().click();
    await answerProvider(person);
  };
  const logInAs = async (person: string, name: string): Promise<void> => {
    await logIn(person);
    await page.getByRole('banner').getByText(name).waitFor();
  };
  const stored = (): Promise<unknown> =>
    page.evaluate(
      '({ session: { ...sessionStorage }, local: { ...localStorage }, cookies: document.cookie })',
    );
  const nothing = { session: {}, local: {}, cookies: '' };
  const alert = (text: string): Promise<void> => page.getByRole('alert').getByText(text).waitFor();
  /** Follows a link of the navigation, unless the login page has replaced it. */
  const follow = (href: string): Promise<unknown> =>
    page.evaluate(`document.querySelector('nav a[href="${href}"]')?.click()`);
  /** Requires that the pages of the dashboard have reported nothing but responses of this status. */
  const expectComplaints = (status?: number): void => {
    const isMeant = (text: string): boolean => status !== undefined && text.includes(String(status));
    expect(complaints.filter((text) => !isMeant(text))).to.deep.equal([]);
  };

  it('offers the provider before the key, and comes back to the page that was opened', async () => {
    await start().waitFor();
    expect(await page.getByRole('main').innerText()).to.match(/Log in with Example Ltd[^]*API key/u);
    expect(await seriousFindings(page)).to.deep.equal([]);
    await logInAs('ada', 'Ada Lovelace');
    expect(page.url()).to.equal(`${dashboard.origin}/devices?q=press`);
    const picture = page.getByRole('banner').locator('img');
    await picture.waitFor();
    expect(await picture.getAttribute('src')).to.match(/^blob:/u);
    await page.locator('.header').getByText('Live').first().waitFor();
    expect(await stored()).to.deep.equal(nothing);
    expect(await seriousFindings(page)).to.deep.equal([]);
    await page.reload();
    await page.getByRole('banner').getByText('Ada Lovelace').waitFor();
    expectComplaints();
  });

  it('names who has changed something, with links instead of IDs', async () => {
    const { Rows } = await dashboard.client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
    await dashboard.client.devices.create({ DeviceIdentifier: 'crane-1', DeviceTypeId: Rows[0]!.Id });
    await logInAs('ada', 'Ada Lovelace');
    await page.goto(`${dashboard.origin}/activity?tab=audit`);
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await row('login').getByText('Ada Lovelace').first().waitFor();
    const created = row('devices.create').first();
    await created.getByText('key').first().waitFor();
    expect(await created.getByRole('link').count()).to.equal(2);
    await created.getByRole('link', { name: 'Device crane-1', exact: true }).click();
    await page.getByRole('heading', { name: 'crane-1' }).waitFor();
    expectComplaints();
  });

  it('changes between the device networks of a person, also over a reload', async () => {
    await logInAs('ben', 'Ben');
    const networks = page.getByLabel('Device network');
    const shown = () => networks.locator('option:checked').innerText();
    expect(await networks.locator('option').allInnerTexts()).to.deep.equal(['Default', 'Harbour']);
    const create = page.getByRole('button', { name: 'Create a device' });
    // A User may read in one network, and an Admin may write in the other.
    expect(await shown()).to.equal('Default');
    expect(await create.count()).to.equal(0);
    await networks.selectOption('Harbour');
    await create.waitFor();
    await page.reload();
    await create.waitFor();
    expect(await shown()).to.equal('Harbour');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Name', exact: true }).fill('switch default');
    await page.getByRole('option', { name: 'Switch to the device network Default' }).waitFor();
    await page.keyboard.press('Enter');
    await create.waitFor({ state: 'detached' });
    expect(await shown()).to.equal('Default');
    expectComplaints();
  });

  it('returns to the login page when the session was idle or is revoked, and says so', async () => {
    await logInAs('ada', 'Ada Lovelace');
    // As the browser does after the idle time.
    await tab.context.clearCookies({ name: 'muster_session' });
    await follow('/locations');
    await alert('Your session has ended.');
    // The provider remembers the person.
    await start().click();
    await page.getByRole('banner').getByText('Ada Lovelace').waitFor();
    const { Rows } = await dashboard.client.activityLogs.listAudit({
      Filter: "Operation eq 'login'",
      Sort: '-Timestamp',
    });
    await dashboard.client.apiKeys.delete(Rows[0]!.ApiKeyId);
    await follow('/rules');
    await alert('Log in again');
    expect(await stored()).to.deep.equal(nothing);
    await start().waitFor();
    expectComplaints(401);
  });

  it('logs out here and at the provider', async () => {
    await logInAs('ada', 'Ada Lovelace');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/session\/end/u);
    await page.locator('button').first().click();
    await start().waitFor();
    expect(page.url()).to.equal(`${dashboard.origin}/`);
    expect(await tab.context.cookies(dashboard.origin)).to.not.deep.include({ name: 'muster_session' });
    await start().click();
    await page.waitForURL(/\/interaction\//u);
    expectComplaints();
  });

  it('says why the log-in failed, and takes the reason out of the address', async () => {
    await logIn('eve');
    await alert('You have no role here');
    expect(page.url()).to.equal(`${dashboard.origin}/`);
    expect(await seriousFindings(page)).to.deep.equal([]);
    await page.reload();
    await start().waitFor();
    expect(await page.getByRole('alert').count()).to.equal(0);
    expectComplaints();
  });

  it('keeps sessions while the provider is away, and offers the key', async () => {
    await logInAs('ada', 'Ada Lovelace');
    await provider.stop();
    await until(providerIsAway);
    await page.reload();
    await page.getByRole('banner').getByText('Ada Lovelace').waitFor();
    const other = await openTab(browser);
    await other.page.goto(dashboard.origin);
    await other.page.getByRole('status').getByText('Example Ltd cannot be reached').waitFor();
    await other.page.getByRole('status').getByText('You can log in with an API key.').waitFor();
    await other.page.getByRole('link', { name: 'Log in with Example Ltd' }).click();
    await other.page.getByRole('alert').getByText('Example Ltd cannot be reached').waitFor();
    expect(await seriousFindings(other.page)).to.deep.equal([]);
    await other.page.getByLabel('API key', { exact: true }).fill(dashboard.server.info.apiKey);
    await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await other.page.getByRole('navigation', { name: 'Pages', exact: true }).waitFor();
    expect(other.complaints).to.deep.equal([]);
    await other.close();
    await provider.restart();
    expectComplaints();
  });

  it('work below a base path', async () => {
    await serve('--base-path=/appiot');
    await page.goto(`${dashboard.origin}/locations`);
    await logInAs('ada', 'Ada Lovelace');
    expect(new URL(page.url()).pathname).to.equal('/appiot/locations');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/session\/end/u);
    expectComplaints();
  });
});
