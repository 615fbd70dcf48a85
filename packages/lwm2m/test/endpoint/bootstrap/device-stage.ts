import { OptionNumber } from '@muster/coap';
import {
  ContentFormat,
  createBootstrapClient,
  encodeValues,
  parsePath,
  type BootstrapClient,
  type BootstrapClientOptions,
  type ResourceValue,
  type ValueRecord,
} from '../../../src/index.ts';
import { RawDevice, type RawAnswer } from '../raw-device.ts';
import { models, TestServer } from '../support.ts';
import { account, record, smallTree } from './support.ts';

/** A device that is bootstrapped, by a server that speaks in bytes, and the LwM2M server that it registers with then. */
export class DeviceStage {
  readonly server: RawDevice;
  readonly registrar: TestServer;
  readonly tree = smallTree();
  /** What the device says of its state, in order. */
  readonly states: string[] = [];
  /** The configurations that the device has had stored, in order. */
  readonly stored: (readonly ValueRecord[])[] = [];
  readonly #waiting: (() => void)[] = [];
  #client: BootstrapClient | undefined;

  private constructor(server: RawDevice, registrar: TestServer) {
    this.server = server;
    this.registrar = registrar;
  }

  static async open(): Promise<DeviceStage> {
    return new DeviceStage(await RawDevice.open(), await TestServer.open());
  }

  get client(): BootstrapClient {
    if (!this.#client) throw new Error('no device has been created');
    return this.#client;
  }

  create(options: Partial<BootstrapClientOptions> = {}): void {
    this.#client = createBootstrapClient({
      endpointName: 'urn:dev:1',
      bootstrapUri: `coap://127.0.0.1:${this.server.udp.port}`,
      tree: this.tree,
      models,
      random: () => 0,
      backOff: { initialSeconds: 0.01 },
      onProvisioned: (records) => {
        this.stored.push(records);
      },
      hooks: {
        onState: (state, detail) => {
          this.states.push(detail === undefined ? state : `${state}: ${detail}`);
          for (const wake of this.#waiting.splice(0)) wake();
        },
      },
      ...options,
    });
  }

  /** Creates a device that asks its bootstrap server, and takes the request: the server may write now. */
  async begin(options: Partial<BootstrapClientOptions> = {}): Promise<void> {
    this.create(options);
    void this.client.start().catch(() => undefined);
    await this.requested();
  }

  /** Waits for a condition, which is looked at whenever the state of the device changes. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Takes the Bootstrap-Request; answers it, and knows where the device is. */
  async requested(code = '2.04', options: Record<number, number> = {}): Promise<RawAnswer> {
    await this.deviceSocket();
    return this.server.answer(code, options);
  }

  /** The device's port is known once its socket is open. */
  async deviceSocket(): Promise<void> {
    while (this.client.localAddress === undefined) await new Promise((resolve) => setImmediate(resolve));
    this.server.port = this.client.localAddress.port;
  }

  /** A Bootstrap-Write in TLV. */
  put(path: string, ...values: [string, ResourceValue][]): Promise<RawAnswer> {
    const records = values.map(([at, value]) => record(at, value));
    return this.server.ask({
      code: 'PUT',
      path: path.split('/').slice(1),
      options: { [OptionNumber.contentFormat]: ContentFormat.tlv },
      payload: encodeValues(ContentFormat.tlv, parsePath(path), records, models),
    });
  }

  /** Writes the account of the LwM2M server. @throws Error when the device refuses it */
  async putAccount(): Promise<void> {
    const values = account(this.registrar.uri);
    for (const object of ['/0', '/1']) {
      const { code } = await this.put(object, ...values.filter(([path]) => path.startsWith(`${object}/`)));
      if (code !== '2.04') throw new Error(`the account is answered with ${code}`);
    }
  }

  /** The whole bootstrap of a device that has begun to ask, until it has registered. */
  async bootstrapped(registered: Promise<void>): Promise<void> {
    await this.requested();
    await this.putAccount();
    await this.finish();
    await registered;
  }

  /** The Bootstrap-Finish. */
  finish(): Promise<RawAnswer> {
    return this.server.ask({ code: 'POST', path: ['bs'] });
  }

  async close(): Promise<void> {
    await this.#client?.close();
    await this.registrar.close();
    await this.server.close();
  }
}
