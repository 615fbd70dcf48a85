/** Locations and gateways in the dashboard. */
import { until } from '@muster/testkit';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';

/** A floor plan whose script would run if it were more than an image. */
const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#dde"/>' +
  '<script>document.title = "run"; alert(1)</script></svg>';

describe('locations and gateways in the dashboard', () => {
  const ui = useDashboard({
    path: '/locations',
    ready: (page) => page.getByRole('heading', { name: 'Locations', exact: true }),
  });
  const { go: show, dialog, latest, press, see, field, fill, confirm, row, heading, expectRefusal } = ui;
  let page: Page;

  beforeEach(() => {
    ({ page } = ui);
  });

  let root: string;

  before(async () => {
    root = (await ui.client.locations.list()).Rows[0]!.Id;
  });

  const location = async (Name: string, parent = root): Promise<string> =>
    (await ui.client.locations.create({ Name, ParentLocationId: parent })).Id;

  it('creates a location, moves it, and says why one that is in use stays', async () => {
    const east = await location('East');
    const { Id: tag } = await ui.client.tags.create({ Name: 'Windy' });
    await press('Create a location');
    await fill(/^Name/, 'Quay 7');
    await fill(/^Time zone/, 'Europe/Stockholm');
    await see("muster locations create '--name=Quay 7' --time-zone=Europe/Stockholm", dialog());
    await press('Create', dialog());
    await heading('Quay 7');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await press('Edit or move');
    await dialog().getByRole('checkbox', { name: 'Windy' }).check();
    await fill(/^Name/, 'Quay 8');
    await fill(/^Parent location/, 'East');
    await dialog().getByText(`--parent-location-id=${east}`).waitFor();
    await press('Save', dialog());
    await heading('Quay 8');
    const { ParentLocationId, TimeZone, TagIds } = await ui.client.locations.get(id);
    expect([ParentLocationId, TimeZone, TagIds]).to.deep.equal([east, 'Europe/Stockholm', [tag]]);
    const standing = await ui.createDevice('crane-1', { LocationId: id });
    await press('Delete the location Quay 8');
    await confirm();
    await latest().getByText('Failed', { exact: true }).waitFor();
    await latest().getByText('Devices refer to this location. Move or delete them first.').waitFor();
    expectRefusal(409);
    await ui.client.devices.delete(standing);
    await press('Delete the location Quay 8');
    await confirm();
    await heading('East');
  });

  it('loads locations when their parent is opened, a part of them at a time, with the keyboard', async () => {
    const port = await location('Port');
    const numbers = Array.from({ length: 250 }, (_, index) => String(index + 1).padStart(3, '0'));
    for (let at = 0; at < numbers.length; at += 25)
      await Promise.all(numbers.slice(at, at + 25).map((number) => location(`Berth ${number}`, port)));
    await page.reload();
    const arrow = page.getByRole('button', { name: 'Locations below Port', exact: true });
    await arrow.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', { name: 'Berth 200', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Berth 201', exact: true }).count()).to.equal(0);
    await press('Show more of Port: 50 left');
    await page.getByRole('link', { name: 'Berth 250', exact: true }).waitFor();
    await arrow.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: 'Berth 001', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'List' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('berth 17');
    await page.getByText('1 to 10 of 10').waitFor();
  });

  it('shows a plan without running it, and places, moves and deletes a device on it', async () => {
    const hall = await location('Hall');
    const id = await ui.createDevice('lift-1', { LocationId: hall, Name: HOSTILE });
    const file = join(ui.dashboard.place.dir, 'ground-floor.svg');
    await writeFile(file, PLAN);
    await show(`/locations/${hall}?tab=maps`);
    await page.getByText('This location has no maps.').waitFor();
    await press('Add a map');
    await dialog().getByLabel(/^File/).setInputFiles(file);
    await until(async () => (await field(/^Width/).inputValue()) === '400');
    expect(await dialog().getByLabel(/^Name/).inputValue()).to.equal('ground-floor');
    await press('Add', dialog());
    const picture = page.getByRole('img', { name: 'Map ground-floor' });
    await picture.waitFor();
    // By the number fields, as with a keyboard.
    await press('Place a device, gateway or location');
    const form = page.getByRole('form', { name: 'Position' });
    await form.getByLabel(/^Device/).fill(HOSTILE);
    await form.getByLabel(/^X/).fill('100');
    await form.getByLabel(/^Y/).fill('150');
    await form.getByLabel(/^Z/).fill('2.5');
    await form.getByText(`--entity-id=${id}`).waitFor();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `${HOSTILE} at 100, 150` }).waitFor();
    // By a click on the picture.
    await press(`Move ${HOSTILE}`);
    const box = (await picture.boundingBox())!;
    await picture.click({ position: { x: box.width * 0.75, y: box.height * 0.25 }, force: true });
    // The picture can begin between two pixels of the screen.
    const numberOf = async (label: RegExp): Promise<number> =>
      Number(await form.getByLabel(label).inputValue());
    const x = await until(
      () => numberOf(/^X/),
      (value) => value !== 100,
    );
    const y = await numberOf(/^Y/);
    expect(x).to.be.closeTo(300, 1);
    expect(y).to.be.closeTo(50, 1);
    await form.getByRole('button', { name: 'Move' }).click();
    const mark = page.getByRole('link', { name: `${HOSTILE} at ${x}, ${y}` });
    await mark.waitFor();
    const { Rows } = await ui.client.devices.listPositions(id);
    expect(Rows.map(({ X, Y, Z }) => [X, Y, Z])).to.deep.equal([[x, y, 2.5]]);
    await press(`Move ${HOSTILE}`);
    expect(await numberOf(/^Z/)).to.equal(2.5);
    await form.getByLabel(/^Z/).fill('');
    await form.getByRole('button', { name: 'Move' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await ui.client.devices.listPositions(id)).Rows[0]).to.not.have.property('Z');
    await mark.click();
    await heading(HOSTILE);
    expect(await page.title()).to.equal(`${HOSTILE} – Muster`);
    await page.getByRole('tab', { name: 'Positions' }).click();
    await row('Hall').getByText(String(x), { exact: true }).waitFor();
    await row('Hall').getByText(String(y), { exact: true }).waitFor();
    await row('Hall').getByRole('link', { name: 'Hall' }).click();
    await heading('Hall');
    await show(`/locations/${hall}?tab=maps`);
    await press(`Delete the position of ${HOSTILE}`);
    await confirm();
    await page.getByText('Nothing is on this map yet.').waitFor();
  });

  it('sets a setting at a location, which its devices and locations inherit and can override', async () => {
    const { client } = ui;
    const yard = await location('Yard');
    const corner = await location('Corner', yard);
    const id = await ui.createDevice('gate-1', { LocationId: corner });
    const { Id: category } = await client.settingCategories.create({
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }],
    });
    await client.deviceTypes.addSettingCategory((await client.devices.get(id)).DeviceTypeId, category);
    const row = page
      .getByRole('region', { name: 'Settings of Reporting' })
      .getByRole('row', { name: 'interval' });
    const set = async (action: string, value: string): Promise<void> => {
      await row.getByRole('button', { name: `${action} Reporting.interval` }).click();
      await fill(/^Value/, value);
      await press('Set', dialog());
      await row.getByText(value, { exact: true }).waitFor();
      await row.getByText('set here').waitFor();
    };
    const stored = async (): Promise<unknown> =>
      (await client.devices.listSettings(id)).find(({ Key }) => Key === 'interval')?.Value;
    const remove = async (): Promise<void> => {
      await row.getByRole('button', { name: 'Delete the setting Reporting.interval' }).click();
      await confirm();
      await row.getByRole('link', { name: 'Yard' }).waitFor();
    };
    await show(`/devices/${id}?tab=settings`);
    await row.getByText('60', { exact: true }).waitFor();
    await row.getByText('default of the category').waitFor();
    await show(`/locations/${yard}?tab=settings`);
    await press('Add a setting');
    await field(/^Category/).selectOption('Reporting');
    await fill(/^Key/, 'interval');
    await fill(/^Value/, '30');
    await press('Set', dialog());
    await row.getByText('set here').waitFor();
    await show(`/locations/${corner}?tab=settings`);
    await row.getByRole('link', { name: 'Yard' }).waitFor();
    await set('Override', '15');
    expect(await stored()).to.equal('15');
    await remove();
    await show(`/devices/${id}?tab=settings`);
    await row.getByText('30', { exact: true }).waitFor();
    await set('Override', '20');
    await set('Change', '25');
    expect(await stored()).to.equal('25');
    await remove();
  });

  it('shows the status of a gateway, sends commands, and asks before those that interrupt devices', async () => {
    await page.getByRole('link', { name: 'Gateways', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Connected' });
    await row.getByRole('link').click();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await press('Refresh the status');
    await latest().getByText('Done', { exact: true }).waitFor();
    const status = page.getByRole('region', { name: 'Status', exact: true });
    await status.getByText('Addresses').waitFor();
    await press('Restart the application');
    await dialog().getByText(`muster data-collectors application-restart '${name}' --yes`).waitFor();
    await press('Restart the application', dialog());
    await latest().getByText('Failed', { exact: true }).waitFor();
    await press('Put on the blacklist');
    await press('Put on the blacklist', dialog());
    await page.locator('.page-head').getByText('Blacklisted').waitFor();
    await press('Remove from the blacklist');
    await press('Remove from the blacklist', dialog());
    await page.locator('.page-head').getByText('Connected').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByLabel('From level').selectOption('Warning');
    await page.getByText(`data-collectors list-log '${name}' --min-log-level Warning`).waitFor();
  });

  it('creates, edits and deletes a gateway, and shows its ticket in a dialog only', async () => {
    await show('/gateways');
    await press('Create a gateway');
    await fill(/^Name/, HOSTILE);
    await fill(/^Note/, HOSTILE);
    await press('Create', dialog());
    await heading(HOSTILE);
    await press('Edit');
    await fill(/^External ID/, 'quay-7');
    await press('Save', dialog());
    await page.getByText('quay-7', { exact: true }).waitFor();
    await page.getByText(HOSTILE, { exact: true }).nth(1).waitFor();
    await page.getByRole('tab', { name: 'Registration ticket' }).click();
    await press('Show the ticket');
    const token = await field(/^Token/).inputValue();
    expect(token.length).to.be.greaterThan(20);
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    expect(await page.content()).to.not.include(token);
    await press('Delete');
    await confirm();
    await page.getByRole('heading', { level: 1, name: 'Gateways' }).waitFor();
    const { NbrOfRows } = await ui.client.dataCollectors.list({ Search: 'quay-7' });
    expect(NbrOfRows).to.equal(0);
  });

  it('creates, edits and deletes gateway types and templates', async () => {
    const { client } = ui;
    await show('/gateways?tab=types');
    await press('Create a gateway type');
    await fill(/^Name/, `Crane ${HOSTILE}`);
    await press('Add a configuration key', dialog());
    await fill(/^Key/, 'rate');
    await dialog().getByLabel('Data type').selectOption('Integer');
    await dialog().getByRole('checkbox', { name: 'Create a default template' }).uncheck();
    await press('Create', dialog());
    await press(`Edit the gateway type Crane ${HOSTILE}`);
    await fill(/^Hardware type/, '17');
    await dialog().getByText('muster data-collector-types patch').waitFor();
    await press('Save', dialog());
    await row('Crane').getByText('17', { exact: true }).waitFor();
    const [made] = (await client.dataCollectorTypes.list({ Search: 'Crane' })).Rows;
    expect(made).to.deep.include({ HardwareTypeId: 17, Configurations: [{ Key: 'rate', Type: 'Integer' }] });

    await page.getByRole('tab', { name: 'Templates' }).click();
    await press('Create a gateway template');
    await fill(/^Name/, 'Crane by the water');
    await dialog().getByRole('combobox', { name: 'Gateway type' }).fill(`Crane ${HOSTILE}`);
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('often');
    await press('Create', dialog());
    await dialog().getByRole('alert').waitFor();
    expectRefusal(400);
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('5');
    await press('Create', dialog());
    await row('Crane by the water').getByText('rate=5').waitFor();
    await press('Edit the gateway template Crane by the water');
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('');
    await press('Save', dialog());
    await row('Crane by the water').getByText('rate=5').waitFor({ state: 'detached' });
    await ui.remove('gateway template Crane by the water');
    await page.getByRole('tab', { name: 'Types' }).click();
    await ui.remove(`gateway type Crane ${HOSTILE}`);
    expect((await client.dataCollectorTypes.list({ Search: 'Crane' })).NbrOfRows).to.equal(0);
  });

  it('saves only the configuration values that a gateway has of its own', async () => {
    const { client } = ui;
    const { Id: DataCollectorTypeId } = await client.dataCollectorTypes.create({
      Name: 'Tuned',
      Configurations: [{ Key: 'mode' }, { Key: 'rate', Type: 'Integer' }],
    });
    const template = (mode: string) => ({
      ...{ Name: 'Tuned', DataCollectorTypeId },
      Configurations: [
        { Key: 'mode', Value: mode },
        { Key: 'rate', Value: '5' },
      ],
    });
    const { Id: DataCollectorTemplateId } = await client.dataCollectorTemplates.create(template('slow'));
    const { Id: tag } = await client.tags.create({ Name: `Harbour ${HOSTILE}` });
    const { Id } = await client.dataCollectors.register({
      ...{ Name: 'quay-9', DataCollectorTypeId, DataCollectorTemplateId },
    });
    await show(`/gateways/${Id}`);
    await press('Edit');
    const mode = dialog().getByRole('textbox', { name: 'Configuration mode' });
    expect(await mode.inputValue()).to.equal('');
    expect(await mode.getAttribute('placeholder')).to.equal('slow');
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('7');
    await field(`Harbour ${HOSTILE}`).check();
    await press('Save', dialog());
    await page.getByText(`Harbour ${HOSTILE}`, { exact: true }).waitFor();
    await client.dataCollectorTemplates.update(DataCollectorTemplateId, template('fast'));
    const saved = await client.dataCollectors.get(Id);
    expect(saved.Tags.map((one) => one.Id)).to.deep.equal([tag]);
    expect(saved.Configurations).to.deep.equal([
      { Key: 'mode', Type: 'String', Value: 'fast', IsInherited: true },
      { Key: 'rate', Type: 'Integer', Value: '7', IsInherited: false },
    ]);
    await press('Edit');
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('');
    await field(`Harbour ${HOSTILE}`).uncheck();
    await press('Save', dialog());
    await dialog().waitFor({ state: 'detached' });
    const emptied = await client.dataCollectors.get(Id);
    expect(emptied.Tags).to.deep.equal([]);
    expect(emptied.Configurations[1]).to.include({ Value: '5', IsInherited: true });
    await client.dataCollectors.delete(Id);
  });
});
