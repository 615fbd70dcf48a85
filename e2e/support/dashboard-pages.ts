/** Shows pages of the dashboard, for tests and screenshots. */
import type { Page } from 'playwright-core';
import { logIn } from './browser.ts';
import type { Dashboard } from './dashboard.ts';
import type { ShownPage } from './dashboard-pages/shown-page.ts';

/** Opens an address as a link does, which does not load the scripts again. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** Shows the log-in page, logs in and shows each page. Calls `visit` with each. */
export async function openPages(
  page: Page,
  { origin, server }: Pick<Dashboard, 'origin' | 'server'>,
  pages: readonly ShownPage[],
  visit: (shown: ShownPage) => Promise<void>,
): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('API key', { exact: true }).waitFor();
  await visit({ name: 'log-in', path: '/', text: 'API key' });
  await logIn(page, origin, server.info.apiKey);
  for (const shown of pages) {
    // Between two pages, so that nothing remains of the one before, such as a dialog.
    await followLink(page, '/nowhere');
    await page.getByText('There is no such page.').waitFor();
    await followLink(page, shown.path);
    await shown.prepare?.(page);
    // On narrow screens, links of the menu can have the same text and are hidden.
    await page.getByText(shown.text).filter({ visible: true }).first().waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    await visit(shown);
  }
}
