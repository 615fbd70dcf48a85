import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer, ResourceValue } from '@muster/lwm2m/core';
import { firmwareStates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { newObservation } from '../observation/model/observation.ts';
import { resourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DeviceAddress, DeviceLink, OpaqueSource } from '../../gateway/ports/device-link.ts';
import { isTemporary } from '../downlink/temporary-refusals.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { DeliverySupport } from './delivery.ts';
import { DeviceBusy } from './update-retry.ts';
import type { SeenDevice } from './update-step.ts';

const OBJECT = 5;
/** Resources of the Firmware Update object. */
const Rid = {
  package: 0,
  uri: 1,
  update: 2,
  state: 3,
  result: 5,
  protocols: 8,
  method: 9,
  cancel: 10,
} as const;
const FIRMWARE_VERSION = { objectId: 3, instanceId: 0, resourceId: 3 } as const;
const OBSERVED: readonly number[] = [Rid.state, Rid.result];

export interface FirmwareObjectDependencies {
  readonly clock: Clock;
  readonly link: DeviceLink;
  readonly objects: DeviceObjects;
  readonly measurements: MeasurementService;
  readonly observations: ObservationService;
}

/** The device refused a step that the update needs. The message is for the activity log. */
export class FirmwareRefused extends Error {
  /** CoAP code of the response. */
  readonly responseCode: string | undefined;

  constructor(message: string, responseCode?: string) {
    super(message);
    this.name = 'FirmwareRefused';
    this.responseCode = responseCode;
  }
}

/** Accesses object 5, instance 0 of a device. Call it in the downlink lane of the device. */
export class FirmwareObject {
  readonly #deps: FirmwareObjectDependencies;
  #onRead: (resourceId: string, value: unknown) => void = () => undefined;

  constructor(deps: FirmwareObjectDependencies) {
    this.#deps = deps;
  }

  /** @param onRead called with each State and Result that the service reads, before its event */
  listen(onRead: (resourceId: string, value: unknown) => void): void {
    this.#onRead = onRead;
  }

  async #of(deviceId: string): Promise<SmartObject | undefined> {
    const all = await this.#deps.objects.of(deviceId);
    return all.find((one) => one.objectId === OBJECT && one.instanceNumber === 0);
  }

  /** @throws FirmwareRefused if the device has no Firmware Update object */
  async demand(deviceId: string): Promise<void> {
    const found = await this.#of(deviceId);
    if (found === undefined || found.isUnavailable) {
      throw new FirmwareRefused('The device has no Firmware Update object (/5/0).');
    }
  }

  /** Reads State and Result, and stores the values. @throws DeviceUnreachable, DeviceBusy, FirmwareRefused */
  async readState(target: DeviceAddress, signal: AbortSignal): Promise<SeenDevice> {
    const state = await this.#value(target, Rid.state, signal);
    const result = await this.#value(target, Rid.result, signal);
    const name = typeof state === 'number' ? firmwareStates[state] : undefined;
    if (name === undefined) throw new FirmwareRefused('The device reports no known State (/5/0/3).');
    const version = await this.#read(target, FIRMWARE_VERSION, signal);
    return {
      state: name,
      result: typeof result === 'number' ? result : 0,
      ...(typeof version === 'string' ? { version } : {}),
    };
  }

  /**
   * Like `see`, but during an update. Undefined if a device that has reported its state before does not now,
   * for example while it boots.
   */
  async readStateDuring(
    { phase }: Pick<FirmwareUpdate, 'phase'>,
    target: DeviceAddress,
    signal: AbortSignal,
  ): Promise<SeenDevice | undefined> {
    try {
      return await this.readState(target, signal);
    } catch (error) {
      if (error instanceof FirmwareRefused && phase !== 'Waiting') return undefined;
      throw error;
    }
  }

  async support(target: DeviceAddress, signal: AbortSignal): Promise<DeliverySupport> {
    const method = await this.#value(target, Rid.method, signal);
    const path = { objectId: OBJECT, instanceId: 0, resourceId: Rid.protocols };
    const answer = await this.#perform(target, { type: 'read', path }, signal);
    demandNotBusy(answer, path);
    const protocols = (answer.records ?? []).map(({ value }) => Number(value));
    return {
      method: typeof method === 'number' ? method : undefined,
      protocols: answer.success ? protocols : undefined,
      isSecured: target.identity !== undefined,
    };
  }

  /** Writes the package, read while it is sent. @throws DeviceUnreachable, FirmwareRefused */
  async push(target: DeviceAddress, source: OpaqueSource, signal: AbortSignal): Promise<OperationAnswer> {
    return this.#deps.link.upload(
      target,
      { objectId: OBJECT, instanceId: 0, resourceId: Rid.package },
      source,
      signal,
    );
  }

  async writeUri(target: DeviceAddress, uri: string, signal: AbortSignal): Promise<void> {
    await this.#write(target, Rid.uri, uri, signal);
  }

  async execute(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const path = { objectId: OBJECT, instanceId: 0, resourceId: Rid.update };
    const answer = await this.#perform(target, { type: 'execute', path }, signal);
    if (!answer.success) throw refusal('The device refused the update', answer);
  }

  /** Ends the update on the device: by Cancel if the device supports it, otherwise by a reset. */
  async cancel(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const path = { objectId: OBJECT, instanceId: 0, resourceId: Rid.cancel };
    const answer = await this.#perform(target, { type: 'execute', path }, signal);
    if (isTemporary(answer.code)) throw refusal('The device refused to cancel the update', answer);
    if (!answer.success) await this.reset(target, signal);
  }

  /**
   * Resets the state machine of the device to Idle: by an empty Package, or an empty Package URI if the
   * device refuses the former.
   */
  async reset(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    try {
      await this.#write(target, Rid.package, new Uint8Array(0), signal);
    } catch (error) {
      if (!(error instanceof FirmwareRefused)) throw error;
      await this.#write(target, Rid.uri, '', signal);
    }
  }

  async #write(target: DeviceAddress, rid: number, value: ResourceValue, signal: AbortSignal): Promise<void> {
    const path = { objectId: OBJECT, instanceId: 0, resourceId: rid };
    const answer = await this.#perform(
      target,
      { type: 'write', path, mode: 'replace', records: [{ path, value }] },
      signal,
    );
    if (!answer.success) throw refusal(`The device refused the write to /5/0/${rid}`, answer);
  }

  async #value(target: DeviceAddress, rid: number, signal: AbortSignal): Promise<ResourceValue | undefined> {
    return this.#read(target, { objectId: OBJECT, instanceId: 0, resourceId: rid }, signal);
  }

  async #read(
    target: DeviceAddress,
    path: { readonly objectId: number; readonly instanceId: number; readonly resourceId: number },
    signal: AbortSignal,
  ): Promise<ResourceValue | undefined> {
    const answer = await this.#perform(target, { type: 'read', path }, signal);
    demandNotBusy(answer, path);
    return answer.success ? answer.records?.[0]?.value : undefined;
  }

  async #perform(
    target: DeviceAddress,
    operation: DeviceOperation,
    signal: AbortSignal,
  ): Promise<OperationAnswer> {
    const answer = await this.#deps.link.perform(target, operation, signal);
    if (answer.success && operation.type === 'read') {
      const { records = [] } = answer;
      await this.#noteRead(target.deviceId, operation.path, records[0]?.value);
      await this.#deps.measurements.take(target, records, undefined, { path: operation.path, records });
    }
    return answer;
  }

  async #noteRead(
    deviceId: string,
    { objectId, resourceId: rid }: DeviceOperation['path'],
    value: unknown,
  ): Promise<void> {
    if (objectId !== OBJECT || rid === undefined || !OBSERVED.includes(rid)) return;
    const smartObject = await this.#of(deviceId);
    if (smartObject !== undefined) this.#onRead(resourceId(smartObject.id, rid), value);
  }

  /** Observes State and Result. A device that refuses the observations is polled anyway. */
  async observe(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    const { observations, clock } = this.#deps;
    const smartObject = await this.#of(target.deviceId);
    if (smartObject === undefined) return;
    for (const rid of OBSERVED) {
      const id = resourceId(smartObject.id, rid);
      if ((await observations.state(id)).observed) continue;
      const observation = newObservation({
        id,
        deviceId: target.deviceId,
        deviceNetworkId: target.deviceNetworkId,
        smartObjectId: smartObject.id,
        path: { objectId: OBJECT, instanceId: 0, resourceId: rid },
        nowMs: clock.now(),
      });
      await observations.establish(target, observation, signal);
    }
  }

  /** Returns the IDs of the resources that report the progress of an update. */
  async observed(deviceId: string): Promise<readonly string[]> {
    const smartObject = await this.#of(deviceId);
    return smartObject === undefined ? [] : OBSERVED.map((rid) => resourceId(smartObject.id, rid));
  }

  /** Cancels the observation of the update state. */
  async unobserve(target: DeviceAddress, signal: AbortSignal): Promise<void> {
    for (const id of await this.observed(target.deviceId)) {
      const stored = await this.#deps.observations.withdraw(id);
      if (stored !== undefined) await this.#deps.observations.cancelOnDevice(target, stored, signal);
    }
  }
}

function demandNotBusy(answer: OperationAnswer, path: Parameters<typeof formatPath>[0]): void {
  if (isTemporary(answer.code)) throw refusal(`The device refused the read of ${formatPath(path)}`, answer);
}

/** Returns the error for an unsuccessful response. The code decides whether the request may succeed later. */
export function refusal(
  what: string,
  { code, diagnostic, retryAfterSeconds }: OperationAnswer,
): FirmwareRefused | DeviceBusy {
  const said = diagnostic === undefined || diagnostic === '' ? '' : `: ${diagnostic}`;
  const message = `${what} (${code})${said}.`;
  return isTemporary(code)
    ? new DeviceBusy(message, code, retryAfterSeconds)
    : new FirmwareRefused(message, code);
}
