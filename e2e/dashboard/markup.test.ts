/** Markup in texts of people and devices: each page of the dashboard shows it as text. */
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import type { Fleet } from '@muster/simulator';
import { areas } from '../support/dashboard-pages/index.ts';
import type { ShownPage } from '../support/dashboard-pages/shown-page.ts';
import { HOSTILE, startDashboard, startFleet, stopAll, type Dashboard } from '../support/dashboard.ts';
import { markingFetch } from '../support/marking-fetch.ts';
import { raiseEvent } from '../support/raise-event.ts';
import { until } from '../support/until.ts';

/** Members of requests that take any text, at least: fewer, and the test would no longer say much. */
const MEMBERS = 30;

describe('markup in texts', () => {
  let dashboard: Dashboard;
  let fleet: Fleet;

  before(async function () {
    dashboard = await startDashboard(this);
    fleet = await startFleet(dashboard);
  });

  after(() => stopAll(fleet, dashboard));

  it('of every member of requests, and of devices, is only text on every page', async function () {
    // Some seventy pages on a busy machine.
    this.timeout(240_000);
    const { client: plain, server } = dashboard;
    const accepted = new Set<string>();
    const client = createClient({
      baseUrl: server.info.http,
      apiKey: server.info.apiKey,
      fetch: markingFetch(accepted),
    });
    const { Rows } = await plain.resources.list({
      Filter: "Name eq 'Sensor Value' and DeviceName eq 'press-1'",
    });
    await raiseEvent(client, Rows[0]!.SmartObjectId, Rows[0]!.Id);
    const shown = new Map<string, ShownPage>();
    for (const [area, pagesOfArea] of Object.entries(areas)) {
      const pages = await pagesOfArea(client).catch((cause: unknown) => {
        throw new Error(`The data of ${area} cannot be made.`, { cause });
      });
      // Others are the same pages with an open dialog.
      for (const one of pages) if (one.prepare === undefined) shown.set(one.path, one);
    }
    expect([...accepted]).to.have.length.of.at.least(MEMBERS);

    const tab = await dashboard.open();
    const { page } = tab;
    const showing: string[] = [];
    for (const { path, text } of shown.values()) {
      await page.goto(dashboard.origin + path);
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      await until(
        () => page.locator('.loading').count(),
        (count) => count === 0,
      );
      expect(await page.locator('img[src="x"]').count(), path).to.equal(0);
      if ((await page.locator('body').innerText()).includes(HOSTILE)) showing.push(path);
    }
    expect(showing).to.have.length.of.at.least(shown.size / 2);
    expect(tab.complaints).to.be.empty;
    await tab.close();
  });
});
