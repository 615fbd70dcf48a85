import { formatPath, type DeviceOperation, type OperationAnswer } from '@muster/lwm2m/core';
import { expect } from 'chai';
import type { ActivityResponse } from '../../src/features/activity/activity.ts';
import { MemoryFirmwareFiles } from '../../src/features/firmware/files/firmware-files.ts';
import type { FirmwareOptions } from '../../src/features/firmware/firmware.ts';
import { firmwareUpdates, type FirmwareUpdate } from '../../src/features/firmware/model.ts';
import { DeviceWorld, record } from './device-world.ts';
import { addFirmware } from './firmware-package.ts';

/** The resources of object 5 that the service uses. */
export class FirmwareMachine {
  state = 0;
  result = 0;
  version = '1.0';
  method = 2;
  uris: string[] = [];
  received: string[] = [];
  resets = 0;
  /** Number of executions of Cancel; undefined: the resource is absent. */
  cancels: number | undefined;
  executes = 0;
  /** Set if it does not reset its State and Result when it gets a package. */
  isSlow = false;
  /** Set if it does not report its State. */
  isMute = false;
  /** Called with a complete package. */
  onPackage: () => void = () => {
    this.state = 2;
  };
  /** Called on Update. */
  onUpdate: () => void = () => {
    this.state = 3;
  };

  /** Called on an empty Package or Package URI. */
  onReset: () => void = () => {
    this.state = 0;
  };

  answer = (operation: DeviceOperation): OperationAnswer => {
    const path = formatPath(operation.path);
    const values: Readonly<Record<string, number | string>> = {
      '/5/0/3': this.state,
      '/5/0/5': this.result,
      '/5/0/9': this.method,
      '/3/0/3': this.version,
    };
    if (path === '/5/0/3' && this.isMute) return { code: '4.04', success: false };
    const value = values[path];
    if (operation.type === 'read' && value !== undefined) {
      return { code: '2.05', success: true, records: [record(path, value)] };
    }
    if (operation.type === 'read') return { code: '4.04', success: false };
    if (operation.type === 'write') return this.#write(path, operation.records[0]?.value);
    if (path === '/5/0/10') return this.#cancel();
    if (operation.type === 'execute') {
      this.executes += 1;
      this.onUpdate();
    }
    return { code: '2.04', success: true };
  };

  #cancel(): OperationAnswer {
    if (this.cancels === undefined) return { code: '4.04', success: false };
    this.cancels += 1;
    this.state = 0;
    this.result = 10;
    return { code: '2.04', success: true };
  }

  #write(path: string, value: unknown): OperationAnswer {
    if (path === '/5/0/1' && value !== '') {
      this.uris.push(String(value));
      if (this.isSlow) return { code: '2.04', success: true };
      this.state = 1;
      this.result = 0;
    } else {
      this.resets += 1;
      this.onReset();
    }
    return { code: '2.04', success: true };
  }

  take(bytes: Buffer): OperationAnswer {
    this.received.push(bytes.toString());
    if (!this.isSlow) this.result = 0;
    this.onPackage();
    return { code: '2.04', success: true };
  }

  updated(): void {
    this.state = 0;
    this.result = 1;
    this.version = '2.0';
  }
}

/** A registered device with object 5, and a package for it. */
export class FirmwareScene {
  static readonly objects = ['/1/0', '/3/0', '/5/0'];
  world: DeviceWorld;
  readonly machine = new FirmwareMachine();
  readonly deviceId: string;
  readonly packageId: string;
  readonly location: string;

  private constructor(world: DeviceWorld, deviceId: string, packageId: string, location: string) {
    this.world = world;
    this.deviceId = deviceId;
    this.packageId = packageId;
    this.location = location;
    this.play();
  }

  static async open(image: Buffer, options: Partial<FirmwareOptions> = {}): Promise<FirmwareScene> {
    const world = await DeviceWorld.create({ firmware: { files: new MemoryFirmwareFiles(), ...options } });
    const { id } = await world.addDevice('updatable');
    const location = await world.register('updatable', FirmwareScene.objects, { lifetimeSeconds: 200_000 });
    return new FirmwareScene(world, id, await addFirmware(world, image), location);
  }

  async close(): Promise<void> {
    expect(this.world.errors).to.deep.equal([]);
    await this.world.close();
  }

  /** Lets the machine answer the requests to the device. */
  play(): void {
    this.world.link.answer = this.machine.answer;
    this.world.link.uploaded = (bytes) => this.machine.take(bytes);
  }

  async restart(): Promise<void> {
    await this.world.domain.close();
    this.world = await this.world.restarted();
    this.play();
  }

  async start(delivery?: 'Push' | 'Pull'): Promise<string> {
    const { deviceNetworkId, domain } = this.world;
    const { updates } = domain.firmware;
    const id = await updates.start(deviceNetworkId, this.deviceId, this.packageId, delivery);
    await this.world.settle();
    return id;
  }

  async now(): Promise<FirmwareUpdate> {
    return (await this.world.store.collection(firmwareUpdates).get(this.deviceId))!;
  }

  async cancel(): Promise<void> {
    const { deviceNetworkId, domain } = this.world;
    await domain.firmware.updates.cancel(deviceNetworkId, this.deviceId);
    await this.world.settle();
  }

  async pass(seconds: number): Promise<void> {
    await this.world.clock.advance(seconds * 1000);
    await this.world.settle();
  }

  /** Returns the last status and the response of an activity log entry. */
  ended(id: string): ActivityResponse & { readonly status: string | undefined } {
    const { statuses, responseCode, responseMessage } = this.world.activity.entry(id);
    return { status: statuses.at(-1), responseCode, responseMessage } as ReturnType<FirmwareScene['ended']>;
  }
}
