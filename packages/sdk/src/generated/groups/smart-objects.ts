// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, CommandReceipt, KeyedCallOptions } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  smartObjectsCreate,
  smartObjectsGet,
  smartObjectsUpdate,
  smartObjectsDelete,
  smartObjectsResourceAttributes,
  smartObjectsValues,
  smartObjectsRead,
} from '../operations/smart-objects.ts';

/**
 * LwM2M object instances of devices.
 */
export interface SmartObjectsGroup {
  /**
   * Create a smart object.
   *
   * Adds an object instance with the resources of its smart object type to the device, even if its device type does not have that object. The service sends a device that has registered an LwM2M Create with the values of the request and of the template. X-Activity-Id is the activity log entry of this command, and the smart object is Unavailable until the device answers 2.01 or lists it. A device that has never registered gets no command; the service writes the values after the device lists the instance. If the smart object exists and is Unavailable, as after a Create that failed, it keeps its ID, and the service sends the Create again. Returns 409 if the device has an instance of the object with this number, or a Create of it is in progress.
   * Needs the permission SmartObject.Create.
   */
  create(body: Model.SmartObjectRequest, options?: KeyedCallOptions): ApiPromise<Model.EntityIdResponse>;
  /**
   * Get a smart object.
   *
   * Returns an object instance with its resources.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SmartObjectResponse>;
  /**
   * Update a smart object.
   *
   * Replaces the label and the template. Returns 400 if the device, the type or the instance number would change.
   * Needs the permission SmartObject.Update.
   * @param id ID of the entity.
   */
  update(id: Model.Uuid, body: Model.SmartObjectRequest, options?: CallOptions): ApiPromise<void>;
  /**
   * Delete a smart object.
   *
   * Deletes the object instance and its measurements from the service. A device that has the instance gets an LwM2M Delete, a sleeping one when it wakes. X-Activity-Id is the activity log entry of this command. The service never deletes the objects Security, Server and Device on devices. If a device refuses, it keeps the instance, which reappears when the device next lists its objects.
   * Needs the permission SmartObject.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * List the resource attributes of a smart object.
   *
   * Returns the reported attributes of the object, the instance and its resources, the desired attributes of its templates, and the attributes that the device refused.
   * Needs the permission ResourceAttribute.Read.
   * @param id ID of the entity.
   */
  resourceAttributes(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SmartObjectAttributeResponse[]>;
  /**
   * Get the values of a smart object.
   *
   * Returns the object instance with the latest stored value of each resource. Sends nothing to the device.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
   */
  values(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.SmartObjectResponse>;
  /**
   * Read a smart object from its device.
   *
   * Sends an LwM2M Read for the whole object instance. The values arrive as measurements and events.
   * Needs the permission SmartObject.Read.
   * @param id ID of the entity.
   */
  read(id: Model.Uuid, options?: CallOptions): ApiPromise<CommandReceipt>;
}

/** Makes the methods of `smartObjects`, for `composeClient`. */
export function smartObjects(caller: Caller): SmartObjectsGroup {
  return {
    create: (body, options) => caller.call(smartObjectsCreate, { body }, options),
    get: (id, options) => caller.call(smartObjectsGet, { path: { id } }, options),
    update: (id, body, options) => caller.call(smartObjectsUpdate, { path: { id }, body }, options),
    delete: (id, options) => caller.call(smartObjectsDelete, { path: { id } }, options),
    resourceAttributes: (id, options) =>
      caller.call(smartObjectsResourceAttributes, { path: { id } }, options),
    values: (id, options) => caller.call(smartObjectsValues, { path: { id } }, options),
    read: (id, options) => caller.call(smartObjectsRead, { path: { id } }, options),
  };
}
