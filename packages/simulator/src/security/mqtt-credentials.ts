import type { MqttPlan } from '../device/plan.ts';
import { endpointName, type EndpointNameParts } from '../scenario/endpoint-pattern.ts';
import { deriveSecret } from './secrets.ts';

const passwordBytes = 16;

/** User name and password of an MQTT device. */
export interface MqttCredentials {
  readonly username: string;
  readonly password: string;
}

/** Defaults: the endpoint name, and a password that follows from the seed. Both are for tests only. */
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
