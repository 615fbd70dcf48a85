import type { GatewayControl, GatewayState } from '../domain/ports/gateway-control.ts';
import { packageVersion } from '../package-version.ts';

/** The state of the gateway component, for the services that are made before the gateway starts. */
export class GatewayStatus implements GatewayControl {
  #addresses: readonly string[] | undefined;
  #since: number | undefined;

  /**
   * @param addresses URLs that the gateway listens on
   * @param since epoch milliseconds
   */
  started(addresses: readonly string[], since: number): void {
    this.#addresses = addresses;
    this.#since = since;
  }

  stopped(): void {
    this.#addresses = undefined;
  }

  state(): GatewayState {
    const since = this.#since;
    return {
      isListening: this.#addresses !== undefined,
      version: packageVersion(),
      addresses: this.#addresses ?? [],
      ...(since === undefined ? {} : { since }),
    };
  }
}
