import { firmwareStates } from '../../entities/firmware-update.ts';
import type { FirmwareUpdate } from '../../entities/firmware-update.ts';
import type { MusterEvent } from '../../events.ts';
import type { FirmwareObject } from './firmware-object.ts';

/** What devices tell of their updates by themselves, in notifications of State and Result. */
export class UpdateNews {
  /** Resources whose values tell of an update, each with its device and the value that it has told last. */
  readonly #told = new Map<string, { readonly deviceId: string; value: unknown }>();
  readonly #object: Pick<FirmwareObject, 'observed'>;

  constructor(object: Pick<FirmwareObject, 'observed'>) {
    this.#object = object;
  }

  /** From now on; what is recorded of the update is no news. */
  async await({ id: deviceId, currentState, result }: FirmwareUpdate): Promise<void> {
    const known = [firmwareStates.indexOf(currentState), result];
    for (const [index, id] of (await this.#object.observed(deviceId)).entries()) {
      if (!this.#told.has(id)) this.#told.set(id, { deviceId, value: known[index] });
    }
  }

  /** The device that an event has news of. What a device answers comes here too: only news is a reason to ask it again. */
  of({ type, resourceId = '', data }: MusterEvent): string | undefined {
    const told = type === 'measurement' ? this.#told.get(resourceId) : undefined;
    if (told === undefined || told.value === data['v']) return undefined;
    told.value = data['v'];
    return told.deviceId;
  }

  forget(deviceId: string): void {
    for (const [id, told] of this.#told) if (told.deviceId === deviceId) this.#told.delete(id);
  }
}
