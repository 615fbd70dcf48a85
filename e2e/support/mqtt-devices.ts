/** The devices of a simulated MQTT fleet as the service knows them. */
import { createClient, type MusterClient } from '@muster/sdk';
import { fleetCredentials, type Cohort } from '@muster/simulator';
import type { ReadyInfo } from './muster.ts';
import { settings } from './settings.ts';

/** Creates the devices of cohorts with `security: password`. */
export async function createMqttDevices(
  info: ReadyInfo,
  devices: readonly Cohort[],
  client: MusterClient = createClient({ baseUrl: info.http, apiKey: info.apiKey }),
): Promise<MusterClient> {
  const credentials = await fleetCredentials({ serverUri: info.mqtt!, devices });
  const type = await client.deviceTypes.create({ Name: 'Simulated', DeviceStandard: 'MQTT' });
  for (const { endpointName, username, password } of credentials.devices) {
    await client.devices.create({
      DeviceIdentifier: endpointName,
      DeviceTypeId: type.Id,
      SettingCategories: settings('MQTT', { username: username!, password: password! }),
    });
  }
  return client;
}
