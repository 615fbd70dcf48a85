import type { AccessService } from '../access/access-service.ts';
import type { GatewayDomain } from '../gateways/gateway-domain.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { OverviewService } from './overview-service.ts';
import { overviewRoutes } from './routes/overview.ts';

interface Needs {
  readonly store: Store;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly gateways: GatewayDomain;
}

/** Routes of the feature `overview`. */
export function composedRoutes({ store, clock, access, gateways: { views: collectors } }: Needs) {
  return overviewRoutes(new OverviewService({ store, clock, access, collectors }));
}
