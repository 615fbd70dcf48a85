import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { Store } from '../../store/port.ts';
import type { AccessService } from '../access/access-service.ts';
import type { TenantService } from '../access/tenant-service.ts';
import { usageRoutes } from './routes/usage.ts';
import { UsageService } from './usage-service.ts';

interface Needs {
  readonly store: Store;
  readonly usage: UsageCounter;
  readonly access: AccessService;
  readonly tenants: TenantService;
}

/** Routes of the feature `usage`. */
export function composedRoutes(needs: Needs) {
  return usageRoutes(new UsageService(needs));
}
