import type { Device } from '../../src/features/devices/model.ts';
import { queueItems } from '../../src/features/commands/model.ts';
import { resourceId } from '../../src/features/device-objects/model.ts';
import type { DeviceDomainOptions } from '../../src/application/device-options.ts';
import { DeviceWorld } from './device-world.ts';
import { AWAKE_MS, sleepy } from './sleepy.ts';

/** A device in queue mode that has just registered and is awake, and commands to it. */
export class QueueScene {
  readonly world: DeviceWorld;
  readonly location: string;
  device: Device;

  private constructor(world: DeviceWorld, device: Device, location: string) {
    this.world = world;
    this.device = device;
    this.location = location;
  }

  static async open(options: Partial<DeviceDomainOptions> = {}): Promise<QueueScene> {
    const world = await DeviceWorld.create(options);
    const device = await world.addDevice('a');
    const location = await world.register('a', ['/1/0', '/3/0', '/3303/0'], sleepy);
    world.link.sent.length = 0;
    return new QueueScene(world, device, location);
  }

  async fallAsleep(): Promise<void> {
    await this.world.clock.advance(AWAKE_MS);
    await this.world.settle();
  }

  /** Returns the ID of a resource, by the path of its object instance and its resource ID. */
  async idOf(instance: string, rid: number): Promise<string> {
    return resourceId((await this.world.objectsOf(this.device.id)).get(instance)!.id, rid);
  }

  async read(instance = '/3303/0', rid = 5700): Promise<string> {
    const { domain, deviceNetworkId } = this.world;
    return domain.resources.read(deviceNetworkId, await this.idOf(instance, rid));
  }

  async execute(): Promise<string> {
    const { domain, deviceNetworkId } = this.world;
    return domain.resources.execute(deviceNetworkId, await this.idOf('/3/0', 4), "0='now'");
  }

  statuses(id: string): readonly string[] {
    return this.world.activity.entry(id).statuses;
  }

  waiting(): Promise<number> {
    return this.world.store.collection(queueItems).count();
  }
}
