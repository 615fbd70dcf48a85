/** An LwM2M server that accepts everything and stores nothing: what a fleet costs beside it is the fleet's own. */
import { createLwm2mServer, ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import { preSharedKeyOf } from '../../src/security/device-credentials.ts';

/** Of fleets that name none. */
const seed = 1;

export interface PlainServer {
  readonly coap: string;
  readonly coaps: string;
  readonly registrations: number;
  readonly updates: number;
  close(): Promise<void>;
}

export async function startPlainServer(): Promise<PlainServer> {
  const count = { registrations: 0, updates: 0 };
  const server = await createLwm2mServer({
    listen: ['coap://127.0.0.1:0', 'coaps://127.0.0.1:0'],
    secure: { credentials: { psk: (identity) => preSharedKeyOf(seed, identity) } },
    models: new ModelRegistry(omaCatalogue),
    handlers: {
      register: () => Promise.resolve({ location: String((count.registrations += 1)) }),
      update: () => {
        count.updates += 1;
        return Promise.resolve({});
      },
      deregister: () => Promise.resolve({}),
      send: () => Promise.resolve(),
    },
  });
  const [coap = '', coaps = ''] = server.addresses;
  return {
    coap,
    coaps,
    get registrations() {
      return count.registrations;
    },
    get updates() {
      return count.updates;
    },
    close: () => server.close(),
  };
}
