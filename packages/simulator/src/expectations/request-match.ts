import { formatPath } from '@muster/lwm2m';
import type { AnsweredRequest } from '../device/answered-request.ts';
import { isAboutPath } from '../device/request-path.ts';
import type { Counts } from '../report/measurements.ts';
import type { RequestsExpectation } from '../scenario/expectations.ts';

/** Maximum number of kinds of near misses that an expectation counts, and that its result names. */
const maxKinds = 50;
const shownKinds = 5;

/** Whether the expectation counts a request. */
export function matchesExpectation(
  request: AnsweredRequest,
  { operation, code, path }: RequestsExpectation,
): boolean {
  if (request.operation !== operation || !isCode(request.code, code)) return false;
  return path === undefined || isAbout(request, path);
}

/** Whether a request that the expectation does not count has the expected operation or is about its path. */
export function isNearMiss(request: AnsweredRequest, { operation, path }: RequestsExpectation): boolean {
  return request.operation === operation || (path !== undefined && isAbout(request, path));
}

export function countNearMiss(nearMisses: Map<string, number>, request: AnsweredRequest): void {
  const kind = `${request.operation} ${request.path} ${request.code}`;
  const count = nearMisses.get(kind);
  if (count !== undefined || nearMisses.size < maxKinds) nearMisses.set(kind, (count ?? 0) + 1);
}

/** Lists the most frequent near misses: `write /3311/0/5850 2.04 x 3`. */
export function describeNearMisses(nearMisses: Counts): string {
  const kinds = Object.entries(nearMisses).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown = kinds.slice(0, shownKinds).map(([kind, count]) => `${kind} x ${count}`);
  return [...shown, ...(kinds.length > shown.length ? ['...'] : [])].join(', ');
}

function isCode(code: string, wanted: string | undefined): boolean {
  return wanted === undefined ? code.startsWith('2.') : code === wanted;
}

function isAbout(request: AnsweredRequest, path: string): boolean {
  // Decode the content only if the path of the request does not decide.
  if (request.path === path) return true;
  const { paths, records, removed = [] } = request.details?.() ?? {};
  const written = records && [...records.map((record) => formatPath(record.path)), ...removed];
  return isAboutPath({ path: request.path, paths, written }, path);
}
