import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function gatewaysPages(client: MusterClient): Promise<readonly ShownPage[]> {
  const { DataCollectorId: id } = await client.devices.getByEndpoint('press-1');
  await client.dataCollectors.refreshStatus(id);
  const [types, templates] = ['/gateways?tab=types', '/gateways?tab=templates'] as const;
  const page = (name: string, tab: string, text: string | RegExp, button?: string): ShownPage =>
    shown(
      `gateway-${name}`,
      `/gateways/${id}?tab=${tab}`,
      text,
      button === undefined ? button : press(button),
    );
  const tab = (name: string, text: string | RegExp): ShownPage => page(name, name, text);
  return [
    shown('gateways', '/gateways', 'Connected'),
    shown('gateways-create', '/gateways', 'MAC address', press('Create a gateway')),
    shown('gateways-types', types, 'Hardware type'),
    shown('gateways-templates', templates, 'Configuration'),
    shown('gateways-types-create', types, 'Add a configuration key', press('Create a gateway type')),
    shown(
      'gateways-templates-create',
      templates,
      'Unique in its gateway',
      press('Create a gateway template'),
    ),
    tab('status', 'Addresses'),
    page('restart', 'status', 'Restart the application?', 'Restart the application'),
    page('delete', 'status', 'Move its devices to the default gateway', 'Delete'),
    tab('devices', 'press-1'),
    tab('log', /^There are no log posts|^Message/),
    tab('settings', /list-settings/),
    tab('ticket', 'Show the ticket'),
    page('ticket-shown', 'ticket', 'Expires', 'Show the ticket'),
  ];
}
