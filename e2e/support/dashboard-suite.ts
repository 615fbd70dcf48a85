/** The dashboard of a suite: a server of its own, a tab for each test, and what tests do in the tab. */
import { readFile } from 'node:fs/promises';
import type { MusterClient } from '@muster/sdk';
import { createSimulatedDevice, type Fleet, type SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import type { Browser, Locator, Page } from 'playwright-core';
import { browserPath, resetTab, startBrowser, type Tab } from './browser.ts';
import { useClosers } from './closers.ts';
import { serveDashboard, startFleet, type Dashboard } from './dashboard.ts';

export interface SuiteOptions {
  /** More arguments of the server. */
  readonly args?: readonly string[];
  /** Number of simulated devices; without, there is no fleet. */
  readonly devices?: number;
  /** Page that each test begins on. */
  readonly path?: string;
  /** Text or control that is there once the page is complete. */
  readonly ready?: (page: Page) => Locator;
}

/** Starting it takes seconds: all suites share it, each tab with storage of its own. */
let browser: Browser | undefined;
after(() => browser?.close());

/** Of a control or a text: whole if it is a string. */
type Name = string | RegExp;
type Within = Page | Locator;
type DeviceOptions = Parameters<typeof createSimulatedDevice>[0];
type DeviceFields = Partial<Parameters<MusterClient['devices']['create']>[0]>;

/** Starts the dashboard before the tests of a suite. Skips them where Chromium is missing. */
export function useDashboard(options: SuiteOptions = {}) {
  const { path = '/', ready } = options;
  const closers = useClosers();
  let dashboard: Dashboard;
  let fleet: Fleet;
  let tab: Tab;
  /** The `sessionStorage` of a tab that the next test can use. Absent: it needs a new tab. */
  let session: string | undefined;

  before(async function () {
    browser ??= await startBrowser(browserPath(this));
    dashboard = await serveDashboard(browser, options.args);
    closers.unshift(() => dashboard.stop());
    closers.unshift(() => (tab as Tab | undefined)?.close());
    if (options.devices === undefined) return;
    fleet = await startFleet(dashboard, options.devices);
    closers.unshift(() => fleet.stop());
  });
  beforeEach(async () => {
    if (session === undefined) {
      tab = await dashboard.open({ path });
      session = await tab.page.evaluate<string>('JSON.stringify(sessionStorage)');
    } else {
      await tab.page.goto(dashboard.origin + path);
      await tab.page.getByRole('navigation', { name: 'Pages', exact: true }).waitFor();
    }
    await ready?.(tab.page).first().waitFor();
  });
  afterEach(async function () {
    expect(tab.complaints).to.deep.equal([]);
    expect(await tab.page.locator('main img[src="x"]').count()).to.equal(0);
    const isDashboard = tab.page.url().startsWith(`${dashboard.origin}/`);
    if (session === undefined || !isDashboard || this.currentTest?.isFailed() === true) await closeTab();
    else await resetTab(tab, dashboard.origin, session);
  });

  const closeTab = async (): Promise<void> => {
    session = undefined;
    await tab.close();
  };

  const dialog = (name?: string): Locator => tab.page.getByRole('dialog', name === undefined ? {} : { name });
  const button = (name: Name, within: Within = tab.page): Locator =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const press = (name: Name, within?: Within): Promise<void> => button(name, within).first().click();
  /** A field, by default of the open dialog. */
  const field = (label: Name, within: Within = dialog()): Locator =>
    within.getByLabel(label, { exact: typeof label === 'string' });
  return {
    get dashboard(): Dashboard {
      return dashboard;
    },
    get client(): MusterClient {
      return dashboard.client;
    },
    get fleet(): Fleet {
      return fleet;
    },
    get tab(): Tab {
      return tab;
    },
    get page(): Page {
      return tab.page;
    },
    go: async (to: string): Promise<void> => {
      await tab.page.goto(dashboard.origin + to);
    },
    /** Begins the test again on another page, or with another key. */
    reopen: async (other: { readonly path?: string; readonly key?: string }): Promise<Page> => {
      await closeTab();
      tab = await dashboard.open({ path, ...other });
      // Without a key, it is the session with which tests begin.
      if (other.key === undefined)
        session = await tab.page.evaluate<string>('JSON.stringify(sessionStorage)');
      return tab.page;
    },
    ...{ dialog, button, press, field },
    /** Creates a device of the type Generic LwM2M, and returns its id. */
    createDevice: async (DeviceIdentifier: string, more: DeviceFields = {}): Promise<string> => {
      const { Rows } = await dashboard.client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
      const fields = { DeviceIdentifier, DeviceTypeId: Rows[0]!.Id, ...more };
      return (await dashboard.client.devices.create(fields)).Id;
    },
    /** Starts a simulated device, by default with the objects 1 and 3. */
    startDevice: async (
      endpointName: string,
      more: Partial<DeviceOptions> = {},
    ): Promise<SimulatedDevice> => {
      const serverUri = dashboard.server.info.coap;
      const device = createSimulatedDevice({ endpointName, serverUri, objects: [1, 3], ...more });
      await device.start();
      return device;
    },
    /** Presses the button that deletes something, confirms, and waits until it is done. */
    remove: async (what: string): Promise<void> => {
      await press(`Delete the ${what}`);
      await press('Delete', dialog());
      await tab.page.locator('.commands-latest').getByText('Done', { exact: true }).waitFor();
    },
    /** All that the service answers to the page from now on. */
    answers: (): readonly string[] => {
      const texts: string[] = [];
      const note = (text: string): void => void texts.push(text);
      tab.page.on('response', (response) => void response.text().then(note, () => undefined));
      return texts;
    },
    /** The content of the file that a click downloads. */
    download: async (control: Locator): Promise<Buffer> => {
      const [file] = await Promise.all([tab.page.waitForEvent('download'), control.click()]);
      return readFile(await file.path());
    },
    /** Waits for a text, by default anywhere on the page. */
    see: (text: Name, within: Within = tab.page): Promise<void> => within.getByText(text).first().waitFor(),
    fill: (label: Name, value: string, within?: Within): Promise<void> => field(label, within).fill(value),
    /** Presses a button of a dialog, by default Delete. */
    confirm: (name?: string, label = 'Delete'): Promise<void> => press(label, dialog(name)),
    row: (text: Name): Locator => tab.page.getByRole('row').filter({ hasText: text }),
    /** The latest command of the panel. */
    latest: (): Locator => tab.page.locator('.commands-latest'),
    tabs: (): Promise<string[]> => tab.page.getByRole('tab').allInnerTexts(),
    heading: (name: Name): Promise<void> => tab.page.getByRole('heading', { name }).first().waitFor(),
    /** Requires that the browser has reported refused requests of these statuses only, and forgets them. */
    expectRefusal: (...statuses: readonly number[]): void => {
      const isMeant = (text: string): boolean => statuses.some((one) => text.includes(String(one)));
      expect(tab.complaints.splice(0).filter((text) => !isMeant(text))).to.be.empty;
    },
  };
}
