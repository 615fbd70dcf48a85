/** Failures of a service with two gateways and 2,000 devices, half of them over DTLS; `gateway-failures.test.ts` is the same in small. */
import { gatewayFailures } from '../support/gateway-failures.ts';

describe('two gateways, two processes of the API and a worker, with 2,000 devices', () => {
  gatewayFailures({ devices: 2_000, perSecond: 100, updateSeconds: 120, isBalanced: false });
});
