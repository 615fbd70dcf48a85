import { firmwareStates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import type { DomainEvent } from '../events/events.ts';
import type { FirmwareObject } from './firmware-object.ts';

/** Detects changes of State or Result of firmware objects in measurement events. */
export class StateWatch {
  /** State and Result of devices with an update, by resource ID, each with its latest value. */
  readonly #watched = new Map<string, { readonly deviceId: string; value: unknown }>();
  readonly #object: Pick<FirmwareObject, 'observed' | 'listen'>;

  constructor(object: Pick<FirmwareObject, 'observed' | 'listen'>) {
    this.#object = object;
    // The pass that reads a value acts on it. Otherwise a device whose State changes with every Read would be
    // read forever.
    object.listen((id, value) => {
      const watched = this.#watched.get(id);
      if (watched !== undefined) watched.value = value;
    });
  }

  /** Starts to watch a device. The state and result in the update count as known. */
  async await({ id: deviceId, currentState, result }: FirmwareUpdate): Promise<void> {
    const known = [firmwareStates.indexOf(currentState), result];
    for (const [index, id] of (await this.#object.observed(deviceId)).entries()) {
      if (!this.#watched.has(id)) this.#watched.set(id, { deviceId, value: known[index] });
    }
  }

  /**
   * Returns the device whose State or Result an event changes. Responses to reads cause events too, and an
   * unchanged value must not cause another read.
   */
  of(event: DomainEvent): string | undefined {
    if (event.type !== 'measurement') return undefined;
    const watched = this.#watched.get(event.resourceId);
    if (watched === undefined || watched.value === event.value) return undefined;
    watched.value = event.value;
    return watched.deviceId;
  }

  forget(deviceId: string): void {
    for (const [id, watched] of this.#watched) if (watched.deviceId === deviceId) this.#watched.delete(id);
  }
}
