import type { LatestMeasurement, ResourceResponse } from './generated/models.ts';

/** A value of a resource. */
export interface Reading {
  /** Endpoint name of the device. */
  readonly Device: string;
  /** LwM2M path of the resource. */
  readonly Path: string;
  /** Name of the resource. */
  readonly Name: string;
  /**
   * Opaque data as base64, an object link as `object:instance`, an integer beyond 2^53 as digits; undefined if no value
   * is stored.
   */
  readonly Value: number | string | boolean | undefined;
  readonly Unit?: string;
  /** Time of the value, in ISO 8601. */
  readonly Time?: string;
}

type WithValue = Pick<ResourceResponse, 'Url' | 'TypeId' | 'Name' | 'Units' | 'LatestMeasurement'>;

/** Resources of IPSO sensor objects whose unit is in Sensor Units (5701) of the same instance. */
const SENSOR_VALUES: ReadonlySet<number> = new Set([5601, 5602, 5603, 5604, 5700]);
export const SENSOR_UNITS = 5701;

/** Whether the unit of a resource is itself a resource of the object instance. */
export const hasUnitResource = ({ TypeId, Units }: Pick<WithValue, 'TypeId' | 'Units'>): boolean =>
  (Units ?? '') === '' && SENSOR_VALUES.has(TypeId);

/**
 * Returns the latest stored value of a resource, with the unit of its definition or, for IPSO sensors, of Sensor Units.
 *
 * @param siblings the resources of the same object instance
 */
export function readingOf(
  device: string,
  resource: WithValue,
  siblings: readonly WithValue[] = [],
  measurement: LatestMeasurement | undefined = resource.LatestMeasurement,
): Reading {
  const unit = unitOf(resource, siblings);
  return {
    Device: device,
    Path: measurement?.ruri ?? resource.Url,
    Name: resource.Name,
    Value: measurement === undefined ? undefined : valueOf(measurement),
    ...(unit === undefined ? {} : { Unit: unit }),
    ...(measurement === undefined ? {} : { Time: new Date(measurement.UnixTimestamp).toISOString() }),
  };
}

function unitOf(resource: WithValue, siblings: readonly WithValue[]): string | undefined {
  const named = hasUnitResource(resource)
    ? siblings.find(({ TypeId }) => TypeId === SENSOR_UNITS)?.LatestMeasurement?.sv
    : resource.Units;
  return named === '' ? undefined : named;
}

/** Value of a measurement of any type. */
const valueOf = ({ v, sv, bv }: Pick<LatestMeasurement, 'v' | 'sv' | 'bv'>): Reading['Value'] =>
  v ?? sv ?? bv;
