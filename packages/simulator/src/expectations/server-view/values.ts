import type { ResourceValue } from '@muster/lwm2m';
import type { ResourceListResponse } from '@muster/sdk/core';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ReadValue } from '../../device/simulated-object.ts';
import type { ServerValuesExpectation } from '../../scenario/expectations.ts';
import { listResources, resourcesWithPaths, type ListedResource } from './listed-resources.ts';
import { Differences, type ServerComparison, type ComparisonContext } from './server-comparison.ts';
import { deviceValueText, isSameValue, serverValueText, shown, timeText } from './value-text.ts';

/** Values as text, by path: of a resource, or of each of its instances. */
type Values = ReadonlyMap<string, string>;

/**
 * Compares the latest values. For a resource that the server observes, the last report of the device counts, because a
 * value that changes without a Write can have changed since. For other resources, the present value counts. The server
 * can show the value before or after the comparison.
 */
export function compareValues({ paths, tolerance = 0 }: ServerValuesExpectation): ServerComparison {
  return async (devices, context) => {
    const before = new Map(
      devices.map((device) => [device, paths.map((path) => deviceValues(device, path, context))]),
    );
    const differences = new Differences();
    const listed = await listResources(devices, paths, context, differences);
    for (const resource of resourcesWithPaths(listed, paths)) {
      const { device, path } = resource;
      const now = deviceValues(device, path, context);
      const then = before.get(device)?.[paths.indexOf(path)] ?? now;
      differences.compared += now.size;
      const compare = new Comparison(resource, now, then, tolerance, context.clock.now());
      for (const reason of compare.reasons()) differences.add(device, reason);
    }
    return differences.findings();
  };
}

function deviceValues(device: SimulatedDevice, path: string, { reports }: ComparisonContext): Values {
  const reported = reports?.lastOf(device, path);
  if (reported) return new Map(Array.from(reported, ([own, { text }]) => [own, text]));
  const value = device.read(path);
  if (value === undefined) return new Map();
  if (!isMultiple(value)) return new Map([[path, deviceValueText(value)]]);
  return new Map(Array.from(value, ([id, one]) => [`${path}/${id}`, deviceValueText(one)]));
}

function isMultiple(value: ReadValue): value is Exclude<ReadValue, ResourceValue> {
  return value instanceof Map;
}

/** Compares one resource, with its instances. */
class Comparison {
  readonly #resource: ListedResource;
  readonly #now: Values;
  readonly #before: Values;
  readonly #tolerance: number;
  readonly #nowMs: number;

  constructor(resource: ListedResource, now: Values, before: Values, tolerance: number, nowMs: number) {
    this.#resource = resource;
    this.#now = now;
    this.#before = before;
    this.#tolerance = tolerance;
    this.#nowMs = nowMs;
  }

  *reasons(): Generator<string> {
    const rows = new Map(this.#resource.rows.map((row) => [row.Url, row]));
    for (const [path, text] of this.#now) {
      const reason = this.#reasonFor(path, text, rows.get(path));
      if (reason !== undefined) yield `${path} is ${reason}`;
    }
    for (const [path, row] of rows) {
      if (this.#now.has(path) || this.#before.has(path) || row.IsUnavailable || !row.LatestMeasurement)
        continue;
      yield `${path} is not on the device, ${this.#onServer(row, row.LatestMeasurement)}`;
    }
  }

  #reasonFor(path: string, text: string, row: ResourceListResponse | undefined): string | undefined {
    const ours = `${this.#readable(text, row)} on the device`;
    if (!row) return `${ours}, the server does not have the resource`;
    if (row.IsUnavailable) return `${ours}, unavailable on the server`;
    const { LatestMeasurement: latest } = row;
    if (!latest) return `${ours}, without a value on the server`;
    const theirs = serverValueText(latest, row.DataType);
    if (this.#isSame(text, theirs) || this.#isSame(this.#before.get(path), theirs)) return undefined;
    return `${ours}, ${this.#onServer(row, latest)}`;
  }

  #isSame(text: string | undefined, theirs: string): boolean {
    return text !== undefined && isSameValue(text, theirs, this.#tolerance);
  }

  #onServer(
    row: ResourceListResponse,
    latest: NonNullable<ResourceListResponse['LatestMeasurement']>,
  ): string {
    const text = this.#readable(serverValueText(latest, row.DataType), row);
    return `${text} on the server (measured ${timeText(latest.UnixTimestamp, this.#nowMs)})`;
  }

  #readable(text: string, row: ResourceListResponse | undefined): string {
    return row?.DataType === 'Time' ? readableTime(text) : shown(text);
  }
}

/** @param text seconds since 1970 */
function readableTime(text: string): string {
  const time = new Date(Number(text) * 1000);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
