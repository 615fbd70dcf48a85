/**
 * Places that device networks compete for, such as event streams. Some are reserved for networks that hold few, so
 * that no network keeps all others out.
 */
export class FairPlaces {
  readonly #max: number;
  readonly #kept: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  /**
   * @param max total number of places
   * @param kept number of places reserved for networks that hold fewer than this number
   */
  constructor(max: number, kept: number) {
    this.#max = max;
    this.#kept = kept;
  }

  /** Takes a place. Returns false if there is none for the network. */
  take(deviceNetworkId: string): boolean {
    const held = this.heldBy(deviceNetworkId);
    const isFew = held < this.#kept;
    if (this.#taken >= (isFew ? this.#max : this.#max - this.#kept)) return false;
    this.#taken += 1;
    this.#held.set(deviceNetworkId, held + 1);
    return true;
  }

  /** Number of places that the network holds. */
  heldBy(deviceNetworkId: string): number {
    return this.#held.get(deviceNetworkId) ?? 0;
  }

  /** Releases a place. */
  release(deviceNetworkId: string): void {
    const held = this.heldBy(deviceNetworkId) - 1;
    this.#taken -= 1;
    if (held > 0) this.#held.set(deviceNetworkId, held);
    else this.#held.delete(deviceNetworkId);
  }
}
