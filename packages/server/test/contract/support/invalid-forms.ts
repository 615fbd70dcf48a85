import fc from 'fast-check';
import { isObject, validatorOf, type DescribedOperation, type Json } from './document.ts';
import { BOUNDARY, FORM_HEADER, FORM_TYPE, formOf } from './form.ts';
import type { Stage } from './stage.ts';
import type { TriedRequest, Way, WireRequest } from './wire.ts';

type Mutate = (example: unknown) => fc.Arbitrary<unknown>;

/** Content-Types of unreadable forms. */
const badHeaders = [
  FORM_TYPE,
  `${FORM_TYPE}; boundary=`,
  `${FORM_TYPE}; boundary=another`,
  `${FORM_TYPE}; boundary="`,
  `${FORM_TYPE}; boundary=${'b'.repeat(5000)}`,
];

/** Invalid forms, each derived from a valid one. */
const broken: readonly ((form: string) => string)[] = [
  (form) => form.slice(0, -BOUNDARY.length - 8),
  (form) => form.slice(0, form.length >> 1),
  (form) => form.replaceAll(BOUNDARY, 'x'),
  () => `--${BOUNDARY}--\r\n`,
  () => `--${BOUNDARY}\r\n`,
  () => `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--\r\n`,
  () => '{}',
  (form) => form.replaceAll('name=', 'nom='),
  (form) => form.replaceAll(/name="\w+"/gu, 'name="__proto__"'),
  (form) => form.replaceAll('application/json\r\n\r\n', 'application/json\r\n\r\n{'),
  // Every part twice.
  (form) => form.replace(/--\r\n$/u, `\r\n${form}`),
  (form) => form.replaceAll('Content-Disposition', 'X'.repeat(200_000)),
  (form) => form.replaceAll('\r\n\r\n', '\r\n\r\n\u0000'),
];

/** Requests with one fault each in their form. */
export async function formWays(
  stage: Stage,
  operation: DescribedOperation,
  base: WireRequest,
  mutate: Mutate,
): Promise<Way[]> {
  const { schema } = operation.bodies.get(FORM_TYPE)!;
  const example = (await stage.exampleFor(operation, FORM_TYPE)) as Json;
  const isValid = validatorOf(schema);
  const good = formOf(schema, example);
  // Only existing parts can be broken.
  const changed = broken.map((change) => change(good)).filter((form) => form !== good);
  const at = (body: string, isInvalid: boolean, type = FORM_HEADER): TriedRequest => ({
    request: { ...base, headers: { ...base.headers, 'content-type': type }, body },
    isInvalid,
  });
  const members = mutate(example).filter(isObject);
  return [
    { weight: 4, arbitrary: fc.constantFrom(...badHeaders).map((type) => at(good, true, type)) },
    { weight: 8, arbitrary: fc.constantFrom(...changed).map((form) => at(form, true)) },
    {
      weight: 16,
      // Any bytes are a valid file.
      arbitrary: members.map((one) => at(formOf(schema, one), !isValid(withTextFiles(one, example)))),
    },
  ];
}

function withTextFiles(members: Json, example: Json): Json {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      typeof example[name] === 'string' && typeof value !== 'string' ? '' : value,
    ]),
  );
}
