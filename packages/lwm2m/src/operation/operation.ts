/**
 * The operations of the Device Management & Service Enablement and the Information Reporting interfaces, as plain data
 * (OMA-TS-LightweightM2M_Core-V1_1 6.3 and 6.4).
 */
import type { LinkValue } from '../codec/link-format.ts';
import type { NotificationAttributes } from '../node/notification-attributes.ts';
import type { ValueRecord } from '../node/value.ts';
import type { Lwm2mPath } from '../path/path.ts';

/** Attributes to set, and names of those to take away. */
export type AttributeChange = NotificationAttributes & { unset?: readonly string[] };

/** Read (6.3.1): an object, an instance, a resource or a resource instance. */
export interface ReadOperation {
  readonly type: 'read';
  readonly path: Lwm2mPath;
}

/**
 * Write (6.3.3) to an instance, a resource or a resource instance. `replace` replaces the existing values, `update`
 * changes only the given resources of an instance, or the given resource instances of a multiple-instance resource.
 */
export interface WriteOperation {
  readonly type: 'write';
  readonly path: Lwm2mPath;
  readonly mode: 'replace' | 'update';
  /** Resources or resource instances at or below `path`. */
  readonly records: readonly ValueRecord[];
}

/** Execute (6.3.5): a resource. */
export interface ExecuteOperation {
  readonly type: 'execute';
  readonly path: Lwm2mPath;
  /** Text such as `0='1',1`; absent: none. */
  readonly arguments?: string;
}

/** Create (6.3.6): `path` is the object, with an instance id where the server chooses it. */
export interface CreateOperation {
  readonly type: 'create';
  readonly path: Lwm2mPath;
  readonly records: readonly ValueRecord[];
}

/** Delete (6.3.7): an object instance. */
export interface DeleteOperation {
  readonly type: 'delete';
  readonly path: Lwm2mPath;
}

/** Discover (6.3.2): an object, an instance or a resource. */
export interface DiscoverOperation {
  readonly type: 'discover';
  readonly path: Lwm2mPath;
  /** Levels below the path to list, 0 to 3: for devices of LwM2M 1.2. Default: what the device lists by itself. */
  readonly depth?: 0 | 1 | 2 | 3;
}

/** Write-Attributes (6.3.4). */
export interface WriteAttributesOperation {
  readonly type: 'writeAttributes';
  readonly path: Lwm2mPath;
  readonly attributes: AttributeChange;
}

/** Observe (6.4.1). */
export interface ObserveOperation {
  readonly type: 'observe';
  readonly path: Lwm2mPath;
}

/** Cancel Observation (6.4.3). */
export interface CancelObserveOperation {
  readonly type: 'cancelObserve';
  readonly path: Lwm2mPath;
}

export type DeviceOperation =
  | ReadOperation
  | WriteOperation
  | ExecuteOperation
  | CreateOperation
  | DeleteOperation
  | DiscoverOperation
  | WriteAttributesOperation
  | ObserveOperation
  | CancelObserveOperation;

/**
 * Read-Composite (6.3.8): objects, instances, resources and resource instances, of any objects, or the root. The answer
 * holds what of it is there and can be read.
 */
export interface ReadCompositeOperation {
  readonly type: 'readComposite';
  /** At least one. */
  readonly paths: readonly Lwm2mPath[];
}

/** Write-Composite (6.3.9): resources and resource instances of any objects. Other resources are unchanged. */
export interface WriteCompositeOperation {
  readonly type: 'writeComposite';
  /** The device writes all of them or none. At least one, unless something is taken away. */
  readonly records: readonly ValueRecord[];
  /** Resource instances to take away; it needs a device that takes SenML-ETCH. */
  readonly removed?: readonly Lwm2mPath[];
}

/** Operations of LwM2M 1.1 on several places of a device at once. */
export type CompositeOperation = ReadCompositeOperation | WriteCompositeOperation;

/** What a device answered. */
export interface OperationAnswer {
  /** CoAP response code, e.g. `2.05`. */
  code: string;
  /**
   * Whether the operation succeeded: a code of class 2 and, for values or links, readable content. If the content was
   * unreadable, `diagnostic` gives the reason.
   */
  success: boolean;
  /** Read and Observe, composite too: the values. */
  records?: ValueRecord[];
  /** Discover: the links, attributes included. */
  links?: LinkValue[];
  /** Content-Format of the answer. */
  contentFormat?: number;
  /** Diagnostic of the device about a failure, or the fault of its response. */
  diagnostic?: string;
  /** Seconds after which to ask again: Max-Age of a 5.03 or 4.29 that has it (RFC 7252 5.9.3.4, RFC 8516). */
  retryAfterSeconds?: number;
  /** Create: the id of the new instance. */
  createdInstanceId?: number;
  /** Composites: the device does not take them, and was asked path by path. */
  singly?: true;
}
