import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, OperationAnswer, ResourceValue } from '@muster/lwm2m/core';
import { newObservation } from '../observation/model.ts';
import { resourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Clock } from '../../kernel/timers.ts';
import type {
  DeviceAddress,
  DeviceLink,
  DeviceUnreachable,
  OpaqueSource,
} from '../../gateway/ports/device-link.ts';
import { isTemporary } from '../downlink/downlink-queue.ts';
import type { DomainEvent } from '../events/events.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { firmwareStates } from './model.ts';
import type { FirmwareUpdate } from './model.ts';
import type { DeliverySupport, SeenDevice } from './rules.ts';

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
/** The resources that report the progress of an update. */
const OBSERVED: readonly number[] = [Rid.state, Rid.result];

interface ResourcePath {
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
}

const pathOf = (resourceId: number): ResourcePath => ({ objectId: OBJECT, instanceId: 0, resourceId });
const FIRMWARE_VERSION: ResourcePath = { objectId: 3, instanceId: 0, resourceId: 3 };

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

/**
 * The device cannot serve a request for now, or stopped responding during a transfer. The service sends the same
 * request again later. The message is for the activity log.
 */
export class DeviceBusy extends Error {
  /** CoAP code of the response; undefined if there was none. */
  readonly responseCode: string | undefined;
  /** Max-Age of the response. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, responseCode?: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'DeviceBusy';
    this.responseCode = responseCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns a temporary error: the next response of the device may be usable. */
export function unusableAnswer({ message }: DeviceUnreachable): DeviceBusy {
  return new DeviceBusy(`The response of the device cannot be used: ${message}.`);
}

/** Access to an awake device, in its downlink lane. */
export interface UpdatePass {
  readonly target: DeviceAddress;
  readonly signal: AbortSignal;
}

/** Accesses object 5, instance 0 of devices, and watches it during updates. */
export class FirmwareObject {
  readonly #deps: FirmwareObjectDependencies;
  /** State and Result of devices with an update, by resource ID, each with its latest value. */
  readonly #watched = new Map<string, { readonly deviceId: string; value: unknown }>();

  constructor(deps: FirmwareObjectDependencies) {
    this.#deps = deps;
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
  async readState(at: UpdatePass): Promise<SeenDevice> {
    const state = await this.#read(at, pathOf(Rid.state));
    const result = await this.#read(at, pathOf(Rid.result));
    const name = typeof state === 'number' ? firmwareStates[state] : undefined;
    if (name === undefined) throw new FirmwareRefused('The device reports no known State (/5/0/3).');
    const version = await this.#read(at, FIRMWARE_VERSION);
    return {
      state: name,
      result: typeof result === 'number' ? result : 0,
      ...(typeof version === 'string' ? { version } : {}),
    };
  }

  async support(at: UpdatePass): Promise<DeliverySupport> {
    const method = await this.#read(at, pathOf(Rid.method));
    const path = pathOf(Rid.protocols);
    const answer = await this.#perform(at, { type: 'read', path });
    demandNotBusy(answer, path);
    const protocols = (answer.records ?? []).map(({ value }) => Number(value));
    return {
      method: typeof method === 'number' ? method : undefined,
      protocols: answer.success ? protocols : undefined,
      isSecured: at.target.identity !== undefined,
    };
  }

  /** Writes the package, read while it is sent. @throws DeviceUnreachable, FirmwareRefused */
  async push({ target, signal }: UpdatePass, source: OpaqueSource): Promise<OperationAnswer> {
    return this.#deps.link.upload(target, pathOf(Rid.package), source, signal);
  }

  async writeUri(at: UpdatePass, uri: string): Promise<void> {
    await this.#write(at, Rid.uri, uri);
  }

  async execute(at: UpdatePass): Promise<void> {
    const answer = await this.#perform(at, { type: 'execute', path: pathOf(Rid.update) });
    if (!answer.success) throw refusal('The device refused the update', answer);
  }

  /** Ends the update on the device: by Cancel if the device supports it, otherwise by a reset. */
  async cancel(at: UpdatePass): Promise<void> {
    const answer = await this.#perform(at, { type: 'execute', path: pathOf(Rid.cancel) });
    if (isTemporary(answer.code)) throw refusal('The device refused to cancel the update', answer);
    if (!answer.success) await this.reset(at);
  }

  /**
   * Resets the state machine of the device to Idle: by an empty Package, or an empty Package URI if the device refuses
   * the former.
   */
  async reset(at: UpdatePass): Promise<void> {
    try {
      await this.#write(at, Rid.package, new Uint8Array(0));
    } catch (error) {
      if (!(error instanceof FirmwareRefused)) throw error;
      await this.#write(at, Rid.uri, '');
    }
  }

  async #write(at: UpdatePass, rid: number, value: ResourceValue): Promise<void> {
    const path = pathOf(rid);
    const records = [{ path, value }];
    const answer = await this.#perform(at, { type: 'write', path, mode: 'replace', records });
    if (!answer.success) throw refusal(`The device refused the write to /5/0/${rid}`, answer);
  }

  async #read(at: UpdatePass, path: ResourcePath): Promise<ResourceValue | undefined> {
    const answer = await this.#perform(at, { type: 'read', path });
    demandNotBusy(answer, path);
    return answer.success ? answer.records?.[0]?.value : undefined;
  }

  async #perform({ target, signal }: UpdatePass, operation: DeviceOperation): Promise<OperationAnswer> {
    const answer = await this.#deps.link.perform(target, operation, signal);
    if (answer.success && operation.type === 'read') {
      const { records = [] } = answer;
      await this.#noteRead(target.deviceId, operation.path, records[0]?.value);
      await this.#deps.measurements.take(target, records, undefined, { path: operation.path, records });
    }
    return answer;
  }

  /**
   * Notes a value before its event. The pass that reads a value acts on it. Otherwise a device whose State changes with
   * every Read would be read forever.
   */
  async #noteRead(
    deviceId: string,
    { objectId, resourceId: rid }: DeviceOperation['path'],
    value: unknown,
  ): Promise<void> {
    if (objectId !== OBJECT || rid === undefined || !OBSERVED.includes(rid)) return;
    const smartObject = await this.#of(deviceId);
    const watched = smartObject && this.#watched.get(resourceId(smartObject.id, rid));
    if (watched !== undefined) watched.value = value;
  }

  /** Starts to watch State and Result of a device for changes. The values in the update count as known. */
  async watch({ id: deviceId, currentState, result }: FirmwareUpdate): Promise<void> {
    const known = [firmwareStates.indexOf(currentState), result];
    for (const [index, id] of (await this.#observed(deviceId)).entries()) {
      if (!this.#watched.has(id)) this.#watched.set(id, { deviceId, value: known[index] });
    }
  }

  /**
   * Returns the watched device whose State or Result an event changes. Responses to reads cause events too, and an
   * unchanged value must not cause another read.
   */
  changedBy(event: DomainEvent): string | undefined {
    if (event.type !== 'measurement') return undefined;
    const watched = this.#watched.get(event.resourceId);
    if (watched === undefined || watched.value === event.value) return undefined;
    watched.value = event.value;
    return watched.deviceId;
  }

  /** Ends the watch of a device. */
  forget(deviceId: string): void {
    for (const [id, watched] of this.#watched) if (watched.deviceId === deviceId) this.#watched.delete(id);
  }

  /** Observes State and Result. A device that refuses the observations is polled anyway. */
  async observe({ target, signal }: UpdatePass): Promise<void> {
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
        path: pathOf(rid),
        nowMs: clock.now(),
      });
      await observations.establish(target, observation, signal);
    }
  }

  /** Returns the IDs of State and Result. */
  async #observed(deviceId: string): Promise<readonly string[]> {
    const smartObject = await this.#of(deviceId);
    return smartObject === undefined ? [] : OBSERVED.map((rid) => resourceId(smartObject.id, rid));
  }

  /** Cancels the observation of the update state. */
  async unobserve({ target, signal }: UpdatePass): Promise<void> {
    for (const id of await this.#observed(target.deviceId)) {
      const stored = await this.#deps.observations.withdraw(id);
      if (stored !== undefined) await this.#deps.observations.cancelOnDevice(target, stored, signal);
    }
  }
}

function demandNotBusy(answer: OperationAnswer, path: ResourcePath): void {
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
