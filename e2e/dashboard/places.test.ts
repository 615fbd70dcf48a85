/** Locations and gateways in the dashboard. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import type { Tab } from '../support/browser.ts';
import { HOSTILE, startDashboard, stopAll, type Dashboard } from '../support/dashboard.ts';
import { until } from '../support/until.ts';

/** A floor plan whose script would run if it were more than an image. */
const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#dde"/>' +
  '<script>document.title = "run"; alert(1)</script></svg>';

describe('locations and gateways in the dashboard', () => {
  let dashboard: Dashboard;
  let tab: Tab;
  let folder = '';
  let root: string;
  let type: string;

  before(async function () {
    dashboard = await startDashboard(this);
    folder = await mkdtemp(join(tmpdir(), 'muster-plan-'));
    const { client } = dashboard;
    root = (await client.locations.list()).Rows[0]!.Id;
    type = (await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" })).Rows[0]!.Id;
  });

  beforeEach(async () => {
    tab = await dashboard.open({ path: '/locations' });
    await tab.page.getByRole('heading', { name: 'Locations', exact: true }).waitFor();
  });

  afterEach(async () => {
    expect(tab.complaints).to.be.empty;
    await tab.close();
  });

  after(async () => {
    await stopAll(dashboard);
    if (folder !== '') await rm(folder, { recursive: true });
  });

  const dialog = (): Locator => tab.page.getByRole('dialog');
  const latest = (): Locator => tab.page.locator('.commands-latest');
  const show = (path: string): Promise<unknown> => tab.page.goto(dashboard.origin + path);
  const location = async (Name: string, parent = root): Promise<string> =>
    (await dashboard.client.locations.create({ Name, ParentLocationId: parent })).Id;
  const device = async (
    DeviceIdentifier: string,
    LocationId: string,
    Name = DeviceIdentifier,
  ): Promise<string> =>
    (await dashboard.client.devices.create({ DeviceIdentifier, Name, DeviceTypeId: type, LocationId })).Id;

  it('creates a location, moves it, and says why one that is in use stays', async () => {
    const { page } = tab;
    const east = await location('East');
    const { Id: tag } = await dashboard.client.tags.create({ Name: 'Windy' });
    await page.getByRole('button', { name: 'Create a location' }).click();
    await dialog().getByLabel(/^Name/).fill('Quay 7');
    await dialog()
      .getByLabel(/^Time zone/)
      .fill('Europe/Stockholm');
    await dialog()
      .getByText("muster locations create '--name=Quay 7' --time-zone=Europe/Stockholm")
      .waitFor();
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Quay 7' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('button', { name: 'Edit or move' }).click();
    await dialog().getByRole('checkbox', { name: 'Windy' }).check();
    await dialog().getByLabel(/^Name/).fill('Quay 8');
    await dialog()
      .getByLabel(/^Parent location/)
      .fill('East');
    await dialog().getByText(`--parent-location-id=${east}`).waitFor();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Quay 8' }).waitFor();
    const { ParentLocationId, TimeZone, TagIds } = await dashboard.client.locations.get(id);
    expect([ParentLocationId, TimeZone, TagIds]).to.deep.equal([east, 'Europe/Stockholm', [tag]]);
    const standing = await device('crane-1', id);
    await page.getByRole('button', { name: 'Delete the location Quay 8' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await latest().getByText('Failed', { exact: true }).waitFor();
    await latest().getByText('Devices refer to this location. Move or delete them first.').waitFor();
    expect(tab.complaints.splice(0).every((text) => text.includes('409'))).to.equal(true);
    await dashboard.client.devices.delete(standing);
    await page.getByRole('button', { name: 'Delete the location Quay 8' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'East' }).waitFor();
  });

  it('loads locations when their parent is opened, a part of them at a time, with the keyboard', async () => {
    const { page } = tab;
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
    await page.getByRole('button', { name: 'Show more of Port: 50 left' }).click();
    await page.getByRole('link', { name: 'Berth 250', exact: true }).waitFor();
    await arrow.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: 'Berth 001', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'List' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('berth 17');
    await page.getByText('1 to 10 of 10').waitFor();
  });

  it('shows a plan without running it, and places, moves and deletes a device on it', async () => {
    const { page } = tab;
    const hall = await location('Hall');
    const id = await device('lift-1', hall, HOSTILE);
    const file = join(folder, 'ground-floor.svg');
    await writeFile(file, PLAN);
    await show(`/locations/${hall}?tab=maps`);
    await page.getByText('This location has no maps.').waitFor();
    await page.getByRole('button', { name: 'Add a map' }).click();
    await dialog().getByLabel(/^File/).setInputFiles(file);
    await until(
      () =>
        dialog()
          .getByLabel(/^Width/)
          .inputValue(),
      (width) => width === '400',
    );
    expect(await dialog().getByLabel(/^Name/).inputValue()).to.equal('ground-floor');
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    const picture = page.getByRole('img', { name: 'Map ground-floor' });
    await picture.waitFor();
    // By the number fields, as with a keyboard.
    await page.getByRole('button', { name: 'Place a device, gateway or location' }).click();
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
    await page.getByRole('button', { name: `Move ${HOSTILE}` }).click();
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
    expect([x, y].map((value, index) => Math.abs(value - [300, 50][index]!) <= 1)).to.deep.equal([
      true,
      true,
    ]);
    await form.getByRole('button', { name: 'Move' }).click();
    const mark = page.getByRole('link', { name: `${HOSTILE} at ${x}, ${y}` });
    await mark.waitFor();
    const { Rows } = await dashboard.client.devices.listPositions(id);
    expect(Rows.map(({ X, Y, Z }) => [X, Y, Z])).to.deep.equal([[x, y, 2.5]]);
    await page.getByRole('button', { name: `Move ${HOSTILE}` }).click();
    expect(await numberOf(/^Z/)).to.equal(2.5);
    await form.getByLabel(/^Z/).fill('');
    await form.getByRole('button', { name: 'Move' }).click();
    await form.waitFor({ state: 'detached' });
    expect((await dashboard.client.devices.listPositions(id)).Rows[0]).to.not.have.property('Z');
    await mark.click();
    await page.getByRole('heading', { name: HOSTILE }).waitFor();
    expect(await page.title()).to.equal(`${HOSTILE} – Muster`);
    await page.goBack();
    await page.getByRole('button', { name: `Delete the position of ${HOSTILE}` }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing is on this map yet.').waitFor();
  });

  it('sets a setting at a location, which its devices and locations inherit', async () => {
    const { page } = tab;
    const { client } = dashboard;
    const yard = await location('Yard');
    const corner = await location('Corner', yard);
    const { Id: category } = await client.settingCategories.create({
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer' }],
    });
    await client.deviceTypes.addSettingCategory(type, category);
    const id = await device('gate-1', corner);
    await show(`/locations/${yard}?tab=settings`);
    await page.getByRole('button', { name: 'Add a setting' }).click();
    await dialog()
      .getByLabel(/^Category/)
      .selectOption('Reporting');
    await dialog().getByLabel(/^Key/).fill('interval');
    await dialog()
      .getByLabel(/^Value/)
      .fill('30');
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    const row = page
      .getByRole('region', { name: 'Settings of Reporting' })
      .getByRole('row', { name: 'interval' });
    await row.getByText('set here').waitFor();
    await show(`/devices/${id}?tab=settings`);
    await row
      .or(page.getByRole('row', { name: 'interval' }))
      .getByText('30')
      .waitFor();
    await show(`/locations/${corner}?tab=settings`);
    await row.getByRole('link', { name: 'Yard' }).waitFor();
    await row.getByRole('button', { name: 'Override Reporting.interval' }).click();
    await dialog()
      .getByLabel(/^Value/)
      .fill('15');
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    await row.getByText('set here').waitFor();
    expect((await client.devices.listSettings(id)).find(({ Key }) => Key === 'interval')?.Value).to.equal(
      '15',
    );
    await row.getByRole('button', { name: 'Delete the setting Reporting.interval' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await row.getByRole('link', { name: 'Yard' }).waitFor();
  });

  it('shows the status of a gateway, sends commands, and asks before those that interrupt devices', async () => {
    const { page } = tab;
    await page.getByRole('link', { name: 'Gateways', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Connected' });
    await row.getByRole('link').click();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Refresh the status' }).click();
    await latest().getByText('Done', { exact: true }).waitFor();
    const status = page.getByRole('region', { name: 'Status', exact: true });
    await status.getByText('Addresses').waitFor();
    await page.getByRole('button', { name: 'Restart the application' }).click();
    await dialog().getByText(`muster data-collectors application-restart '${name}' --yes`).waitFor();
    await dialog().getByRole('button', { name: 'Restart the application' }).click();
    await latest().getByText('Failed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Put on the blacklist' }).click();
    await dialog().getByRole('button', { name: 'Put on the blacklist' }).click();
    await page.locator('.page-head').getByText('Blacklisted').waitFor();
    await page.getByRole('button', { name: 'Remove from the blacklist' }).click();
    await dialog().getByRole('button', { name: 'Remove from the blacklist' }).click();
    await page.locator('.page-head').getByText('Connected').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByLabel('From level').selectOption('Warning');
    await page.getByText(`data-collectors list-log '${name}' --min-log-level Warning`).waitFor();
  });

  it('creates, edits and deletes a gateway, and shows its ticket in a dialog only', async () => {
    const { page } = tab;
    await show('/gateways');
    await page.getByRole('button', { name: 'Create a gateway' }).click();
    await dialog().getByLabel(/^Name/).fill(HOSTILE);
    await dialog().getByLabel(/^Note/).fill(HOSTILE);
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: HOSTILE }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog()
      .getByLabel(/^External ID/)
      .fill('quay-7');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('quay-7', { exact: true }).waitFor();
    await page.getByText(HOSTILE, { exact: true }).nth(1).waitFor();
    expect(await page.locator('main img').count()).to.equal(0);
    await page.getByRole('tab', { name: 'Registration ticket' }).click();
    await page.getByRole('button', { name: 'Show the ticket' }).click();
    const token = await dialog()
      .getByLabel(/^Token/)
      .inputValue();
    expect(token.length).to.be.greaterThan(20);
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    expect(await page.content()).to.not.include(token);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Gateways' }).waitFor();
    const { NbrOfRows } = await dashboard.client.dataCollectors.list({ Search: 'quay-7' });
    expect(NbrOfRows).to.equal(0);
  });

  it('creates, edits and deletes gateway types and templates', async () => {
    const { page } = tab;
    const { client } = dashboard;
    const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
    const remove = async (what: string): Promise<void> => {
      await page.getByRole('button', { name: `Delete the ${what}`, exact: true }).click();
      await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
      await latest().getByText('Done', { exact: true }).waitFor();
    };
    await show('/gateways?tab=types');
    await page.getByRole('button', { name: 'Create a gateway type' }).click();
    await dialog().getByLabel(/^Name/).fill(`Crane ${HOSTILE}`);
    await dialog().getByRole('button', { name: 'Add a configuration key' }).click();
    await dialog().getByLabel(/^Key/).fill('rate');
    await dialog().getByLabel('Data type').selectOption('Integer');
    await dialog().getByRole('checkbox', { name: 'Create a default template' }).uncheck();
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: `Edit the gateway type Crane ${HOSTILE}` }).click();
    await dialog()
      .getByLabel(/^Hardware type/)
      .fill('17');
    await dialog().getByText('muster data-collector-types patch').waitFor();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await row('Crane').getByText('17', { exact: true }).waitFor();
    const [made] = (await client.dataCollectorTypes.list({ Search: 'Crane' })).Rows;
    expect(made).to.deep.include({ HardwareTypeId: 17, Configurations: [{ Key: 'rate', Type: 'Integer' }] });

    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByRole('button', { name: 'Create a gateway template' }).click();
    await dialog().getByLabel(/^Name/).fill('Crane by the water');
    await dialog().getByRole('combobox', { name: 'Gateway type' }).fill(`Crane ${HOSTILE}`);
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('often');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await dialog().getByRole('alert').waitFor();
    expect(tab.complaints.splice(0).every((text) => text.includes('400'))).to.equal(true);
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('5');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await row('Crane by the water').getByText('rate=5').waitFor();
    await page.getByRole('button', { name: 'Edit the gateway template Crane by the water' }).click();
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await row('Crane by the water').getByText('rate=5').waitFor({ state: 'detached' });
    expect(await page.locator('main img').count()).to.equal(0);
    await remove('gateway template Crane by the water');
    await page.getByRole('tab', { name: 'Types' }).click();
    await remove(`gateway type Crane ${HOSTILE}`);
    expect((await client.dataCollectorTypes.list({ Search: 'Crane' })).NbrOfRows).to.equal(0);
  });

  it('saves only the configuration values that a gateway has of its own', async () => {
    const { client } = dashboard;
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
    const { page } = tab;
    await show(`/gateways/${Id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const mode = dialog().getByRole('textbox', { name: 'Configuration mode' });
    expect(await mode.inputValue()).to.equal('');
    expect(await mode.getAttribute('placeholder')).to.equal('slow');
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('7');
    await dialog()
      .getByRole('checkbox', { name: `Harbour ${HOSTILE}` })
      .check();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Harbour ${HOSTILE}`, { exact: true }).waitFor();
    await client.dataCollectorTemplates.update(DataCollectorTemplateId, template('fast'));
    const saved = await client.dataCollectors.get(Id);
    expect(saved.Tags.map((one) => one.Id)).to.deep.equal([tag]);
    expect(saved.Configurations).to.deep.equal([
      { Key: 'mode', Type: 'String', Value: 'fast', IsInherited: true },
      { Key: 'rate', Type: 'Integer', Value: '7', IsInherited: false },
    ]);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog().getByRole('textbox', { name: 'Configuration rate' }).fill('');
    await dialog()
      .getByRole('checkbox', { name: `Harbour ${HOSTILE}` })
      .uncheck();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    const emptied = await client.dataCollectors.get(Id);
    expect(emptied.Tags).to.deep.equal([]);
    expect(emptied.Configurations[1]).to.include({ Value: '5', IsInherited: true });
    await client.dataCollectors.delete(Id);
  });
});
