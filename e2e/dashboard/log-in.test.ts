/** Logging in and out of the dashboard, and what a key may see. */
import { until } from '@muster/testkit';
import { join } from 'node:path';
import { expect } from 'chai';
import { openTab, type Tab } from '../support/browser.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import type { Dashboard } from '../support/dashboard.ts';
import { createWorkplace, startMuster } from '../support/muster.ts';

describe('log-in of the dashboard', () => {
  const ui = useDashboard({ devices: 1 });
  let dashboard: Dashboard;
  let tab: Tab | undefined;

  before(() => ({ dashboard } = ui));

  afterEach(async () => {
    await tab?.close();
    tab = undefined;
  });

  /** Everything that the browser keeps of a page. */
  const stored = (page: Tab['page']): Promise<unknown> =>
    page.evaluate(`(async () => ({
      session: { ...sessionStorage }, local: { ...localStorage }, cookies: document.cookie,
      caches: await caches.keys(), databases: (await indexedDB.databases()).map(({ name }) => name),
    }))()`);
  const nothing = { session: {}, local: {}, cookies: '', caches: [], databases: [] };

  it('refuses a wrong key and says why', async () => {
    tab = await openTab(dashboard.browser);
    await tab.page.goto(dashboard.origin);
    await tab.page.getByLabel('API key', { exact: true }).fill('wrong');
    await tab.page.getByRole('button', { name: 'Log in' }).click();
    await tab.page.getByRole('alert').getByText('The service does not accept this key.').waitFor();
    expect(await stored(tab.page)).to.deep.equal(nothing);
  });

  it('logs in with the one-time code that muster up prints, once, and takes it out of the address', async () => {
    const place = await createWorkplace();
    const up = await startMuster(place, [
      ...['up', '--devices=1', '--no-secured', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
    try {
      const link = await until(
        async () => /http:\/\/127\.0\.0\.1:\d+\/#code=\S+/.exec(up.output())?.[0],
        (found) => found !== undefined,
      );
      tab = await openTab(dashboard.browser);
      await tab.page.goto(link!);
      await tab.page.getByRole('heading', { name: 'Default' }).waitFor();
      expect(tab.page.url()).to.equal(`${up.info.http}/`);
      expect(tab.complaints).to.be.empty;
      await tab.close();
      tab = await openTab(dashboard.browser);
      await tab.page.goto(link!);
      await tab.page.getByRole('alert').getByText('The login code has been used.').waitFor();
      expect(await stored(tab.page)).to.deep.equal(nothing);
      expect(tab.page.url()).to.equal(`${up.info.http}/`);
    } finally {
      await up.stop();
      await place.remove();
    }
  });

  it('keeps the key of the tab over a reload, and never puts it into an address', async () => {
    const addresses: string[] = [];
    tab = await openTab(dashboard.browser);
    tab.page.on('request', (request) => addresses.push(request.url()));
    const { apiKey } = dashboard.server.info;
    await tab.page.goto(dashboard.origin);
    await tab.page.getByLabel('API key', { exact: true }).fill(apiKey);
    await tab.page.getByRole('button', { name: 'Log in' }).click();
    await tab.page.getByRole('link', { name: 'Devices', exact: true }).click();
    await tab.page.getByRole('link', { name: 'press-1', exact: true }).click();
    await tab.page.getByRole('heading', { name: 'press-1' }).waitFor();
    // Not even the log-in page is shown while the session is opened again.
    const asked = Promise.withResolvers<() => Promise<void>>();
    await tab.page.route('**/api/v3/**', (route) => asked.resolve(() => route.continue()), { times: 1 });
    await tab.page.reload();
    const answer = await asked.promise;
    await tab.page.getByText('Loading the dashboard').waitFor();
    expect(await tab.page.getByLabel('API key', { exact: true }).count()).to.equal(0);
    await answer();
    await tab.page.getByRole('heading', { name: 'press-1' }).waitFor();
    expect(addresses.some((address) => address.includes('/events/stream'))).to.equal(true);
    expect(addresses.filter((address) => address.includes(apiKey) || address.includes('access_token'))).to.be
      .empty;
    expect(tab.complaints).to.be.empty;
  });

  it('leaves nothing behind after the log-out, not even for the button Back', async () => {
    tab = await dashboard.open({ path: '/devices' });
    await tab.page.getByRole('link', { name: 'press-1', exact: true }).click();
    await tab.page.getByRole('heading', { name: 'press-1' }).waitFor();
    const open = new Set<unknown>();
    tab.page.on('request', (request) => open.add(request));
    await tab.page.getByRole('button', { name: 'Log out' }).click();
    await tab.page.getByLabel('API key', { exact: true }).waitFor();
    expect(await stored(tab.page)).to.deep.equal(nothing);
    await tab.page.goBack();
    await tab.page.getByLabel('API key', { exact: true }).waitFor();
    await tab.page.reload();
    await tab.page.getByLabel('API key', { exact: true }).waitFor();
    expect(await tab.page.content()).to.not.include('press-1');
    expect([...open].some((request) => String(request).includes('/api/'))).to.equal(false);
    expect(tab.complaints).to.be.empty;
  });

  it('ends the session when its key is revoked, says so and forgets the key', async () => {
    const { id, key } = await dashboard.keyWith('Device.Read', 'Event.Read');
    tab = await dashboard.open({ path: '/devices', key });
    await tab.page.getByRole('link', { name: 'press-1', exact: true }).waitFor();
    await dashboard.client.apiKeys.delete(id);
    await tab.page.getByRole('searchbox', { name: 'Search' }).fill('press');
    await tab.page.getByRole('alert').getByText('The service no longer accepts this key.').waitFor();
    expect(await stored(tab.page)).to.deep.equal(nothing);
    expect(await tab.page.content()).to.not.include('press-1');
  });

  it('hides pages, tabs and buttons that the key has no permission for', async () => {
    const { key } = await dashboard.keyWith('Device.Read', 'SmartObject.Read', 'Resource.Read');
    tab = await dashboard.open({ path: '/devices', key });
    const { page } = tab;
    await page.getByRole('link', { name: 'press-1', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Create a device' }).count()).to.equal(0);
    expect(await page.getByText('Every 5 s').count()).to.equal(1);
    await page.getByRole('link', { name: 'press-1', exact: true }).click();
    await page.getByRole('button', { name: 'Light Control' }).click();
    await page.getByRole('button', { name: 'Read /3311/0/5850' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal([
      'Objects',
      'Registration',
      'Firmware',
    ]);
    for (const name of ['Write', 'Observe', 'Execute', 'Delete'])
      expect(await page.getByRole('button', { name }).count(), name).to.equal(0);
    expect(tab.complaints).to.be.empty;
  });

  it('shows a key without Device.Read the page About only, whichever address is asked for', async () => {
    const { key } = await dashboard.keyWith('Tag.Read');
    tab = await dashboard.open({ path: '/devices', key });
    await tab.page.getByText('You cannot see this page.').waitFor();
    const pages = tab.page.getByRole('navigation', { name: 'Pages', exact: true });
    expect(await pages.getByRole('link').allInnerTexts()).to.deep.equal(['About']);
    expect(await tab.page.content()).to.not.include('press-1');
    expect(tab.complaints).to.be.empty;
  });
});
