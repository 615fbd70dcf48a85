import type { ActivityArchive } from './activity-archive.ts';
import type { ActivityLogService } from './activity-log-service.ts';
import type { AuditService } from './audit-service.ts';
import { activityLogRoutes } from './routes/activity-logs.ts';
import type { ResourceAccess } from './routes/activity-logs.ts';

interface Needs {
  readonly activityLog: ActivityLogService;
  readonly activityArchive: ActivityArchive;
  readonly audit: AuditService;
  readonly access: ResourceAccess;
}

/** Routes of the feature `activity`. */
export function composedRoutes({ activityLog, activityArchive, audit, access }: Needs) {
  return activityLogRoutes(activityLog, activityArchive, audit, access);
}
