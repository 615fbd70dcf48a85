import type { MqttPlan } from '../device/plan.ts';
import { endpointName, type EndpointNameParts } from '../scenario/endpoint-pattern.ts';
import { deriveSecret } from './secrets.ts';

const passwordBytes = 16;

/** User name and password of an MQTT device. */
export interface MqttCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Returns the user name and password of a device. Defaults: the endpoint name, and a password derived from the seed;
 * for tests only.
 */
export function mqttCredentialsOf(
  { username, password }: Partial<Pick<MqttPlan, 'username' | 'password'>>,
  device: EndpointNameParts & { readonly endpointName: string },
): MqttCredentials {
  const { seed, endpointName: name } = device;
  return {
    username: username === undefined ? name : endpointName(username, device),
    password:
      password === undefined
        ? deriveSecret(seed, 'mqtt', name, passwordBytes).toString('hex')
        : endpointName(password, device),
  };
}
