import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** A campaign with a failed device and others that wait. */
interface ShownCampaign {
  readonly packageId: string;
  readonly campaignId: string;
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
    const { Id } = await client.devices.create({
      DeviceIdentifier: `lamp-${index}`,
      Name: `Lamp ${index}`,
      DeviceTypeId,
    });
    DeviceIds.push(Id);
  }
  const { Id: packageId } = await client.firmwarePackages.create({
    firmware: new File([new Uint8Array(300_000)], 'lamp-2.1.bin'),
    request: { DeviceTypeId, Title: 'Street lamp', Version: '2.1', Build: '2041' },
  });
  const { activityId = '' } = await client.firmwarePackages.upgrade(packageId, { DeviceIds });
  await client.devices.cancelFirmwareUpgrade(DeviceIds[0]!);
  return { packageId, campaignId: activityId };
}

/** The pages of the area. Makes the data that the pages show. */
export async function firmwarePages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { packageId, campaignId } = await shownCampaign(client);
  const start = { path: `/firmware/${packageId}`, text: /^The campaign reaches 4 devices/ } as const;
  return [
    { name: 'firmware', path: '/firmware', text: /^3 under way/ },
    { name: 'firmware-campaigns', path: '/firmware?tab=campaigns', text: '0 of 4 completed' },
    {
      name: 'firmware-upload',
      path: '/firmware',
      text: 'As it is sent to the devices.',
      prepare: (page) => page.getByRole('button', { name: 'Upload a package' }).click(),
    },
    { name: 'firmware-package', path: start.path, text: '0 of 4 completed' },
    {
      ...start,
      name: 'firmware-start',
      prepare: (page) => page.getByRole('button', { name: 'Start a campaign' }).click(),
    },
    {
      ...start,
      name: 'firmware-start-filter',
      text: 'No device of this type matches.',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Start a campaign' }).click();
        await page.getByLabel('Devices that match a filter').check();
      },
    },
    {
      ...start,
      name: 'firmware-start-chosen',
      text: 'The campaign reaches 1 device.',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Start a campaign' }).click();
        await page.getByLabel('Chosen devices').check();
        await page.getByLabel('Device', { exact: true }).fill('Lamp 2');
        await page.getByRole('button', { name: 'Add the device' }).click();
      },
    },
    {
      name: 'firmware-campaign',
      path: `/firmware/campaigns/${campaignId}`,
      text: 'The update was cancelled.',
    },
    {
      name: 'firmware-retry',
      path: `/firmware/campaigns/${campaignId}`,
      text: /^A new campaign installs/,
      prepare: (page) => page.getByRole('button', { name: /^Retry the failed/ }).click(),
    },
    {
      name: 'firmware-cancel',
      path: `/firmware/campaigns/${campaignId}`,
      text: /keeps the firmware that it has/,
      prepare: (page) =>
        page
          .getByRole('button', { name: /^Cancel the update of/ })
          .first()
          .click(),
    },
  ];
}
