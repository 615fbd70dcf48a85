/** Logging in to the dashboard over HTTPS. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { until } from '@muster/testkit';
import { openTab } from '../support/browser.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import { createWorkplace, startMuster } from '../support/muster.ts';
import { TestAuthority } from '../support/test-authority.ts';

describe('the dashboard over HTTPS', () => {
  const ui = useDashboard();

  it('logs in with the link of muster up, and shows its pages', async () => {
    const place = await createWorkplace();
    const { cert, key } = new TestAuthority().issue('127.0.0.1');
    await writeFile(join(place.dir, 'api.pem'), cert);
    await writeFile(join(place.dir, 'api.key'), key);
    const up = await startMuster(place, [
      ...['up', '--devices=0', '--http=none', '--https=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
      ...['--https-certificate=api.pem', '--https-key=api.key'],
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
    try {
      const link = await until(
        async () => /https:\/\/127\.0\.0\.1:\d+\/#code=\S+/.exec(up.output())?.[0],
        (found) => found !== undefined,
      );
      // The browser does not know the CA of the test.
      const tab = await openTab(ui.dashboard.browser, { ignoreHTTPSErrors: true });
      await tab.page.goto(link!);
      await tab.page.getByRole('heading', { name: 'Default' }).waitFor();
      await tab.page.getByRole('link', { name: 'Devices', exact: true }).first().click();
      await tab.page.getByRole('heading', { name: 'Devices' }).waitFor();
      expect(tab.page.url()).to.equal(`${up.info.http}/devices`);
      expect(tab.complaints).to.deep.equal([]);
      await tab.close();
    } finally {
      await up.stop();
      await place.remove();
    }
  });
});
