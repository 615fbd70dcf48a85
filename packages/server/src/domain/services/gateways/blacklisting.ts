import type { DataCollector } from '../../entities/data-collector.ts';
import { devices } from '../../entities/device.ts';
import type { Store } from '../../ports/store.ts';
import type { RegistrationService } from '../registration/registration-service.ts';

export interface BlacklistingDependencies {
  readonly store: Store;
  readonly registrations: Pick<RegistrationService, 'disconnect'>;
  readonly onError: (error: unknown) => void;
}

/** Ends the registrations of the devices of a blacklisted gateway. */
export class Blacklisting {
  readonly #deps: BlacklistingDependencies;
  readonly #underWay = new Set<Promise<void>>();

  constructor(deps: BlacklistingDependencies) {
    this.#deps = deps;
  }

  /** To be called after each change of a data collector. */
  enforce({ id, isBlacklisted }: DataCollector): void {
    if (!isBlacklisted) return;
    const work: Promise<void> = this.#disconnect(id)
      .catch(this.#deps.onError)
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #disconnect(dataCollectorId: string): Promise<void> {
    const { store, registrations } = this.#deps;
    const where = [
      { field: 'dataCollectorId', op: 'eq', value: dataCollectorId },
      { field: 'status', op: 'eq', value: 'online' },
    ] as const;
    for await (const device of store.collection(devices).iterate({ where })) {
      await registrations.disconnect(device.id);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
