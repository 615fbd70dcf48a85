import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import type { DataCollector } from './model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import type { Store } from '../../store/port.ts';
import type { RegistrationService } from '../registration/registration-service.ts';

export interface BlacklistingDependencies {
  readonly store: Store;
  readonly registrations: Pick<RegistrationService, 'disconnect'>;
  readonly onError: (error: unknown) => void;
}

/** Ends the registrations of the devices of a blacklisted gateway. */
export class Blacklisting {
  readonly #deps: BlacklistingDependencies;
  readonly #tasks: BackgroundTasks;

  constructor(deps: BlacklistingDependencies) {
    this.#deps = deps;
    this.#tasks = new BackgroundTasks(deps.onError);
  }

  /** Call it after each change of a data collector. */
  enforce({ id, isBlacklisted }: DataCollector): void {
    if (isBlacklisted) this.#tasks.add(this.#disconnect(id));
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

  close(): Promise<void> {
    return this.#tasks.idle();
  }
}
