import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The overview, the list of devices and the pages of the device press-1. */
export async function devicesPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id } = await client.devices.getByEndpoint('press-1');
  const own = `/devices/${Id}`;
  const tab = (name: string, text: string | RegExp): ShownPage =>
    shown(`device-${name}`, `${own}?tab=${name}`, text);
  return [
    shown('overview', '/', 'Gateways', (page) =>
      page.locator('.rate .figure-value').filter({ hasText: /\d/ }).first().waitFor(),
    ),
    shown('devices', '/devices', /^1 to \d+ of/),
    shown(
      'devices-filter',
      "/devices?filter=Name+contains+'press'+and+RegistrationDate+gt+-1d",
      'Comparison',
      press('Add filter'),
    ),
    shown('devices-columns', '/devices?sort=-Name', 'Columns of devices', press('Columns')),
    shown('devices-delete', '/devices', 'It cannot be undone.', async (page) => {
      await page.getByLabel('Choose press-1', { exact: true }).check();
      await page
        .getByRole('group', { name: 'Chosen devices' })
        .getByRole('button', { name: 'Delete' })
        .click();
    }),
    shown('devices-create', '/devices', 'Device type', press('Create a device')),
    shown('devices-from-file', '/devices', 'CSV file', press('Create from a file')),
    shown('device-edit', own, 'Device template', press('Edit')),
    shown('device-objects', `${own}?object=/3/0`, 'Read all'),
    shown('device-plot', `${own}?object=/3303/0`, /^\d+ values, /, press(/Sensor Value/)),
    shown('device-write', `${own}?object=/3311/0`, 'press-1 /3311/0/5850 false', press('Write /3311/0/5850')),
    shown(
      'device-add-instance',
      `${own}?object=/3/0`,
      'By its name or the number of the object, such as Temperature.',
      press('Add an object instance'),
    ),
    tab('values', 'No resource is chosen.'),
    tab('registration', 'Last Register or Update'),
    tab('security', /^This device has no credentials/),
    shown('device-credentials', `${own}?tab=security`, 'Kind of credentials', press('Set credentials')),
    tab('settings', / has no settings/),
    tab('positions', /^This device has no positions/),
    tab('activity', 'Completed'),
    tab('queue', /^No command is waiting/),
    tab('firmware', /^There is no firmware package/),
    shown('no-such-page', '/nowhere', 'There is no such page.'),
  ];
}
