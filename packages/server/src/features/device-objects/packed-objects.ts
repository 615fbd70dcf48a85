import { LRUCache } from 'lru-cache';
import type { SmartObject } from './model.ts';

/** Members of the SmartObjects of a device, without their IDs. Equal for devices of one model. */
interface Pattern {
  readonly text: string;
  readonly members: readonly Omit<SmartObject, 'id' | 'deviceId'>[];
  /** Number of devices that have it. */
  users: number;
}

interface Packed {
  readonly pattern: Pattern;
  /** The variable bytes of each ID, 12 per SmartObject, as Latin-1. */
  readonly ids: string;
}

export interface PackedObjectsLimits {
  /** Maximum number of SmartObjects. Defaults to 2,000,000. */
  readonly maxObjects?: number | undefined;
  /** Maximum number of characters of all patterns. Defaults to 16,000,000. */
  readonly maxPatternCharacters?: number | undefined;
}

/** Ends every SmartObject ID; see `newSmartObjectId`. */
const TAIL = 'ffffffff';
/** Hex digits of an ID without its tail. */
const DIGITS = 24;

/**
 * The SmartObjects of devices, packed: those of devices of one model differ in IDs only (decision 12). At its limits it drops
 * the least recently used devices.
 */
export class PackedObjects {
  readonly #maxPatternCharacters: number;
  readonly #patterns = new Map<string, Pattern>();
  #patternCharacters = 0;
  readonly #devices: LRUCache<string, Packed>;

  constructor({ maxObjects = 2_000_000, maxPatternCharacters = 16_000_000 }: PackedObjectsLimits = {}) {
    this.#maxPatternCharacters = maxPatternCharacters;
    this.#devices = new LRUCache<string, Packed>({
      maxSize: maxObjects,
      sizeCalculation: ({ pattern }) => Math.max(1, pattern.members.length),
      dispose: ({ pattern }) => this.#leave(pattern),
    });
  }

  /** Returns new objects, which share their nested members with those of other devices. */
  get(deviceId: string): readonly SmartObject[] | undefined {
    const packed = this.#devices.get(deviceId);
    if (packed === undefined) return undefined;
    const digits = Buffer.from(packed.ids, 'latin1').toString('hex');
    return packed.pattern.members.map((members, index) => ({
      id: idOf(digits.slice(index * DIGITS, (index + 1) * DIGITS)),
      deviceId,
      ...members,
    }));
  }

  set(deviceId: string, objects: readonly SmartObject[]): void {
    const digits = objects.map(({ id }) => id.slice(0, -TAIL.length).replaceAll('-', '')).join('');
    const pattern = this.#join(objects);
    this.#devices.set(deviceId, { pattern, ids: Buffer.from(digits, 'hex').toString('latin1') });
    // The cache refuses a list above its limit, and does not dispose of it.
    if (!this.#devices.has(deviceId)) this.#leave(pattern);
    while (this.#patternCharacters > this.#maxPatternCharacters && this.#devices.size > 0)
      this.#devices.pop();
  }

  delete(deviceId: string): void {
    this.#devices.delete(deviceId);
  }

  #join(objects: readonly SmartObject[]): Pattern {
    const text = JSON.stringify(objects.map(({ id: _, deviceId: __, ...members }) => members));
    let pattern = this.#patterns.get(text);
    if (pattern === undefined) {
      pattern = { text, members: JSON.parse(text) as Pattern['members'], users: 0 };
      this.#patterns.set(text, pattern);
      this.#patternCharacters += text.length;
    }
    pattern.users += 1;
    return pattern;
  }

  #leave(pattern: Pattern): void {
    pattern.users -= 1;
    if (pattern.users > 0) return;
    this.#patterns.delete(pattern.text);
    this.#patternCharacters -= pattern.text.length;
  }
}

function idOf(digits: string): string {
  const part = (from: number, to: number): string => digits.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, DIGITS)}${TAIL}`;
}
