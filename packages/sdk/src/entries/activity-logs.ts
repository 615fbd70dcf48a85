/** The group `activityLogs`, with `waitFor` and `poll`. */
export { activityLogs, type ActivityLogs, type WaitOptions } from '../activity.ts';
export type { ActivityLogsGroup } from '../generated/groups/activity-logs.ts';
export {
  ActivityFailedError,
  type FailureReason,
  type Poller,
  type PollOptions,
  type PollTarget,
  type Progress,
} from '../poller.ts';
