/** Everything that can fail in a service with two gateways; `long/gateway-failures.test.ts` is the same at size. */
import { gatewayFailures } from '../support/gateway-failures.ts';

describe('two gateways, two processes of the API and a worker, under notifications and commands', () => {
  gatewayFailures({ devices: 200, perSecond: 100, updateSeconds: 20, isBalanced: false });
});
