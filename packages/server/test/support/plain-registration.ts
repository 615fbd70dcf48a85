import type { Registration } from '../../src/features/registration/model.ts';
import { objectList } from './device-world.ts';

/** Returns a registration without optional members. */
export function plainRegistration(name: string, change: Partial<Registration> = {}): Registration {
  return {
    id: `location-${name}`,
    deviceId: `device-${name}`,
    deviceNetworkId: 'network',
    endpointName: name,
    listener: 'coap://127.0.0.1:5683',
    address: '127.0.0.1',
    port: 40_000 + name.charCodeAt(0),
    lifetimeSeconds: 300,
    lwm2mVersion: '1.1',
    binding: 'U',
    queueMode: false,
    rootPath: '/',
    contentFormats: [110],
    objects: objectList('/3/0', '/3303/0'),
    registeredAt: 1000,
    updatedAt: 1000,
    expiresAt: 301_000,
    ...change,
  };
}
