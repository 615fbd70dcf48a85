export { createClient, type MusterClient } from './client.ts';
export * from './entries/core.ts';
export type { ActivityLogs, WaitOptions } from './activity.ts';
export {
  ActivityFailedError,
  type FailureReason,
  type Poller,
  type PollOptions,
  type PollTarget,
  type Progress,
} from './poller.ts';
export type { Events, StreamOptions } from './events.ts';
export type * from './event-types.ts';
export * from './entries/by-name.ts';
export * from './entries/webhooks.ts';
export type * from './generated/groups.ts';
export type { components, operations } from './generated/api.ts';
export { operationTable } from './generated/operations.ts';
