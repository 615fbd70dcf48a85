/**
 * Converts between attributes and the queries of a Write-Attributes: `pmin=10&pmax=60&gt` sets two and removes one
 * (OMA-TS-LightweightM2M_Core-V1_1 5.1.1 and 6.3.4; ABNF in 5.1.1).
 */
import { notificationAttributeNames, type NotificationAttributes } from '../node/notification-attributes.ts';
import { pathDepth, type Lwm2mPath } from '../path/path.ts';
import type { AttributeChange } from './operation.ts';
import { Lwm2mRefusal } from './refusal.ts';

type AttributeName = (typeof notificationAttributeNames)[number];

const names: ReadonlySet<string> = new Set(notificationAttributeNames);
const wholeSeconds: ReadonlySet<AttributeName> = new Set(['pmin', 'pmax', 'epmin', 'epmax', 'hqmax']);
const WHOLE = /^\d{1,10}$/;
const DECIMAL = /^[+-]?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/;
const MAX_SECONDS = 0xffff_ffff;

/** Attributes for numeric values, valid only at a resource or a resource instance. */
export const valueAttributes: readonly AttributeName[] = ['gt', 'lt', 'st'];

/** Writes a change as queries in the standard's order. The names in `unset` come last, without a value. */
export function formatAttributeQueries(change: AttributeChange): string[] {
  const queries: string[] = [];
  for (const name of notificationAttributeNames) {
    const value = change[name];
    if (value !== undefined) queries.push(`${name}=${formatNumber(value)}`);
  }
  for (const name of change.unset ?? []) queries.push(name);
  return queries;
}

/** Formats a decimal without an exponent if possible, because devices read plain numbers best. */
function formatNumber(value: number): string {
  const text = value.toString();
  if (!text.includes('e')) return text;
  return value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}

/**
 * Reads the queries of a Write-Attributes.
 * @throws Lwm2mRefusal 4.00 for an unknown name or an invalid value
 */
export function parseAttributeQueries(queries: readonly string[]): AttributeChange {
  const set: NotificationAttributes = {};
  const unset: string[] = [];
  for (const query of queries) {
    const at = query.indexOf('=');
    const name = at < 0 ? query : query.slice(0, at);
    if (!isAttributeName(name)) throw new Lwm2mRefusal('4.00', 'unknown attribute');
    if (at < 0 || at === query.length - 1) unset.push(name);
    else setAttribute(set, name, query.slice(at + 1));
  }
  return unset.length > 0 ? { ...set, unset } : set;
}

function isAttributeName(name: string): name is AttributeName {
  return names.has(name);
}

function setAttribute(set: NotificationAttributes, name: AttributeName, text: string): void {
  if (name === 'con' || name === 'edge') {
    if (text !== '0' && text !== '1') throw new Lwm2mRefusal('4.00', `${name} is 0 or 1`);
    set[name] = text === '0' ? 0 : 1;
    return;
  }
  const isWhole = wholeSeconds.has(name);
  const value = (isWhole ? WHOLE : DECIMAL).test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value) || (isWhole && value > MAX_SECONDS)) {
    throw new Lwm2mRefusal('4.00', `${name} is ${isWhole ? 'a whole number' : 'a number'}`);
  }
  set[name] = value;
}

/** The attributes in force after a change. */
export function applyAttributes(
  current: NotificationAttributes,
  change: AttributeChange,
): NotificationAttributes {
  const { unset = [], ...set } = change;
  const next: NotificationAttributes = { ...current, ...set };
  return Object.fromEntries(Object.entries(next).filter(([name]) => !unset.includes(name)));
}

/**
 * Describes a contradiction in a set of attributes in one sentence; undefined if there is none
 * (OMA-TS-LightweightM2M_Core-V1_1 5.1.2: pmax >= pmin, lt + 2 * st < gt).
 */
export function findAttributeProblem(attributes: NotificationAttributes): string | undefined {
  return findPeriodProblem(attributes) ?? findThresholdProblem(attributes);
}

function findPeriodProblem({ pmin, pmax, epmin, epmax }: NotificationAttributes): string | undefined {
  // pmax 0 means: no maximum period.
  if (pmin !== undefined && pmax !== undefined && pmax !== 0 && pmax < pmin) {
    return 'pmax must not be less than pmin';
  }
  if (epmin !== undefined && epmax !== undefined && epmax !== 0 && epmax <= epmin) {
    return 'epmax must be greater than epmin';
  }
  return undefined;
}

function findThresholdProblem({ gt, lt, st }: NotificationAttributes): string | undefined {
  if (st !== undefined && st < 0) return 'st must not be negative';
  if (gt === undefined || lt === undefined) return undefined;
  if (lt >= gt) return 'lt must be less than gt';
  return lt + 2 * (st ?? 0) < gt ? undefined : 'lt + 2 * st must be less than gt';
}

/** Describes why these attributes cannot be set at that path; undefined if they can. Some apply only to resources. */
export function findPlacementProblem(path: Lwm2mPath, change: AttributeChange): string | undefined {
  const depth = pathDepth(path);
  if (depth === 0) return 'attributes belong to an object, or to an instance or resource of it';
  const misplaced = [...valueAttributes, 'edge' as const].find((name) => change[name] !== undefined);
  return depth < 3 && misplaced !== undefined
    ? `${misplaced} belongs to a resource or a resource instance`
    : undefined;
}
