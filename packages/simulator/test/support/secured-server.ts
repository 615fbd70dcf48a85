import { generateKeyPairSync, type X509Certificate } from 'node:crypto';
import {
  createLwm2mServer,
  type DeviceTarget,
  type Lwm2mServer,
  type ServerCredentials,
} from '@muster/lwm2m';
import { models } from './recording-server.ts';

export const serverKeys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** An LwM2M server at `coaps:` that takes every Register, and keeps in mind from whom it came. */
export class SecuredServer implements AsyncDisposable {
  readonly server: Lwm2mServer;
  /** By endpoint name. */
  readonly targets: Map<string, DeviceTarget>;

  private constructor(server: Lwm2mServer, targets: Map<string, DeviceTarget>) {
    this.server = server;
    this.targets = targets;
  }

  static async start(
    credentials: Partial<ServerCredentials> & { readonly trusted?: readonly X509Certificate[] },
  ): Promise<SecuredServer> {
    const targets = new Map<string, DeviceTarget>();
    const { trusted, ...rest } = credentials;
    const server = await createLwm2mServer({
      listen: ['coaps://127.0.0.1:0'],
      models,
      secure: {
        credentials: { ...rest, ...(trusted ? { trustedCertificates: () => trusted } : {}) },
      },
      handlers: {
        register: async (request) => {
          targets.set(request.endpointName, { ...request.source, ...request });
          return { location: request.endpointName };
        },
        update: async () => ({}),
        deregister: async () => ({}),
        send: async () => undefined,
      },
    });
    return new SecuredServer(server, targets);
  }

  get uri(): string {
    return this.server.addresses[0] ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
  }
}
