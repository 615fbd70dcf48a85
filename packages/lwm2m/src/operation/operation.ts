/**
 * The operations of the interfaces Device Management & Service Enablement and Information Reporting, as plain data
 * (OMA-TS-LightweightM2M_Core-V1_1 6.3 and 6.4).
 */
import type { LinkValue } from '../codec/link-format.ts';
import type { NotificationAttributes } from '../node/notification-attributes.ts';
import type { ValueRecord } from '../node/value.ts';
import type { Lwm2mPath } from '../path/path.ts';

/** Attributes to set, and the names of attributes to remove. */
export type AttributeChange = NotificationAttributes & { unset?: readonly string[] };

/** Read (6.3.1) of an object, an instance, a resource or a resource instance. */
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

/** Execute (6.3.5) of a resource. */
export interface ExecuteOperation {
  readonly type: 'execute';
  readonly path: Lwm2mPath;
  /** Arguments such as `0='1',1`. Default: none. */
  readonly arguments?: string;
}

/** Create (6.3.6): `path` is the object, with an instance ID if the server chooses it. */
export interface CreateOperation {
  readonly type: 'create';
  readonly path: Lwm2mPath;
  readonly records: readonly ValueRecord[];
}

/** Delete (6.3.7) of an object instance. */
export interface DeleteOperation {
  readonly type: 'delete';
  readonly path: Lwm2mPath;
}

/** Discover (6.3.2) of an object, an instance or a resource. */
export interface DiscoverOperation {
  readonly type: 'discover';
  readonly path: Lwm2mPath;
  /** Number of levels to list below the path, 0 to 3 (LwM2M 1.2). Default: chosen by the device. */
  readonly depth?: 0 | 1 | 2 | 3;
}

/** Write-Attributes (6.3.4) to an object, an instance or a resource. */
export interface WriteAttributesOperation {
  readonly type: 'writeAttributes';
  readonly path: Lwm2mPath;
  readonly attributes: AttributeChange;
}

/** Observe (6.4.1) of an object, an instance, a resource or a resource instance. */
export interface ObserveOperation {
  readonly type: 'observe';
  readonly path: Lwm2mPath;
}

/** Cancel Observation (6.4.3). */
export interface CancelObserveOperation {
  readonly type: 'cancelObserve';
  readonly path: Lwm2mPath;
}

/** An operation on one path of a device. */
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
 * Read-Composite (6.3.8) of any objects, instances, resources and resource instances, or the root. The response omits
 * missing and unreadable ones.
 */
export interface ReadCompositeOperation {
  readonly type: 'readComposite';
  /** At least one path. */
  readonly paths: readonly Lwm2mPath[];
}

/** Write-Composite (6.3.9) of resources and resource instances of any objects. Other resources are unchanged. */
export interface WriteCompositeOperation {
  readonly type: 'writeComposite';
  /** Records, which the device writes atomically. At least one, unless `removed` has a path. */
  readonly records: readonly ValueRecord[];
  /** Resource instances to remove. The device must support SenML-ETCH. */
  readonly removed?: readonly Lwm2mPath[];
}

/** LwM2M 1.1 operations on several paths of a device. */
export type CompositeOperation = ReadCompositeOperation | WriteCompositeOperation;

/** Response of a device. */
export interface OperationAnswer {
  /** CoAP response code, for example `2.05`. */
  code: string;
  /**
   * Whether the operation succeeded: a code of class 2 and, for values or links, readable content. If the content was
   * unreadable, `diagnostic` gives the reason.
   */
  success: boolean;
  /** Values of a Read or Observe, or of a composite. */
  records?: ValueRecord[];
  /** Links of a Discover, with attributes. */
  links?: LinkValue[];
  /** Content-Format of the response. */
  contentFormat?: number;
  /** Diagnostic of the device about a failure, or the fault of its response. */
  diagnostic?: string;
  /** Seconds after which to retry: Max-Age of a 5.03 or 4.29 (RFC 7252 5.9.3.4, RFC 8516). */
  retryAfterSeconds?: number;
  /** ID of the instance that Create has added. */
  createdInstanceId?: number;
  /** Set if the device does not support composites and the operation was performed path by path. */
  singly?: true;
}
