import type { MusterClient } from '@muster/sdk';
import type { ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function gatewaysPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const device = await client.devices.getByEndpoint('press-1');
  const id = device.DataCollectorId;
  await client.dataCollectors.refreshStatus(id);
  const tab = (name: string, text: string | RegExp): ShownPage => ({
    name: `gateway-${name}`,
    path: `/gateways/${id}?tab=${name}`,
    text,
  });
  const dialog = (name: string, of: string, button: string, text: string): ShownPage => ({
    ...tab(of, text),
    name: `gateway-${name}`,
    prepare: (page) => page.getByRole('button', { name: button, exact: true }).click(),
  });
  return [
    { name: 'gateways', path: '/gateways', text: 'Connected' },
    {
      name: 'gateways-create',
      path: '/gateways',
      text: 'MAC address',
      prepare: (page) => page.getByRole('button', { name: 'Create a gateway' }).click(),
    },
    { name: 'gateways-types', path: '/gateways?tab=types', text: 'Hardware type' },
    { name: 'gateways-templates', path: '/gateways?tab=templates', text: 'Configuration' },
    {
      name: 'gateways-types-create',
      path: '/gateways?tab=types',
      text: 'Add a configuration key',
      prepare: (page) => page.getByRole('button', { name: 'Create a gateway type' }).click(),
    },
    {
      name: 'gateways-templates-create',
      path: '/gateways?tab=templates',
      text: 'Unique in its gateway type.',
      prepare: (page) => page.getByRole('button', { name: 'Create a gateway template' }).click(),
    },
    tab('status', 'Addresses'),
    dialog('restart', 'status', 'Restart the application', 'Restart the application?'),
    dialog('delete', 'status', 'Delete', 'Move its devices to the default gateway'),
    tab('devices', 'press-1'),
    tab('log', /^There are no log posts|^Message/),
    tab('settings', /list-settings/),
    tab('ticket', 'Show the ticket'),
    dialog('ticket-shown', 'ticket', 'Show the ticket', 'Expires'),
  ];
}
