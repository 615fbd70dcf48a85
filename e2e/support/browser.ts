/** Chromium with a page of the dashboard, and all that the page complains about. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foreignPeer, programPath } from '@muster/testkit';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** A page with the complaints of its browser. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and of scripts, and violations of the Content-Security-Policy, oldest first. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface TabOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Accepts any certificate. */
  readonly ignoreHTTPSErrors?: boolean;
}

/**
 * Returns the path of a browser. The headless shell of Chromium has the same engine and opens a page in a third of the
 * processor time, because it draws no window. Skips the test if both are missing.
 */
export const browserPath = (context: Parameters<typeof foreignPeer>[0]): string =>
  programPath('chromium-headless-shell') ?? foreignPeer(context, 'chromium', 'chromium');

/** Starts Chromium. Its pages reach this machine only. */
export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...['--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    // The sandbox needs a user that is not root.
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

/** Runs in the page before its scripts: the browser reports violations as events. */
const reportViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error('Content-Security-Policy:', violatedDirective, blockedURI, sourceFile + ':' + lineNumber))`;

const sizeOf = ({ width = 1440, height = 900 }: TabOptions) => ({ width, height });

/** Opens a page with storage of its own. */
export async function openTab(browser: Browser, options: TabOptions = {}): Promise<Tab> {
  const context = await browser.newContext({
    viewport: sizeOf(options),
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    ignoreHTTPSErrors: options.ignoreHTTPSErrors ?? false,
  });
  const complaints: string[] = [];
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`The page opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, context, complaints, close: () => context.close() };
}

/**
 * Returns a page of the dashboard to the state of a new one, for the next test, but keeps its session. A new page would
 * cost a process, and so would a visit of another origin.
 *
 * @param session content of `sessionStorage` after the log-in
 */
export async function resetTab(
  { page, context, complaints }: Tab,
  origin: string,
  session: string,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'requestfailed', 'response'] as const) page.removeAllListeners(event);
  await page.evaluate(
    `localStorage.clear(); sessionStorage.clear(); Object.assign(sessionStorage, ${session}); undefined`,
  );
  // With an icon, because Chromium would ask the server for one.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route(`${origin}/empty`, (route) => route.fulfill(empty));
  await page.goto(`${origin}/empty`);
  await page.unrouteAll();
  await context.clearPermissions();
  await page.setViewportSize(sizeOf({}));
  await page.emulateMedia({ colorScheme: 'light' });
  complaints.length = 0;
}

/** Logs in with a key. */
export async function logIn(page: Page, origin: string, key: string, path = '/'): Promise<void> {
  await page.goto(origin + path);
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Pages', exact: true }).waitFor();
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Serious and critical findings of axe-core on a page, each with the elements that it names.
 *
 * @param rules of axe-core; all by default
 */
export const seriousFindings = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  findings(page, { impacts: ['serious', 'critical'], ...(rules && { rules }) });

/**
 * Findings of axe-core on a page, each with the elements that it names.
 *
 * @param options.rules of axe-core; all by default
 * @param options.within selector of the part to examine; the whole page by default
 */
export async function findings(
  page: Page,
  options: {
    readonly rules?: readonly string[];
    readonly within?: string;
    readonly impacts?: readonly string[];
  } = {},
): Promise<readonly string[]> {
  const { rules, within, impacts } = options;
  const run = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  // As DevTools do: the policy of the page refuses scripts from elsewhere, and evaluation goes around it.
  if (!(await page.evaluate<boolean>("'axe' in globalThis")))
    await page.evaluate(await readFile(axePath, 'utf8'));
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${JSON.stringify(run)})`,
  );
  return violations
    .filter(({ impact }) => impacts?.includes(impact ?? '') ?? true)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}
