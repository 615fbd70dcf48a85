import { formatPath, parsePath, parseTextValue } from '@muster/lwm2m/core';
import type { DeviceOperation, Lwm2mPath, OperationAnswer, ResourceDataType } from '@muster/lwm2m/core';
import { devices } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import { initialValues } from '../../entities/initial-value.ts';
import type { InitialValue } from '../../entities/initial-value.ts';
import { MusterError } from '../../errors.ts';
import type { Store } from '../../ports/store.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import type { WaitingCommands } from '../commands/waiting-commands.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationChange } from '../../ports/uplink-requests.ts';
import type { TemplateSetup } from '../templates/template-setup.ts';

export interface InitialValueDependencies {
  readonly store: Store;
  readonly live: LiveRegistrations;
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: WaitingCommands;
  readonly setup: TemplateSetup;
  readonly onError: (error: unknown) => void;
}

/** The device is too busy: it is written later. */
const LATER = '5.03';

/**
 * Writes the initial values of templates to new devices, after their first Register. Each is retried until the device
 * has responded. A refusal is recorded in the activity log.
 */
export class InitialValues {
  readonly #deps: InitialValueDependencies;
  /** Devices with values that are to be written. */
  readonly #pending = new Set<string>();
  /** What has been sent under the registration that a device has now. */
  readonly #sent = new Map<string, Set<string>>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: InitialValueDependencies) {
    this.#deps = deps;
    deps.setup.listen((deviceId) => this.#pending.add(deviceId));
    deps.runner.listen((command, answer) => this.#answered(command, answer));
  }

  async load(): Promise<void> {
    for await (const { deviceId } of this.#deps.store.collection(initialValues).iterate({})) {
      this.#pending.add(deviceId);
    }
  }

  /** Goes on with devices that registered before a restart. */
  resume(): void {
    for (const deviceId of this.#pending) {
      this.#track(this.#write(deviceId));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  followUp({ deviceId, kind, hasNewObjects }: RegistrationChange): void {
    if (kind === 'registered') {
      this.#sent.delete(deviceId);
    }
    if (hasNewObjects === true && this.#pending.has(deviceId)) {
      this.#track(this.#write(deviceId));
    }
  }

  async #write(deviceId: string): Promise<void> {
    const { store, live, waiting } = this.#deps;
    const registration = live.ofDevice(deviceId);
    const device = await store.collection(devices).get(deviceId);
    const values = await this.#of(deviceId);
    if (values.length === 0) {
      this.#pending.delete(deviceId);
    }
    if (registration === undefined || device === undefined) {
      return;
    }
    const queued = new Set(
      (await waiting.ofDevice(deviceId))
        .filter(({ operation }) => operation.type === 'write')
        .map(({ operation }) => operation.path),
    );
    const sent = this.#sent.get(deviceId) ?? new Set();
    this.#sent.set(deviceId, sent);
    for (const value of values) {
      const path = parsePath(value.path);
      const isThere = this.#isListed(deviceId, path.objectId ?? 0, path.instanceId ?? 0);
      const written = formatPath(resourceOf(path));
      if (!isThere || sent.has(value.id) || queued.has(written)) {
        continue;
      }
      sent.add(value.id);
      if (!(await this.#submit(device, value, path))) {
        sent.delete(value.id);
        return;
      }
    }
  }

  #isListed(deviceId: string, objectId: number, instanceId: number): boolean {
    const listed = this.#deps.live.ofDevice(deviceId)?.objects ?? [];
    return listed.some((one) => one.objectId === objectId && one.instanceIds.includes(instanceId));
  }

  /** Resolves with false when the queue of the device is full: the next registration goes on. */
  async #submit(device: Device, { dataType, text }: InitialValue, path: Lwm2mPath): Promise<boolean> {
    const { id: deviceId, deviceNetworkId } = device;
    const records = [{ path, value: parseTextValue(dataType as ResourceDataType, text) }];
    const resource = resourceOf(path);
    const operation: DeviceOperation = { type: 'write', path: resource, mode: 'replace', records };
    try {
      await this.#deps.commands.submit(
        { deviceId, deviceNetworkId, operation },
        {
          entityType: 'Device',
          entityId: deviceId,
          entityIdentifier: device.deviceIdentifier,
          entityName: device.name,
          description: `Write ${formatPath(resource)} of its template on ${device.name}`,
        },
      );
      return true;
    } catch (error) {
      if (error instanceof MusterError && error.code === 'too-many-requests') {
        return false;
      }
      throw error;
    }
  }

  async #answered({ deviceId, operation }: Command, answer: OperationAnswer): Promise<void> {
    if (operation.type !== 'write' || answer.code === LATER || !this.#pending.has(deviceId)) {
      return;
    }
    const { objectId = 0, instanceId = 0 } = operation.path;
    if (answer.code === '4.04' && !this.#isListed(deviceId, objectId, instanceId)) {
      // The instance has vanished: it is written when the device lists it again.
      this.#sent.delete(deviceId);
      return;
    }
    const written = formatPath(resourceOf(operation.path));
    const values = await this.#of(deviceId);
    for (const { id, path } of values) {
      if (formatPath(resourceOf(parsePath(path))) === written) {
        await this.#deps.store.collection(initialValues).delete(id);
        if (values.length === 1) {
          this.#pending.delete(deviceId);
          this.#sent.delete(deviceId);
        }
      }
    }
  }

  #of(deviceId: string): Promise<InitialValue[]> {
    return this.#deps.store
      .collection(initialValues)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work
      .catch(this.#deps.onError)
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }
}

function resourceOf({ objectId = 0, instanceId = 0, resourceId = 0 }: Lwm2mPath): Lwm2mPath {
  return { objectId, instanceId, resourceId };
}
