import { deviceNetworks } from '../features/networks/model.ts';
import { didYouMean } from '../kernel/texts.ts';
import type { ServerSettings } from '../config.ts';
import type { MqttGatewayOptions } from '@muster/mqtt';
import type { BrokerCertificate } from '@muster/mqtt';
import type { MqttFiles } from '../lifecycle/mqtt-files.ts';
import { StartError } from '../lifecycle/start-error.ts';
import type { Store } from '../store/port.ts';

/** Maximum number of names in the message. */
const shownNames = 20;

/**
 * Returns the ID of the device network for devices at an external MQTT broker.
 *
 * @param nameOrId undefined: the only device network
 * @throws StartError that lists the existing names
 */
async function mqttNetworkOf(store: Store, nameOrId: string | undefined): Promise<string> {
  const all = (await store.collection(deviceNetworks).find({})).filter((one) => one.removedAt === undefined);
  const wanted = nameOrId?.trim().toLowerCase();
  const found = all.filter(
    ({ id, name }) => wanted === undefined || id.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  const [network, second] = found;
  if (network !== undefined && second === undefined) return network.id;
  const names = all.map(({ name }) => `"${name}"`);
  const shown = names.slice(0, shownNames).join(', ');
  const reason =
    nameOrId === undefined
      ? 'The server has several device networks.'
      : second === undefined
        ? `Unknown device network "${nameOrId}".${didYouMean(nameOrId, names)}`
        : `Several device networks have the name "${nameOrId}".`;
  throw new StartError(
    reason,
    `Set --mqtt-network (MUSTER_MQTT_NETWORK) to the name or ID of the device network of the broker's devices: ${shown}.`,
    '--mqtt-network',
  );
}

/** The configured external broker; undefined if there is none. @throws StartError as {@link mqttNetworkOf} */
export async function externalBroker(
  store: Store,
  config: Pick<ServerSettings, 'mqttBroker' | 'mqttBrokerClientId' | 'mqttBrokerUsername' | 'mqttNetwork'>,
  files: MqttFiles,
  log: (level: 'info' | 'warn', message: string) => void,
): Promise<MqttGatewayOptions['external']> {
  const { mqttBroker: url, mqttBrokerClientId, mqttBrokerUsername: username, mqttNetwork } = config;
  if (url === undefined) return undefined;
  const deviceNetworkId = await mqttNetworkOf(store, mqttNetwork);
  return {
    url,
    deviceNetworkId,
    // The ID is the same at every start, because the broker keeps messages for it.
    clientId: mqttBrokerClientId ?? `muster-${deviceNetworkId}`,
    username,
    log,
    password: files.brokerPassword,
    tls: { ca: files.brokerCa, certificate: files.brokerCertificate, key: files.brokerKey },
  };
}

/** The certificate of `mqtts:` listeners; undefined if there is none. */
export function listenerCertificate({ certificate, key }: MqttFiles): BrokerCertificate | undefined {
  return certificate && key && { certificate, key };
}
