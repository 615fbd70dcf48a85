import {
  findAttributeProblem,
  findPlacementProblem,
  formatAttributeQueries,
  formatPath,
  isWithin,
  Lwm2mRefusal,
  parseAttributeQueries,
  parsePath,
} from '@muster/lwm2m/core';
import type {
  AttributeChange,
  DeviceOperation,
  Lwm2mPath,
  NotificationAttributes,
  ResourceModel,
} from '@muster/lwm2m/core';
import type { AttributeSet } from './model/attribute-set.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import { invalid, invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import { refuseForeign } from '../devices/model/foreign-device.ts';
import { refuseVirtual } from '../device-objects/refuse-virtual.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityStart } from '../activity/activity.ts';
import { effectiveAttributes } from './attribute-store.ts';
import type { AttributeStore } from './attribute-store.ts';
import type { CommandService } from './command-service.ts';
import type { ResourceService } from './resource-service.ts';

export interface AttributeDependencies {
  readonly store: Store;
  readonly attributes: AttributeStore;
  readonly resources: ResourceService;
  readonly commands: CommandService;
}

/** Owner of attributes: an object of a device, a SmartObject, a resource or a resource instance. */
export type AttributeTarget =
  | { readonly deviceId: string; readonly objectId: number }
  | { readonly smartObjectId: string }
  | { readonly resourceId: string };

/** Reported attributes of a target. */
export interface AttributeState {
  /** Attribute sets at and below the target, by path. */
  readonly sets: readonly AttributeSet[];
  /** Attributes in force at the target, including inherited ones. */
  readonly effectiveAttributes: Readonly<NotificationAttributes>;
}

interface Resolved {
  readonly device: Device;
  readonly path: Lwm2mPath;
  /** Only for a resource. */
  readonly model?: ResourceModel;
  readonly entity: Pick<ActivityStart, 'entityType' | 'entityId' | 'entityIdentifier' | 'entityName'>;
}

const NUMERIC: ReadonlySet<string> = new Set(['Integer', 'UnsignedInteger', 'Float', 'Time']);

/**
 * Notification attributes of devices: Write-Attributes, and Read-Attributes, which is a Discover
 * (OMA-TS-LightweightM2M_Core-V1_1 5.1.1, 6.3.2 and 6.3.4). Each command resolves with the ID of its Activity
 * Log entry.
 */
export class AttributeService {
  readonly #deps: AttributeDependencies;

  constructor(deps: AttributeDependencies) {
    this.#deps = deps;
  }

  /**
   * Attaches attributes to a path of a device, or removes some (`unset`).
   *
   * @throws MusterError `invalid-request` with the attributes at fault: a value out of bounds, an attribute
   *   that such a path cannot have, or, together with those in force, pmax < pmin, epmax <= epmin or lt + 2 *
   *   st >= gt; `operation-not-allowed` for a resource that cannot be observed; `device-not-found`,
   *   `smart-object-not-found`, `resource-not-found`, `legacy-device`, `mqtt-device`, `too-many-requests`
   */
  async write(deviceNetworkId: string, target: AttributeTarget, change: AttributeChange): Promise<string> {
    const resolved = await this.#resolve(deviceNetworkId, target);
    if (resolved.model !== undefined && !resolved.model.operations.includes('R')) {
      const message = `${formatPath(resolved.path)} cannot be observed, so it has no attributes.`;
      throw new MusterError('operation-not-allowed', message);
    }
    checkValues(change);
    checkPlace(resolved, change);
    const known = await this.#deps.attributes.ofDevice(resolved.device.id);
    const problem = findAttributeProblem(effectiveAttributes(known, resolved.path, change));
    if (problem !== undefined) {
      throw faultOf(problem);
    }
    return this.#submit(
      resolved,
      { type: 'writeAttributes', path: resolved.path, attributes: change },
      'Write attributes of',
    );
  }

  /**
   * Reads the attributes at and below the target from the device. {@link get} returns them after the entry
   * has ended.
   *
   * @throws MusterError as `write` does, except for faults of the attributes
   */
  async read(deviceNetworkId: string, target: AttributeTarget): Promise<string> {
    const resolved = await this.#resolve(deviceNetworkId, target);
    // Discover has no path of a resource instance. A Discover of the resource reports its instances.
    const path = omit(resolved.path, 'resourceInstanceId');
    return this.#submit(resolved, { type: 'discover', path }, 'Read attributes of');
  }

  /** Returns the attributes that the device last accepted or reported. @throws MusterError as `read` does */
  async get(deviceNetworkId: string, target: AttributeTarget): Promise<AttributeState> {
    const { device, path } = await this.#resolve(deviceNetworkId, target);
    const known = await this.#deps.attributes.ofDevice(device.id);
    const sets = known
      .filter((one) => isWithin(parsePath(one.path), path))
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
    return { sets, effectiveAttributes: effectiveAttributes(known, path) };
  }

  #resolve(deviceNetworkId: string, target: AttributeTarget): Promise<Resolved> {
    if ('resourceId' in target) {
      return this.#resource(deviceNetworkId, target.resourceId);
    }
    return 'smartObjectId' in target
      ? this.#smartObject(deviceNetworkId, target.smartObjectId)
      : this.#object(deviceNetworkId, target.deviceId, target.objectId);
  }

  async #resource(deviceNetworkId: string, id: string): Promise<Resolved> {
    const { view, device, smartObject } = await this.#deps.resources.resolve(deviceNetworkId, id);
    refuseVirtual(smartObject, view.url);
    const entity = {
      entityType: 'Resource',
      entityId: view.id,
      entityIdentifier: view.url,
      entityName: view.model.name,
    } as const;
    return { device, path: view.path, model: view.model, entity };
  }

  async #smartObject(deviceNetworkId: string, id: string): Promise<Resolved> {
    const smartObject = await this.#deps.store.collection(smartObjects).get(id.toLowerCase());
    if (smartObject?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('smart-object', id);
    }
    const { objectId, instanceNumber } = smartObject;
    refuseVirtual(smartObject, `/${objectId}/${instanceNumber}`);
    const resolved = await this.#object(deviceNetworkId, smartObject.deviceId, objectId);
    return { ...resolved, path: { objectId, instanceId: instanceNumber } };
  }

  async #object(deviceNetworkId: string, deviceId: string, objectId: number): Promise<Resolved> {
    const device = await this.#deps.store.collection(devices).get(deviceId);
    if (device?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('device', deviceId);
    }
    return { device, path: { objectId }, entity: deviceEntity(device) };
  }

  async #submit(
    { device, path, entity }: Resolved,
    operation: DeviceOperation,
    verb: string,
  ): Promise<string> {
    refuseForeign(device, operation.type === 'discover' ? 'Discover' : 'Write-Attributes');
    const { deviceNetworkId } = device;
    const description = `${verb} ${formatPath(path)} on ${device.name}`;
    return this.#deps.commands.submit(
      { deviceId: device.id, deviceNetworkId, operation },
      { ...entity, description },
    );
  }
}

/** Messages of the lwm2m package begin with the name of the attribute. */
function faultOf(problem: string): MusterError {
  const [member = 'Attributes'] = problem.split(' ', 1);
  return invalidMember(member, `${problem}.`);
}

/** @throws MusterError `invalid-request` for an unknown attribute or an invalid value */
function checkValues(change: AttributeChange): void {
  const queries = formatAttributeQueries(change);
  if (queries.length === 0) {
    throw invalid({ Attributes: ['Must have at least 1 attribute to set or remove.'] });
  }
  for (const query of queries) {
    try {
      parseAttributeQueries([query]);
    } catch (error) {
      if (error instanceof Lwm2mRefusal) {
        throw invalidMember(query.split('=', 1)[0] ?? 'Attributes', `${error.message}.`);
      }
      throw error;
    }
  }
}

/**
 * @throws MusterError `invalid-request` for an attribute that fits neither the path nor the type of its
 *   values
 */
function checkPlace({ path, model }: Resolved, change: AttributeChange): void {
  const problem = findPlacementProblem(path, change);
  if (problem !== undefined) {
    throw faultOf(problem);
  }
  if (model === undefined) {
    return;
  }
  const misfit = (['gt', 'lt', 'st'] as const).find((name) => change[name] !== undefined);
  if (misfit !== undefined && !NUMERIC.has(model.type)) {
    throw invalidMember(
      misfit,
      `${misfit} needs a numeric resource, and ${model.name} is of type ${model.type}.`,
    );
  }
  if (change.edge !== undefined && model.type !== 'Boolean') {
    throw invalidMember('edge', `edge needs a Boolean resource, and ${model.name} is of type ${model.type}.`);
  }
}
