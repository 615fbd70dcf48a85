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

/** Shows a page in a tab that is logged in. */
export async function openPage(page: Page, { path, text, prepare }: ShownPage): Promise<void> {
  // Between two pages, so that nothing remains of the one before, such as a dialog.
  await followLink(page, '/nowhere');
  await page.getByText('There is no such page.').waitFor();
  await followLink(page, path);
  await prepare?.(page);
  // On narrow screens, links of the menu can have the same text and are hidden.
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** Shows the log-in page, logs in and shows each page. Calls `visit` with the name of each. */
export async function openPages(
  page: Page,
  { origin, server }: Pick<Dashboard, 'origin' | 'server'>,
  pages: readonly ShownPage[],
  visit: (name: string) => Promise<void>,
): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('API key', { exact: true }).waitFor();
  await visit('log-in');
  await logIn(page, origin, server.info.apiKey);
  for (const shown of pages) {
    await openPage(page, shown);
    await visit(shown.name);
  }
}
