import type { ResourceValue } from '@muster/lwm2m/core';
import { Datatype, DecodeError, EncodeError, writeValue } from '@muster/sparkplug';
import type { MetricValue, ReceivedMetric, WireValue } from '@muster/sparkplug';
import type { DeliveredValue } from '../../features/legacy-devices/delivered-value.ts';
import { sampleValue } from '../../features/measurements/sample-value.ts';

/**
 * Converts the value of a metric to a value as other devices deliver it. LwM2M times are in seconds, those of
 * Sparkplug in milliseconds.
 *
 * @param value of the metric, not null
 * @throws DecodeError for an array, and for a historical value without a time
 */
export function deliveredValue(
  { datatype, timestamp, isHistorical }: Omit<ReceivedMetric, 'value'>,
  value: MetricValue,
  endpointName: string,
  path: string,
): DeliveredValue {
  if (isHistorical && timestamp === undefined) {
    throw new DecodeError('malformed', 'A historical value needs a timestamp.');
  }
  return {
    endpointName,
    path,
    value: plainValue(value, datatype),
    ...(timestamp === undefined ? {} : { time: timestamp }),
  };
}

function plainValue(value: MetricValue, datatype: number): DeliveredValue['value'] {
  if (typeof value === 'bigint') return value.toString();
  if (datatype === Datatype.DateTime && typeof value === 'number') return Math.floor(value / 1_000);
  if (typeof value !== 'object') return value;
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  throw new DecodeError('unsupported', 'A resource cannot have an array. Send a metric for each element.');
}

/** Converts a value for the metric of a resource. @throws EncodeError if it does not fit the datatype of the metric */
export function commandValue(value: ResourceValue, datatype: number): WireValue {
  return writeValue(metricValue(value, datatype), datatype);
}

function metricValue(value: ResourceValue, datatype: number): MetricValue {
  if (value instanceof Date) {
    const timeMs = value.getTime();
    return datatype === Datatype.DateTime ? timeMs : Math.floor(timeMs / 1_000);
  }
  if (value instanceof Uint8Array || typeof value === 'bigint') return value;
  const plain = sampleValue(value);
  if (typeof plain === 'object') throw new EncodeError('The value has no form in Sparkplug B.');
  return plain;
}
