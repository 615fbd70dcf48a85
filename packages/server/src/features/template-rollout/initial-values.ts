import { formatPath, parsePath, parseTextValue } from '@muster/lwm2m/core';
import type { DeviceOperation, Lwm2mPath, OperationAnswer, ResourceDataType } from '@muster/lwm2m/core';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { Store } from '../../store/port.ts';
import { createFairScheduler, Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import type { CommandService } from '../commands/command-service.ts';
import { isTemporary } from '../downlink/downlink-queue.ts';
import type { CommandQueue } from '../commands/command-queue.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { initialValues } from '../templates/model.ts';
import type { InitialValue } from '../templates/model.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';

interface InitialValueDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: LiveRegistrations;
  readonly commands: CommandService;
  readonly runner: CommandRunner;
  readonly waiting: CommandQueue;
  readonly setup: TemplateSetup;
  readonly onError: (error: unknown) => void;
}

/** Maximum number of devices of one network whose commands are created at a time. */
const MAX_PASSES = 64;

/**
 * Writes the initial values of templates to new devices after they have registered. Repeats each value until the device
 * has responded, even with an error. The Activity Log shows refusals.
 */
export class InitialValues {
  readonly #deps: InitialValueDependencies;
  /** Devices with values that they have not responded to. */
  readonly #pending = new Set<string>();
  /** IDs of the values sent under the current registration, by device. */
  readonly #sent = new Map<string, Set<string>>();
  readonly #reconciler: Reconciler;

  constructor(deps: InitialValueDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      turn: createFairScheduler(MAX_PASSES, (deviceId) => deps.live.ofDevice(deviceId)?.deviceNetworkId),
      reconcile: (deviceId) => this.#write(deviceId),
      onError: deps.onError,
    });
    deps.setup.listen((deviceId) => this.#pending.add(deviceId));
    deps.runner.listen((command, answer) => this.#answered(command, answer));
  }

  async load(): Promise<void> {
    for await (const { deviceId } of this.#deps.store.collection(initialValues).iterate({})) {
      this.#pending.add(deviceId);
    }
  }

  /** Continues with devices that registered before a restart. */
  resume(): void {
    for (const deviceId of this.#pending) this.#reconciler.wake(deviceId);
  }

  close(): Promise<void> {
    return this.#reconciler.close();
  }

  followUp({ deviceId, kind, hasNewObjects }: RegistrationChange): void {
    if (kind === 'registered') {
      this.#sent.delete(deviceId);
    }
    if (hasNewObjects === true && this.#pending.has(deviceId)) {
      this.#reconciler.wake(deviceId);
    }
  }

  async #write(deviceId: string): Promise<PassResult> {
    const { store, live, waiting } = this.#deps;
    const registration = live.ofDevice(deviceId);
    const device = await store.collection(devices).get(deviceId);
    const values = await this.#of(deviceId);
    if (values.length === 0) {
      this.#pending.delete(deviceId);
    }
    if (registration === undefined || device === undefined) return 'done';
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
      if (!isThere || sent.has(value.id) || queued.has(written)) continue;
      if (!(await this.#submit(device, value, path))) return 'done';
      sent.add(value.id);
    }
    return 'done';
  }

  #isListed(deviceId: string, objectId: number, instanceId: number): boolean {
    const listed = this.#deps.live.ofDevice(deviceId)?.objects ?? [];
    return listed.some((one) => one.objectId === objectId && one.instanceIds.includes(instanceId));
  }

  /** Resolves with false if the queue of the device is full. The next registration continues. */
  async #submit(device: Device, { dataType, text }: InitialValue, path: Lwm2mPath): Promise<boolean> {
    const { id: deviceId, deviceNetworkId } = device;
    const records = [{ path, value: parseTextValue(dataType as ResourceDataType, text) }];
    const resource = resourceOf(path);
    const operation: DeviceOperation = { type: 'write', path: resource, mode: 'replace', records };
    try {
      await this.#deps.commands.submit(
        { deviceId, deviceNetworkId, operation },
        {
          ...deviceEntity(device),
          description: `Write ${formatPath(resource)} of its template on ${device.name}`,
          isRedone: true,
        },
      );
      return true;
    } catch (error) {
      if (error instanceof MusterError && error.code === 'too-many-requests') return false;
      throw error;
    }
  }

  async #answered({ deviceId, operation }: Command, answer: OperationAnswer): Promise<void> {
    if (operation.type !== 'write' || isTemporary(answer.code) || !this.#pending.has(deviceId)) {
      return;
    }
    const { objectId = 0, instanceId = 0 } = operation.path;
    if (answer.code === '4.04' && !this.#isListed(deviceId, objectId, instanceId)) {
      // The instance is gone. The value is written when the device lists the instance again.
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
}

function resourceOf({ objectId = 0, instanceId = 0, resourceId = 0 }: Lwm2mPath): Lwm2mPath {
  return { objectId, instanceId, resourceId };
}
