/** Every page of the dashboard, for tests and screenshots. */
import type { MusterClient } from '@muster/sdk';
import type { Page } from 'playwright-core';
import { logIn } from './browser.ts';

/** A page with what shows that it is complete. */
export interface ShownPage {
  readonly name: string;
  readonly path: string;
  /** Text of the page that is there last. */
  readonly text: string | RegExp;
  /** What to do before the page is as wanted. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The pages after the log-in page, for the device press-1. */
export async function pagesOf(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id } = await client.devices.getByEndpoint('press-1');
  const tab = (name: string, text: string | RegExp): ShownPage => ({
    name: `device-${name}`,
    path: `/devices/${Id}?tab=${name}`,
    text,
  });
  return [
    {
      name: 'overview',
      path: '/',
      text: 'Gateways',
      prepare: (page) => page.locator('.rate .figure-value').filter({ hasText: /\d/ }).first().waitFor(),
    },
    { name: 'devices', path: '/devices', text: /^1 to \d+ of/ },
    {
      name: 'devices-create',
      path: '/devices',
      text: 'Device type',
      prepare: (page) => page.getByRole('button', { name: 'Create a device' }).click(),
    },
    { ...tab('objects', 'Read all'), path: `/devices/${Id}?object=/3/0` },
    {
      name: 'device-plot',
      path: `/devices/${Id}?object=/3303/0`,
      text: /^\d+ values, /,
      prepare: (page) => page.getByRole('button', { name: /Sensor Value/ }).click(),
    },
    {
      name: 'device-write',
      path: `/devices/${Id}?object=/3311/0`,
      text: 'muster write press-1 /3311/0/5850 false',
      prepare: (page) => page.getByRole('button', { name: 'Write /3311/0/5850' }).click(),
    },
    tab('registration', 'Last Register or Update'),
    tab('security', /^This device has no credentials/),
    tab('settings', /^This device has no settings/),
    tab('positions', /^This device has no positions/),
    tab('activity', 'Completed'),
    tab('queue', /^No command is waiting/),
    tab('firmware', /^There is no firmware package/),
    { name: 'no-such-page', path: '/nowhere', text: 'There is no such page.' },
  ];
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
    await page.getByText(text).first().waitFor();
    await visit(name);
  }
}
