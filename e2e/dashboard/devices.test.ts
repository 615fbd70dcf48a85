/** The table of devices of the dashboard. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';

const COUNT = 60;

describe('devices in the dashboard', () => {
  const ui = useDashboard({ path: '/devices', ready: (page) => page.getByRole('table') });
  const { press, expectRefusal, heading } = ui;
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

  const names = (): Promise<string[]> => ui.page.locator('tbody td:nth-child(2)').allInnerTexts();

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
    await page.getByRole('tab', { name: 'Registration', selected: true }).waitFor();
  });
});
