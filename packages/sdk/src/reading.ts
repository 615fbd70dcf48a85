import type { LatestMeasurement, ResourceResponse } from './generated/models.ts';

/** A value of a resource. */
export interface Reading {
  /** The endpoint name of the device. */
  readonly Device: string;
  /** The LwM2M path. */
  readonly Path: string;
  /** The name of the resource. */
  readonly Name: string;
  /**
   * Opaque data is in base64, an object link is `object:instance`, an integer beyond 2^53 its digits; undefined without
   * a stored value.
   */
  readonly Value: number | string | boolean | undefined;
  readonly Unit?: string;
  /** When the value was taken, in ISO 8601. */
  readonly Time?: string;
}

type WithValue = Pick<ResourceResponse, 'Url' | 'TypeId' | 'Name' | 'Units' | 'LatestMeasurement'>;

/** Resources of IPSO sensor objects whose unit stands in Sensor Units of the same instance. */
const SENSOR_VALUES: ReadonlySet<number> = new Set([5601, 5602, 5603, 5604, 5700]);
export const SENSOR_UNITS = 5701;

/** Whether the unit of a resource is a value of its object instance. */
export const hasUnitResource = ({ TypeId, Units }: Pick<WithValue, 'TypeId' | 'Units'>): boolean =>
  (Units ?? '') === '' && SENSOR_VALUES.has(TypeId);

/**
 * The latest stored value of a resource, with its unit from the definition or, for IPSO sensors, from Sensor Units.
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

/** The value of a measurement, whatever its type. */
export const valueOf = ({ v, sv, bv }: Pick<LatestMeasurement, 'v' | 'sv' | 'bv'>): Reading['Value'] =>
  v ?? sv ?? bv;
