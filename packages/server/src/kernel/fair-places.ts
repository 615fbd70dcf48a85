/**
 * Places that device networks compete for, such as event streams. The last of them are kept for networks that hold few:
 * none keeps all others out.
 */
export class FairPlaces {
  readonly #max: number;
  readonly #kept: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  /**
   * @param max places in all
   * @param kept of them, for networks that hold fewer than this
   */
  constructor(max: number, kept: number) {
    this.#max = max;
    this.#kept = kept;
  }

  /** Takes a place; false when there is none for the network. */
  take(deviceNetworkId: string): boolean {
    const held = this.heldBy(deviceNetworkId);
    const isFew = held < this.#kept;
    if (this.#taken >= (isFew ? this.#max : this.#max - this.#kept)) return false;
    this.#taken += 1;
    this.#held.set(deviceNetworkId, held + 1);
    return true;
  }

  /** Places that the network holds. */
  heldBy(deviceNetworkId: string): number {
    return this.#held.get(deviceNetworkId) ?? 0;
  }

  /** Gives a place back that was taken. */
  release(deviceNetworkId: string): void {
    const held = this.heldBy(deviceNetworkId) - 1;
    this.#taken -= 1;
    if (held > 0) this.#held.set(deviceNetworkId, held);
    else this.#held.delete(deviceNetworkId);
  }
}
