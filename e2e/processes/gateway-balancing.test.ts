/** Failures of a service whose gateways are behind nginx. */
import { gatewayFailures } from '../support/gateway-failures.ts';

describe('two gateways behind nginx, under notifications and commands', () => {
  gatewayFailures({ devices: 100, perSecond: 50, updateSeconds: 10, isBalanced: true });
});
