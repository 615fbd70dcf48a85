export { createClient, type MusterClient } from './client.ts';
export type { ClientOptions } from './options.ts';
export * from './errors.ts';
export {
  filter,
  type FilterComparisons,
  type FilterConditions,
  type FilterField,
  type FilterValue,
  type ListId,
  type SortKey,
  type SortOf,
} from './list-query.ts';
export { AmbiguousNameError, UnknownNameError, type NameCandidate } from './name-errors.ts';
export {
  isId,
  nameListOf,
  quoted,
  resolveName,
  type NameField,
  type NameList,
  type NameListId,
} from './names.ts';
export { openDevice, type DeviceHandle, type DiscoveredPath, type ObjectNode } from './device.ts';
export type { CommandOptions } from './device-commands.ts';
export { CommandFailedError, CommandQueuedError, UnknownPathError } from './device-errors.ts';
export type { ObserveOptions } from './device-observe.ts';
export { parsePath, type Lwm2mPath } from './lwm2m-path.ts';
export { readingOf, type Reading } from './reading.ts';
export { closestNames, editDistance } from './similarity.ts';
export type { Page, Paged } from './paging.ts';
export type { EventsGroup, StreamOptions } from './events.ts';
export type { ActivityLogs, WaitOptions } from './activity.ts';
export {
  ActivityFailedError,
  type FailureReason,
  type Poller,
  type PollOptions,
  type PollTarget,
  type Progress,
} from './poller.ts';
export type {
  AttemptInfo,
  CallOptions,
  Caller,
  CommandReceipt,
  Download,
  FileSource,
  Hooks,
  OperationId,
  OperationInput,
  QueryOf,
  RequestInfo,
  ResponseInfo,
  ResultOf,
  RetryInfo,
  RowOf,
} from './types.ts';
export type {
  ActivityLogEvent,
  DeviceDeregisteredEvent,
  DeviceEventData,
  DeviceOfflineEvent,
  DeviceRegisteredData,
  DeviceRegisteredEvent,
  DeviceUpdatedEvent,
  MeasurementEvent,
  MusterEvent,
  SmartObjectAvailableEvent,
  SmartObjectEventData,
  SmartObjectUnavailableEvent,
  WebhookTestEvent,
} from './event-types.ts';
export type * from './generated/models.ts';
export type * from './generated/groups.ts';
export type { components, operations, paths } from './generated/api.ts';
export {
  createWebhookSecret,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type SignWebhookInput,
  type VerifyWebhookInput,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookSignature,
} from './webhooks.ts';
export { operationTable } from './generated/operations.ts';
