import { devices, type Device } from '../../src/features/devices/model.ts';
import { deviceNetworks } from '../../src/features/networks/model.ts';
import type { DeviceWorld } from './device-world.ts';

/** Another device network of a world. The Admin key of the first one manages it too. */
export class SecondNetwork {
  readonly id: string;
  readonly deviceTypeId: string;
  readonly #world: DeviceWorld;
  #port = 50_000;

  private constructor(world: DeviceWorld, id: string, deviceTypeId: string) {
    this.#world = world;
    this.id = id;
    this.deviceTypeId = deviceTypeId;
  }

  static async create(world: DeviceWorld, name = 'Modest'): Promise<SecondNetwork> {
    const { networks, access } = world.admin;
    const { apiKey } = await networks.ensureDefaults();
    const { id } = await networks.create((await access.authenticate(apiKey)).id, { name });
    const { genericDeviceTypeId } = (await world.store.collection(deviceNetworks).get(id))!;
    return new SecondNetwork(world, id, genericDeviceTypeId);
  }

  get headers(): Readonly<Record<string, string>> {
    return { 'x-devicenetwork': this.id };
  }

  async device(deviceIdentifier: string, ...paths: readonly string[]): Promise<Device> {
    const { domain, store } = this.#world;
    const { deviceTypeId } = this;
    const { id } = await domain.deviceCreation.create(this.id, { deviceIdentifier, deviceTypeId });
    await this.#world.register(deviceIdentifier, paths, { source: this.nextSource() });
    return (await store.collection(devices).get(id))!;
  }

  /** Returns an address that no other device sends from. */
  nextSource(): { listener: string; address: string; port: number } {
    this.#port += 1;
    return { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: this.#port };
  }
}
