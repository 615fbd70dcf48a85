/** The dashboard with long names, deep trees, odd addresses, hasty clicks and a service that is away. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { startMuster } from '../support/muster.ts';

/** What an element has and Node has not. */
interface Widths {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

const LONG = `L${'o'.repeat(253)}g`;
const NAMES = [LONG, 'مستشعر درجة الحرارة في القاعة الكبرى', '🏭🔥 Presse № 7 👩‍🔧', 'a"b\'c`d $(x) & ; | <b>'];
const DEPTH = 30;

describe('odd use of the dashboard', () => {
  const ui = useDashboard({ devices: 1, path: '/about' });
  const { go: show, expectRefusal } = ui;
  let page: Page;
  const ids: string[] = [];

  before(async () => {
    for (const [index, Name] of NAMES.entries())
      ids.push(await ui.createDevice(index === 0 ? 'e'.repeat(255) : `odd-${index}`, { Name }));
  });

  beforeEach(() => {
    ({ page } = ui);
  });

  const width = (): Promise<number> => page.evaluate<number>('document.documentElement.scrollWidth');

  it('keeps names of 255 characters, of other scripts and with quotes in their places', async () => {
    const { client } = ui;
    const wide: string[] = [];
    for (const size of [390, 1440]) {
      await page.setViewportSize({ width: size, height: 900 });
      const check = async (what: string): Promise<void> => {
        if ((await width()) > size) wide.push(`${what} at ${size}`);
      };
      await show('/devices');
      for (const name of NAMES) await page.getByRole('link', { name, exact: true }).waitFor();
      await check('list');
      for (const [index, id] of ids.entries()) {
        await show(`/devices/${id}?tab=registration`);
        await page.getByRole('heading', { name: NAMES[index]!, exact: true }).waitFor();
        await page.getByText('The device is not registered.').waitFor();
        await check(`device ${index}`);
        await page.getByRole('button', { name: `Delete the device ${NAMES[index]!}` }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Delete', exact: true }).waitFor();
        await check(`dialog ${index}`);
        const isCut = await dialog.evaluate((element) => {
          const { scrollWidth, clientWidth } = element as unknown as Widths;
          return scrollWidth > clientWidth;
        });
        if (isCut) wide.push(`text of dialog ${index} at ${size}`);
      }
    }
    expect(wide).to.be.empty;
    expect((await client.devices.get(ids[0]!)).Name).to.equal(LONG);
  });

  it('shows a tree of locations that is 30 deep, on narrow screens too', async () => {
    const { client } = ui;
    let parent: string | undefined;
    for (let level = 1; level <= DEPTH; level += 1) {
      const Name = level === 15 ? LONG : `Level ${level}`;
      const above = parent === undefined ? {} : { ParentLocationId: parent };
      parent = (await client.locations.create({ Name, ...above })).Id;
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await show('/locations');
    for (let level = 1; level < DEPTH; level += 1) {
      const name = level === 15 ? LONG : `Level ${level}`;
      await page.getByRole('button', { name: `Locations below ${name}`, exact: true }).click();
    }
    const deepest = page.getByRole('link', { name: `Level ${DEPTH}`, exact: true });
    await deepest.waitFor();
    expect(await width()).to.equal(390);
    await deepest.scrollIntoViewIfNeeded();
    const box = await deepest.boundingBox();
    expect(box!.x).to.be.at.least(0);
    expect(box!.x + box!.width).to.be.at.most(390);
    await deepest.click();
    await page.getByRole('heading', { name: `Level ${DEPTH}`, exact: true }).waitFor();
  });

  it('takes odd addresses for pages that do not exist, or for lists without a filter', async () => {
    const lists = ['devices', 'firmware', 'locations', 'rules', 'events', 'activity'];
    for (const path of [...lists, 'firmware/campaigns']) {
      await show(`/${path}/not-an-id`);
      await page.getByText('There is no such page.').waitFor();
    }
    for (const query of [
      'status=nope&page=-5&sort=%3Bdrop&size=999999',
      'page=99999999999999999999&q=',
      'page=NaN&type=%27%20or%201%3D1&sort=-Status,Name',
    ]) {
      await show(`/devices?${query}`);
      await page.getByText('1 to 5 of 5').waitFor();
    }
    await show(`/devices/${ids[2]!}?tab=nope&objects=-3&object=%2F..%2F`);
    await page.getByText('This device has no smart objects yet.').waitFor();
    const { Id } = await ui.client.devices.getByEndpoint('press-1');
    await show(`/devices/${Id}?object=/9999/7`);
    await page.getByText('The device has no object /9999/7.').waitFor();
    await show('/devices/00000000-0000-4000-8000-000000000000');
    await page.getByText('There is no such device in this device network.').waitFor();
    expectRefusal(404);
  });

  it('sends a form once, however fast its button is clicked', async () => {
    await show('/devices');
    await page.getByRole('button', { name: 'Create a device' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Endpoint name/).fill('double-1');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await dialog.getByRole('button', { name: 'Create', exact: true }).dblclick();
    await page.getByRole('heading', { name: 'double-1' }).waitFor();
    expect(sent).to.deep.equal([`${ui.dashboard.origin}/api/v3/devices`]);
    await ui.client.devices.delete((await ui.client.devices.getByEndpoint('double-1')).Id);
  });

  for (const [what, isSlow] of [
    ['a dialog', false],
    ['a dialog whose data had to be loaded', true],
  ] as const) {
    it(`returns the focus to the button that opened ${what}`, async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      if (isSlow) {
        await page.route(/\/deviceTypes\?/iu, async (route) => {
          await released;
          await route.continue();
        });
      }
      await show('/devices');
      const opener = page.getByRole('button', { name: 'Create a device' });
      await opener.focus();
      await page.keyboard.press('Enter');
      if (isSlow) await page.getByRole('dialog').getByText('Loading').waitFor();
      release(undefined);
      await ui.field(/^Endpoint name/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('button:focus').getByText('Create a device').waitFor();
      await page.unroute(/\/deviceTypes\?/iu);
    });
  }

  it('says that a device is gone which another client deleted', async () => {
    const { client } = ui;
    const id = await ui.createDevice('gone-1');
    const device = await ui.startDevice('gone-1');
    await show(`/devices/${id}`);
    const read = page.getByRole('button', { name: 'Read all' });
    await read.waitFor();
    await client.devices.delete(id);
    await read.click();
    await page.getByText('There is no such device in this device network.').waitFor();
    expectRefusal(404);
    await device.stop({ deregister: false });
  });

  it('keeps the session of the tab when a link with a used code is opened in it', async () => {
    await show('/#code=used');
    await page.getByRole('region', { name: 'Gateways' }).waitFor();
    expect(new URL(page.url()).hash).to.equal('');
    expectRefusal(401);
  });

  it('keeps the key of the tab when the service cannot check it, and logs in once it can', async () => {
    await show('/');
    await page.getByRole('region', { name: 'Gateways' }).waitFor();
    const body = JSON.stringify({ Message: 'The store does not answer.', Code: 'store-unavailable' });
    await page.route('**/api/v3/user**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    );
    await page.reload();
    await ui.see('This tab keeps its key: reload the page to try again.', page.getByRole('alert'));
    await page.unroute('**/api/v3/user**');
    await page.reload();
    await page.getByRole('region', { name: 'Gateways' }).waitFor();
    expectRefusal(503);
  });

  it('says which page could not be loaded while the service is away, and loads it afterwards', async () => {
    const lost = 'This part of the dashboard could not be loaded.';
    // The plots are loaded apart from their page, which stays when they are lost.
    const plots = /history-plots/u;
    await page.route(plots, (route) => route.abort());
    await show('/');
    await page.getByRole('region', { name: 'Gateways' }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByText(lost).waitFor();
    await page.unroute(plots);
    await ui.dashboard.server.stop('SIGKILL');
    const open = (name: string): Promise<void> =>
      page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name }).click();
    await open('Firmware');
    await page.getByRole('region', { name: 'History' }).waitFor({ state: 'detached' });
    await page.getByText(lost).waitFor();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await page.getByText('The service does not answer yet.').waitFor();
    await open('Overview');
    await page.getByRole('region', { name: 'Gateways' }).waitFor();
    await open('Firmware');
    await page.getByRole('region', { name: 'History' }).waitFor({ state: 'detached' });
    await page.getByText(lost).waitFor();
    ui.dashboard.server = await startMuster(ui.dashboard.place, ui.dashboard.args);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await page.getByText('This device network has no firmware packages yet.').waitFor();
    // Of the time without a server.
    ui.tab.complaints.length = 0;
  });
});
