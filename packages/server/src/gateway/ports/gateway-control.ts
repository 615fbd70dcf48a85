import type { GatewayState } from '../../kernel/live-state.ts';

/** Requests of the domain to the gateway component. */
export interface GatewayControl {
  state(): GatewayState;
}
