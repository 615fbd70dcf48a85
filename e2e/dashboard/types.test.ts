/** Types and templates in the dashboard. */
import { until } from '@muster/testkit';
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { SimulatedDevice } from '@muster/simulator';
import { useDashboard } from '../support/dashboard-suite.ts';
import { HOSTILE } from '../support/dashboard.ts';
import { importFile } from '../support/dashboard-pages/types.ts';

const TEMPERATURE = '3303 Temperature 1.1';

const DDF = `<?xml version="1.0" encoding="UTF-8"?>
<LWM2M><Object ObjectType="MODefinition">
  <Name>Pump &lt;img src=x onerror=alert(1)&gt;</Name>
  <Description1>&lt;b onclick="alert(2)"&gt;Bilge&lt;/b&gt;</Description1>
  <ObjectID>33100</ObjectID><ObjectURN>urn:oma:lwm2m:x:33100</ObjectURN>
  <MultipleInstances>Multiple</MultipleInstances><Mandatory>Optional</Mandatory>
  <Resources><Item ID="26300"><Name>${HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</Name>
    <Operations>RW</Operations><MultipleInstances>Single</MultipleInstances><Mandatory>Mandatory</Mandatory>
    <Type>Float</Type><RangeEnumeration>0..9</RangeEnumeration><Units>l/min</Units>
    <Description>&lt;script&gt;alert(3)&lt;/script&gt;</Description>
  </Item></Resources>
</Object></LWM2M>`;

describe('types and templates in the dashboard', () => {
  const ui = useDashboard();
  const { go: open, dialog, press: click, see, heading, expectRefusal } = ui;
  let page: Page;
  const devices: SimulatedDevice[] = [];

  beforeEach(() => {
    ({ page } = ui);
  });

  afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop({ deregister: false }))));

  const field = (label: string, within: Page | Locator = page): Locator =>
    within.locator('input, select, textarea').and(within.getByLabel(label));
  /** Answers the question of a delete button. */
  const remove = async (what: string): Promise<void> => {
    await click(`Delete ${what}`);
    await click('Delete', dialog(`Delete ${what}`));
  };
  const commands = (): Locator => page.getByRole('complementary', { name: 'Commands of this session' });

  it('writes the attributes of a template to a device, and shows their roll-out', async () => {
    const { client } = ui;
    await open('/types?tab=smart-object-templates');
    await click('Create a smart object template');
    const create = dialog('Create a smart object template');
    await field('Smart object type', create).fill(TEMPERATURE);
    await field('Name', create).fill('Every minute');
    await click('Create', create);
    await heading('Every minute');
    const address = page.url();
    await page.getByText('Nothing was written to devices yet.').waitFor();
    await click('Edit observations and values');
    await page.getByRole('checkbox', { name: 'Observe Sensor Value' }).check();
    await page.getByRole('textbox', { name: 'Initial value of Application Type' }).fill(HOSTILE);
    await click('Save');
    await page.getByRole('row', { name: 'Application Type' }).getByText(HOSTILE).waitFor();
    await page.getByRole('row', { name: 'Sensor Value' }).getByText('Observed').waitFor();

    await open(`/types?tab=device-templates`);
    await click('Create a device template');
    await field('Device type', dialog('Create a device template')).fill('Generic LwM2M');
    const template = dialog('Create a device template');
    await field('Name', template).fill('Quick');
    await field('Smart object type', template).fill(TEMPERATURE);
    await click('Add', template);
    await field('Smart object template', template).selectOption('Every minute');
    await click('Create', template);
    await heading('Quick');
    const { Id: DeviceTemplateId, DeviceTypeId } = (
      await client.deviceTemplates.list({ Filter: 'Name eq Quick' })
    ).Rows[0]!;
    await client.devices.create({ DeviceIdentifier: 'buoy-1', DeviceTypeId, DeviceTemplateId });
    const objects = [1, 3, { id: 3303, instances: [0] }];
    const device = await ui.startDevice('buoy-1', { objects });
    devices.push(device);

    await page.goto(address);
    await click('Edit the attributes');
    const form = page.getByRole('form', { name: 'Attributes of the template' });
    const set = async (number: number, name: string, value: string, resource?: string): Promise<void> => {
      await click('Add an attribute', form);
      const row = form.getByRole('group', { name: `Attribute ${number}` });
      await field('Attribute', row).selectOption(name);
      if (resource !== undefined) await field('Resource', row).selectOption(resource);
      await field('Value', row).fill(value);
    };
    await set(1, 'pmin', '10');
    await form.getByText('Shortest time between two notifications.', { exact: false }).waitFor();
    await set(2, 'pmax', '5');
    await set(3, 'gt', '25', '5700 Sensor Value');
    await click('Save and write to the devices', form);
    await form.getByRole('alert').getByText('pmax', { exact: false }).waitFor();
    expect(device.attributes('/3303')).to.deep.equal({});
    await form.getByRole('group', { name: 'Attribute 2' }).getByLabel('Value').fill('60');
    await click('Save and write to the devices', form);

    await page.getByText('2 of 2 writes completed', { exact: false }).waitFor();
    expect(device.attributes('/3303')).to.deep.equal({ pmin: 10, pmax: 60 });
    expect(device.attributes('/3303/0/5700')).to.include({ gt: 25 });
    const rollout = page.getByRole('region', { name: 'Roll-out', exact: true });
    const bar = (await rollout.getByRole('progressbar').boundingBox())!;
    expect(bar.width).to.be.greaterThan(0.9 * (await rollout.boundingBox())!.width);
    await rollout.getByText('Write attributes pmin=10&pmax=60 of /3303 on buoy-1').waitFor();
    await rollout.getByRole('link', { name: 'buoy-1' }).nth(1).waitFor();
    await page.getByRole('cell', { name: '/3303/*/5700' }).waitFor();

    await click('Edit the attributes');
    await click('Remove attribute 1', form);
    await click('Save and write to the devices', form);
    await until(() => !('pmin' in device.attributes('/3303')));
    expect(device.attributes('/3303')).to.deep.equal({ pmax: 60 });
    // A template that a device template uses stays, and the page says why.
    await remove('the smart object template Every minute');
    await see('Device templates or smart objects use this template.', commands());
    await heading('Every minute');
    await click('Edit');
    await field('Name', dialog('Edit the smart object template')).fill(`Slow ${HOSTILE}`);
    await click('Save', dialog('Edit the smart object template'));
    await heading(`Slow ${HOSTILE}`);
    expect(
      (await client.smartObjectTemplates.get(address.split('/').at(-1)!)).ResourceTemplates,
    ).to.have.length(2);
    await client.devices.delete((await client.devices.getByEndpoint('buoy-1')).Id);
    await client.deviceTemplates.delete(DeviceTemplateId);
    await remove(`the smart object template Slow ${HOSTILE}`);
    await heading('Types and templates');
    expect(await client.smartObjectTemplates.list({ Search: 'onerror' })).to.include({ NbrOfRows: 0 });
    expectRefusal(400, 409);
  });

  it('previews an import without storing anything, imports, and exports', async () => {
    const { client } = ui;
    const stored = async (): Promise<string> => {
      const types = await client.deviceTypes.list({ PageSize: 1000, includeMetrics: true });
      return JSON.stringify([types.Rows, (await client.tags.list()).Rows]);
    };
    const before = await stored();
    await open('/types?tab=transfer');
    await field('File').setInputFiles({ ...importFile, buffer: Buffer.from('no JSON') });
    await click('Preview');
    await page.getByRole('region', { name: 'Import', exact: true }).getByRole('alert').waitFor();
    await field('File').setInputFiles(importFile);
    await see('muster hardware-definitions import --import-device-types buoys.json --preview');
    await click('Preview');
    await page.getByText('3 added, 1 ignored, 1 failed. Nothing is stored yet.').waitFor();
    const row = (name: string): Locator => page.getByRole('row', { name });
    await row('Ghost').getByText('There is no smart object type 33009', { exact: false }).waitFor();
    await row('Ghost').getByText('Failed').waitFor();
    await row('Generic LwM2M').getByText('Ignored').waitFor();
    await row(`${HOSTILE} of Buoy`).getByText('Added').waitFor();
    expect(await stored()).to.equal(before);

    await click('Import');
    await page.getByText('3 added, 1 ignored, 1 failed. The items are stored.').waitFor();
    const [buoy] = (await client.deviceTypes.list({ Filter: 'Name eq Buoy' })).Rows;
    expect(buoy?.Name).to.equal('Buoy');
    await field('File').setInputFiles([]);
    await field('File').setInputFiles(importFile);
    await click('Preview');
    await page.getByText('0 added, 4 ignored, 1 failed.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).to.equal(true);

    await page.getByRole('checkbox', { name: 'Buoy' }).check();
    const [file] = await Promise.all([page.waitForEvent('download'), click('Export')]);
    expect(file.suggestedFilename()).to.equal('device-types.json');
    const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      DeviceTypes: { Name: string }[];
    };
    expect(exported.DeviceTypes.map(({ Name }) => Name)).to.deep.equal(['Buoy']);
    expectRefusal(400);
  });

  it('creates, edits and deletes a device type and its template, and shows refusals', async () => {
    const { client } = ui;
    await open('/types');
    await click('Create a device type');
    const create = dialog('Create a device type');
    await field('Name', create).fill('Generic LwM2M');
    await click('Create', create);
    await create.getByRole('alert').getByText('already', { exact: false }).waitFor();
    await field('Name', create).fill(HOSTILE);
    await field('Smart object type', create).fill(TEMPERATURE);
    await click('Add', create);
    const instance = create.getByRole('group', { name: `${TEMPERATURE}, instance 0` });
    await instance.getByLabel('Label').fill(HOSTILE);
    await click('Create', create);
    await heading(HOSTILE);
    await page.getByRole('row', { name: '/3303/0' }).getByRole('cell', { name: HOSTILE }).waitFor();

    await click('Edit');
    await field('Hardware type', dialog('Edit the device type')).fill('7');
    await click('Save', dialog('Edit the device type'));
    await page.getByText('7', { exact: true }).waitFor();

    await client.settingCategories.create({
      Name: `Radio ${HOSTILE}`,
      DefaultSettings: [{ Name: `power ${HOSTILE}`, Value: '<i>1</i>' }],
    });
    await page.getByRole('tab', { name: 'Setting categories' }).click();
    await click('Add a setting category');
    await field('Setting category', dialog('Add a setting category')).fill(`Radio ${HOSTILE}`);
    await click('Add', dialog('Add a setting category'));
    await page.getByRole('cell', { name: `power ${HOSTILE}` }).waitFor();

    await page.getByRole('tab', { name: 'Templates' }).click();
    await click('Create a device template');
    await field('Name', dialog('Create a device template')).fill(`Calm ${HOSTILE}`);
    await click('Create', dialog('Create a device template'));
    await heading(`Calm ${HOSTILE}`);
    await click(`Set power ${HOSTILE}`);
    await field('Value', dialog(`Set power ${HOSTILE}`)).fill('<b>2</b>');
    await click('Set', dialog(`Set power ${HOSTILE}`));
    await page.getByRole('cell', { name: '<b>2</b>' }).waitFor();
    const [type] = (await client.deviceTypes.list({ Search: 'onerror' })).Rows;
    const templates = await client.deviceTemplates.listAllByDeviceType(type!.Id);
    const calm = templates.find(({ Name }) => Name.startsWith('Calm'))!;
    const { Id: harbour } = await client.tags.create({ Name: `Harbour ${HOSTILE}` });
    await client.deviceTemplates.update(calm.Id, {
      Name: calm.Name,
      DeviceTypeId: type!.Id,
      // oxlint-disable-next-line typescript/no-deprecated -- An edit must keep the value.
      ContactLostThreshold: 90,
    });
    await page.reload();
    const editing = dialog('Edit the device template');
    const edit = async (change: () => Promise<void>): Promise<void> => {
      await click('Edit');
      await change();
      await click('Save', editing);
      await editing.waitFor({ state: 'detached' });
    };
    await edit(async () => {
      await field('Name', editing).fill(`Calm sea ${HOSTILE}`);
      await editing.getByRole('checkbox', { name: `Harbour ${HOSTILE}` }).check();
    });
    await heading(`Calm sea ${HOSTILE}`);
    expect(await client.deviceTemplates.get(calm.Id)).to.deep.include({
      ContactLostThreshold: 90,
      TagIds: [harbour],
    });
    await page.getByText(`Harbour ${HOSTILE}`, { exact: true }).waitFor();
    await edit(async () => {
      await field('Name', editing).fill(`Calm ${HOSTILE}`);
      await editing.getByRole('checkbox', { name: `Harbour ${HOSTILE}` }).uncheck();
    });
    await page.getByRole('heading', { name: `Calm ${HOSTILE}`, exact: true }).waitFor();
    expect(await client.deviceTemplates.get(calm.Id)).to.deep.include({
      ContactLostThreshold: 90,
      TagIds: [],
    });
    const { Id: device } = await client.devices.create({
      DeviceIdentifier: 'in-use',
      DeviceTypeId: type!.Id,
      DeviceTemplateId: calm.Id,
    });
    await remove(`the device template Calm ${HOSTILE}`);
    await commands().getByText('Failed').waitFor();
    await page.getByRole('link', { name: HOSTILE, exact: true }).click();
    await remove(`the device type ${HOSTILE}`);
    await see(/devices/i, commands());
    expect((await client.deviceTypes.get(type!.Id)).Name).to.equal(HOSTILE);
    await client.devices.delete(device);
    await remove(`the device type ${HOSTILE}`);
    await heading('Types and templates');
    expect(await client.deviceTypes.list({ Search: 'onerror' })).to.include({ NbrOfRows: 0 });
    expect(await page.locator('main img, main b, main i').count()).to.equal(0);
    expectRefusal(409);
  });

  it('imports an object as DDF XML, changes its resources, and deletes it', async () => {
    const { client } = ui;
    await open('/types?tab=smart-object-types');
    await click('Import definitions');
    const file = { name: '33100.xml', mimeType: 'text/xml', buffer: Buffer.from('neither') };
    const importing = dialog('Import object definitions');
    const disabled = (): Promise<boolean> =>
      importing.getByRole('button', { name: 'Import', exact: true }).isDisabled();
    const mine = async (): Promise<number> =>
      (await client.smartObjectTypes.list({ Filter: 'TypeId eq 33100' })).NbrOfRows;
    expect(await disabled()).to.equal(true);
    await field('File', importing).setInputFiles(file);
    await importing.getByRole('alert').getByText('neither XML nor JSON', { exact: false }).waitFor();
    const twice = JSON.stringify([
      { id: 33_101, Name: 'Valve' },
      { id: 33_101, Name: 'Valve' },
    ]);
    await field('File', importing).setInputFiles({ ...file, buffer: Buffer.from(twice) });
    await importing.getByText('0 added, 1 ignored, 1 failed. Nothing is stored yet.').waitFor();
    await importing.getByText('is listed twice. List it once.', { exact: false }).waitFor();
    expect(await disabled()).to.equal(true);
    await field('File', importing).setInputFiles({ ...file, buffer: Buffer.from(DDF) });
    await importing.getByText('1 added, 0 ignored, 0 failed. Nothing is stored yet.').waitFor();
    await see('Added', importing.getByRole('row', { name: `33100 Pump ${HOSTILE}` }));
    expect(await mine()).to.equal(0);
    await click('Import', importing);
    await importing.waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('33100');
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await mine()).to.equal(1);
    await click('Import definitions');
    await field('File', importing).setInputFiles({ ...file, buffer: Buffer.from(DDF) });
    await importing.getByText('0 added, 1 ignored, 0 failed.', { exact: false }).waitFor();
    expect(await disabled()).to.equal(true);
    await click('Cancel', importing);
    await page.getByRole('link', { name: `Pump ${HOSTILE}` }).click();
    await page.getByText('<b onclick="alert(2)">Bilge</b>').waitFor();
    const imported = page.getByRole('row', { name: '26300' });
    for (const text of ['Read, Write', 'Float', '0..9', 'l/min', 'single', 'yes'])
      await imported.getByText(text, { exact: true }).waitFor();
    await imported.getByText(HOSTILE).click();
    await imported.getByText('<script>alert(3)</script>').waitFor();

    const others = await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' });
    await client.resourceTypes.create({
      ...{ SmartObjectTypeId: others.Rows[0]!.Id, TypeId: 26302, Name: 'Hours', IsReusable: true },
      ...{ AccessType: 'Read', ResourceDataType: 'Integer' },
    });
    await click('Add an existing resource type');
    await field('Resource type', dialog('Add a resource type')).fill('26302 Hours');
    await click('Add', dialog('Add a resource type'));
    await page.getByRole('row', { name: '26302' }).waitFor();
    await remove(`the resource Hours of Pump ${HOSTILE}`);
    await page.getByRole('row', { name: '26302' }).waitFor({ state: 'detached' });
    await click('Create a resource type');
    const form = dialog('Create a resource type');
    await field('Resource ID', form).fill('26301');
    await field('Name', form).fill('Run');
    await field('Operations', form).selectOption('Execute');
    await field('Data type', form).selectOption('None');
    await click('Create', form);
    await page.getByRole('row', { name: '26301' }).getByText('Execute').waitFor();
    await click('Edit Run');
    await field('Mandatory', dialog('Edit the resource type')).check();
    await click('Save', dialog('Edit the resource type'));
    await page.getByRole('row', { name: '26301' }).getByText('yes').waitFor();

    const [type] = (await client.smartObjectTypes.list({ Filter: 'TypeId eq 33100' })).Rows;
    const { Id: user } = await client.deviceTypes.create({
      Name: 'User of the pump',
      SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: type!.Id }],
    });
    await remove(`the smart object type Pump ${HOSTILE}`);
    await commands().getByText('Failed').waitFor();
    await client.deviceTypes.delete(user);
    await remove(`the smart object type Pump ${HOSTILE}`);
    await heading('Types and templates');
    const left = await client.smartObjectTypes.list({ Filter: 'TypeId eq 33100' });
    expect(left.NbrOfRows).to.equal(0);
    expect(await page.locator('main img, main script').count()).to.equal(0);
    expectRefusal(409);
  });

  it('shows only the tabs and buttons that a key permits', async () => {
    const { client } = ui;
    const reader = await ui.dashboard.keyWith('DeviceType.Read', 'SmartObjectTemplate.Read');
    page = await ui.reopen({ path: '/types', key: reader.key });
    await page.getByText(/^1 to \d+ of/).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal([
      'Device types',
      'Smart object templates',
    ]);
    expect(await page.getByRole('button', { name: /^Create/ }).count()).to.equal(0);
    await page.getByRole('link', { name: 'Generic LwM2M' }).click();
    await heading('Object instances');
    expect(await page.getByRole('button', { name: /^(Edit|Delete|Export|Add)/ }).count()).to.equal(0);
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Objects', 'Setting categories']);
    const [template] = (
      await client.smartObjectTemplates.list({ Filter: 'ObjectId eq 3303 and IsDefault eq true' })
    ).Rows;
    await open(`/smart-object-templates/${template!.Id}`);
    await page.getByText('Built in').waitFor();
    await page.getByText('This template sets no attributes.').waitFor();
    expect(await page.getByRole('button', { name: /^(Edit|Delete)/ }).count()).to.equal(0);
    expect(await page.getByRole('heading', { name: 'Roll-out' }).count()).to.equal(0);
    await open(`/smart-object-types/${template!.SmartObjectTypeId}`);
    await page.getByText('It needs the permission SmartObjectType.Read', { exact: false }).waitFor();

    const importer = await ui.dashboard.keyWith('HardwareDefinition.Create');
    page = await ui.reopen({ path: '/types', key: importer.key });
    await page.getByRole('heading', { name: 'Import', exact: true }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).to.deep.equal(['Import and export']);
    expect(await page.getByRole('heading', { name: 'Export', exact: true }).count()).to.equal(0);

    page = await ui.reopen({ path: `/smart-object-templates/${template!.Id}` });
    await page.getByRole('button', { name: 'Edit the attributes' }).waitFor();
    expect(await page.getByRole('button', { name: /^(Edit$|Delete)/ }).count()).to.equal(0);
  });
});
