// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, CommandReceipt } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  resourceAttributesReadDevice,
  resourceAttributesReadObject,
  resourceAttributesReadInstance,
} from '../operations/resource-attributes.ts';

/**
 * Attributes reported by devices.
 */
export interface ResourceAttributesGroup {
  /**
   * Read the attributes of a device.
   *
   * Sends an LwM2M Discover for each object of the device except Security and Server. The smart objects of the device show the result.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   */
  readDevice(deviceidentifier: Model.EndpointName, options?: CallOptions): ApiPromise<CommandReceipt>;
  /**
   * Read the attributes of an object.
   *
   * Sends an LwM2M Discover for the object. Returns 400 for Security and Server, which cannot be discovered.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   * @param objectid LwM2M object ID.
   */
  readObject(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
  /**
   * Read the attributes of an object instance.
   *
   * Sends an LwM2M Discover for the object instance.
   * Needs the permission ResourceAttribute.Read.
   * @param deviceidentifier Endpoint name or ID of the device.
   * @param objectid LwM2M object ID.
   * @param instancenumber LwM2M object instance ID.
   */
  readInstance(
    deviceidentifier: Model.EndpointName,
    objectid: Model.LwM2MId,
    instancenumber: Model.LwM2MId,
    options?: CallOptions,
  ): ApiPromise<CommandReceipt>;
}

/** Makes the methods of `resourceAttributes`, for `composeClient`. */
export function resourceAttributes(caller: Caller): ResourceAttributesGroup {
  return {
    readDevice: (deviceidentifier, options) =>
      caller.call(resourceAttributesReadDevice, { path: { deviceidentifier } }, options),
    readObject: (deviceidentifier, objectid, options) =>
      caller.call(resourceAttributesReadObject, { path: { deviceidentifier, objectid } }, options),
    readInstance: (deviceidentifier, objectid, instancenumber, options) =>
      caller.call(
        resourceAttributesReadInstance,
        { path: { deviceidentifier, objectid, instancenumber } },
        options,
      ),
  };
}
