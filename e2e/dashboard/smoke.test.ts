/**
 * Each page of the dashboard with each of its dialogs: at 1280 and 390 pixels, light and dark, with axe-core, with the
 * keyboard, and with markup in every text of people and devices, which is shown as text.
 */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import type { Page, Request } from 'playwright-core';
import { findings, openTab, type Tab } from '../support/browser.ts';
import { openPage } from '../support/dashboard-pages.ts';
import { areas } from '../support/dashboard-pages/index.ts';
import type { ShownPage } from '../support/dashboard-pages/shown-page.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { unreachedControls } from '../support/keyboard.ts';
import { markingFetch } from '../support/marking-fetch.ts';
import { raiseEvent } from '../support/raise-event.ts';

/** Members of requests that take any text, at least: fewer, and the test would no longer say much. */
const MEMBERS = 30;
const DIALOG = '[role=dialog]';
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** URL patterns of the router, such as `/devices/:id`. The root project has no types of a browser. */
async function routes(): Promise<readonly string[]> {
  const file = new URL('../../packages/dashboard/app/layout/areas.ts', import.meta.url);
  const { areaGroups } = (await import(file.href)) as {
    readonly areaGroups: readonly {
      readonly areas: readonly { readonly routes: readonly { readonly path: string }[] }[];
    }[];
  };
  return areaGroups.flatMap((group) => group.areas).flatMap((area) => area.routes.map(({ path }) => path));
}

/** Routes without a page among those shown. */
async function routesNotIn(shown: readonly ShownPage[]): Promise<readonly string[]> {
  const shapes = new Set(shown.map(({ path }) => pathname(path).replace(/[\da-f]{8}-[\da-f-]{27}/u, ':id')));
  return (await routes()).filter((route) => !shapes.has(route));
}

const pathname = (path: string): string => path.split('?', 1)[0] ?? '';

/** Content that is wider than the screen, and tabs that are cut off. */
async function overflow(page: Page, { width }: typeof WIDE): Promise<readonly string[]> {
  const found: string[] = [];
  const own = await page.evaluate<number>('document.documentElement.scrollWidth');
  if (own > width) found.push(`${own} pixels wide`);
  for (const tab of await page.getByRole('tab').all()) {
    const box = (await tab.boundingBox()) ?? { x: 0, width: 0 };
    if (box.x < 0 || box.x + box.width > width) found.push(`the tab ${await tab.innerText()} is cut off`);
  }
  return found;
}

describe('pages of the dashboard', function () {
  // An area has up to 25 pages.
  this.timeout(1_200_000);
  const ui = useDashboard({ devices: 3 });
  let client: MusterClient;
  const accepted = new Set<string>();
  const pages: ShownPage[] = [];
  /** Pathnames that were examined, and addresses of pages that show {@link HOSTILE}. */
  const [examined, showing] = [new Set<string>(), new Set<string>()];
  let tab: Tab;

  before(async () => {
    const { http: baseUrl, apiKey } = ui.dashboard.server.info;
    client = createClient({ baseUrl, apiKey, fetch: markingFetch(accepted) });
    const { Rows } = await ui.client.resources.list({
      Filter: "Name eq 'Sensor Value' and DeviceName eq 'press-1'",
    });
    await raiseEvent(client, Rows[0]!.SmartObjectId, Rows[0]!.Id);
    await ui.fleet.devices[2]!.deregister();
    tab = await ui.dashboard.open(WIDE);
  });
  after(() => (tab as Tab | undefined)?.close());

  /** Everything that is wrong with a page as it is shown. */
  async function faultsOf(
    page: Page,
    { path, prepare }: Pick<ShownPage, 'path' | 'prepare'>,
  ): Promise<readonly string[]> {
    // Header and navigation are the same on all pages, and a dialog makes the page below it inert.
    const isNew = !examined.has(pathname(path));
    examined.add(pathname(path));
    const part = (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'main';
    const within = isNew ? 'body' : part;
    const found = [...(await findings(page, isNew ? {} : { within })), ...(await overflow(page, WIDE))];
    const note = (what: string, all: readonly string[]): void =>
      void found.push(...all.map((one) => `${what}: ${one}`));
    if (isNew || prepare !== undefined)
      note('keyboard', await unreachedControls(page, part === DIALOG ? DIALOG : 'body'));
    // The same elements in other colours, and then in another layout.
    await page.emulateMedia({ colorScheme: 'dark' });
    note('dark', await findings(page, { rules: ['color-contrast'], within }));
    await page.setViewportSize(NARROW);
    note('narrow', await overflow(page, NARROW));
    if (isNew) note('narrow and dark', await findings(page));
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    return found;
  }

  it('begin with a log-in that has none of the faults below', async () => {
    const own = await openTab(ui.dashboard.browser, WIDE);
    const { page, complaints } = own;
    await page.goto(ui.dashboard.origin);
    await page.getByLabel('API key', { exact: true }).waitFor();
    expect(await faultsOf(page, { path: 'log-in' })).to.be.empty;
    expect(complaints).to.be.empty;
    await own.close();
  });

  for (const [area, pagesOfArea] of Object.entries(areas)) {
    it(`of ${area} have no finding of axe-core, no complaint of the browser, no request to another host, nothing wider than 1280 and 390 pixels, and no control that the keyboard misses`, async () => {
      const own = await pagesOfArea(client);
      pages.push(...own);
      const { page } = tab;
      const found: string[] = [];
      const note = (request: Request): void => {
        if (!request.url().startsWith(`${ui.dashboard.origin}/`) && !/^(?:data|blob):/u.test(request.url()))
          found.push(`request to ${request.url()}`);
      };
      page.on('request', note);
      for (const shown of own) {
        await openPage(page, shown);
        found.push(...(await faultsOf(page, shown)).map((one) => `${shown.name}: ${one}`));
        expect(await page.locator('img[src="x"]').count(), shown.name).to.equal(0);
        if ((await page.locator('body').innerText()).includes(HOSTILE)) showing.add(shown.path);
      }
      page.off('request', note);
      expect(found, found.join('\n')).to.be.empty;
      expect(tab.complaints.splice(0)).to.be.empty;
    });
  }

  it('are all of the router, and show markup in every member of requests, and of devices, as text', async () => {
    expect(await routesNotIn(pages), 'routes without a page in e2e/support/dashboard-pages').to.be.empty;
    expect([...accepted]).to.have.length.of.at.least(MEMBERS);
    const paths = new Set(pages.map(({ path }) => path));
    expect([...showing]).to.have.length.of.at.least(paths.size / 2);
  });
});
