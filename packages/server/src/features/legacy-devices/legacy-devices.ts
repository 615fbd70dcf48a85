import type { UplinkSource } from '../../gateway/ports/uplink-requests.ts';
import type { NetworkCatalogue } from '../../kernel/ports.ts';
import { invalid, MusterError, UplinkRefusal } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import { omitUndefined, chunksOf } from '../../kernel/data.ts';
import type { GatewayRef } from '../devices/model.ts';
import { tryParsePath } from '../commands/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import { HTTP_LISTENER, isRelayed } from '../registration/model.ts';
import type { RegisteredObject } from '../registration/model.ts';
import type { RefusedItem } from './delivered-value.ts';
import { DeviceDelivery, deviceOfGateway, ValueDelivery } from './value-delivery.ts';
import type { LegacyDeviceDependencies } from './value-delivery.ts';

/** The services for devices that do not speak LwM2M. */
export interface LegacyDeviceDomain {
  readonly registrations: LegacyRegistrations;
  readonly values: ValueDelivery;
  readonly toDevice: DeviceDelivery;
  /**
   * Returns the gateway that reports.
   *
   * @throws MusterError `data-collector-not-found`, `gateway-blacklisted`
   */
  gatewayOf(deviceNetworkId: string, dataCollectorId: string): Promise<GatewayRef>;
}

export function createLegacyDeviceDomain(deps: LegacyDeviceDependencies): LegacyDeviceDomain {
  const { store, lanes } = deps;
  const collectors = store.collection(dataCollectors);
  const toDevice = new DeviceDelivery(deps);
  return {
    registrations: new LegacyRegistrations(deps),
    values: new ValueDelivery(store, lanes, toDevice),
    toDevice,
    gatewayOf: async (deviceNetworkId, dataCollectorId) => {
      const found = await findInNetwork(collectors, 'data-collector', deviceNetworkId, dataCollectorId);
      if (found.isBlacklisted) throw new MusterError('gateway-blacklisted');
      return { deviceNetworkId, dataCollectorId };
    },
  };
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
interface LegacyRegistration {
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
class LegacyRegistrations {
  readonly #deps: LegacyDeviceDependencies;

  constructor(deps: LegacyDeviceDependencies) {
    this.#deps = deps;
  }

  /**
   * Registers a device, or renews its registration. Repeating the request has no further effect. An unknown device is
   * created. Its smart objects are Available if listed, and Unavailable if not (spec 3).
   *
   * @throws MusterError `invalid-request`; `already-exists`, `not-a-legacy-device`, `device-of-other-gateway` for a
   *   device that the gateway does not report for; `payload-too-large` for too many objects; `too-many-requests` for
   *   too many new devices
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
      relay: { ...gateway, ...omitUndefined({ deviceTypeId, name }) },
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
    const { store, live, registrations } = this.#deps;
    const device = await deviceOfGateway(store, gateway, endpointName);
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
}

/** Returns a source that is unique for each endpoint name, like the address of an LwM2M device. */
function sourceOf(endpointName: string): UplinkSource {
  return { listener: HTTP_LISTENER, address: endpointName, port: 0 };
}

/** @throws MusterError `invalid-request` for a path that is not an object instance, or whose object is unknown */
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
  const { objectId, instanceId, resourceId } = tryParsePath(text) ?? {};
  if (objectId === undefined || instanceId === undefined || resourceId !== undefined) return undefined;
  return { objectId, instanceId };
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
