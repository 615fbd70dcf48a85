/** Short forms of the example scenarios: the same events and expectations with fewer devices, in less time. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FleetFile } from '@muster/simulator';

export const exampleFolder = join(import.meta.dirname, '..', '..', 'packages', 'simulator', 'examples');

export interface ShortFormSetting {
  /** Divides the times of the file. */
  readonly times: number;
  /** Divides the counts of the cohorts. Default 1. */
  readonly devices?: number;
  /** Fields of the file to replace, such as `server`. */
  readonly replace?: Partial<FleetFile>;
}

/** CoAP's retransmissions take their time in a short run too, and a lifetime must outlast them. */
const keptTimes: ReadonlySet<string> = new Set(['lifetimeSeconds', 'withinSeconds']);
/** Lower bounds of divided times in seconds. A server cannot answer a device that is awake for less. */
const leastSeconds: Readonly<Record<string, number>> = { awakeSeconds: 1.5 };
/** CI runs the scenarios side by side on few cores. */
const latencyFactor = 10;

/** The short form of `name`.yaml as an object. */
export async function shortForm(name: string, setting: ShortFormSetting): Promise<FleetFile> {
  const file = parse(await readFile(join(exampleFolder, `${name}.yaml`), 'utf8')) as object;
  return { ...(shorten(file, setting) as FleetFile), ...setting.replace };
}

function shorten(value: unknown, setting: ShortFormSetting): unknown {
  if (Array.isArray(value)) return value.map((item) => shorten(item, setting));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => !isBoundOfSpeed(key, value));
  const entries = fields.map(([key, item]: [string, unknown]) => [
    key,
    typeof item === 'number' ? shortenNumber(key, item, setting) : shorten(item, setting),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Devices may take the whole run to register. */
function isBoundOfSpeed(key: string, parent: object): boolean {
  return key === 'withinSeconds' && 'kind' in parent && parent.kind === 'registered';
}

function shortenNumber(key: string, value: number, { times, devices = 1 }: ShortFormSetting): number {
  if (key === 'count') return Math.max(1, Math.round(value / devices));
  if (key === 'atMostMs') return value * latencyFactor;
  if (!key.endsWith('Seconds') || keptTimes.has(key)) return value;
  return Math.max(leastSeconds[key] ?? 0, value / times);
}
