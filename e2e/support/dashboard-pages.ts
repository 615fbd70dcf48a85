/** Shows pages of the dashboard, for tests and screenshots. */
import type { Page } from 'playwright-core';
import { logIn } from './browser.ts';
import type { Dashboard } from './dashboard.ts';
import type { ShownPage } from './dashboard-pages/shown-page.ts';

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
  for (const { name, path, text, prepare } of pages) {
    await page.goto(origin + path);
    await prepare?.(page);
    // On narrow screens, links of the menu can have the same text and are hidden.
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    await visit(name);
  }
}
