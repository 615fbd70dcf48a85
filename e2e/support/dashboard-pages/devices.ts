import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The overview, the list of devices and the pages of the device press-1. */
export async function devicesPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { Id } = await client.devices.getByEndpoint('press-1');
  const tab = (name: string, text: string | RegExp): ShownPage => ({
    name: `device-${name}`,
    path: `/devices/${Id}?tab=${name}`,
    text,
  });
  return [
    {
      name: 'overview',
      path: '/',
      text: 'Gateways',
      prepare: (page) => page.locator('.rate .figure-value').filter({ hasText: /\d/ }).first().waitFor(),
    },
    { name: 'devices', path: '/devices', text: /^1 to \d+ of/ },
    {
      name: 'devices-create',
      path: '/devices',
      text: 'Device type',
      prepare: (page) => page.getByRole('button', { name: 'Create a device' }).click(),
    },
    {
      name: 'devices-from-file',
      path: '/devices',
      text: 'CSV file',
      prepare: (page) => page.getByRole('button', { name: 'Create from a file' }).click(),
    },
    {
      name: 'device-edit',
      path: `/devices/${Id}`,
      text: 'Device template',
      prepare: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    },
    { ...tab('objects', 'Read all'), path: `/devices/${Id}?object=/3/0` },
    {
      name: 'device-plot',
      path: `/devices/${Id}?object=/3303/0`,
      text: /^\d+ values, /,
      prepare: (page) => page.getByRole('button', { name: /Sensor Value/ }).click(),
    },
    {
      name: 'device-write',
      path: `/devices/${Id}?object=/3311/0`,
      text: 'muster write press-1 /3311/0/5850 false',
      prepare: (page) => page.getByRole('button', { name: 'Write /3311/0/5850' }).click(),
    },
    tab('registration', 'Last Register or Update'),
    tab('security', /^This device has no credentials/),
    {
      ...tab('security', 'Kind of credentials'),
      name: 'device-credentials',
      prepare: (page) => page.getByRole('button', { name: 'Set credentials' }).click(),
    },
    tab('settings', / has no settings/),
    tab('positions', /^This device has no positions/),
    tab('activity', 'Completed'),
    tab('queue', /^No command is waiting/),
    tab('firmware', /^There is no firmware package/),
    { name: 'no-such-page', path: '/nowhere', text: 'There is no such page.' },
  ];
}
