/** Devices, types, templates, locations and networks by name, and the resources of a device by LwM2M path. */
export { openDevice, type DeviceHandle, type DiscoveredPath, type ObjectNode } from '../device.ts';
export type { DeviceClient } from '../device-client.ts';
export type { CommandOptions } from '../device-commands.ts';
export {
  CommandFailedError,
  CommandQueuedError,
  CommandTimeoutError,
  UnknownPathError,
} from '../device-errors.ts';
export type { ObserveOptions } from '../device-observe.ts';
export { parsePath, type Lwm2mPath } from '../lwm2m-path.ts';
export {
  AmbiguousNameError,
  MalformedNameError,
  UnknownNameError,
  type NameCandidate,
} from '../name-errors.ts';
export type { NamedPath } from '../path-names.ts';
export { isId, nameListOf, quoted, resolveName, type NameListId } from '../names.ts';
export type { NameField, NameList } from '../name-list.ts';
export { readingOf, type Reading } from '../reading.ts';
export { closestNames, editDistance } from '../similarity.ts';
