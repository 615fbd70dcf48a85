import fc from 'fast-check';
import { validatorOf, words } from './document.ts';
import type { DescribedOperation, DescribedParameter, Json } from './document.ts';
import {
  badCredentials,
  badEncodings,
  nastyText,
  nastyValue,
  oddJson,
  oddTexts,
  otherTypes,
  pollution,
} from './hostile-values.ts';
import { FORM_TYPE } from './form.ts';
import { formWays } from './invalid-forms.ts';
import type { Stage } from './stage.ts';
import type { TriedRequest, Way, WireRequest } from './wire.ts';

type Arbitrary<T> = fc.Arbitrary<T>;

type Path = readonly (string | number)[];

/** Returns the paths to all values within a value, and to the value itself. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...members.flatMap(([key, member]) => pathsOf(member, [...at, key]))];
}

const REMOVED = Symbol('removed');

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => {
      const next = index === key ? changed(one, rest, to) : one;
      return next === REMOVED ? [] : [next];
    });
  }
  const next = changed((value as Json)[key], rest, to);
  const others = Object.entries(value as Json).filter(([name]) => name !== key);
  return Object.fromEntries(next === REMOVED ? others : [...others, [key, next]]);
}

/** Replaces or removes one to three members of a body, at any depth. */
function mutatedBody(example: unknown): Arbitrary<unknown> {
  const paths = pathsOf(example);
  const change = fc.tuple(
    fc.nat(paths.length - 1),
    fc.oneof({ weight: 6, arbitrary: nastyValue }, { weight: 1, arbitrary: fc.constant(REMOVED) }),
  );
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const body = changes.reduce((value: unknown, [index, to]) => {
      const path = paths[index]!;
      return reaches(value, path) ? changed(value, path, to) : value;
    }, example);
    return body === REMOVED ? null : body;
  });
}

function reaches(value: unknown, path: Path): boolean {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Json)[key];
  }
  return true;
}

/** Returns text of a parameter that its schema refuses, also in the spellings that servers tolerate. */
function refusedText({ schema, name }: DescribedParameter): Arbitrary<string> | undefined {
  if (schema['type'] === 'integer') {
    const refused = words(
      '-1 1.5 NaN Infinity -Infinity 1e999 99999999999999999999 abc 1,2 \u0661 {} [] __proto__',
    );
    return fc.constantFrom(...refused, 'a\u0000');
  }
  if (schema['type'] === 'boolean') return fc.constantFrom('maybe', 'truetrue', '2', 'NaN', '{}', '\u0000');
  if (schema['format'] === 'uuid') {
    return nastyText
      .map((text) => text.slice(0, 300))
      .filter((text) => /[^\s/.]/u.test(text) && !/[\ud800-\udfff]/u.test(text));
  }
  if (schema['type'] === 'array') return fc.constantFrom(...words('nonsense __proto__ 1 {} NaN constructor'));
  const longest = Number(schema['maxLength']);
  const tooLong = Number.isFinite(longest) ? ['a'.repeat(longest + 1), 'b'.repeat(longest + 500)] : [];
  const broken = refusedSyntax[name] ?? [];
  return tooLong.length + broken.length === 0 ? undefined : fc.constantFrom(...tooLong, ...broken);
}

const refusedSyntax: Readonly<Record<string, readonly string[]>> = {
  Filter: [
    'Name',
    'Name eq',
    "Name eq 'x",
    'Name like x',
    'Nothing eq 1',
    '__proto__ eq 1',
    'constructor eq 1',
  ],
  Sort: ['Nothing', '__proto__', 'constructor', 'Name up', '--Name', '-Name desc', '1', 'Name;Id'],
};

/** Percent-encodes text. A lone surrogate has no encoding and becomes the octets that a careless client sends. */
function encoded(text: string): string {
  return Array.from(text, (one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
}

function badToken(): Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...badCredentials),
    fc.string({ maxLength: 60 }).map((text) => `Bearer ${Buffer.from(text).toString('base64url')}`),
  );
}

/** Requests to an operation with one fault each. A few are unusual but valid. */
export async function invalidRequests(stage: Stage, operation: DescribedOperation): Promise<Way[]> {
  const base = await stage.requestFor(operation);
  return [
    // Without other possible faults, the key is invalid.
    {
      weight: operation.parameters.length + operation.bodies.size === 0 ? 12 : 1,
      arbitrary: badToken().map((authorization) => withHeaders(base, { authorization })),
    },
    ...(await pathWays(stage, operation, base)),
    ...queryWays(operation, base),
    ...headerWays(operation, base),
    ...(operation.bodies.size === 0 ? [] : await bodyWays(stage, operation, base)),
  ];
}

function withHeaders(base: WireRequest, headers: WireRequest['headers'], isInvalid = true): TriedRequest {
  return { request: { ...base, headers: { ...base.headers, ...headers } }, isInvalid };
}

async function pathWays(stage: Stage, operation: DescribedOperation, base: WireRequest): Promise<Way[]> {
  const query = base.path.includes('?') ? base.path.slice(base.path.indexOf('?')) : '';
  const ways: Way[] = [];
  for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
    const marker = 'REPLACED';
    const path = (await stage.pathFor(operation, { [parameter.name]: marker })) + query;
    const at = (text: string, isInvalid = true): TriedRequest => ({
      request: { ...base, path: path.replace(marker, () => text) },
      isInvalid,
    });
    const refused = refusedText(parameter);
    if (refused !== undefined) {
      ways.push({ weight: 3, arbitrary: refused.map((text) => at(encoded(text).slice(0, 6000))) });
    }
    if (parameter.schema['format'] === 'uuid') {
      ways.push({ weight: 2, arbitrary: fc.uuid().map((text) => at(text)) });
    }
    const nasty = nastyText.filter((text) => text !== '');
    ways.push(
      { weight: 1, arbitrary: fc.constantFrom(...badEncodings).map((text) => at(text)) },
      { weight: 1, arbitrary: nasty.map((text) => at(encoded(text.slice(0, 300)), false)) },
    );
  }
  return ways;
}

function queryWays(operation: DescribedOperation, base: WireRequest): Way[] {
  const plain = base.path.split('?', 1)[0]!;
  const known = operation.parameters.filter((one) => one.in === 'query');
  const at = (query: string, isInvalid = true): TriedRequest => ({
    request: { ...base, path: `${plain}?${query}` },
    isInvalid,
  });
  const ways: Way[] = [];
  for (const parameter of known) {
    const { name, schema } = parameter;
    const refused = refusedText(parameter)?.map((text) => at(`${name}=${encoded(text)}`));
    const twice = fc.constantFrom(name, name.toUpperCase()).map((again) => at(`${name}=1&${again}=2`));
    const missing = fc.constantFrom('', `${name}=`, name).map((query) => at(query));
    const odd = nastyText.map((text) => at(`${name}=${encoded(text.slice(0, 300))}`, false));
    if (refused !== undefined) ways.push({ weight: 2, arbitrary: refused });
    if (schema['type'] !== 'array') ways.push({ weight: 1, arbitrary: twice });
    ways.push({ weight: 1, arbitrary: odd });
    if (parameter.required) ways.push({ weight: 1, arbitrary: missing });
  }
  const unknown = fc.constantFrom(
    '__proto__=1',
    'constructor[prototype]=1',
    '&&&=',
    '%zz=%',
    'a=1&a=2',
    'filter[0].Key=__proto__&filter[0].Value=1',
    'filter[999].Key=x',
    '%00=%00',
    'x=%ED%A0%80',
  );
  ways.push({ weight: 1, arbitrary: unknown.map((query) => at(query, false)) });
  return ways;
}

function headerWays(operation: DescribedOperation, base: WireRequest): Way[] {
  const network = fc.oneof(
    fc.uuid(),
    fc.constantFrom('x', '__proto__', 'null', '0', '*', 'a'.repeat(500), '\u00e9'),
  );
  const odd = fc.constantFrom<readonly [string, string | string[]]>(
    ['accept', 'application/problem+json'],
    ['accept', '*/*;q=nonsense, application/problem+json;q=NaN'],
    ['accept-encoding', 'x'],
    ['x-request-id', '__proto__'],
    ['x-request-id', '<script>'.repeat(20)],
    ['if-none-match', '*'],
    ['range', 'bytes=0-1'],
    ['last-event-id', 'NaN'],
    ['last-event-id', '9'.repeat(64)],
    ['content-encoding', 'x-unknown'],
    ['x-http-method-override', 'DELETE'],
  );
  const foreign = network.map((value) => withHeaders(base, { 'x-devicenetwork': value }));
  return [
    ...(operation.usesNetwork ? [{ weight: 2, arbitrary: foreign }] : []),
    { weight: 1, arbitrary: odd.map(([name, value]) => withHeaders(base, { [name]: value }, false)) },
  ];
}

async function bodyWays(stage: Stage, operation: DescribedOperation, base: WireRequest): Promise<Way[]> {
  const described = operation.bodies.get('application/json');
  const withBody = (body: string | Uint8Array, isInvalid: boolean, type = 'application/json'): TriedRequest =>
    withHeaders({ ...base, body }, { 'content-type': type }, isInvalid);
  const ways: Way[] = [
    { weight: 2, arbitrary: fc.constantFrom(...otherTypes).map((type) => withBody('{}', true, type)) },
  ];
  for (const type of operation.bodies.keys()) {
    if (type === 'application/json') continue;
    if (type === FORM_TYPE) {
      ways.push(...(await formWays(stage, operation, base, mutatedBody)));
      continue;
    }
    const binary = fc.string({ unit: 'binary', maxLength: 400 });
    const text = fc.oneof(nastyText, binary, fc.constantFrom(...oddTexts)).filter((one) => one !== '');
    ways.push({ weight: 4, arbitrary: text.map((body) => withBody(body, false, type)) });
  }
  if (described === undefined) return ways;
  const example = await stage.exampleFor(operation);
  // Items that the service checks one by one do not invalidate the whole request.
  const isInvalid = validatorOf(
    described.isCheckedEach ? { ...described.schema, items: {} } : described.schema,
  );
  const text = JSON.stringify(example);
  const polluted = fc.constantFrom(...pollution).map((members) => text.replace('{', () => `{${members},`));
  const octets = fc.uint8Array({ minLength: 1, maxLength: 64 });
  return [
    ...ways,
    {
      weight: 24,
      arbitrary: mutatedBody(example).map((body) => withBody(JSON.stringify(body), !isInvalid(body))),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom(...oddJson).map(([body, isBroken]) => withBody(body, isBroken)),
    },
    { weight: 2, arbitrary: polluted.map((body) => withBody(body, false)) },
    { weight: 1, arbitrary: octets.map((body) => withBody(Buffer.from([0x22, 0xff, ...body]), true)) },
    { weight: 1, arbitrary: fc.constant(withBody('', operation.needsBody)) },
  ];
}
