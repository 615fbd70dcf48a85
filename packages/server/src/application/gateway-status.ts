import type { GatewayControl, GatewayState } from '../gateway/ports/gateway-control.ts';
import { packageVersion } from '../package-version.ts';

/** The state of the gateway component, for the services that are made before the gateway starts. */
export class GatewayStatus implements GatewayControl {
  #state: GatewayState = { isListening: false, version: packageVersion(), addresses: [] };

  /**
   * Addresses that come later do not change since when it listens.
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

  /** @param processes names of the gateways that are linked */
  linked(processes: readonly string[]): void {
    this.#state = { ...this.#state, processes };
  }

  /** The gateway is in another thread, which says how it is. */
  set(state: GatewayState): void {
    this.#state = state;
  }

  state(): GatewayState {
    return this.#state;
  }
}
