/**
 * Writes screenshots of all dashboard pages to `screenshots/`: light and dark, 1440 and 390 pixels wide. Arguments
 * select areas, such as `types rules`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '@muster/testkit';
import { openTab, startBrowser } from '../e2e/support/browser.ts';
import { openPages } from '../e2e/support/dashboard-pages.ts';
import { areas } from '../e2e/support/dashboard-pages/index.ts';
import type { ShownPage } from '../e2e/support/dashboard-pages/shown-page.ts';
import { serveDashboard, startFleet } from '../e2e/support/dashboard.ts';
import { raiseEvent } from '../e2e/support/raise-event.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const chromium = programPath('chromium');
if (chromium === undefined) throw new Error('Chromium is missing. Install it with: apt-get install chromium');
const browser = await startBrowser(chromium);
const dashboard = await serveDashboard(browser);
try {
  const fleet = await startFleet(dashboard, 30);
  const { client } = dashboard;
  const { Rows } = await client.resources.list({
    Filter: "Name eq 'Sensor Value' and DeviceName eq 'press-1'",
  });
  const [sensor] = Rows;
  if (sensor === undefined) throw new Error('The device press-1 has no sensor.');
  await client.resources.observe(sensor.Id, {});
  await raiseEvent(client, sensor.SmartObjectId, sensor.Id);
  await fleet.devices[1]?.removeInstance(3303, 1);
  await fleet.devices[0]?.removeInstance(3303, 1);
  await fleet.devices[2]?.deregister();
  const pages: ShownPage[] = [];
  for (const name of process.argv.length === 2 ? Object.keys(areas) : process.argv.slice(2)) {
    const pagesOfArea = areas[name];
    if (pagesOfArea === undefined)
      throw new Error(`The area "${name}" does not exist. Areas are: ${Object.keys(areas).join(', ')}.`);
    pages.push(...(await pagesOfArea(client)));
  }
  if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const tab = await openTab(dashboard.browser, { colorScheme, width, height: width === 390 ? 844 : 900 });
      await openPages(tab.page, dashboard, pages, async (name) => {
        await tab.page.screenshot({
          path: join(folder, `${name}-${colorScheme}-${width}.png`),
          fullPage: true,
        });
      });
      await tab.close();
    }
  }
  console.log(`The pictures are in ${folder}.`);
  await fleet.stop();
} finally {
  await dashboard.stop();
  await browser.close();
}
