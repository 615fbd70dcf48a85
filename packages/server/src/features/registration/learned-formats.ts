import { devices } from '../devices/model/device.ts';
import type { Registration } from './model/registration.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { replaceRegistration } from './stored-registrations.ts';

/**
 * Content-Format that worked where the first choice failed, keyed by use ("read-many"); null if none is
 * requested.
 */
export type Formats = Readonly<Record<string, number | null>>;

/** Detected Content-Formats of a device. They are valid as long as the device announces the same formats. */
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

/** Returns the formats and LwM2M version in a registration as text, equal for equal announcements. */
export function announcementOf({ lwm2mVersion, contentFormats }: Announcement): string {
  return `${lwm2mVersion} ${[...contentFormats].sort((a, b) => a - b).join(',')}`;
}

/** Returns the formats that are valid for the announcement of a device; undefined if there are none. */
export function validFormats(learned: LearnedFormats | undefined, said: Announcement): Formats | undefined {
  return learned?.announced === announcementOf(said) ? learned.formats : undefined;
}

/**
 * Stores which Content-Formats work with a device, so that each is detected once: with its registration, for
 * the requests of every run, and with the device, for its next registration.
 */
export class LearnedFormatsService {
  readonly #deps: FormatDependencies;

  constructor(deps: FormatDependencies) {
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
    if (registration === undefined || device === undefined) {
      return;
    }
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
