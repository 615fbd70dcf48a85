/** The tabs of one device in the dashboard, with data in each. */
import { until } from '@muster/testkit';
import type { SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { useDashboard } from '../support/dashboard-suite.ts';
import { generate } from 'coap-packet';
import { RawDevice } from '../support/raw-device.ts';
import { firmwareImage } from '../support/firmware-image.ts';

const AWAKE_SECONDS = 1;
const image = firmwareImage(2_000);

describe('tabs of one device in the dashboard', () => {
  const ui = useDashboard({ args: [`--queue-awake-seconds=${AWAKE_SECONDS}`] });
  const { dialog, press, row, fill, confirm, expectRefusal } = ui;
  let typeId: string;
  let device: SimulatedDevice | undefined;

  before(async () => {
    typeId = (await ui.client.deviceTypes.create({ Name: 'Buoy' })).Id;
  });

  afterEach(async () => {
    await device?.stop();
    device = undefined;
  });

  async function create(name: string): Promise<string> {
    const { Id } = await ui.client.devices.create({ DeviceIdentifier: name, DeviceTypeId: typeId });
    return Id;
  }

  const show = async (id: string, part: string): Promise<void> => {
    await ui.page.goto(`${ui.dashboard.origin}/devices/${id}?tab=${part}`);
    await ui.page.getByRole('tabpanel').waitFor();
  };
  const fact = (name: string): Locator =>
    ui.page.locator('dl.facts > div').filter({ has: ui.page.getByText(name, { exact: true }) });

  it('lists commands that wait for a sleeping device, deletes one, and empties when the device wakes', async () => {
    const id = await create('sleeper-1');
    // The service takes it for asleep before it falls asleep.
    const queueMode = { awakeSeconds: 2 * AWAKE_SECONDS };
    const sleeper = (device = await ui.startDevice('sleeper-1', { lifetimeSeconds: 600, queueMode }));
    await until(() => !sleeper.isAwake);
    await show(id, 'queue');
    await ui.page.getByText('No command is waiting.').waitFor();
    const { client } = ui;
    const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${id}`, PageSize: 1000 });
    const write = async (path: string, Value: string): Promise<void> => {
      const resource = Rows.find(({ Url }) => Url === path);
      await client.resources.write(resource!.Id, { Value });
    };
    await write('/3/0/14', '+01:00');
    await write('/3/0/15', 'Europe/Stockholm');
    await row('/3/0/14').getByText('Pending').waitFor();
    await row('/3/0/15').getByText('Write', { exact: true }).waitFor();
    await row('/3/0/14').getByRole('button', { name: 'Delete the queue item Write /3/0/14' }).click();
    await row('/3/0/14').waitFor({ state: 'detached' });
    await sleeper.update();
    await ui.page.getByText('No command is waiting.').waitFor();
    await until(() => sleeper.read('/3/0/15') === 'Europe/Stockholm');
    expect(sleeper.read('/3/0/14')).to.not.equal('+01:00');
  });

  it('shows the value that a Read returned with its own time, though a newer one is stored', async () => {
    const id = await create('late-1');
    const late = await RawDevice.register(ui.dashboard.server.info.coap, 'late-1');
    try {
      await late.report(30);
      await show(id, 'objects');
      await ui.page
        .getByRole('navigation', { name: 'Smart objects' })
        .getByRole('button', { name: /3303/u })
        .click();
      await ui.page.locator('tr[data-path="/3303/0/5700"]').getByText('30', { exact: true }).waitFor();
      await press('Read /3303/0/5700');
      for (let isAnswered = false; !isAnswered;) {
        const { code, messageId, token, options } = await late.receive();
        if (!code.startsWith('0.0') || code === '0.00') continue;
        isAnswered = options.some(({ name, value }) => name === 'Uri-Path' && String(value) === '5700');
        const bt = Date.UTC(2020, 1, 29, 12) / 1_000;
        await late.sendBytes(
          generate({
            ...{ ack: true, messageId, token, code: isAnswered ? '2.05' : '4.04' },
            options: isAnswered ? [{ name: 'Content-Format', value: Buffer.from([110]) }] : [],
            payload: Buffer.from(isAnswered ? JSON.stringify([{ bn: '/3303/0/5700', bt, v: 21.5 }]) : ''),
          }),
        );
      }
      await ui.latest().getByText('2.05 21.5 (2020-02-29T12:00:00').waitFor();
      await ui.page.locator('tr[data-path="/3303/0/5700"]').getByText('30', { exact: true }).waitFor();
    } finally {
      late.close();
    }
  });

  it('updates the firmware of the device, and shows the current and the expected state', async () => {
    const id = await create('buoy-1');
    await ui.client.firmwarePackages.create({
      firmware: new File([image], 'buoy.bin'),
      request: { DeviceTypeId: typeId, Title: 'Buoy', Version: '2.0' },
    });
    await show(id, 'firmware');
    await fact('Update').getByText('none yet').waitFor();
    await press('Update the firmware');
    await fact('Update').getByText('in progress').waitFor();
    await fact('Current state').getByText('Idle').waitFor();
    expect(await fact('Expected state').innerText()).to.not.include('Idle');
    expect(await ui.page.getByRole('button', { name: 'Update the firmware' }).isDisabled()).to.equal(true);
    await press('Cancel the update');
    await fact('Update').getByText('ended').waitFor();
    await fact('Result').getByText('The update was cancelled.').waitFor();

    await press('Update the firmware');
    await fact('Update').getByText('in progress').waitFor();
    const options = { objects: [1, 3, 5], lifetimeSeconds: 600, firmware: { updateSeconds: 0.2 } };
    device = await ui.startDevice('buoy-1', options);
    await fact('Update').getByText('ended').waitFor();
    expect(await ui.client.devices.firmwareState(id)).to.include({ IsActive: false, Result: 1 });
    expect(await fact('Current state').innerText()).to.include('Idle');
    expect(await fact('Expected state').innerText()).to.include('Idle');
    const ended = ['send the package', 'verify the package', 'install the package'];
    const steps = ui.page.getByRole('region', { name: 'Steps of the update' });
    await until(async () => (await steps.getByText('Completed', { exact: true }).count()) === ended.length);
    expect(await steps.locator('tbody td:nth-child(2)').allInnerTexts()).to.deep.equal(ended);
    await ui.page.getByRole('link', { name: 'Open the entry' }).click();
    await ui.page.getByRole('heading', { name: 'Firmware update to Buoy 2.0', exact: true }).waitFor();
    const parts = ui.page.getByRole('region', { name: 'Steps' });
    await parts
      .getByRole('row', { name: /install the package/ })
      .getByText('The firmware was updated.')
      .waitFor();
  });

  it('sets credentials of each kind, never shows a secret, and deletes them', async () => {
    const id = await create('secret-1');
    await show(id, 'security');
    await ui.page.getByText('This device has no credentials.').waitFor();
    const credentials = ui.page.getByRole('region', { name: 'Credentials', exact: true });
    const open = async (kind: string): Promise<void> => {
      await press('Set credentials');
      await dialog().getByLabel('Kind of credentials').selectOption(kind);
    };
    const set = (): Promise<void> => dialog().getByRole('button', { name: 'Set', exact: true }).click();

    await open('MQTT user name and password');
    await fill(/^Password/, 'salt and water');
    await set();
    const mqtt = credentials.getByRole('region', { name: 'MQTT', exact: true });
    await mqtt.getByRole('row', { name: 'username' }).getByText('secret-1').waitFor();
    await mqtt.getByRole('row', { name: 'password' }).getByText('Set, never shown').waitFor();
    expect(await ui.page.content()).to.not.include('salt and water');

    await open('Certificate (X.509)');
    await fill(/^Common name/, 'buoy.example');
    await set();
    const certificate = credentials.getByRole('region', { name: 'X509', exact: true });
    await certificate.getByText('buoy.example').waitFor();

    await open('Raw public key (RPK)');
    expect(await dialog().getByRole('button', { name: 'Set', exact: true }).isDisabled()).to.equal(true);
    await fill(/^Public key/, 'not a key');
    await set();
    await dialog().getByRole('alert').waitFor();
    expectRefusal(400);
    await press('Cancel', dialog());

    await mqtt.getByRole('button', { name: 'Delete the credentials MQTT of secret-1' }).click();
    await confirm();
    await mqtt.waitFor({ state: 'detached' });
    const settings = await ui.client.devices.listSettings(id);
    expect(settings.filter(({ IsInherited }) => !IsInherited).map(({ Key }) => Key)).to.deep.equal([
      'commonName',
    ]);
  });
});
