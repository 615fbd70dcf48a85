import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { browserPath, openTab, seriousFindings, startBrowser } from '../support/browser.ts';
import { useServer } from '../support/test-server.ts';

describe('the reference page in a browser', () => {
  const server = useServer();
  let browser: Browser;

  before(async function () {
    browser = await startBrowser(browserPath(this));
  });

  after(() => (browser as Browser | undefined)?.close());

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    it(`unfolds the target of a link, at ${width} px, ${colorScheme}`, async () => {
      const tab = await openTab(browser, { width, colorScheme });
      const { page, complaints } = tab;
      const overflow = (): Promise<number> =>
        page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      await page.goto(`${server.info.http}/docs#hardwareDefinitions.import`);
      await page.locator(':target').getByRole('link', { name: 'ImportResponse' }).first().click();
      const members = page.locator(':target');
      await members.getByText('Items').first().waitFor({ state: 'visible' });
      expect(await members.locator('xpath=ancestor::details').getAttribute('open')).to.equal('');
      expect(await overflow()).to.equal(0);
      // axe-core takes minutes for the hundreds of folded parts, which are alike.
      await page.evaluate("document.querySelectorAll('details:not([open])').forEach((one) => one.remove())");
      expect(await seriousFindings(page)).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      await tab.close();
    });
  }
});
