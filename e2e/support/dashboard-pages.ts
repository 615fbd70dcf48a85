/** Every page of the dashboard, for tests and screenshots. */
import type { MusterClient } from '@muster/sdk';
import type { Page } from 'playwright-core';
import { logIn } from './browser.ts';
import { areas } from './dashboard-pages/index.ts';
import type { ShownPage } from './dashboard-pages/shown-page.ts';

/**
 * Makes the data that the pages show, and lists all pages after the log-in page.
 *
 * @param names of the areas to list; empty: all
 * @throws Error for an unknown area
 */
export async function pagesOf(
  client: MusterClient,
  names: readonly string[] = [],
): Promise<readonly ShownPage[]> {
  const pages: ShownPage[] = [];
  for (const name of names.length === 0 ? Object.keys(areas) : names) {
    const pagesOfArea = areas[name];
    if (pagesOfArea === undefined) {
      throw new Error(`The area "${name}" does not exist. Areas are: ${Object.keys(areas).join(', ')}.`);
    }
    pages.push(...(await pagesOfArea(client)));
  }
  return pages;
}

/** Shows the log-in page, logs in and shows each page. Calls `visit` with the name of each. */
export async function openPages(
  page: Page,
  {
    origin,
    server,
  }: { readonly origin: string; readonly server: { readonly info: { readonly apiKey: string } } },
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
