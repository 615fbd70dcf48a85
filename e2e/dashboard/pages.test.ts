/** The overview of the dashboard, and the size of the first page. */
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { until } from '@muster/testkit';
import type { Route } from 'playwright-core';
import { logIn, openTab } from '../support/browser.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import { shownCampaign } from '../support/dashboard-pages/firmware.ts';
import { startMuster } from '../support/muster.ts';
import { raiseEvent } from '../support/raise-event.ts';

describe('overview of the dashboard', () => {
  const ui = useDashboard({ args: ['--expiry-grace-seconds=0'], devices: 3 });

  before(async () => {
    const { client, fleet } = ui;
    const { Rows } = await client.resources.list({
      Filter: "Name eq 'Sensor Value' and DeviceName eq 'press-1'",
    });
    await raiseEvent(client, Rows[0]!.SmartObjectId, Rows[0]!.Id);
    await fleet.devices[2]!.deregister();
  });

  it('loads at most 250 KB of compressed script for the first page', async () => {
    const tab = await openTab(ui.dashboard.browser);
    const scripts = new Map<string, Promise<Buffer>>();
    tab.page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
    });
    await logIn(tab.page, ui.dashboard.origin, ui.dashboard.server.info.apiKey);
    await tab.page.getByRole('region', { name: 'Gateways' }).waitFor();
    const sizes = (await Promise.all(scripts.values())).map((body) => gzipSync(body).length);
    expect(sizes).to.not.be.empty;
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.be.at.most(250_000);
    await tab.close();
  });

  it('the overview counts devices by status, active events and live values', async () => {
    const { page } = ui;
    const devices = page.getByRole('region', { name: 'Devices', exact: true });
    await devices.getByRole('link', { name: '2 online' }).waitFor();
    await devices.getByRole('link', { name: '1 Deregistered' }).waitFor();
    await page.getByRole('region', { name: 'Active events' }).getByText('Severity').waitFor();
    await page.getByRole('region', { name: 'Gateways' }).getByText('connected').waitFor();
    await page.getByRole('img', { name: /^registrations per second in the last two minutes/ }).waitFor();
    await ui.fleet.devices[2]!.register();
    await devices.getByRole('link', { name: '3 online' }).waitFor();
    await devices.getByRole('link', { name: '3 online' }).click();
    await page.getByText('1 to 3 of 3').waitFor();
    expect(new URL(page.url()).search).to.equal('?status=online');
  });

  it('the overview says that it waits for the traffic, and draws the first seconds over the whole chart', async () => {
    const { page } = ui;
    const held: Route[] = [];
    await page.route('**/events/stream?**', (route) => void held.push(route));
    await page.reload();
    const traffic = page.getByRole('region', { name: 'Live traffic' });
    await traffic.getByText('Waiting for the first figures').waitFor();
    expect(await traffic.getByText('The chart begins with the next figures.').count()).to.equal(2);
    expect(await traffic.getByRole('img').count()).to.equal(0);
    await until(() => held.length > 0);
    await Promise.all(held.map((route) => route.continue()));
    await traffic.getByText(/^Last \d+ seconds$/u).waitFor();
    const points = await traffic.locator('polyline').first().getAttribute('points');
    expect(points).to.match(/^0\.0,[\d.]+ .*240\.0,[\d.]+$/u);
    await page.unroute('**/events/stream?**');
  });

  it('the overview lets a slow answer arrive while events go on, and then loads again', async () => {
    const { page } = ui;
    const devices = page.getByRole('region', { name: 'Devices', exact: true });
    await devices.waitFor();
    const total = (await ui.client.overview.get()).Devices!.Total;
    const held: Route[] = [];
    const isOverview = (url: URL): boolean => url.pathname.endsWith('/api/v3/overview');
    let isHeld = true;
    await page.route(isOverview, (route) => (isHeld ? void held.push(route) : route.continue()));
    await until(() => held.length > 0);
    // The answer that is held was requested before the device was created.
    const answer = await held[0]!.fetch();
    const aborted: string[] = [];
    page.on('requestfailed', (request) => {
      if (isOverview(new URL(request.url()))) aborted.push(request.url());
    });
    await ui.createDevice(`late-${total}`);
    const late = await ui.startDevice(`late-${total}`);
    // The chart gets a figure every second, so the page has had the event for longer than it waits.
    const seconds = async (): Promise<number> => {
      const text = await page.getByRole('region', { name: 'Live traffic' }).innerText();
      return Number(/Last (\d+) seconds/u.exec(text)?.[1] ?? 0);
    };
    const from = await seconds();
    await until(async () => (await seconds()) >= from + 4);
    expect(held).to.have.length(1);
    expect(aborted).to.be.empty;
    await held[0]!.fulfill({ response: answer });
    await until(() => held.length > 1);
    isHeld = false;
    await Promise.all(held.slice(1).map((route) => route.continue()));
    await devices.getByRole('link', { name: `${total + 1} in all` }).waitFor();
    await late.stop();
  });

  it('the overview lists devices that went offline, unavailable objects and campaigns, with links to each', async () => {
    const { client } = ui;
    const { page } = ui;
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    await panel('Unavailable objects').getByText('None').waitFor();
    await ui.fleet.devices[0]!.removeInstance(3303, 1);
    await panel('Devices').getByText('1', { exact: true }).waitFor();
    await panel('Unavailable objects').getByText('/3303/1').waitFor();
    await panel('Unavailable objects')
      .getByText(/^The devices had these objects/)
      .waitFor();
    await panel('Unavailable objects').getByRole('link', { name: 'press-1' }).click();
    await page.getByRole('heading', { name: '/3303/1' }).waitFor();
    await ui.fleet.devices[0]!.addInstance(3303, 1);
    await page.goBack();
    await panel('Unavailable objects').getByText('None').waitFor();

    await panel('Gone offline lately').getByText('None').waitFor();
    // The pages of other tests show devices that never register.
    const others = (await client.overview.get()).Devices!.NeverRegistered;
    const never = (count: number) =>
      panel('Devices').getByRole('link', { name: `${count} never registered`, exact: true });
    await ui.createDevice('brief-1');
    // It is not counted as offline.
    await panel('Devices').getByRole('link', { name: '0 offline' }).waitFor();
    await never(others + 1).click();
    await page.getByText(`1 to ${others + 1} of ${others + 1}`).waitFor();
    await ui.row('brief-1').getByText('never registered', { exact: true }).waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('offline');
    await page.getByText('No devices match the filter.').waitFor();
    await page.goBack();
    const brief = await ui.startDevice('brief-1', { lifetimeSeconds: 2 });
    await brief.stop({ deregister: false });
    await panel('Gone offline lately').getByRole('link', { name: 'brief-1' }).waitFor();
    await panel('Devices').getByRole('link', { name: '1 offline' }).waitFor();
    expect(await never(others).count()).to.equal(Math.min(others, 1));
    expect(await never(others + 1).count()).to.equal(0);

    const { campaignId } = await shownCampaign(client);
    const updates = panel('Firmware updates');
    await updates.getByText('0 of 4 completed, 1 failed').waitFor();
    await updates.getByRole('link', { name: /^Firmware update of 4 devices/ }).click();
    await page.getByRole('heading', { name: /^Firmware update of 4 devices/ }).waitFor();
    expect(new URL(page.url()).pathname).to.equal(`/firmware/campaigns/${campaignId}`);
    await page.goBack();
    await updates.getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('row').filter({ hasText: '0 of 4 completed' }).waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Completed');
    await page.getByText('No campaigns match the filter.').waitFor();
  });

  it('the overview shows the history, firmware versions, noisy and silent devices and failures after a restart', async () => {
    const { client, dashboard } = ui;
    const { Rows } = await client.resources.list({
      Filter: "Name eq 'Firmware Version' and DeviceName eq 'press-1'",
    });
    await client.resources.read(Rows[0]!.Id);
    await until(async () => ((await client.overview.get()).FirmwareVersions ?? []).length > 0);
    const [version] = (await client.overview.get()).FirmwareVersions!;
    await shownCampaign(client);
    await ui.page.goto('about:blank');
    // The service stores the counts of the current minute when it stops.
    await dashboard.server.stop();
    dashboard.server = await startMuster(dashboard.place, dashboard.args);
    const page = await ui.reopen({});
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Devices online', 'Registrations', 'Values received', 'Failed operations'])
      await panel('History')
        .getByRole('img', { name: new RegExp(`^Plot of ${name}, `, 'u') })
        .waitFor();
    await panel('History')
      .getByText(/^now \d/u)
      .waitFor();
    await panel('Silent devices').getByRole('link', { name: 'press-1' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(1440);

    await panel('Firmware versions').getByRole('link', { name: version!.Version, exact: true }).click();
    await ui.row('press-1').waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).to.equal(
      `FirmwareVersion eq '${version!.Version}'`,
    );
    await page.goBack();
    await panel('Failed operations by reason')
      .getByRole('link', { name: 'The update was cancelled.' })
      .click();
    await ui.row('The update was cancelled.').first().waitFor();
    await page.goBack();
    await panel('Noisiest devices').getByRole('link', { name: 'press-1' }).click();
    await page.getByRole('heading', { name: 'press-1' }).waitFor();
  });
});
