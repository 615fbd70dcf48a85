import { parsePath, PathError } from '@muster/lwm2m/core';
import { devices, demandDeviceOf } from '../devices/model.ts';
import type { Device, GatewayRef } from '../devices/model.ts';
import { HTTP_LISTENER, isRelayed } from '../registration/model.ts';
import type { RegisteredObject } from '../registration/model.ts';
import { invalid, MusterError, notFound } from '../../kernel/errors.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Store } from '../../store/port.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { chunksOf } from '../../kernel/turns.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationService } from '../registration/registration.ts';
import type { UplinkSource } from '../../gateway/ports/uplink-requests.ts';
import type { RefusedItem } from './delivered-value.ts';

export interface LegacyRegistrationDependencies {
  readonly store: Store;
  readonly live: LiveRegistrations;
  readonly catalogues: Catalogues;
  readonly registrations: RegistrationService;
}

/** Registration of a device by its gateway. */
export interface LegacyRegistrationInput {
  readonly endpointName: string;
  /** Paths of the available object instances, such as `/3303/0`. */
  readonly objects: readonly string[];
  /** Seconds of silence after which the device is offline. */
  readonly lifetimeSeconds?: number;
  /** Device type of a new device. */
  readonly deviceTypeId?: string;
  readonly name?: string;
}

/** A registered device. */
export interface LegacyRegistration {
  readonly deviceId: string;
  readonly endpointName: string;
  readonly lifetimeSeconds: number;
  /** Time when the device goes offline unless it is heard from. Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface RegistrationReport {
  readonly accepted: number;
  readonly refused: readonly RefusedItem[];
}

/** Default lifetime of LwM2M (OMA-TS-LightweightM2M_Core-V1_1, 6.2.1). */
const DEFAULT_LIFETIME_SECONDS = 86_400;
const AT_A_TIME = 32;

/** Registers devices that do not speak LwM2M, at the request of their gateways over HTTP. */
export class LegacyRegistrations {
  readonly #deps: LegacyRegistrationDependencies;

  constructor(deps: LegacyRegistrationDependencies) {
    this.#deps = deps;
  }

  /**
   * Registers a device, or renews its registration. Repeating the request has no further effect. An unknown
   * device is created. Its smart objects are Available if listed, and Unavailable if not (spec 3).
   *
   * @throws MusterError `invalid-request`; `already-exists`, `not-a-legacy-device`, `device-of-other-gateway`
   *   for a device that the gateway does not report for; `payload-too-large` for too many objects;
   *   `too-many-requests` for too many new devices
   */
  async register(gateway: GatewayRef, input: LegacyRegistrationInput): Promise<LegacyRegistration> {
    const { catalogues, registrations, live } = this.#deps;
    const { endpointName, lifetimeSeconds = DEFAULT_LIFETIME_SECONDS, deviceTypeId, name } = input;
    const catalogue = await catalogues.forNetwork(gateway.deviceNetworkId);
    const registering = registrations.register({
      source: sourceOf(endpointName),
      endpointName,
      lifetimeSeconds,
      lwm2mVersion: '',
      binding: '',
      queueMode: false,
      rootPath: '/',
      contentFormats: [],
      objects: objectList(input.objects, catalogue),
      relay: {
        ...gateway,
        ...(deviceTypeId === undefined ? {} : { deviceTypeId }),
        ...(name === undefined ? {} : { name }),
      },
    });
    const { location, afterSent } = await registering.catch((error: unknown) => {
      throw error instanceof UplinkRefusal ? refusalOf(error) : error;
    });
    afterSent();
    const made = live.at(location);
    // The registration has already ended.
    if (made === undefined) throw new MusterError('device-not-registered');
    return { deviceId: made.deviceId, endpointName, lifetimeSeconds, expiresAt: made.expiresAt };
  }

  /** Registers valid devices even if others are refused. @param inputs malformed items are errors */
  async registerMany(
    gateway: GatewayRef,
    inputs: readonly (LegacyRegistrationInput | MusterError)[],
  ): Promise<RegistrationReport> {
    const refused: RefusedItem[] = [];
    for (const chunk of chunksOf([...inputs.entries()], AT_A_TIME)) {
      const settled = await Promise.allSettled(
        chunk.map(async ([, input]) => {
          if (input instanceof MusterError) throw input;
          await this.register(gateway, input);
        }),
      );
      settled.forEach((one, at) => {
        if (one.status === 'fulfilled') return;
        const error: unknown = one.reason;
        if (!(error instanceof MusterError) || error.status >= 500) throw error;
        refused.push({ index: chunk[at]?.[0] ?? 0, error });
      });
    }
    return { accepted: inputs.length - refused.length, refused };
  }

  /**
   * Ends the registration of a device, which becomes Deregistered. Does nothing without a registration.
   *
   * @throws MusterError `device-not-found`, `not-a-legacy-device`, `device-of-other-gateway`
   */
  async deregister(gateway: GatewayRef, endpointName: string): Promise<void> {
    const { live, registrations } = this.#deps;
    const device = await this.#deviceOf(gateway, endpointName);
    const registration = live.ofDevice(device.id);
    if (registration === undefined || !isRelayed(registration)) return;
    const source = sourceOf(endpointName);
    try {
      const { afterSent } = await registrations.deregister({ location: registration.id, source });
      afterSent();
    } catch (error) {
      // The registration has just ended.
      if (!(error instanceof UplinkRefusal)) throw error;
    }
  }

  async #deviceOf(gateway: GatewayRef, endpointName: string): Promise<Device> {
    const device = await this.#deps.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    if (device?.deviceNetworkId !== gateway.deviceNetworkId) throw notFound('device');
    demandDeviceOf(gateway, device);
    return device;
  }
}

/** Returns a source that is unique for each endpoint name, like the address of an LwM2M device. */
function sourceOf(endpointName: string): UplinkSource {
  return { listener: HTTP_LISTENER, address: endpointName, port: 0 };
}

/**
 * @throws MusterError `invalid-request` for a path that is not an object instance, or whose object is unknown
 */
function objectList(paths: readonly string[], catalogue: NetworkCatalogue): RegisteredObject[] {
  const instances = new Map<number, Set<number>>();
  const faults: Record<string, string[]> = {};
  paths.forEach((text, index) => {
    const path = instanceOf(text);
    if (path === undefined) {
      faults[`Objects[${index}]`] = ['Must be the path of an object instance such as /3303/0.'];
    } else if (catalogue.typeOfObject(path.objectId) === undefined) {
      const message = `There is no smart object type for object ${path.objectId}. Import its definition first.`;
      faults[`Objects[${index}]`] = [message];
    } else {
      const known = instances.get(path.objectId) ?? new Set();
      instances.set(path.objectId, known.add(path.instanceId));
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return Array.from(instances, ([objectId, ids]) => ({
    objectId,
    instanceIds: [...ids].toSorted((a, b) => a - b),
  }));
}

function instanceOf(text: string): { objectId: number; instanceId: number } | undefined {
  try {
    const { objectId, instanceId, resourceId } = parsePath(text);
    return objectId === undefined || instanceId === undefined || resourceId !== undefined
      ? undefined
      : { objectId, instanceId };
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/** Converts a refusal of Register from CoAP codes to errors of the API. */
function refusalOf({ coapCode, message, maxAgeSeconds = 1 }: UplinkRefusal): MusterError {
  switch (coapCode) {
    case '4.13':
      return new MusterError('payload-too-large', message);
    case '5.03':
      return new MusterError('too-many-requests', message, { retryAfterSeconds: maxAgeSeconds });
    case '4.04':
      return new MusterError('device-not-registered', message);
    default:
      return new MusterError('gateway-blacklisted');
  }
}
