import { createBootstrapServer, parsePath, type BootstrapServer, type ValueRecord } from '@muster/lwm2m';
import { models, type RecordingServer } from './recording-server.ts';

const records = (values: Readonly<Record<string, ValueRecord['value']>>): ValueRecord[] =>
  Object.entries(values).map(([path, value]) => ({ path: parsePath(path), value }));

/**
 * A bootstrap server that gives every device an account of an LwM2M server, with a lifetime of 77 s.
 * @param onRequest may throw to refuse the device
 */
export function startBootstrap(
  server: RecordingServer,
  onRequest: (endpointName: string) => void,
): Promise<BootstrapServer> {
  const security = { '/0/1/0': server.uri, '/0/1/1': false, '/0/1/2': 3, '/0/1/10': 101 };
  const account = { '/1/0/0': 101, '/1/0/1': 77, '/1/0/6': true, '/1/0/7': 'U' };
  return createBootstrapServer({
    listen: ['coap://127.0.0.1:0'],
    models,
    handlers: {
      request: async ({ endpointName }) => {
        onRequest(endpointName);
        return [
          { type: 'bootstrapDelete', path: {} },
          { type: 'bootstrapWrite', path: parsePath('/0/1'), records: records(security) },
          { type: 'bootstrapWrite', path: parsePath('/1/0'), records: records(account) },
        ];
      },
    },
  });
}
