import { devices } from '../../entities/device.ts';
import type { Registration } from '../../entities/registration.ts';
import type { Lanes } from '../../lanes.ts';
import { putOperation } from '../../ports/store.ts';
import type { Store } from '../../ports/store.ts';
import { without } from '../../without.ts';
import type { SourceAddress } from '../../ports/uplink-requests.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { putRegistration } from './stored-registrations.ts';

/** By use ("read-many"), the Content-Format that worked where the first choice did not; null: none is asked for. */
export type Formats = Readonly<Record<string, number | null>>;

/** What was found out about a device, and what it said of itself at the time: it holds while it says the same. */
export interface LearnedFormats {
  readonly announced: string;
  readonly formats: Formats;
}

export interface FormatDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly onError: (error: unknown) => void;
}

type Announcement = Pick<Registration, 'lwm2mVersion' | 'contentFormats'>;

/** What a device says of its formats, as a text that is equal for equal announcements. */
export function announcementOf({ lwm2mVersion, contentFormats }: Announcement): string {
  return `${lwm2mVersion} ${[...contentFormats].sort((a, b) => a - b).join(',')}`;
}

/** The part of what was learned that still holds for a device that announces this; undefined when nothing does. */
export function stillValid(learned: LearnedFormats | undefined, said: Announcement): Formats | undefined {
  return learned?.announced === announcementOf(said) ? learned.formats : undefined;
}

/**
 * Keeps which Content-Formats work with a device, so that they are found out once: with its registration, for the
 * requests of every run, and with the device, for its next registration.
 */
export class LearnedFormatsService {
  readonly #deps: FormatDependencies;

  constructor(deps: FormatDependencies) {
    this.#deps = deps;
  }

  /** Stores what was found out. Nobody waits for it: without it the next run finds out again. */
  learned(source: SourceAddress, formats: Formats): void {
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
    if (registration === undefined || device === undefined) {
      return;
    }
    const isNothing = Object.keys(formats).length === 0;
    const next: Registration = isNothing
      ? without(registration, 'learnedFormats')
      : { ...registration, learnedFormats: formats };
    const learnedFormats: LearnedFormats = { announced: announcementOf(registration), formats };
    await store.write([
      putRegistration(next),
      putOperation(devices, isNothing ? without(device, 'learnedFormats') : { ...device, learnedFormats }),
    ]);
    live.put(next);
  }
}
