/** The dashboard of a server with a base path, as behind a proxy that shares its host name. */
import { expect } from 'chai';
import { useDashboard } from '../support/dashboard-suite.ts';

describe('the dashboard below a base path', () => {
  const ui = useDashboard({ devices: 1, args: ['--base-path', '/appiot'] });

  it('opens its pages by links and by addresses, and reads the API', async () => {
    const { page } = ui;
    expect(new URL(ui.dashboard.origin).pathname).to.equal('/appiot');
    await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
    await page.getByRole('link', { name: 'press-1' }).click();
    await page.getByRole('heading', { name: 'press-1' }).waitFor();
    const { pathname } = new URL(page.url());
    expect(pathname).to.match(/^\/appiot\/devices\/[0-9a-f-]{36}$/u);
    await page.reload();
    await page.getByRole('heading', { name: 'press-1' }).waitFor();
  });

  it('links to the reference, and logs out to its own first page', async () => {
    const { page } = ui;
    await ui.go('/about');
    for (const name of ['API reference', 'API description']) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect(href).to.match(/^\/appiot\//u);
      expect((await fetch(new URL(href!, page.url()))).status).to.equal(200);
    }
    await ui.press('Log out');
    await page.getByLabel('API key').waitFor();
    expect(new URL(page.url()).pathname).to.equal('/appiot/');
  });
});
