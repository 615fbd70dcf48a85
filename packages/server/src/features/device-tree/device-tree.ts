import type { CatalogueType } from '../../kernel/ports.ts';
import type { Sample } from '../../store/port.ts';
import { isGranted } from '../access/model.ts';
import { attributeSets } from '../commands/model.ts';
import type { AttributeSet } from '../commands/model.ts';
import { compareByPath } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { deviceDetails } from '../devices/device-queries.ts';
import type { DeviceDetails, DeviceSources } from '../devices/device-queries.ts';
import type { Device } from '../devices/model.ts';
import { observations } from '../observation/model.ts';
import type { Observation } from '../observation/model.ts';
import { registrationOf, registrations } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import { deviceSession } from '../security/sessions.ts';
import type { DeviceSession } from '../security/sessions.ts';

/** A page of the smart objects of a device. */
export interface TreePage {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A smart object with its resources. */
export interface TreeObject {
  readonly smartObject: SmartObject;
  readonly type: CatalogueType;
  /** Sorted by path. */
  readonly resources: readonly ResourceView[];
  /** Attribute sets of its object, itself and its resources, by path. Absent if the key may not read them. */
  readonly attributes?: readonly AttributeSet[];
}

/** A device with a page of its smart objects. */
export interface DeviceTree {
  readonly details: DeviceDetails;
  readonly registration?: Registration;
  /** Absent for an unsecured device, and after the session has ended. */
  readonly session?: DeviceSession | undefined;
  /** Absent if the key may not read smart objects. */
  readonly objects?: readonly TreeObject[];
  /** Keyed by resource ID. */
  readonly latest: ReadonlyMap<string, Sample>;
  /** Keyed by resource ID. */
  readonly observed: ReadonlyMap<string, Observation>;
}

/**
 * Reads a device with its smart objects, resources and attributes. The number of queries does not depend on
 * the size of the device.
 *
 * @param granted permissions of the key
 */
export async function deviceTree(
  sources: DeviceSources,
  found: Device,
  granted: ReadonlySet<string>,
  at: TreePage,
): Promise<DeviceTree> {
  const { catalogues, reader } = sources;
  const mayRead = (entity: string): boolean => isGranted(granted, `${entity}.Read`);
  const details = await deviceDetails(sources, found);
  const { device, smartObjects } = details;
  const stored = await reader.collection(registrations).get(device.id);
  const registration = stored && registrationOf(stored);
  const session = registration && (await deviceSession(reader, registration));
  const head = { details, ...(registration && { registration }), session };
  if (!mayRead('SmartObject')) return { ...head, latest: new Map(), observed: new Map() };

  const shown = smartObjects
    .toSorted(compareByPath)
    .slice((at.page - 1) * at.pageSize, at.page * at.pageSize);
  const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
  const ofDevice = [{ field: 'deviceId', op: 'eq', value: device.id }] as const;
  const sets = mayRead('ResourceAttribute')
    ? byInstance(await reader.collection(attributeSets).find({ where: ofDevice }))
    : undefined;
  const objects = shown.flatMap((smartObject): TreeObject[] => {
    const type = catalogue.typeById(smartObject.smartObjectTypeId);
    // The type was deleted during the read.
    if (type === undefined) return [];
    const attributes = sets && attributesOf(smartObject, sets);
    const resources = resourceViews(smartObject, catalogue);
    return [{ smartObject, type, resources, ...(attributes === undefined ? {} : { attributes }) }];
  });
  const watched = await reader.collection(observations).find({ where: ofDevice });
  return {
    ...head,
    objects,
    latest: await reader.measurements.latest(
      objects.flatMap(({ resources }) => resources.map((one) => one.id)),
    ),
    observed: new Map(watched.map((one) => [one.id, one])),
  };
}

/** Groups attribute sets by the path of the object or of the instance. */
function byInstance(sets: readonly AttributeSet[]): ReadonlyMap<string, readonly AttributeSet[]> {
  const sorted = sets.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return Map.groupBy(sorted, ({ path }) => path.split('/').slice(0, 3).join('/'));
}

function attributesOf(
  { objectId, instanceNumber }: SmartObject,
  sets: ReadonlyMap<string, readonly AttributeSet[]>,
): readonly AttributeSet[] {
  return [...(sets.get(`/${objectId}`) ?? []), ...(sets.get(`/${objectId}/${instanceNumber}`) ?? [])];
}
