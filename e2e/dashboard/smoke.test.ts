/** Each page of the dashboard opens, with markup in every text of people and devices, which is shown as text. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { seriousFindings } from '../support/browser.ts';
import { areas } from '../support/dashboard-pages/index.ts';
import type { ShownPage } from '../support/dashboard-pages/shown-page.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { markingFetch } from '../support/marking-fetch.ts';
import { raiseEvent } from '../support/raise-event.ts';

/** Members of requests that take any text, at least: fewer, and the test would no longer say much. */
const MEMBERS = 30;

describe('markup in texts', () => {
  const ui = useDashboard({ devices: 3 });

  it('of every member of requests, and of devices, is only text on every page', async () => {
    const { client: plain, page } = ui;
    const { http: baseUrl, apiKey } = ui.dashboard.server.info;
    const accepted = new Set<string>();
    const client = createClient({ baseUrl, apiKey, fetch: markingFetch(accepted) });
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

    const showing: string[] = [];
    const found: string[] = [];
    const examined = new Set<string>();
    for (const { name, path, text } of shown.values()) {
      // As a link does, without loading the scripts again.
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
      await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      await until(async () => (await page.locator('.loading').count()) === 0);
      expect(await page.locator('img[src="x"]').count(), path).to.equal(0);
      if ((await page.locator('body').innerText()).includes(HOSTILE)) showing.push(path);
      // Tabs of a page differ in their content only, which pages.test.ts examines.
      const [pathname = ''] = path.split('?');
      if (examined.has(pathname)) continue;
      examined.add(pathname);
      found.push(...(await seriousFindings(page)).map((finding) => `${name}: ${finding}`));
    }
    expect(found, found.join('\n')).to.be.empty;
    expect(showing).to.have.length.of.at.least(shown.size / 2);
  });
});
