/** The search of the reference page in a browser. */
import { expect } from 'chai';
import { foreignPeer } from '@muster/testkit';
import type { Browser } from 'playwright-core';
import { openTab, seriousFindings, startBrowser } from '../support/browser.ts';
import { useServer } from '../support/test-server.ts';

describe('the reference page in a browser', () => {
  const server = useServer();
  let browser: Browser;

  before(async function () {
    const chromium = foreignPeer(this, 'chromium', 'chromium');
    browser = await startBrowser(chromium);
  });

  after(() => (browser as Browser | undefined)?.close());

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    it(`is searched with the keyboard, and a hit unfolds its place, at ${width} px, ${colorScheme}`, async () => {
      const tab = await openTab(browser, { width, colorScheme });
      const { page, complaints } = tab;
      const overflow = (): Promise<number> =>
        page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      await page.goto(`${server.info.http}/docs`);
      await page.getByRole('searchbox', { name: 'Search the reference' }).fill('importResultItem reason');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: '1 result' }).waitFor();
      expect(await seriousFindings(page)).to.deep.equal([]);
      expect(await overflow()).to.equal(0);

      // The link to all operations, the field, the button, and the hit.
      for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const row = page.locator('tr:target');
      await row.getByText('Reason why the item was not added.').waitFor({ state: 'visible' });
      expect(await row.locator('xpath=ancestor::details').getAttribute('open')).to.equal('');
      expect(await overflow()).to.equal(0);

      await page.goto(`${server.info.http}/docs?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
      await page.getByRole('status').filter({ hasText: 'Nothing contains all words of' }).waitFor();
      expect(await page.locator('img').count()).to.equal(0);
      expect(complaints).to.deep.equal([]);
      await tab.close();
    });
  }
});
