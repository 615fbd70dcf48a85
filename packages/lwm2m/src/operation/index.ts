export * from './operation.ts';
export { Lwm2mRefusal, type RefusalCode } from './refusal.ts';
export { InvalidResponseError } from './invalid-response.ts';
export { SendMutedError } from './send-muted.ts';
export { DeviceUnreachableError, type UnreachableKind } from './unreachable.ts';
export { DEFAULT_LWM2M_VERSION, isAtLeast, judgeVersion, type VersionVerdict } from './version.ts';
export {
  applyAttributes,
  findAttributeProblem,
  findPlacementProblem,
  formatAttributeQueries,
  parseAttributeQueries,
  valueAttributes,
} from './attribute-query.ts';
export { findArgumentsProblem } from './execute-arguments.ts';
export { checkOperationPath } from './operation-path.ts';
export { NotificationTrigger, type Sample } from './notification-trigger.ts';
export { bootstrapReadable, checkBootstrapPath } from './bootstrap-operation.ts';
export type * from './bootstrap-operation.ts';
