import { hash } from 'node:crypto';
import type { Registration } from '../registration/model/registration.ts';

/** The part of a registration that devices of one make and network have alike. */
export type RegistrationPattern = Pick<
  Registration,
  | 'deviceNetworkId'
  | 'listener'
  | 'lwm2mVersion'
  | 'binding'
  | 'queueMode'
  | 'rootPath'
  | 'contentFormats'
  | 'learnedFormats'
  | 'objects'
>;

/** A pattern, and how many registrations have it. */
export interface SharedPattern {
  readonly key: string;
  readonly pattern: RegistrationPattern;
  uses: number;
}

/**
 * Keeps each pattern once, as long as a registration has it. A registration on its own takes twenty objects, and most
 * of a fleet are copies of each other.
 *
 * There is no pattern without a registration, so devices that all register something else hold no more than their
 * registrations take, and leave nothing behind.
 */
export class RegistrationPatterns {
  readonly #byKey = new Map<string, SharedPattern>();
  /** The text of the pattern that was looked up last, and its key: devices of one make often follow each other. */
  #lastText = '';
  #lastKey = '';

  /** Different patterns. */
  get size(): number {
    return this.#byKey.size;
  }

  /** Ids of the device networks that there are registrations in. */
  networks(): Set<string> {
    return new Set(Array.from(this.#byKey.values(), ({ pattern }) => pattern.deviceNetworkId));
  }

  /**
   * The shared pattern of a registration, for one more use of it; end that with {@link release}.
   *
   * @param before the one that its last document had: an Update mostly leaves it as it is, which is seen at once
   */
  take(registration: Registration, before?: SharedPattern): SharedPattern {
    const shared =
      before !== undefined && hasPattern(registration, before.pattern) ? before : this.#find(registration);
    shared.uses += 1;
    return shared;
  }

  release(shared: SharedPattern): void {
    shared.uses -= 1;
    if (shared.uses === 0) {
      this.#byKey.delete(shared.key);
    }
  }

  #find(registration: Registration): SharedPattern {
    const key = this.#keyOf(registration);
    const known = this.#byKey.get(key);
    if (known !== undefined) {
      return known;
    }
    const made: SharedPattern = { key, pattern: patternOf(registration), uses: 0 };
    this.#byKey.set(key, made);
    return made;
  }

  /** A digest, as the text may be as long as what a device can send. */
  #keyOf(registration: Registration): string {
    const text = textOf(registration);
    if (text !== this.#lastText) {
      this.#lastText = text;
      this.#lastKey = hash('sha256', text, 'base64url');
    }
    return this.#lastKey;
  }
}

function patternOf(registration: Registration): RegistrationPattern {
  const { deviceNetworkId, listener, lwm2mVersion, binding, queueMode, rootPath } = registration;
  const { contentFormats, learnedFormats, objects } = registration;
  return {
    deviceNetworkId,
    listener,
    lwm2mVersion,
    binding,
    queueMode,
    rootPath,
    contentFormats,
    ...(learnedFormats === undefined ? {} : { learnedFormats }),
    // A list of its own: models are kept by it, and those differ by network and by version of the enabler.
    objects: [...objects],
  };
}

/** Without a look into its lists: those of a document that was made from the last one are the same. */
function hasPattern(registration: Registration, pattern: RegistrationPattern): boolean {
  return (
    registration.objects === pattern.objects &&
    registration.contentFormats === pattern.contentFormats &&
    registration.learnedFormats === pattern.learnedFormats &&
    registration.deviceNetworkId === pattern.deviceNetworkId &&
    registration.listener === pattern.listener &&
    registration.lwm2mVersion === pattern.lwm2mVersion &&
    registration.binding === pattern.binding &&
    registration.queueMode === pattern.queueMode &&
    registration.rootPath === pattern.rootPath
  );
}

function textOf(registration: Registration): string {
  const { deviceNetworkId, listener, lwm2mVersion, binding, queueMode, rootPath } = registration;
  const { contentFormats, learnedFormats, objects } = registration;
  const words = [deviceNetworkId, listener, lwm2mVersion, binding, queueMode, rootPath];
  return JSON.stringify([words, contentFormats, learnedFormats ?? null, objects]);
}
