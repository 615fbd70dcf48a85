/** Writes the pictures of README and site to `docs/public`, from a server with 25 devices: dashboard and terminal, light and dark. */
import { join } from 'node:path';
import { createClient } from '@muster/sdk';
import { programPath, until } from '@muster/testkit';
import { logIn, openTab, startBrowser } from '../e2e/support/browser.ts';
import { createWorkplace, muster, startMuster } from '../e2e/support/muster.ts';
import { buildDashboard } from './build-dashboard.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'public');
const commands = [
  [
    'devices',
    'list',
    '--columns',
    'Name,Status,DeviceType.Name,LatestRegistrationTime',
    '--page-size',
    '6',
    '--output',
    'table',
  ],
  ['read', 'muster-sim-000001', '/3303/0/5700'],
];
const colours = {
  light: ['#f6f8fa', '#1f2328', '#0550ae'],
  dark: ['#161b22', '#e6edf3', '#79c0ff'],
} as const;
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const chromium = programPath('chromium');
if (chromium === undefined) throw new Error('Chromium is missing. Install it with: apt-get install chromium');
buildDashboard();
const browser = await startBrowser(chromium);
const place = await createWorkplace();
const server = await startMuster(place, ['up', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0']);
try {
  const { http, apiKey } = server.info;
  const online = { Filter: 'Status eq online' };
  await until(
    () => createClient({ baseUrl: http, apiKey }).devices.list(online),
    ({ NbrOfRows }) => NbrOfRows === 25,
  );
  const lines: string[] = [];
  for (const args of commands) {
    const { stdout, stderr } = await muster(place, args);
    const words = args.map((word) => (word.includes(' ') ? `"${word}"` : word));
    lines.push(`<b>$ muster ${escapeHtml(words.join(' '))}</b>`, escapeHtml(`${stdout}${stderr}`));
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    const tab = await openTab(browser, { colorScheme, width: 1200, height: 750 });
    const { page } = tab;
    await logIn(page, http, apiKey);
    await page.getByText('registrations per second').waitFor();
    for (const text of ['Loading the history', 'Waiting for the first figures'])
      await page.getByText(text).first().waitFor({ state: 'hidden', timeout: 120_000 });
    await page.screenshot({ path: join(folder, `dashboard-${colorScheme}.png`) });
    await page.goto('about:blank');
    const [background, text, command] = colours[colorScheme];
    await page.setContent(
      `<pre style="background:${background};color:${text};display:inline-block;font:14px/1.5 monospace;margin:0;min-width:56rem;padding:1rem;border-radius:8px"><style>body{margin:0;background:${background}}b{color:${command};font-weight:600}</style>${lines.join('\n')}</pre>`,
    );
    await page.locator('pre').screenshot({ path: join(folder, `terminal-${colorScheme}.png`) });
    await tab.close();
  }
  console.log(`The pictures are in ${folder}.`);
} finally {
  await server.stop();
  await browser.close();
  await place.remove();
}
