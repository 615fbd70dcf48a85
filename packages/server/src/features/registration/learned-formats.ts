import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omit } from '../../kernel/data.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { announcementOf, replaceRegistration } from './model.ts';
import type { Formats, LearnedFormats, Registration } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly onError: (error: unknown) => void;
}

/**
 * Stores which Content-Formats work with a device, so that each is detected once: with its registration, for
 * the requests of every run, and with the device, for its next registration.
 */
export class LearnedFormatsService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Stores detected formats in the background. If the write fails, the next run detects them again. */
  remember(source: SourceAddress, formats: Formats): void {
    const { lanes, live, onError } = this.#deps;
    const registration = live.from(source);
    if (registration !== undefined) {
      lanes.run(registration.deviceId, () => this.#store(registration.id, formats)).catch(onError);
    }
  }

  async #store(location: string, formats: Formats): Promise<void> {
    const { store, live } = this.#deps;
    const registration = live.at(location);
    const device =
      registration === undefined ? undefined : await store.collection(devices).get(registration.deviceId);
    if (registration === undefined || device === undefined) return;
    const isNothing = Object.keys(formats).length === 0;
    const next: Registration = isNothing
      ? omit(registration, 'learnedFormats')
      : { ...registration, learnedFormats: formats };
    const learnedFormats: LearnedFormats = { announced: announcementOf(registration), formats };
    await store.write([
      replaceRegistration(registration, next),
      putOperation(devices, isNothing ? omit(device, 'learnedFormats') : { ...device, learnedFormats }),
    ]);
    live.put(next);
  }
}
