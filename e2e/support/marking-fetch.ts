/** Requests with hostile text in every text member that the service accepts. */
import { HOSTILE } from './dashboard.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** IDs, times and URLs: the service refuses anything else there, in words that need not name the member. */
const SHAPED = /^([0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT.*|[a-z]+:\/\/.*|\/.*)$/iu;

/** Marks each text of a value but those of refused members; `path` is that of the value, without positions. */
function marked(value: Json, refused: ReadonlySet<string>, path: string, found: Set<string>): Json {
  if (typeof value === 'string') {
    if (refused.has(path) || value === '' || SHAPED.test(value)) return value;
    found.add(path);
    return `${value} ${HOSTILE}`;
  }
  if (Array.isArray(value)) return value.map((one: Json) => marked(one, refused, path, found));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      marked(one, refused, path === '' ? name : `${path}.${name}`, found),
    ]),
  );
}

/** The members that a refusal names, without positions: "Conditions[0].TriggerOperator" as "Conditions.TriggerOperator". */
async function namedBy(response: Response): Promise<readonly string[]> {
  const body = (await response.clone().json()) as { readonly ModelState?: Readonly<Record<string, unknown>> };
  return Object.keys(body.ModelState ?? {}).map((name) => name.replaceAll(/\[\d+\]/gu, ''));
}

/**
 * A `fetch` that adds {@link HOSTILE} to the texts of JSON bodies. Members that the service refuses are sent as they are.
 *
 * @param accepted gets "POST /api/v3/rules Name" for each member that was taken with it
 */
export function markingFetch(accepted: Set<string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
    if (!isJson || request.method === 'GET') return fetch(request);
    const text = await request.text();
    const send = (body: string): Promise<Response> =>
      fetch(request.url, { method: request.method, headers: withoutLength(request.headers), body });
    const body = JSON.parse(text) as Json;
    const refused = new Set<string>();
    for (;;) {
      const found = new Set<string>();
      const response = await send(JSON.stringify(marked(body, refused, '', found)));
      if (response.ok || found.size === 0) {
        const path = new URL(request.url).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/giu, '{id}');
        if (response.ok) for (const name of found) accepted.add(`${request.method} ${path} ${name}`);
        return response;
      }
      const named = (await namedBy(response)).filter((name) => found.has(name));
      // It does not say which: each member is left out in turn, and this one is tried again.
      for (const name of named.length === 0 ? [...found].slice(0, 1) : named) refused.add(name);
    }
  };
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  // Another body under the same key would be refused.
  copy.delete('idempotency-key');
  return copy;
}
