import type { ActivityArchive } from '../../domain/services/activity/activity-archive.ts';
import type { ActivityLogService } from '../../domain/services/activity/activity-log-service.ts';
import type { AuditService } from '../../domain/services/activity/audit-service.ts';
import { activityLogRoutes } from '../../http/routes/activity-logs.ts';

interface Needs {
  readonly activityLog: ActivityLogService;
  readonly activityArchive: ActivityArchive;
  readonly audit: AuditService;
}

/** Routes of the feature `activity`. */
export function routes({ activityLog, activityArchive, audit }: Needs) {
  return activityLogRoutes(activityLog, activityArchive, audit);
}
