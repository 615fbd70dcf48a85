/** The site of the documentation, built with a base path and walked in Chromium. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix, sep } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { foreignPeer, tempDir, type TempDir } from '@muster/testkit';
import type { Browser } from 'playwright-core';
import { openTab, seriousFindings, startBrowser, type Tab, type TabOptions } from '../support/browser.ts';

const root = join(import.meta.dirname, '..', '..');
const BASE = '/muster/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file of a path of the site. */
const fileOf = (path: string): string => {
  const own = decodeURIComponent(path.slice(BASE.length));
  return own === '' || own.endsWith('/') ? `${own}index.html` : own;
};

describe('the site of the documentation', function () {
  // The build renders hundreds of pages.
  this.timeout(0);
  let folder: TempDir;
  let server: Server;
  let origin: string;

  before(async () => {
    folder = await tempDir();
    const bin = join(root, 'node_modules', 'vitepress', 'bin', 'vitepress.js');
    const args = [bin, 'build', 'docs', '--base', BASE, '--outDir', folder.path];
    await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }).catch(
      (error: unknown) => {
        const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
        throw new Error(`The site cannot be built:\n${stdout}${stderr}`);
      },
    );
    server = createServer((request, response) => {
      const file = fileOf(new URL(request.url ?? '', origin).pathname);
      readFile(join(folder.path, file)).then(
        (content) => response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain').end(content),
        () => response.writeHead(404).end(),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(async () => {
    server.close();
    server.closeAllConnections();
    await folder.remove();
  });

  it('has a target for each link, headings included', async () => {
    const names = globSync('**/*.html', { cwd: folder.path }).map((name) => name.split(sep).join('/'));
    const pages = new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(folder.path, name), 'utf8')] as const),
      ),
    );
    const valuesOf = (html: string, attribute: string): string[] =>
      Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gu')), ([, value = '']) =>
        value.replaceAll('&amp;', '&'),
      );
    const ids = new Map([...pages].map(([name, html]) => [name, new Set(valuesOf(html, 'id'))]));
    const faults = new Set<string>();
    for (const [name, html] of pages) {
      for (const link of valuesOf(html, 'href')) {
        if (/^(?:https:|data:|mailto:)/u.test(link)) continue;
        const { pathname, hash } = new URL(link, `http://site${posix.join(BASE, name)}`);
        const target = fileOf(pathname);
        const anchor = decodeURIComponent(hash.slice(1));
        const isThere = target.endsWith('.html') ? ids.has(target) : /^assets\/|\.css$/u.test(target);
        if (!pathname.startsWith(BASE) || !isThere) faults.add(`${name}: ${link} is no page`);
        else if (anchor !== '' && ids.get(target)?.has(anchor) === false)
          faults.add(`${name}: ${link} is no heading`);
      }
    }
    expect([...faults]).to.deep.equal([]);
    for (const page of ['index', 'start/devices', 'guides/firmware', 'errors', 'decisions/index'])
      expect(ids.has(`${page}.html`), page).to.equal(true);
  });

  describe('in a browser', () => {
    let browser: Browser;

    before(async function () {
      browser = await startBrowser(foreignPeer(this, 'chromium', 'chromium'));
    });

    after(() => (browser as Browser | undefined)?.close());

    /** Opens a tab. Requests to other origins become complaints. */
    async function open(options: TabOptions): Promise<Tab> {
      const tab = await openTab(browser, options);
      tab.page.on('request', (request) => {
        if (!/^(?:data|blob):/u.test(request.url()) && !request.url().startsWith(origin + BASE))
          tab.complaints.push(`a request to ${request.url()}`);
      });
      return tab;
    }

    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      it(`shows its pages at ${width} px, ${colorScheme}`, async () => {
        const tab = await open({ width, colorScheme });
        const { page, complaints } = tab;
        const findings: string[] = [];
        for (const path of [
          '',
          'start/devices.html',
          'guides/firmware.html',
          'reference/api/tags.html',
          'reference/cli/tags.html',
          'reference/sdk/tags.html',
        ]) {
          await page.goto(`${origin}${BASE}${path}`, { waitUntil: 'networkidle' });
          expect(await page.evaluate("document.documentElement.classList.contains('dark')"), path).to.equal(
            colorScheme === 'dark',
          );
          const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
          expect(overflow, path).to.be.at.most(0);
          findings.push(...(await seriousFindings(page)).map((finding) => `${path}: ${finding}`));
          // A picture that could not be loaded has no width.
          const broken = await page.evaluate<string[]>(
            '[...document.images].filter((one) => one.checkVisibility() && one.naturalWidth === 0).map((one) => one.src)',
          );
          expect(broken, path).to.deep.equal([]);
        }
        expect(findings).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
        await tab.close();
      });
    }

    it('finds guides, commands and operations', async () => {
      const tab = await open({});
      const { page, complaints } = tab;
      await page.goto(origin + BASE);
      for (const [words, address] of [
        ['firmware updates', 'guides/firmware.html'],
        ['muster tags create', 'reference/cli/tags.html#muster-tags-create'],
        ['api/v3/tags', 'reference/api/tags.html'],
      ] as const) {
        await page.getByRole('button', { name: 'Search' }).first().click();
        await page.getByRole('searchbox').fill(words);
        await page.locator(`.results a[href^="${BASE}${address}"]`).first().click();
        await page.waitForURL((url) => url.href.includes(address));
        await page.locator('main h1').waitFor();
      }
      expect(complaints).to.deep.equal([]);
      await tab.close();
    });

    it('leads a reader on a phone to a guide by the menu', async () => {
      const tab = await open({ width: 390, height: 844 });
      const { page, complaints } = tab;
      await page.goto(`${origin}${BASE}start/operation.html`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.VPSidebar').getByRole('link', { name: 'Firmware updates' }).click();
      await page.getByRole('heading', { level: 1, name: 'Firmware updates' }).waitFor();
      expect(complaints).to.deep.equal([]);
      await tab.close();
    });
  });
});
