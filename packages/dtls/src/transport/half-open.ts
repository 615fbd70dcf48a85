/** Counts running handshakes, which are limited in total and per IP address. */
export class HalfOpen {
  readonly #max: number;
  readonly #maxPerAddress: number;
  readonly #perAddress = new Map<string, number>();
  #count = 0;

  constructor(max: number, maxPerAddress: number) {
    this.#max = max;
    this.#maxPerAddress = maxPerAddress;
  }

  get count(): number {
    return this.#count;
  }

  /** @returns false if a limit is reached */
  take(address: string): boolean {
    const own = this.#perAddress.get(address) ?? 0;
    if (this.#count >= this.#max || own >= this.#maxPerAddress) return false;
    this.#count += 1;
    this.#perAddress.set(address, own + 1);
    return true;
  }

  release(address: string): void {
    const own = this.#perAddress.get(address) ?? 0;
    if (own === 0) return;
    this.#count -= 1;
    if (own === 1) this.#perAddress.delete(address);
    else this.#perAddress.set(address, own - 1);
  }
}
