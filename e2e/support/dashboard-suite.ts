/** The dashboard of a suite: a server of its own, a tab for each test, and what tests do in the tab. */
import type { MusterClient } from '@muster/sdk';
import type { Fleet } from '@muster/simulator';
import { expect } from 'chai';
import { foreignPeer } from '@muster/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { startBrowser, type Tab } from './browser.ts';
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

type Name = string | RegExp;

export interface Ui {
  readonly dashboard: Dashboard;
  readonly client: MusterClient;
  readonly fleet: Fleet;
  readonly tab: Tab;
  readonly page: Page;
  readonly go: (path: string) => Promise<void>;
  /** Begins the test again on another page, or with another key. */
  readonly reopen: (options: { readonly path?: string; readonly key?: string }) => Promise<Page>;
  readonly dialog: (name?: string) => Locator;
  /** A button with exactly this name. */
  readonly button: (name: Name, within?: Page | Locator) => Locator;
  readonly press: (name: Name, within?: Page | Locator) => Promise<void>;
  /** Fills a field, by default of the open dialog. */
  readonly fill: (label: Name, value: string, within?: Page | Locator) => Promise<void>;
  /** Presses a button of a dialog, by default Delete. */
  readonly confirm: (dialog?: string, button?: string) => Promise<void>;
  readonly row: (text: Name) => Locator;
  /** The latest command of the panel. */
  readonly latest: () => Locator;
  readonly tabs: () => Promise<string[]>;
  readonly heading: (name: Name) => Promise<void>;
  /** Requires that the browser has reported refused requests of these statuses only, and forgets them. */
  readonly expectRefusal: (...statuses: readonly number[]) => void;
}

/** Starts the dashboard before the tests of a suite. Skips them where Chromium is missing. */
export function useDashboard(options: SuiteOptions = {}): Ui {
  const { path = '/', ready } = options;
  const closers = useClosers();
  let dashboard: Dashboard;
  let fleet: Fleet;
  let tab: Tab;

  before(async function () {
    browser ??= await startBrowser(foreignPeer(this, 'chromium', 'chromium'));
    dashboard = await serveDashboard(browser, options.args);
    closers.unshift(() => dashboard.stop());
    if (options.devices === undefined) return;
    fleet = await startFleet(dashboard, options.devices);
    closers.unshift(() => fleet.stop());
  });
  beforeEach(async () => {
    tab = await dashboard.open({ path });
    await ready?.(tab.page).first().waitFor();
  });
  afterEach(async () => {
    expect(tab.complaints).to.deep.equal([]);
    expect(await tab.page.locator('main img[src="x"]').count()).to.equal(0);
    await tab.close();
  });

  const dialog = (name?: string): Locator => tab.page.getByRole('dialog', name === undefined ? {} : { name });
  const button = (name: Name, within: Page | Locator = tab.page): Locator =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const press = (name: Name, within?: Page | Locator): Promise<void> => button(name, within).first().click();
  const field = (label: Name, within: Page | Locator = dialog()): Locator =>
    within.getByLabel(label, { exact: typeof label === 'string' });
  return {
    get dashboard() {
      return dashboard;
    },
    get client() {
      return dashboard.client;
    },
    get fleet() {
      return fleet;
    },
    get tab() {
      return tab;
    },
    get page() {
      return tab.page;
    },
    async go(to) {
      await tab.page.goto(dashboard.origin + to);
    },
    async reopen(other) {
      await tab.close();
      tab = await dashboard.open({ path, ...other });
      return tab.page;
    },
    dialog,
    button,
    press,
    fill: (label, value, within) => field(label, within).fill(value),
    confirm: (name, label = 'Delete') => press(label, dialog(name)),
    row: (text) => tab.page.getByRole('row').filter({ hasText: text }),
    latest: () => tab.page.locator('.commands-latest'),
    tabs: () => tab.page.getByRole('tab').allInnerTexts(),
    heading: (name) => tab.page.getByRole('heading', { name }).first().waitFor(),
    expectRefusal(...statuses) {
      const isMeant = (text: string): boolean => statuses.some((one) => text.includes(String(one)));
      expect(tab.complaints.splice(0).filter((text) => !isMeant(text))).to.be.empty;
    },
  };
}
