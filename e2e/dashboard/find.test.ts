/** Finding pages and entities with Ctrl-K. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Locator, Page, Route } from 'playwright-core';
import { openTab, logIn, seriousFindings } from '../support/browser.ts';
import { useDashboard } from '../support/dashboard-suite.ts';

describe('finding pages and entities in the dashboard', () => {
  const ui = useDashboard({ path: '/about', ready: (page) => page.getByText('ApiKey') });
  let page: Page;

  before(async () => {
    const { client } = ui;
    for (let index = 1; index <= 7; index += 1)
      await ui.createDevice(`urn:imei:49015420323751${index}`, { Name: `Harbour crane ${index}` });
    const root = (await client.locations.list()).Rows[0]!;
    await client.locations.create({ Name: 'Harbour', ExternalId: 'DE-HAM-7', ParentLocationId: root.Id });
    await client.settingCategories.create({ Name: 'Harbour lights' });
    const { Id: type } = await client.deviceTypes.create({ Name: 'Harbour buoy' });
    await client.deviceTemplates.create({ Name: 'Harbour default', DeviceTypeId: type });
  });
  beforeEach(() => {
    ({ page } = ui);
  });

  const field = (): Locator => page.getByRole('combobox', { name: 'Name', exact: true });
  const options = (): Locator => page.getByRole('option');
  const active = (): Locator => page.locator('[role=option][aria-selected=true]');
  const group = (name: string): Locator => page.getByRole('group', { name, exact: true }).getByRole('option');
  /** Opens the dialog and types. Resolves once the results are there. */
  const find = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await field().fill(text);
    await page
      .getByRole('status')
      .getByText(/results?\.|^Nothing/)
      .waitFor();
  };
  const at = (path: string): Promise<void> => page.waitForURL((url) => url.pathname + url.search === path);

  it('opens with Ctrl-K, Cmd-K and the button in the header, and Escape returns the focus', async () => {
    const opened = async (open: () => Promise<void>): Promise<void> => {
      await open();
      await page.locator('[role=combobox]:focus').waitFor();
      await page.keyboard.press('Escape');
      await ui.dialog('Find').waitFor({ state: 'detached' });
    };
    await opened(() => page.keyboard.press('Control+k'));
    await opened(() => page.keyboard.press('Meta+k'));
    await opened(() => ui.press('Find'));
    await page.locator('button:focus').and(ui.button('Find')).waitFor();
  });

  it('lists the pages of the navigation, and opens one with the keyboard alone', async () => {
    await page.keyboard.press('Control+k');
    await field().waitFor();
    const links = await page.getByRole('navigation', { name: 'Pages' }).locator('a').allInnerTexts();
    expect(await group('Pages').locator('span:first-child').allInnerTexts()).to.deep.equal(links);
    expect(await field().getAttribute('aria-activedescendant')).to.equal(await active().getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    await active().getByText('About').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await active().getByText('Devices').waitFor();
    expect(await field().getAttribute('aria-activedescendant')).to.equal(await active().getAttribute('id'));
    await page.keyboard.type('gatew');
    await active().getByText('Gateways').waitFor();
    await page.keyboard.press('Enter');
    await at('/gateways');
    await ui.dialog('Find').waitFor({ state: 'detached' });
  });

  it('finds entities of each kind by a part of a name, and leads to all that match', async () => {
    await find('harbour');
    expect(await group('Devices').count()).to.equal(6);
    for (const kind of ['Device types', 'Locations', 'Setting categories'])
      expect(await group(kind).count(), kind).to.equal(1);
    // A new device type has a template of its own.
    expect(await group('Device templates').count()).to.equal(2);
    expect(await seriousFindings(page)).to.be.empty;
    await group('Devices').getByText('All 7 that match').click();
    await at('/devices?q=harbour');
    await page.getByText('1 to 7 of 7').waitFor();

    await find('harbour li');
    await page.keyboard.press('Enter');
    await at('/settings?tab=categories&q=Harbour+lights');
    await ui.row('Harbour lights').waitFor();
  });

  it('finds devices by endpoint name, and locations by external ID', async () => {
    await find('imei:490154203237514');
    await active().getByText('Harbour crane 4').waitFor();
    await page.keyboard.press('Enter');
    await ui.heading('Harbour crane 4');
    await find('de-ham');
    await group('Locations').getByText('DE-HAM-7').waitFor();
    await page.keyboard.press('Enter');
    await ui.heading('Harbour');
  });

  it('opens the first result after Enter that came before the answer', async () => {
    const held: Route[] = [];
    await page.route(/\/devices\?.*Search=/u, (route) => void held.push(route));
    await page.keyboard.press('Control+k');
    await field().fill('crane 2');
    await page.keyboard.press('Enter');
    await until(() => held.length === 1);
    await page.getByRole('status').getByText('Searching …').waitFor();
    await held[0]!.continue();
    await ui.heading('Harbour crane 2');
  });

  it('cancels requests whose text has changed', async () => {
    const asked: string[] = [];
    const cancelled = new Promise<string>((resolve) => {
      page.on('requestfailed', (request) => resolve(request.url()));
    });
    await page.route(/\/devices\?.*Search=/u, (route) => {
      const { searchParams } = new URL(route.request().url());
      asked.push(searchParams.get('Search') ?? '');
      // The first stays without an answer.
      if (asked.length > 1) void route.continue();
    });
    await page.keyboard.press('Control+k');
    await field().fill('crane');
    await until(() => asked.length === 1);
    await field().fill('crane 3');
    expect(await cancelled).to.match(/Search=crane(?:&|$)/u);
    await active().getByText('Harbour crane 3').waitFor();
    expect(asked).to.deep.equal(['crane', 'crane 3']);
  });

  it('says in words that nothing matches, and which kinds could not be searched', async () => {
    await find('<b>no such thing</b>');
    await page.getByText('Nothing that you can see has “<b>no such thing</b>” in its name.').waitFor();
    expect(await options().count()).to.equal(0);
    await page.keyboard.press('Enter');
    await page.route(/\/rules\?.*Search=/u, (route) =>
      route.fulfill({ status: 400, json: { Message: 'The search is broken.' } }),
    );
    await field().fill('harbour');
    await page.getByText('Not searched: rules.').waitFor();
    await page.getByRole('alert').getByText('The search is broken.').waitFor();
    await group('Locations').waitFor();
    await page.unroute(/\/rules\?.*Search=/u);
    await ui.press('Try again', ui.dialog());
    await page.getByRole('alert').waitFor({ state: 'detached' });
    ui.expectRefusal(400);
  });

  const actionField = (of: string): Locator => page.getByRole('combobox', { name: `Action on ${of}` });
  const actions = (): Promise<string[]> => options().locator('span:first-child').allInnerTexts();
  /** Shows the actions on the first result. */
  const act = async (text: string, name: string): Promise<void> => {
    await find(text);
    await page.keyboard.press('ArrowRight');
    await actionField(name).and(page.locator(':focus')).waitFor();
  };

  it('reads, reboots and copies the ID of a device with the keyboard alone', async () => {
    const device = await ui.startDevice('urn:imei:490154203237513');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await act('crane 3', 'Harbour crane 3');
    expect(await actions()).to.deep.equal([
      ...['Open', 'Read /3/0', 'Reboot', 'Show its activity', 'Copy the ID', 'Copy the command', 'Delete'],
    ]);
    expect(await seriousFindings(page)).to.be.empty;
    await page.keyboard.type('copy id');
    await active().getByText('Copy the ID').waitFor();
    await page.keyboard.press('Enter');
    await ui.see('Copied.');
    const { Id } = await ui.client.devices.getByEndpoint('urn:imei:490154203237513');
    expect(await page.evaluate('navigator.clipboard.readText()')).to.equal(Id);
    await actionField('Harbour crane 3').fill('/3/0/16');
    expect(await actions()).to.deep.equal(['Read /3/0/16', 'Execute /3/0/16']);
    await page.keyboard.press('Enter');
    await ui.see('Read /3/0/16 on Harbour crane 3', ui.latest());
    await ui
      .latest()
      .getByText(/^(?:Done|Failed)$/u)
      .waitFor();
    expect(await ui.latest().innerText()).to.match(/^Done\s[^]*\bU \(/u);
    await act('crane 3', 'Harbour crane 3');
    await page.keyboard.type('reboot');
    await page.keyboard.press('Enter');
    await ui.see('muster execute urn:imei:490154203237513 /3/0/4', ui.dialog('Execute /3/0/4'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ui.see('Execute /3/0/4 on Harbour crane 3', ui.latest());
    await ui.latest().getByText('Done', { exact: true }).waitFor();
    await device.stop({ deregister: true });
  });

  it('goes back from the actions, and switches a rule off and on', async () => {
    const { client } = ui;
    const { Id: ResourceCollectionId } = await client.resourceCollections.create({ Name: 'Cranes' });
    const { Id } = await client.rules.create({
      ...{ Name: 'Harbour alarm', ResourceCollectionId, TriggerType: 'ForEveryResource' },
      ...{ TriggerOn: 'DeviceOffline', TriggerAfterSeconds: 60 },
    });
    await act('alarm', 'Harbour alarm');
    await page.keyboard.press('Backspace');
    await field().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await act('alarm', 'Harbour alarm');
    await page.keyboard.type('off');
    await page.keyboard.press('Enter');
    await ui.see('Switch the rule Harbour alarm off', ui.latest());
    await ui.latest().getByText('Done', { exact: true }).waitFor();
    const switched = await client.rules.get(Id);
    expect(switched).to.include({ IsDeactivated: true, TriggerOn: 'DeviceOffline', TriggerAfterSeconds: 60 });
    await act('alarm', 'Harbour alarm');
    expect(await actions()).to.include('Switch on');
  });

  it('opens the forms to create and edit, and changes the colours', async () => {
    await find('create dev');
    expect(await group('Commands').locator('span').allInnerTexts()).to.deep.equal([
      ...['device', 'devices from a file', 'device type', 'device template'].map((one) =>
        one.startsWith('devices') ? `Create ${one}` : `Create a ${one}`,
      ),
    ]);
    await page.keyboard.press('Enter');
    await ui.dialog('Create a device').waitFor();
    await at('/devices?do=create');
    await ui.press('Cancel', ui.dialog());
    await ui.dialog('Create a device').waitFor({ state: 'detached' });
    await at('/devices');
    await act('harbour buoy', 'Harbour buoy');
    await page.keyboard.type('edit');
    await page.keyboard.press('Enter');
    await ui.dialog().getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.press('Escape');
    await find('dark');
    await page.keyboard.press('Enter');
    await page.locator('[data-mantine-color-scheme=dark]').waitFor();
  });

  it('offers only the actions that the key permits', async () => {
    const { key } = await ui.dashboard.keyWith('Device.Read');
    page = await ui.reopen({ path: '/devices', key });
    await act('crane 2', 'Harbour crane 2');
    expect(await actions()).to.deep.equal(['Open', 'Show its activity', 'Copy the ID', 'Copy the command']);
    await page.keyboard.press('Escape');
    await find('create');
    await ui.see('Nothing that you can see has “create” in its name.');
    await ui.go('/devices?do=create');
    await page.getByRole('table').waitFor();
    expect(await ui.dialog().count()).to.equal(0);
  });

  it('does not open over another dialog, whose input would be lost', async () => {
    await ui.go('/devices');
    await ui.press('Create a device');
    await ui.dialog('Create a device').waitFor();
    await page.keyboard.press('Control+k');
    // The dialog would open at once, because its code is loaded.
    await ui.fill(/^Endpoint name/, 'x');
    expect(await ui.dialog('Find').count()).to.equal(0);
  });

  it('asks only for what the key can read', async () => {
    const { key } = await ui.dashboard.keyWith('Location.Read');
    page = await ui.reopen({ path: '/locations', key });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('Search')) asked.push(pathname);
    });
    await find('harbour');
    expect(await page.getByRole('listbox').getByRole('group').count()).to.equal(1);
    await group('Locations').getByText('DE-HAM-7').waitFor();
    expect(asked.map((path) => path.toLowerCase())).to.deep.equal(['/api/v3/locations']);
  });

  it('fits on a phone in both colour schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const tab = await openTab(ui.dashboard.browser, { colorScheme, width: 390, height: 844 });
      await logIn(tab.page, ui.dashboard.origin, ui.dashboard.server.info.apiKey, '/about');
      await tab.page.getByRole('button', { name: 'Find', exact: true }).click();
      await tab.page.getByRole('combobox').fill('harbour');
      await tab.page.getByText('All 7 that match').waitFor();
      expect(await seriousFindings(tab.page)).to.be.empty;
      expect(await tab.page.evaluate<number>('document.documentElement.scrollWidth')).to.equal(390);
      expect(tab.complaints).to.be.empty;
      await tab.close();
    }
  });
});
