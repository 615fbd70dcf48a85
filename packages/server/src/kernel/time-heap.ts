/** Entries that there is room for at first. */
const FIRST_CAPACITY = 64;

/**
 * Keys in the order of their times: a binary heap that knows where in it each key is, so that a time can be moved
 * either way, and a key taken out, at once.
 *
 * An entry is a slot, a number from 0 on. Times, places and order are in typed arrays by slot or place: however many
 * entries there are, the garbage collector has a handful of objects to mark, and moving an entry makes none.
 */
export class TimeHeap {
  readonly #slots = new Map<string, number>();
  /** By slot; undefined where it is free. */
  #keys: (string | undefined)[] = [];
  /** By slot, any unit. */
  #times = new Float64Array(FIRST_CAPACITY);
  /** By slot: its place in the heap. */
  #places = new Int32Array(FIRST_CAPACITY);
  /** Slots in heap order; behind them, in the places from `size` on, the slots that are free. */
  #heap = new Int32Array(FIRST_CAPACITY);

  get size(): number {
    return this.#slots.size;
  }

  /** The smallest of the times; infinite without any. */
  get firstAt(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : this.#timeIn(0);
  }

  /** Adds a key, or gives it another time. */
  set(key: string, time: number): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) {
      this.#add(key, time);
      return;
    }
    const earlier = time < (this.#times[slot] ?? 0);
    this.#times[slot] = time;
    const place = this.#places[slot] ?? 0;
    if (earlier) {
      this.#rise(slot, place);
    } else {
      this.#sink(slot, place);
    }
  }

  /** Takes a key out; false when it is not there. */
  delete(key: string): boolean {
    const slot = this.#slots.get(key);
    if (slot === undefined) {
      return false;
    }
    this.#remove(key, slot);
    return true;
  }

  /** Takes out the key with the smallest time. */
  shift(): string | undefined {
    const slot = this.#slotIn(0);
    const key = this.size === 0 ? undefined : this.#keys[slot];
    if (key !== undefined) {
      this.#remove(key, slot);
    }
    return key;
  }

  /** Takes all keys out, and gives their memory back. */
  clear(): void {
    this.#slots.clear();
    this.#keys = [];
    this.#times = new Float64Array(FIRST_CAPACITY);
    this.#places = new Int32Array(FIRST_CAPACITY);
    this.#heap = new Int32Array(FIRST_CAPACITY);
  }

  #slotIn(place: number): number {
    return this.#heap[place] ?? 0;
  }

  #timeIn(place: number): number {
    return this.#times[this.#slotIn(place)] ?? 0;
  }

  #add(key: string, time: number): void {
    const place = this.size;
    // No slot is free when all that there have been are taken: the next one is new.
    const slot = place === this.#keys.length ? place : this.#slotIn(place);
    if (slot === this.#times.length) {
      this.#grow();
    }
    this.#slots.set(key, slot);
    this.#keys[slot] = key;
    this.#times[slot] = time;
    this.#rise(slot, place);
  }

  #grow(): void {
    const capacity = 2 * this.#times.length;
    const [times, places, heap] = [this.#times, this.#places, this.#heap];
    this.#times = new Float64Array(capacity);
    this.#times.set(times);
    this.#places = new Int32Array(capacity);
    this.#places.set(places);
    this.#heap = new Int32Array(capacity);
    this.#heap.set(heap);
  }

  /** The last of the heap takes the place of the slot, which is free then. */
  #remove(key: string, slot: number): void {
    const place = this.#places[slot] ?? 0;
    this.#slots.delete(key);
    this.#keys[slot] = undefined;
    const end = this.size;
    const last = this.#slotIn(end);
    this.#heap[end] = slot;
    if (last !== slot) {
      this.#rise(last, place);
      this.#sink(last, this.#places[last] ?? 0);
    }
  }

  #put(slot: number, place: number): void {
    this.#heap[place] = slot;
    this.#places[slot] = place;
  }

  /** Puts the slot into that place, or nearer to the first one. */
  #rise(slot: number, from: number): void {
    const time = this.#times[slot] ?? 0;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#timeIn(parent) <= time) {
        break;
      }
      this.#put(this.#slotIn(parent), place);
      place = parent;
    }
    this.#put(slot, place);
  }

  /** Puts the slot into that place, or farther from the first one. */
  #sink(slot: number, from: number): void {
    const time = this.#times[slot] ?? 0;
    let place = from;
    for (let child = this.#firstChild(place); child !== undefined; child = this.#firstChild(place)) {
      if (this.#timeIn(child) >= time) {
        break;
      }
      this.#put(this.#slotIn(child), place);
      place = child;
    }
    this.#put(slot, place);
  }

  /** Of the places below a place, the one with the smaller time. */
  #firstChild(place: number): number | undefined {
    const left = 2 * place + 1;
    if (left >= this.size) {
      return undefined;
    }
    return left + 1 < this.size && this.#timeIn(left + 1) < this.#timeIn(left) ? left + 1 : left;
  }
}
