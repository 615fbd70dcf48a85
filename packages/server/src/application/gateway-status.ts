import type { GatewayControl } from '../gateway/ports/gateway-control.ts';
import type { GatewayState } from '../kernel/live-state.ts';
import { packageVersion } from '../package-version.ts';

/** The state of the gateway component, for services that are created before the gateway starts. */
export class GatewayStatus implements GatewayControl {
  #state: GatewayState = { isListening: false, version: packageVersion(), addresses: [] };

  /**
   * Later calls only change the addresses, not the time since when the gateway listens.
   *
   * @param addresses URLs that the gateway listens on
   * @param since epoch milliseconds
   */
  started(addresses: readonly string[], since: number): void {
    const { isListening, since: before = since } = this.#state;
    this.#state = { ...this.#state, isListening: true, addresses, since: isListening ? before : since };
  }

  stopped(): void {
    this.#state = { ...this.#state, isListening: false, addresses: [] };
  }

  /** @param processes names of the linked gateways */
  linked(processes: readonly string[]): void {
    this.#state = { ...this.#state, processes };
  }

  state(): GatewayState {
    return this.#state;
  }
}
