/**
 * Slots that device networks compete for, such as event streams. Some are reserved for networks that hold few, so
 * that no network keeps all others out.
 */
export class FairSlots {
  readonly #max: number;
  readonly #reserved: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  /**
   * @param max total number of slots
   * @param reserved number of slots reserved for networks that hold fewer than this number
   */
  constructor(max: number, reserved: number) {
    this.#max = max;
    this.#reserved = reserved;
  }

  /** Takes a slot. Returns false if there is none for the network. */
  take(deviceNetworkId: string): boolean {
    const held = this.heldBy(deviceNetworkId);
    const isFew = held < this.#reserved;
    if (this.#taken >= (isFew ? this.#max : this.#max - this.#reserved)) return false;
    this.#taken += 1;
    this.#held.set(deviceNetworkId, held + 1);
    return true;
  }

  /** Number of slots that the network holds. */
  heldBy(deviceNetworkId: string): number {
    return this.#held.get(deviceNetworkId) ?? 0;
  }

  /** Releases a slot. */
  release(deviceNetworkId: string): void {
    const held = this.heldBy(deviceNetworkId) - 1;
    this.#taken -= 1;
    if (held > 0) this.#held.set(deviceNetworkId, held);
    else this.#held.delete(deviceNetworkId);
  }
}
