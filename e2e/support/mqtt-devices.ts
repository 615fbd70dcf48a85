/** The devices of a simulated MQTT fleet as the service knows them. */
import { createClient, type MusterClient } from '@muster/sdk';
import { fleetCredentials, type Cohort } from '@muster/simulator';
import type { ReadyInfo } from './muster.ts';
import { settings } from './settings.ts';

/** Creates a device of the type Sensor, which is created with the first one. Returns the id of the device. */
export async function createMqttDevice(
  client: MusterClient,
  DeviceIdentifier: string,
  SettingCategories: ReturnType<typeof settings> = [],
): Promise<string> {
  const { Rows } = await client.deviceTypes.list({ Filter: 'Name eq Sensor' });
  const type = Rows[0] ?? (await client.deviceTypes.create({ Name: 'Sensor', DeviceStandard: 'MQTT' }));
  return (await client.devices.create({ DeviceIdentifier, DeviceTypeId: type.Id, SettingCategories })).Id;
}

/** Creates the devices of cohorts with `security: password`. */
export async function createMqttDevices(
  info: ReadyInfo,
  devices: readonly Cohort[],
  client: MusterClient = createClient({ baseUrl: info.http, apiKey: info.apiKey }),
): Promise<MusterClient> {
  const credentials = await fleetCredentials({ serverUri: info.mqtt!, devices });
  for (const { endpointName, username, password } of credentials.devices)
    await createMqttDevice(
      client,
      endpointName,
      settings('MQTT', { username: username!, password: password! }),
    );
  return client;
}
