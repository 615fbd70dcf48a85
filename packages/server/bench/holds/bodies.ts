/** Large and hostile bodies: the work that one request can cause within the size limit of bodies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import type { Operation } from './operation.ts';

/** Just below the default limit of bodies. */
const bodyBytes = 1_000_000;
const anyId = '00000000-0000-4000-8000-000000000000';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}
interface ContractOperation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** Returns a request for each operation with a JSON body, with as much of its example as a body can hold. */
export function bodyOperations(): Operation[] {
  const file = join(import.meta.dirname, '../../../../openapi.yaml');
  const { paths } = parse(readFileSync(file, 'utf8')) as Contract;
  const swollen = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]): Operation[] => {
      const example = operation.requestBody?.content?.['application/json']?.example;
      if (example === undefined) return [];
      const target = path.replace('/api/v3', '').replaceAll(/\{[^}]+\}/gu, anyId);
      return [
        {
          title: `${operation.operationId ?? path}, 1 MB of JSON`,
          run: async ({ api }) => send(api.call(verb.toUpperCase(), target, swell(example))),
        },
      ];
    }),
  );
  return [...hostile, ...swollen].map((one) => ({ ...one, leavesNothing: true }));
}

/** Accepts any response, because only the time matters. */
async function send(answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!(error instanceof Error) || /: 5\d\d /u.test(error.message)) throw error;
  });
}

/** Fills a list up to the size limit; of an object its first list, or its first text. */
function swell(example: unknown): unknown {
  if (Array.isArray(example)) return repeated(example[0] ?? 'x');
  if (typeof example !== 'object' || example === null) return 'x'.repeat(bodyBytes);
  const members = Object.entries(example as Readonly<Record<string, unknown>>);
  const list = members.find(([, value]) => Array.isArray(value));
  const text = members.find(([, value]) => typeof value === 'string');
  const [name, value] = list ?? text ?? ['Extra', []];
  return {
    ...example,
    [name]: Array.isArray(value) ? repeated((value as unknown[])[0] ?? anyId) : 'x'.repeat(bodyBytes - 1_000),
  };
}

function repeated(item: unknown): unknown[] {
  const count = Math.floor((bodyBytes - 1_000) / (JSON.stringify(item).length + 1));
  return Array.from({ length: count }, () => item);
}

const ddf = (resources: string): string =>
  '<LWM2M><Object ObjectType="MODefinition"><Name>Bench</Name><ObjectID>33002</ObjectID>' +
  '<ObjectURN>urn:oma:lwm2m:x:33002</ObjectURN><MultipleInstances>Single</MultipleInstances>' +
  `<Mandatory>Optional</Mandatory><Resources>${resources}</Resources></Object></LWM2M>`;

const item = (id: number): string =>
  `<Item ID="${id}"><Name>R${id}</Name><Operations>R</Operations><MultipleInstances>Single</MultipleInstances>` +
  '<Mandatory>Optional</Mandatory><Type>Float</Type><RangeEnumeration/><Units/><Description/></Item>';

const asXml = { type: 'application/xml' } as const;

const hostile: readonly Operation[] = [
  {
    title: 'POST /smartobjecttypes/import, 1 MB of XML with many resources',
    run: ({ api }) => {
      const items = Array.from({ length: Math.floor(bodyBytes / (item(9_999).length + 1)) }, (_, i) =>
        item(i),
      );
      return send(api.call('POST', '/smartobjecttypes/import', ddf(items.join('')), asXml));
    },
  },
  {
    title: 'POST /smartobjecttypes/import, 1 MB of empty elements',
    run: ({ api }) =>
      send(api.call('POST', '/smartobjecttypes/import', ddf('<a/>'.repeat(bodyBytes / 4 - 200)), asXml)),
  },
  {
    title: 'POST /smartobjecttypes/import, 1 MB of deep elements',
    run: ({ api }) =>
      send(api.call('POST', '/smartobjecttypes/import', ddf('<a>'.repeat(bodyBytes / 3 - 200)), asXml)),
  },
  {
    title: 'POST /smartobjecttypes/import, 1 MB of entities',
    run: ({ api }) =>
      send(api.call('POST', '/smartobjecttypes/import', ddf('&lt;'.repeat(bodyBytes / 4 - 200)), asXml)),
  },
  {
    title: 'POST /smartobjecttypes/import, 1 MB of attributes',
    run: ({ api }) => {
      const names = Array.from({ length: bodyBytes / 12 }, (_, i) => `a${i}=""`);
      return send(api.call('POST', '/smartobjecttypes/import', ddf(`<Item ${names.join(' ')}/>`), asXml));
    },
  },
  {
    title: 'POST /devices, 1 MB of brackets',
    run: ({ api }) =>
      send(
        api.call('POST', '/devices', '['.repeat(bodyBytes / 2) + ']'.repeat(bodyBytes / 2), {
          type: 'application/json',
        }),
      ),
  },
  {
    title: 'POST /devices, 1 MB of unknown members',
    run: ({ api }) => {
      const members = Array.from({ length: bodyBytes / 14 }, (_, i) => [`m${i}`, 1]);
      return send(api.call('POST', '/devices', Object.fromEntries(members)));
    },
  },
  {
    title: 'POST /tags with an Idempotency-Key, 1 MB',
    run: ({ api }) =>
      send(
        api.call(
          'POST',
          '/tags',
          { Name: 'x'.repeat(bodyBytes - 100) },
          { headers: { 'Idempotency-Key': crypto.randomUUID() } },
        ),
      ),
  },
  {
    title: 'POST /hardwareDefinitions/import, 1 MB of device types',
    run: ({ api }) => {
      const types = Array.from({ length: bodyBytes / 40 }, (_, i) => ({ Name: `Type ${i}` }));
      return send(api.call('POST', '/hardwareDefinitions/import', definitions('19A1', types)));
    },
  },
  {
    title: 'POST /hardwareDefinitions/import, 7 MB of another release',
    run: ({ api }) => {
      const instances = Array.from({ length: 70 }, (_, i) => ({
        ObjectID: 3303,
        ObjectURN: 'urn:oma:lwm2m:ext:3303',
        InstanceId: i,
        Label: `Instance ${i}`,
      }));
      const types = Array.from({ length: 1_000 }, (_, i) => ({
        Name: `Type ${i}`,
        SmartObjectTypeInstances: instances,
      }));
      return send(api.call('POST', '/hardwareDefinitions/import', definitions('2018_34', types)));
    },
  },
  {
    title: 'POST /hardwareDefinitions/import, 3 MB of faults',
    run: ({ api }) => {
      const templates = Array.from({ length: 300 }, () => ({ Nam: 'x' }));
      const types = Array.from({ length: 1_000 }, () => ({ Name: 'x', Templates: templates }));
      return send(api.call('POST', '/hardwareDefinitions/import', definitions('19A1', types)));
    },
  },
];

function definitions(release: string, types: readonly object[]): FormData {
  const form = new FormData();
  form.set('ImportDeviceTypes', JSON.stringify({ Release: release, DeviceTypes: types }));
  return form;
}
