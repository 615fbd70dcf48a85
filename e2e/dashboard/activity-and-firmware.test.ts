/** Firmware campaigns and the Activity Log in the dashboard, with devices that install the firmware. */
import { createHash, randomBytes } from 'node:crypto';
import type { SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import { useDashboard } from '../support/dashboard-suite.ts';
import { firmwareImage } from '../support/firmware-image.ts';
import { HOSTILE } from '../support/dashboard.ts';

const image = firmwareImage(4_000);
const TITLE = `Lamp ${HOSTILE}`;
const NAME = `${TITLE} 2.0`;

describe('firmware and Activity Log in the dashboard', () => {
  const ui = useDashboard();
  const { row, press, see, expectRefusal, heading } = ui;
  let typeId: string;
  const devices: SimulatedDevice[] = [];

  before(async () => {
    const { client } = ui;
    typeId = (await client.deviceTypes.create({ Name: `Lamps ${HOSTILE}` })).Id;
    for (const name of ['good', 'bad', 'late']) {
      await client.devices.create({
        DeviceIdentifier: `lamp-${name}`,
        Name: name === 'bad' ? HOSTILE : `Lamp ${name}`,
        DeviceTypeId: typeId,
      });
    }
    await startDevice('good');
    await startDevice('bad', { result: 5 });
  });

  after(async () => {
    for (const device of devices) await device.stop({ deregister: false });
  });

  async function startDevice(name: string, firmware: { readonly result?: 5 } = {}): Promise<SimulatedDevice> {
    const options = { objects: [1, 3, 5], lifetimeSeconds: 600 };
    const device = await ui.startDevice(`lamp-${name}`, {
      ...options,
      firmware: { updateSeconds: 0.2, ...firmware },
    });
    devices.push(device);
    return device;
  }

  const open = (link: string): Promise<void> =>
    ui.page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: link }).click();
  const commands = () => ui.page.getByRole('complementary', { name: 'Commands of this session' });
  /** A number of the panel Progress. */
  const figure = (label: string, value: string): Promise<void> =>
    ui.page
      .getByRole('region', { name: 'Progress' })
      .locator('.figure')
      .filter({ hasText: label })
      .getByText(value, { exact: true })
      .waitFor();

  async function upload(
    title: string,
    file: { readonly name: string; readonly buffer: Buffer },
  ): Promise<void> {
    await press('Upload a package');
    const dialog = ui.page.getByRole('dialog', { name: 'Upload a firmware package' });
    await ui.field('Firmware file').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
    await ui.field('Device type').selectOption(typeId);
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('textbox', { name: 'Version' }).fill('2.0');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  it('uploads packages with progress, says why one is refused, downloads and deletes them', async () => {
    await open('Firmware');
    await ui.page.getByText('This device network has no firmware packages yet.').waitFor();
    await upload(TITLE, { name: 'empty.bin', buffer: Buffer.alloc(0) });
    const dialog = ui.page.getByRole('dialog', { name: 'Upload a firmware package' });
    await dialog.getByRole('alert').getByText('The file is empty. Send the firmware image.').waitFor();
    expectRefusal(400);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await upload(TITLE, { name: `${HOSTILE}.bin`, buffer: image });
    await heading(NAME);
    const facts = ui.page.getByRole('region', { name: 'Package' });
    await facts.getByText(createHash('sha256').update(image).digest('hex')).waitFor();
    await facts.getByText(`Lamps ${HOSTILE}`).waitFor();
    expect(await ui.download(ui.button('Download'))).to.deep.equal(image);

    await open('Firmware');
    const network = await ui.tab.context.newCDPSession(ui.page);
    await network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 },
    });
    await upload('Large', { name: 'large.bin', buffer: randomBytes(800_000) });
    await dialog.getByRole('progressbar', { name: 'Progress of the upload' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const panel = commands();
    const progress = { name: 'Progress of Upload the firmware package Large' };
    await panel.getByRole('progressbar', progress).waitFor();
    // Until now, the upload had to go on.
    await network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    });
    await panel.getByText('Done', { exact: true }).first().waitFor();
    await heading('Large 2.0');
    await press(/^Delete /);
    const question = ui.page.getByRole('dialog', { name: 'Delete the firmware package Large 2.0' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await ui.page.getByText('1 to 1 of 1').waitFor();
    await row(TITLE).getByText('4.0 KiB').waitFor();
  });

  it('a campaign shows progress and reasons, can be left, and its failed devices are retried', async () => {
    await open('Firmware');
    await ui.page.getByRole('link', { name: TITLE }).click();
    await ui.page.getByText('This package has not been installed on any device yet.').waitFor();
    await press('Start a campaign');
    const dialog = ui.page.getByRole('dialog', { name: `Install ${NAME}` });
    await dialog.getByText('The campaign reaches 3 devices.').waitFor();
    await dialog.getByLabel('Devices that match a filter').check();
    await dialog.getByText('The campaign reaches 2 devices.').waitFor();
    await dialog.getByRole('textbox', { name: 'Further conditions' }).fill('Nope eq 1');
    await dialog.getByText(/Unknown field/).waitFor();
    expectRefusal(400);
    await dialog.getByLabel('Chosen devices').check();
    await dialog.getByText('Choose at least one device.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Start the campaign' }).isDisabled()).to.equal(true);
    for (const name of ['Lamp good', HOSTILE]) {
      await dialog.getByLabel('Device', { exact: true }).fill(name);
      await dialog.getByRole('button', { name: 'Add the device' }).click();
      await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
    }
    await dialog.getByText('The campaign reaches 2 devices.').waitFor();
    await dialog.getByLabel('All devices of the type').check();
    await dialog.getByText('The campaign reaches 3 devices.').waitFor();
    await dialog.getByRole('button', { name: 'Start the campaign' }).click();

    await heading(`Firmware update of 3 devices to ${NAME}`);
    await figure('devices', '3');
    await figure('updated', '1');
    await figure('failed', '1');
    await see(/^Result 5 .*integrity/i, row(HOSTILE));
    await row('Lamp good').getByText('Completed', { exact: true }).waitFor();
    await row('Lamp late').getByText('Pending').waitFor();
    const campaign = ui.page.url();

    await open('Overview');
    await commands().getByRole('progressbar').waitFor();
    await open('Firmware');
    await row(TITLE).getByText('1 under way').waitFor();
    await row(TITLE).getByText('1 failed').waitFor();
    await ui.page.getByRole('link', { name: TITLE }).click();
    await ui.page.getByText('1 of 3 completed, 1 failed').waitFor();
    await ui.page.getByRole('link', { name: `Firmware update of 3 devices to ${NAME}` }).click();
    await startDevice('late');
    await figure('updated', '2');
    await figure('not ended', '0');
    await ui.page.getByRole('heading').locator('xpath=..').getByText('Failed', { exact: true }).waitFor();

    await devices[1]!.stop({ deregister: false });
    await startDevice('bad');
    await press('Retry the failed (1)');
    await press('Retry', ui.dialog('Retry the failed devices'));
    await heading(`Firmware update of 1 device to ${NAME}`);
    await figure('updated', '1');
    expect(ui.page.url()).to.not.equal(campaign);
    await row(HOSTILE).getByText('Completed', { exact: true }).waitFor();
    const { client } = ui;
    const bad = await client.devices.getByEndpoint('lamp-bad');
    expect(await client.devices.firmwareState(bad.Id)).to.include({ IsActive: false, Result: 1 });
  });

  it('cancels the update of a device, and leaves deleted devices out of a retry', async () => {
    const { client } = ui;
    const [one] = (await client.firmwarePackages.list()).Rows;
    const asleep = [];
    for (const name of ['asleep', 'gone']) {
      const { Id } = await client.devices.create({ DeviceIdentifier: `lamp-${name}`, DeviceTypeId: typeId });
      asleep.push(Id);
    }
    const { activityId } = await client.firmwarePackages.upgrade(one!.Id, { DeviceIds: asleep });
    await ui.page.goto(`${ui.dashboard.origin}/firmware/campaigns/${activityId}`);
    for (const name of ['lamp-asleep', 'lamp-gone']) {
      await press(`Cancel the update of ${name}`, row(name));
      await press('Cancel the update', ui.dialog(`Cancel the update of ${name}`));
      await row(name).getByText('The update was cancelled.').waitFor();
    }
    await client.devices.delete(asleep[1]!);
    await press('Retry the failed (2)');
    await press('Retry', ui.dialog('Retry the failed devices'));
    await heading(`Firmware update of 1 device to ${NAME}`);
    expectRefusal(400);
    await row('lamp-asleep').getByText('Pending').waitFor();
    await client.devices.cancelFirmwareUpgrade(asleep[0]!);
    await figure('failed', '1');
  });

  it('the Activity Log shows commands live, and entries with their parts', async () => {
    const { client } = ui;
    await open('Activity Log');
    await row('Firmware update of 3 devices').getByText('2 of 3 completed, 1 failed').waitFor();
    const { Rows } = await client.resources.list({
      Filter: "Name eq 'Manufacturer' and DeviceName eq 'Lamp good'",
    });
    await client.resources.read(Rows[0]!.Id);
    const read = row(/Read/).first();
    await read.getByText('Completed', { exact: true }).waitFor();
    expect(await read.getByRole('link', { name: 'Manufacturer', exact: true }).getAttribute('href')).to.equal(
      `/devices/${Rows[0]!.DeviceId}`,
    );
    await ui.page.getByLabel('Applies to').selectOption('Multiple');
    await ui.page.getByRole('searchbox', { name: 'Search' }).fill('3 devices');
    await ui.page.getByText('1 to 1 of 1').waitFor();
    await ui.page.getByRole('link', { name: `Firmware update of 3 devices to ${NAME}` }).click();
    const parts = ui.page.getByRole('region', { name: 'Parts', exact: true });
    await parts.getByText('1 to 3 of 3').waitFor();
    await parts.getByLabel('Status').selectOption('Failed');
    await parts.getByText('1 to 1 of 1').waitFor();
    await see(/^Result 5 /, row(HOSTILE));
    await row(HOSTILE).getByRole('link', { name: HOSTILE, exact: true }).click();
    await heading(HOSTILE);
    await ui.page.goBack();
    await parts.getByText('1 to 1 of 1').waitFor();
    await ui.page.getByRole('link', { name: 'Open the campaign' }).click();
    await figure('devices', '3');
    await ui.page.goBack();

    await press('Archive the entry');
    await press('Archive', ui.dialog('Archive the entry'));
    await ui.page.getByText('Archived', { exact: true }).waitFor();
    await parts.getByText('1 to 1 of 1').waitFor();
    await press('Delete the entry');
    await press('Delete', ui.dialog());
    await heading('Activity Log');
    await row('Firmware update of 1 device').first().waitFor();
    await row('Firmware update of 3 devices').waitFor({ state: 'detached' });
  });

  it('downloads the log, deletes its entries after a question, and shows the audit', async () => {
    await open('Activity Log');
    await press('Download');
    const csv = await ui.download(ui.button('Download', ui.dialog('Download the Activity Log')));
    expect(String(csv))
      .to.match(/^Id,CreatedTimestamp,.*\r\n/)
      .and.to.include(`Firmware update to ${NAME}`);
    await press('Delete all entries');
    await press('Delete all', ui.dialog('Delete all entries'));
    await ui.page.getByText('Nothing has been done yet.').waitFor();
    await ui.page.getByRole('tab', { name: 'Audit' }).click();
    await row('activityLogs.deleteAll').getByText('204').waitFor();
    const { Rows } = await ui.client.activityLogs.listAudit({ Filter: "Operation eq 'devices.create'" });
    const id = Rows[0]!.EntityId!;
    await ui.page.getByRole('searchbox', { name: 'Search' }).fill('devices.create');
    await ui.page
      .getByTitle(id)
      .getByText(`…${id.slice(-8)}`, { exact: true })
      .first()
      .waitFor();
  });

  it('shows a key the operations that it permits only', async () => {
    const reader = await ui.dashboard.keyWith('FirmwarePackage.Read');
    const firmware = await ui.dashboard.open({ key: reader.key, path: '/firmware' });
    await firmware.page.getByRole('link', { name: TITLE }).click();
    await firmware.page.getByRole('heading', { name: NAME }).waitFor();
    await firmware.page.getByRole('button', { name: 'Download', exact: true }).waitFor();
    const buttons = firmware.page.getByRole('main').getByRole('button');
    expect((await buttons.allInnerTexts()).filter((text) => text !== '')).to.deep.equal(['Download']);
    expect(await firmware.page.getByRole('region', { name: 'Campaigns and updates' }).count()).to.equal(0);
    await firmware.page.goto(`${ui.dashboard.origin}/activity`);
    await firmware.page.getByText('You cannot see this page.').waitFor();
    expect(firmware.complaints).to.be.empty;
    await firmware.close();

    const auditor = await ui.dashboard.keyWith('ActivityLog.Read');
    const activity = await ui.dashboard.open({ key: auditor.key });
    await activity.page.getByRole('tab', { name: 'Operations' }).waitFor();
    // The first page that the key can see.
    expect(new URL(activity.page.url()).pathname).to.equal('/activity');
    expect(await activity.page.getByRole('tab').count()).to.equal(1);
    expect(await activity.page.getByRole('button', { name: /^(Delete|Archive)/ }).count()).to.equal(0);
    expect(activity.complaints).to.be.empty;
    await activity.close();
  });
});
