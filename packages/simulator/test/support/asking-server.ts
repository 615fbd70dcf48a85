import { createLwm2mServer, type CompositeOperation, type DeviceOperation } from '@muster/lwm2m';
import type { StartInProcessServer } from '../../src/index.ts';

/** A server that sends each device that registers these requests, one after the other. */
export function askingServer(
  operations: readonly (CompositeOperation | DeviceOperation)[],
): StartInProcessServer {
  return async ({ clock, listen, openSocket, models, random }) => {
    let count = 0;
    const server = await createLwm2mServer({
      ...{ clock, listen, openSocket, models, random },
      handlers: {
        register: ({ source, rootPath, lwm2mVersion, contentFormats }) => {
          const target = { ...source, rootPath, lwm2mVersion, contentFormats };
          const ask = async (): Promise<void> => {
            for (const operation of operations) await server.perform(target, operation);
          };
          return Promise.resolve({ location: String((count += 1)), afterSent: () => void ask() });
        },
        update: () => Promise.resolve({}),
        send: () => Promise.resolve(),
        deregister: () => Promise.resolve({}),
      },
    });
    return server;
  };
}
