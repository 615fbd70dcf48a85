/** A device of ours over coaps whose battery level is observed. */
import {
  createLwm2mClient,
  parsePath,
  secureTransport,
  type ClientCredentials,
  type Lwm2mClient,
  type SecureTransport,
} from '@muster/lwm2m';
import { MemoryTree, models } from '../../packages/lwm2m/test/endpoint/support.ts';
import type { Gateway } from './gateway.ts';
import { until } from './until.ts';

const battery = parsePath('/3/0/9');

export class SecuredDevice implements AsyncDisposable {
  readonly client: Lwm2mClient;
  readonly tree = new MemoryTree();
  readonly #gateway: Gateway;
  #transport: SecureTransport | undefined;
  #resourceId = '';
  #startMs = 0;

  private constructor(gateway: Gateway, port: number, endpointName: string, credentials: ClientCredentials) {
    this.#gateway = gateway;
    const factory = secureTransport({ credentials });
    this.client = createLwm2mClient({
      endpointName,
      serverUri: `coaps://127.0.0.1:${port}`,
      tree: this.tree,
      models,
      confirmableNotifications: true,
      transportFactory: async (server) => (this.#transport = await factory(server)),
    });
  }

  /** Registered and observed. @param port where the gateway's secured listener is reached */
  static async open(
    gateway: Gateway,
    port: number,
    endpointName: string,
    credentials: ClientCredentials,
  ): Promise<SecuredDevice> {
    const device = new SecuredDevice(gateway, port, endpointName, credentials);
    await device.client.start();
    device.#resourceId = await gateway.resourceId(endpointName, '/3/0/9');
    device.#startMs = Date.now() - 1;
    await gateway.done(await gateway.client.resources.observe(device.#resourceId, {}));
    return device;
  }

  get transport(): SecureTransport {
    if (!this.#transport) throw new Error('the device has not started');
    return this.#transport;
  }

  notify(value: number): void {
    this.tree.set(3, 0, 9, value);
    this.client.changed(battery);
  }

  /** What the gateway has stored of it since it is observed. */
  stored(): Promise<unknown[]> {
    return this.#gateway.storedSince(this.#resourceId, this.#startMs);
  }

  /** Notifies, and waits until that is stored. */
  async reports(value: number): Promise<void> {
    this.notify(value);
    await until(
      () => this.stored(),
      (values) => values.includes(value),
      { everyMs: 20 },
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.close({ deregister: false });
  }
}
