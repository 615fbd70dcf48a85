/** The table of devices of the dashboard. */
import { expect } from 'chai';
import { until } from '@muster/testkit';
import type { Locator, Page, Route } from 'playwright-core';
import { seriousFindings } from '../support/browser.ts';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';

const COUNT = 60;

describe('devices in the dashboard', () => {
  const ui = useDashboard({ path: '/devices', ready: (page) => page.getByRole('table') });
  const { press, expectRefusal, field, heading } = ui;
  let page: Page;

  beforeEach(() => {
    ({ page } = ui);
  });

  before(async () => {
    const { client } = ui;
    const root = (await client.locations.list()).Rows[0]!;
    await client.locations.create({ Name: HOSTILE, ParentLocationId: root.Id });
    for (let index = 1; index <= COUNT; index += 1) {
      const number = String(index).padStart(3, '0');
      await ui.createDevice(`boat-${number}`, { Name: `Boat ${number}` });
    }
  });

  const names = (): Promise<string[]> => ui.page.locator('tbody td[data-label=Name]').allInnerTexts();

  it('keeps filter, sort, search and page in the address, so that a reload shows the same rows', async () => {
    await page.getByLabel('Status').selectOption('never registered');
    await press('Endpoint name');
    const header = page.getByRole('columnheader', { name: 'Endpoint name', exact: false });
    await header.and(page.locator('[aria-sort=ascending]')).waitFor();
    await press('Endpoint name');
    await page.locator('[aria-sort=descending]').waitFor();
    await press('Next page');
    await page.getByText('26 to 50 of 60').waitFor();
    await page.getByRole('link', { name: 'Boat 035', exact: true }).waitFor();
    const before = await names();
    expect(before[0]).to.equal('Boat 035');
    expect(new URL(page.url()).search).to.equal('?status=never+registered&sort=-DeviceIdentifier&page=2');
    await page.reload();
    await page.getByRole('link', { name: 'Boat 035', exact: true }).waitFor();
    expect(await names()).to.deep.equal(before);
  });

  it('searches as people type, and offers all devices again where none matches', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-042');
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await names()).to.deep.equal(['Boat 042']);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such boat');
    await press('Show all devices');
    await page.getByText('1 to 25 of 60').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).to.equal('');
  });

  it('shows status and latest registration, and neither Last seen nor Contact Lost (spec 2)', async () => {
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.map((header) => header.trim())).to.deep.equal([
      ...['Status', 'Name', 'Endpoint name', 'Type', 'Location', 'Latest registration', 'Created'],
    ]);
  });

  it('turns a device online when it registers, and Deregistered when it leaves', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-003');
    await page.getByText('1 to 1 of 1').waitFor();
    const row = page.getByRole('row', { name: 'boat-003' });
    await row.getByText('never registered', { exact: true }).waitFor();
    const device = await ui.startDevice('boat-003');
    await row.getByText('online', { exact: true }).waitFor();
    await device.stop({ deregister: true });
    await row.getByText('Deregistered', { exact: true }).waitFor();
  });

  it('creates a device, deletes it, and shows the commands that do the same', async () => {
    await press('Create a device');
    const dialog = page.getByRole('dialog', { name: 'Create a device' });
    await dialog.getByLabel('Endpoint name').fill("o'brien 1");
    await dialog.getByText(String.raw`--device-identifier 'o'\''brien 1'`).waitFor();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: "o'brien 1" }).waitFor();
    await press(/^Delete /);
    const question = page.getByRole('dialog', { name: 'Delete the device' });
    await question.getByText(String.raw`muster devices delete 'o'\''brien 1'`).waitFor();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await heading('Devices');
    const list = await ui.client.devices.list({ Search: 'brien' });
    expect(list.NbrOfRows).to.equal(0);
  });

  it('creates a device with all its properties in one step, by their names', async () => {
    const { client } = ui;
    const root = (await client.locations.list({ Filter: 'ParentLocationId exists false' })).Rows[0]!;
    const plant = await client.locations.create({ Name: 'Plant', ParentLocationId: root.Id });
    const hall = await client.locations.create({ Name: 'Hall 1', ParentLocationId: plant.Id });
    const tag = await client.tags.create({ Name: 'spare' });
    const type = await client.deviceTypes.create({ Name: 'Tug' });
    const template = await client.deviceTemplates.create({ Name: 'Harbour', DeviceTypeId: type.Id });
    await page.reload();
    await press('Create a device');
    const dialog = page.getByRole('dialog', { name: 'Create a device' });
    await dialog.getByLabel('Endpoint name').fill('tug-1');
    await dialog.getByLabel('Name', { exact: true }).fill('Tug one');
    await dialog.getByLabel('Device type').selectOption('Tug');
    await dialog.getByLabel('Device template').selectOption('Harbour');
    await dialog.getByLabel('Location').fill('Plant/Hall 1');
    await dialog.getByLabel('Gateway').fill('Default gateway');
    await dialog.getByLabel('Security').selectOption('Pre-shared key (PSK)');
    await dialog.getByLabel('spare').check();
    await dialog
      .getByText(
        "--device-type Tug --device-template Harbour --location 'Hall 1' --data-collector 'Default gateway'",
      )
      .waitFor();
    await dialog.getByLabel(/^Pre-shared key \*?$/).fill('0011');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    // The fault is beside its field, which has the focus.
    await dialog
      .locator('.mantine-PasswordInput-root')
      .getByText(/16 to 64 bytes/)
      .nth(1)
      .waitFor();
    expect(await page.evaluate('document.activeElement.type')).to.equal('password');
    expectRefusal(400);
    await dialog.getByLabel(/^Pre-shared key \*?$/).fill('00112233445566778899aabbccddeeff');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await heading('Tug one');
    const made = await client.devices.getByEndpoint('tug-1');
    expect(await client.devices.get(made.Id)).to.include({
      ...{ DeviceTypeId: type.Id, DeviceTemplateId: template.Id, LocationId: hall.Id },
    });
    expect((await client.devices.get(made.Id)).TagIds).to.deep.equal([tag.Id]);
    const settings = await client.devices.listSettings(made.Id);
    expect(settings.filter(({ IsInherited }) => !IsInherited).map(({ Key }) => Key)).to.have.members([
      ...['identity', 'preSharedKey'],
    ]);
    await client.devices.delete(made.Id);
  });

  it('shows the reason of the API where a device cannot be created', async () => {
    await press('Create a device');
    const dialog = page.getByRole('dialog', { name: 'Create a device' });
    await dialog.getByLabel('Endpoint name').fill('boat-001');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await ui.see('A device with this DeviceIdentifier already exists.', dialog.getByRole('alert'));
    await ui.see('already exists', dialog.locator('.mantine-InputWrapper-error'));
    // Browsers report each refused request in the console.
    expectRefusal(409);
  });

  it('creates the devices of a file, and says how many rows failed', async () => {
    await press('Create from a file');
    const dialog = page.getByRole('dialog', { name: 'Create devices from a file' });
    const template = await ui.download(ui.button('Download a template', dialog));
    const [header = ''] = String(template).split('\n');
    expect(header).to.include('DeviceIdentifier').and.to.include('DeviceTypeName');
    const rows = ['row-1', 'row-2', 'boat-001'].map((endpoint) => `${endpoint},Generic LwM2M,${HOSTILE}`);
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'new boats.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`DeviceIdentifier,DeviceTypeName,Name\n${rows.join('\n')}\n`),
    });
    await dialog.getByText("muster devices create-multiple --data '@new boats.csv'").waitFor();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.locator('.commands-latest').getByText('2 completed, 1 failed.').waitFor();
    await page.getByText('1 to 25 of 62').waitFor();
  });

  it('changes name, location and tags of a device, and sends only the changes', async () => {
    const { client } = ui;
    const { Id: tag } = await client.tags.create({ Name: `${HOSTILE} tag` });
    const { Id: device } = await client.devices.getByEndpoint('boat-012');
    await page.goto(`${ui.dashboard.origin}/devices/${device}`);
    await press('Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit the device' });
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).to.equal(true);
    await dialog.getByLabel('Name', { exact: false }).first().fill('Flagship');
    await dialog.getByText(`[{"op":"add","path":"/Name","value":"Flagship"}]`).waitFor();
    await dialog.getByLabel('Location').fill(HOSTILE);
    await dialog.getByLabel(`${HOSTILE} tag`).check();
    await dialog.getByText('/LocationId').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await heading('Flagship');
    await page.getByText(`Generic LwM2M · ${HOSTILE} · ${HOSTILE} tag`).waitFor();
    const changed = await client.devices.get(device);
    expect(changed.TagIds).to.deep.equal([tag]);
    expect(changed.LocationName).to.equal(HOSTILE);
  });

  const term = (label: string): Locator =>
    field(label, page.getByRole('form', { name: 'Filter by a field' }));

  it('filters by any field, and keeps conditions, columns and order in the address', async () => {
    await press('Add filter');
    expect(await term('Field').locator('option').allInnerTexts()).to.include.members([
      ...['Created', 'Template', 'Endpoint name', 'Latest registration', 'Location', 'Status'],
    ]);
    await term('Field').selectOption('Endpoint name');
    await term('Comparison').selectOption('starts with');
    await term('Value').fill('boat-04');
    await press('Add');
    await page.getByText('1 to 10 of 10').waitFor();
    await press('Add filter');
    await term('Field').selectOption('Created');
    await term('Comparison').selectOption('after');
    await term('Ago').fill('2');
    await term('Unit of the time').selectOption('hours ago');
    await press('Add');
    await ui.see('Created after 2 hours ago');
    await page
      .getByText(
        /--filter 'DeviceIdentifier startswith .*boat-04.* and RegistrationDate gt .*\d{4}-\d\d-\d\dT/,
      )
      .waitFor();
    await press('Columns');
    await page.getByLabel('Location', { exact: true }).uncheck();
    await page.getByLabel('Template', { exact: true }).check();
    await page.getByRole('columnheader', { name: 'Template' }).waitFor();
    await page.reload();
    await page.getByText('1 to 10 of 10').waitFor();
    expect((await page.getByRole('columnheader').allInnerTexts()).map((one) => one.trim())).to.deep.equal([
      ...['Status', 'Name', 'Endpoint name', 'Type', 'Latest registration', 'Created', 'Template'],
    ]);
    await press('Change the filter Endpoint name starts with “boat-04”');
    await term('Value').fill('boat-042');
    await press('Change');
    await page.getByText('1 to 1 of 1').waitFor();
    await press('Remove the filter Created after 2 hours ago');
    expect(new URL(page.url()).searchParams.get('filter')).to.equal("DeviceIdentifier startswith 'boat-042'");
    // The browser remembers the columns.
    await ui.go('/devices');
    await page.getByRole('columnheader', { name: 'Template' }).waitFor();
    await press('Reset the list');
    await page.getByRole('columnheader', { name: 'Location' }).waitFor();
    expect(new URL(page.url()).search).to.equal('');
  });

  it('saves views under a name, opens and deletes them', async () => {
    await ui.go("/devices?filter=Name+startswith+'Boat 01'&sort=-Name");
    await page.getByRole('link', { name: 'Boat 019', exact: true }).waitFor();
    await press('Save view');
    await page.getByLabel('Name of the view').fill(HOSTILE);
    await page.keyboard.press('Enter');
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: HOSTILE });
    await view.waitFor();
    await press('Reset the list');
    await page.getByText('1 to 25 of').waitFor();
    await view.click();
    await page.getByRole('link', { name: 'Boat 019', exact: true }).waitFor();
    expect(await view.getAttribute('aria-current')).to.equal('true');
    await page.reload();
    await view.waitFor();
    await press(`Delete the view ${HOSTILE}`);
    await view.waitFor({ state: 'detached' });
  });

  const choose = (name: string): Promise<void> => page.getByLabel(`Choose ${name}`, { exact: true }).check();
  const devicesWith = async (Filter: string): Promise<number> =>
    (await ui.client.devices.list({ Filter })).NbrOfRows;

  it('acts on devices chosen on several pages, and waits where the service limits requests', async () => {
    await page.getByText('1 to 25 of').waitFor();
    await choose('Boat 001');
    await choose('Boat 002');
    await press('Next page');
    await choose('Boat 030');
    await ui.see('3 chosen');
    await press('Add a tag');
    await ui.fill('Tag', 'winter storage');
    await ui.see('3 devices:', ui.dialog());
    await ui.see(/printf '%s\\n' boat-001 boat-002 boat-030 \| muster devices patch - --data/, ui.dialog());
    let limited = 0;
    await page.route(/\/devices\/[\da-f-]{36}$/u, (route) => {
      if (route.request().method() !== 'PATCH' || limited > 0) return route.continue();
      limited += 1;
      return route.fulfill({ status: 429, headers: { 'Retry-After': '0' }, json: { Message: 'Slow down.' } });
    });
    await press('Add the tag', ui.dialog());
    await ui.see('3 of 3 completed.', ui.latest());
    expect(limited).to.equal(1);
    ui.expectRefusal(429);
    const { Id: tag } = (await ui.client.tags.list({ Search: 'winter' })).Rows[0]!;
    for (const endpoint of ['boat-001', 'boat-002', 'boat-030'])
      expect((await ui.client.devices.getByEndpoint(endpoint)).TagIds).to.deep.equal([tag]);
    await page.getByRole('group', { name: 'Chosen devices' }).waitFor({ state: 'detached' });
  });

  it('acts on all devices that match, lists failures and retries them', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-05');
    await page.getByText('1 to 10 of 10').waitFor();
    await page.getByLabel('Choose all rows of this page').check();
    await ui.see('10 chosen');
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-0');
    await page.getByRole('group', { name: 'Chosen devices' }).waitFor({ state: 'detached' });
    await page.getByText(/^1 to 25 of/).waitFor();
    await choose('Boat 020');
    await press(/^Choose all \d+ that match$/);
    const matching = await devicesWith("DeviceIdentifier contains 'boat-0'");
    await ui.see(`${matching} chosen`);
    await press('Set the template');
    const { Id: type } = (await ui.client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" })).Rows[0]!;
    const { Id: template } = await ui.client.deviceTemplates.create({ Name: 'Winter', DeviceTypeId: type });
    await ui.fill(/^Device template/, 'Winter');
    await ui.see(
      "muster devices list --search boat-0 --all --jq '.Rows[].Id' | muster devices patch -",
      ui.dialog(),
    );
    let refused = 0;
    await page.route(/\/devices\/[\da-f-]{36}$/u, (route) => {
      if (route.request().method() !== 'PATCH' || refused >= 2) return route.continue();
      refused += 1;
      return route.fulfill({ status: 409, json: { Message: 'The device is in dry dock.' } });
    });
    await press('Set the template', ui.dialog());
    await ui.see(`${matching - 2} of ${matching} completed, 2 failed.`, ui.latest());
    ui.expectRefusal(409);
    await ui.latest().getByText('2 failed', { exact: true }).click();
    await ui.see('The device is in dry dock.', ui.latest());
    expect(await devicesWith(`DeviceTemplateId eq '${template}'`)).to.equal(matching - 2);
    await press('Retry 2');
    await ui.see('2 of 2 completed.', ui.latest());
    expect(await devicesWith(`DeviceTemplateId eq '${template}'`)).to.equal(matching);
  });

  it('cancels work on many devices, and continues with the rest', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-05');
    await page.getByText('1 to 10 of 10').waitFor();
    await page.getByLabel('Choose all rows of this page').check();
    await press('Delete', page.getByRole('group', { name: 'Chosen devices' }));
    await ui.see('Boat 050, Boat 051', ui.dialog());
    const held: Route[] = [];
    await page.route(/\/devices\/[\da-f-]{36}$/u, (route) => void held.push(route));
    await press('Delete', ui.dialog());
    await until(() => held.length === 6);
    await press('Cancel', ui.latest());
    await Promise.all(held.map((route) => route.continue()));
    await ui.see('Cancelled. 6 of 10 completed.', ui.latest());
    await page.unrouteAll();
    await page.getByText('1 to 4 of 4').waitFor();
    await press('Continue with 4', ui.latest());
    await ui.see('4 of 4 completed.', ui.latest());
    await ui.see('No devices match the filter.');
  });

  it('reads a resource of chosen devices and shows the values', async () => {
    const device = await ui.startDevice('boat-060');
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-06');
    await page.getByText('1 to 1 of 1').waitFor();
    await choose('Boat 060');
    await press('Read', page.getByRole('group', { name: 'Chosen devices' }));
    await ui.fill('Path', '/3/0/16');
    await press('Read', ui.dialog());
    await ui.latest().getByText('Results').click();
    await ui.latest().getByRole('listitem').getByText('Boat 060 U').waitFor();
    await device.stop({ deregister: true });
  });

  it('offers only the actions that the key permits, and fits on a phone', async () => {
    const { key } = await ui.dashboard.keyWith('Device.Read', 'Device.Delete');
    page = await ui.reopen({ path: '/devices', key });
    await choose('Boat 001');
    const bar = page.getByRole('group', { name: 'Chosen devices' });
    await ui.button('Delete', bar).waitFor();
    expect(await bar.getByRole('button').count()).to.equal(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      const tab = await ui.dashboard.open({
        path: "/devices?filter=Name+startswith+'Boat'",
        colorScheme,
        width: 390,
        height: 844,
      });
      await tab.page.getByLabel('Choose Boat 001').check();
      await tab.page.getByRole('button', { name: 'Add filter' }).click();
      expect(await seriousFindings(tab.page)).to.be.empty;
      expect(await tab.page.evaluate<number>('document.documentElement.scrollWidth')).to.equal(390);
      expect(tab.complaints).to.be.empty;
      await tab.close();
    }
    page = await ui.reopen({ path: '/devices' });
    await page.getByRole('button', { name: 'Columns' }).click();
    await choose('Boat 001');
    expect(await seriousFindings(page)).to.be.empty;
  });

  it('can be used with the keyboard alone', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('boat-011');
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement?.textContent');
    for (let step = 0; step < 20 && (await focused()) !== 'Boat 011'; step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading('Boat 011');
    await page.getByRole('tab', { name: 'Objects' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Values', selected: true }).waitFor();
  });
});
