/** The minimum for programs that compose a client: `composeClient`, the errors and `filter`. */
export { composeClient, type ComposedClient, type GroupFactory } from '../compose.ts';
export { normalizeBaseUrl, type ClientOptions } from '../options.ts';
export * from '../errors.ts';
export { retryAfterMs } from '../retry-after.ts';
export { filter } from '../list-query.ts';
export type {
  FieldValue,
  FilterComparisons,
  FilterConditions,
  FilterField,
  FilterValue,
  ListId,
  SortKey,
  SortOf,
} from '../list-query.ts';
export type { Operation, OperationId } from '../operation.ts';
export { paged, type Page, type Paged } from '../paging.ts';
export type {
  ApiPromise,
  ApiResponse,
  AttemptInfo,
  ByteStream,
  CallOptions,
  Caller,
  CommandReceipt,
  Download,
  FileSource,
  Hooks,
  KeyedCallOptions,
  OperationInput,
  OptionsOf,
  QueryOf,
  RequestInfo,
  ResponseInfo,
  ResultOf,
  RetryInfo,
  RowOf,
  UploadOptions,
  UploadProgress,
  WriteRequest,
  WriteValue,
} from '../types.ts';
// Named export: it takes precedence over the generated type of the same name, which does not distinguish event types.
export type { MusterEvent } from '../event-types.ts';
export type * from '../generated/models.ts';
