import { parsePath, type ClientReport, type ResourceValue } from '@muster/lwm2m';
import { pageOf, sendJson, startFakeService, type FakeService } from '@muster/testkit';
import type { DeviceState, SimulatedDevice } from '../../../src/device/simulated-device.ts';
import type { ReadValue } from '../../../src/device/simulated-object.ts';

/** What the fake server shows of a device. */
export interface ShownDevice {
  readonly name: string;
  readonly status?: string;
  /** Latest value by path, as `v`, `sv` or `bv`; undefined: no value. */
  readonly values?: Readonly<Record<string, Shown | undefined>>;
  /** Stored values by path. */
  readonly stored?: Readonly<Record<string, readonly Shown[]>>;
  readonly attributes?: readonly object[];
  readonly firmware?: object;
}

interface Shown {
  readonly v?: number;
  readonly sv?: string;
  readonly bv?: boolean;
  readonly type?: string;
  readonly isUnavailable?: boolean;
  readonly timeMs?: number;
}

export const noon = Date.UTC(2026, 0, 1, 12, 0, 5);

function rowsOf({ name, values = {}, stored = {} }: ShownDevice): object[] {
  const paths = new Set([...Object.keys(values), ...Object.keys(stored)]);
  return Array.from(paths, (path) => {
    const { type = 'Float', isUnavailable = false, timeMs = noon, ...value } = values[path] ?? {};
    const [, , , resourceId] = path.split('/');
    return {
      Id: `${name} ${path}`,
      DeviceId: `id of ${name}`,
      SmartObjectId: `object of ${name}`,
      Url: path,
      TypeId: Number(resourceId),
      DataType: type,
      IsUnavailable: isUnavailable,
      ...(Object.keys(value).length === 0 ? {} : { LatestMeasurement: { UnixTimestamp: timeMs, ...value } }),
    };
  });
}

/** A service with the operations that expectations use. `shown` can be changed while it runs. */
export async function startServer(
  shown: ShownDevice[],
): Promise<{ readonly service: FakeService; readonly shown: ShownDevice[] }> {
  const service = await startFakeService();
  service.answer(({ path, query }, response) => {
    const parts = path.split('/').map(decodeURIComponent);
    const asked = (name: string): boolean => (query['Filter'] ?? '').includes(`'${name}'`);
    const of = (text = ''): ShownDevice | undefined => shown.find(({ name }) => text.includes(name));
    if (path === '/api/v3/devices') {
      const rows = shown.filter(({ name }) => asked(name));
      const list = rows.map(({ name, status = 'online' }) => ({
        Id: `id of ${name}`,
        DeviceIdentifier: name,
        Status: status,
      }));
      sendJson(response, 200, pageOf(list, query));
    } else if (path === '/api/v3/resources') {
      const rows = shown.filter(({ name }) => asked(`id of ${name}`)).flatMap(rowsOf);
      sendJson(response, 200, pageOf(rows, query));
    } else if (path.endsWith('/firmwareupgrade')) {
      sendJson(response, 200, of(parts[4])?.firmware ?? { CurrentState: 'Idle' });
    } else if (path.endsWith('/resourceattributes')) {
      sendJson(response, 200, of(parts[4])?.attributes ?? []);
    } else {
      const [name = '', resource = ''] = (parts[4] ?? '').split(' ');
      const values = of(name)?.stored?.[resource] ?? [];
      const v = values.map(({ timeMs = noon, ...value }) => ({ UnixTimestamp: timeMs, ...value }));
      sendJson(response, 200, { id: parts[4], v });
    }
  });
  return { service, shown };
}

/** The parts of a device that the checks use. */
export class FakeDevice {
  readonly endpointName: string;
  readonly cohort: string;
  state: DeviceState = 'registered';
  counters = { registrations: 1 };
  readonly values = new Map<string, ReadValue>();
  readonly attributesAt = new Map<string, object>();

  constructor(endpointName: string, values: Record<string, ReadValue> = {}, cohort = 'devices') {
    this.endpointName = endpointName;
    this.cohort = cohort;
    for (const [path, value] of Object.entries(values)) this.values.set(path, value);
  }

  read(path: string): ReadValue | undefined {
    return this.values.get(path);
  }

  attributes(path: string): object {
    return this.attributesAt.get(path) ?? {};
  }

  instanceIds(objectId: number): number[] {
    return [...this.values.keys()].some((path) => path.startsWith(`/${objectId}/0/`)) ? [0] : [];
  }
}

export function asDevices(devices: readonly FakeDevice[]): SimulatedDevice[] {
  return devices as unknown as SimulatedDevice[];
}

/** A report of values by path; those of an observation if `kind` is `observe` or `notification`. */
export function reportOf(
  kind: ClientReport['kind'],
  values: Readonly<Record<string, ResourceValue>>,
  paths: readonly string[] = Object.keys(values),
): ClientReport {
  const records = Object.entries(values).map(([path, value]) => ({ path: parsePath(path), value }));
  return { kind, paths: kind === 'send' ? [] : paths.map((path) => parsePath(path)), records };
}
