import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** A campaign with a failed device and others that wait. */
interface ShownCampaign {
  readonly packageId: string;
  readonly campaignId: string;
  /** Name of a device that waits. */
  readonly waiting: string;
}

const campaigns = new WeakMap<MusterClient, Promise<ShownCampaign>>();

/** Makes a campaign once per client, for the pages of both areas. */
export function shownCampaign(client: MusterClient): Promise<ShownCampaign> {
  const known = campaigns.get(client) ?? makeCampaign(client);
  campaigns.set(client, known);
  return known;
}

async function makeCampaign(client: MusterClient): Promise<ShownCampaign> {
  const { Id: DeviceTypeId } = await client.deviceTypes.create({ Name: 'Street lamp' });
  const DeviceIds: string[] = [];
  for (let index = 1; index <= 4; index += 1) {
    const names = { DeviceIdentifier: `lamp-${index}`, Name: `Lamp ${index}` };
    DeviceIds.push((await client.devices.create({ ...names, DeviceTypeId })).Id);
  }
  const { Id: packageId } = await client.firmwarePackages.create({
    firmware: new File([new Uint8Array(300_000)], 'lamp-2.1.bin'),
    request: { DeviceTypeId, Title: 'Street lamp', Version: '2.1', Build: '2041' },
  });
  const { activityId = '' } = await client.firmwarePackages.upgrade(packageId, { DeviceIds });
  await client.devices.cancelFirmwareUpgrade(DeviceIds[0]!);
  const { Name: waiting } = await client.devices.get(DeviceIds[1]!);
  return { packageId, campaignId: activityId, waiting };
}

/** The pages of the area. Makes the data that the pages show. */
export async function firmwarePages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { packageId, campaignId, waiting } = await shownCampaign(client);
  const [one, campaign] = [`/firmware/${packageId}`, `/firmware/campaigns/${campaignId}`];
  return [
    shown('firmware', '/firmware', /^3 under way/),
    shown('firmware-campaigns', '/firmware?tab=campaigns', '0 of 4 completed'),
    shown('firmware-upload', '/firmware', 'As it is sent to the devices.', press('Upload a package')),
    shown('firmware-package', one, '0 of 4 completed'),
    shown('firmware-start', one, /^The campaign reaches 4 devices/, press('Start a campaign')),
    shown('firmware-start-filter', one, 'No device of this type matches.', async (page) => {
      await press('Start a campaign')(page);
      await page.getByLabel('Devices that match a filter').check();
    }),
    shown('firmware-start-chosen', one, 'The campaign reaches 1 device.', async (page) => {
      await press('Start a campaign')(page);
      await page.getByLabel('Chosen devices').check();
      await page.getByLabel('Device', { exact: true }).fill(waiting);
      await press('Add the device')(page);
    }),
    shown('firmware-campaign', campaign, 'The update was cancelled.'),
    shown('firmware-retry', campaign, /^A new campaign installs/, press(/^Retry the failed/)),
    shown('firmware-cancel', campaign, /keeps the firmware that it has/, press(/^Cancel the update of/)),
  ];
}
