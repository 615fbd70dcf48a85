/* oxlint-disable typescript/no-deprecated -- No other operation has these networks. */
import type { MusterClient } from '@muster/sdk';
import { press, shown, type ShownPage } from './shown-page.ts';

/** The pages of the area. Makes the data that the pages show. */
export async function settingsPages(client: MusterClient): Promise<readonly ShownPage[]> {
  await client.settingCategories.create({
    Name: 'Radio of the quay',
    DefaultSettings: [
      { Name: 'channel', DataType: 'Integer', Value: '11' },
      { Name: 'power', DataType: 'String' },
    ],
  });
  await client.networkSettings.create({
    ...{ Name: 'Quay wireless', NetworkType: 'WIFI', AuthenticationType: 'WPA2PSK' },
    ...{ SSID: 'quay-7', PreSharedKey: 'a key of the quay' },
  });
  await client.bootstrapServers.create({
    Name: 'Quay bootstrap',
    Description: 'Accounts of the cranes',
    Servers: [{ ShortServerId: 1, ServerUri: 'coap://192.0.2.1:5683' }],
  });
  const tab = (name: string, text: string): ShownPage =>
    shown(`settings-${name}`, `/settings?tab=${name}`, text);
  const dialog = (name: string, button: string, text: string): ShownPage =>
    shown(`settings-${name}-edit`, `/settings?tab=${name}`, text, press(button));
  return [
    tab('categories', 'Radio of the quay'),
    dialog('categories', 'Edit the setting category Radio of the quay', 'Key 2'),
    tab('defaults', 'channel'),
    tab('networks', 'Quay wireless'),
    dialog('networks', 'Edit the network setting Quay wireless', 'Add a location'),
    tab('bootstrap', 'Quay bootstrap'),
    dialog('bootstrap', 'Edit the bootstrap server Quay bootstrap', 'LwM2M server 1'),
    tab('usage', 'Month (UTC)'),
  ];
}
