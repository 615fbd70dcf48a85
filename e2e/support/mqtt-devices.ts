/** A server with an MQTT broker, and the devices of a simulated fleet as the service knows them. */
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import { fleetCredentials, type Cohort } from '@muster/simulator';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import type { ReadyInfo, Workplace } from './muster.ts';

/** Arguments of a server that has the same ports and data each time. */
export async function mqttServerArgs(place: Workplace, ...more: readonly string[]): Promise<string[]> {
  return [
    'server',
    `--http=127.0.0.1:${await freeTcpPort()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
    `--mqtt=127.0.0.1:${await freeTcpPort()}`,
    `--data-dir=${join(place.dir, 'data')}`,
    '--requests-per-minute=0',
    '--mqtt-packets-per-second=0',
    ...more,
  ];
}

/** Creates the devices of cohorts with `security: password`. */
export async function createMqttDevices(
  info: ReadyInfo,
  devices: readonly Cohort[],
  client: MusterClient = createClient({ baseUrl: info.http, apiKey: info.apiKey }),
): Promise<MusterClient> {
  const credentials = await fleetCredentials({ serverUri: info.mqtt!, devices });
  const type = await client.deviceTypes.create({ Name: 'Simulated', DeviceStandard: 'MQTT' });
  for (const { endpointName, username, password } of credentials.devices) {
    const Settings = Object.entries({ username, password }).map(([Key, Value]) => ({
      Key,
      DataType: 'String' as const,
      Value: Value!,
    }));
    await client.devices.create({
      DeviceIdentifier: endpointName,
      DeviceTypeId: type.Id,
      SettingCategories: [{ Name: 'MQTT', Settings }],
    });
  }
  return client;
}
