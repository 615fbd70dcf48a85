import type { Kind, Member, Part } from '../../packages/cli/src/fixtures/kind.ts';
import { namedOf, sections } from '../../packages/cli/src/fixtures/kinds.ts';
import { membersOf, type Contract, type Schema } from './contract.ts';

type Json = Record<string, unknown>;

/**
 * Generates the JSON Schema for the files of `muster apply`: the members that the CLI manages, as defined in the
 * contract.
 */
export function fixtureSchema(contract: Contract): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Entities of a Muster device network',
    description: 'A file of `muster apply` and `muster export`.',
    type: 'object',
    additionalProperties: false,
    required: ['Version'],
    properties: {
      Version: { description: 'Version of the format.', const: 1 },
      DeviceNetwork: {
        description: 'Name of the device network. Defaults to the one of the profile or the API key.',
        type: 'string',
        minLength: 1,
      },
      ...Object.fromEntries(
        sections.map(([section, kind]) => {
          const body =
            kind.schema === undefined
              ? contract.operations.find(({ id }) => id === kind.create)?.body?.schema
              : contract.schemas[kind.schema];
          if (body === undefined) throw new Error(`${kind.create} has no body`);
          const entry = objectOf(contract, body, kind.members);
          const parts = (kind.parts ?? []).map((part) => [part.name, partOf(contract, part)]);
          return [
            section,
            {
              description: `Each ${kind.entity} of the device network.`,
              type: 'array',
              items: {
                ...entry,
                required: identifyingOf(kind),
                properties: { ...(entry['properties'] as Json), ...(Object.fromEntries(parts) as Json) },
              },
            },
          ];
        }),
      ),
    },
  };
  return `// Made from openapi.yaml by \`pnpm generate\`; do not edit.
/** The JSON Schema of the files of \`muster apply\`. */
export const fixtureSchema: Readonly<Record<string, unknown>> = ${JSON.stringify(schema)};
`;
}

/** The members that are required to find an entry. Others are only required to create it, and the service checks them. */
function identifyingOf({ identity, names, scope }: Kind): string[] {
  const isScopeNeeded = scope !== undefined && scope.default === undefined;
  return [identity ?? names[0]?.name ?? '', ...(isScopeNeeded ? [scope.member] : [])];
}

function partOf(contract: Contract, part: Part): Json {
  const schema = contract.schemas[part.schema];
  if (schema === undefined) throw new Error(`openapi.yaml: there is no schema ${part.schema}`);
  return { type: 'array', items: objectOf(contract, schema, part.items) };
}

function objectOf(contract: Contract, schema: Schema, members: readonly Member[]): Json {
  const own = membersOf(contract, schema);
  const needed = requiredOf(contract, schema);
  return {
    type: 'object',
    additionalProperties: false,
    required: members
      .filter(({ name, sent = name }) => needed.has(sent) || !own.has(sent))
      .map(({ name }) => name),
    properties: Object.fromEntries(
      members.map((member) => [member.name, memberOf(contract, own.get(member.sent ?? member.name), member)]),
    ),
  };
}

function memberOf(contract: Contract, schema: Schema | undefined, member: Member): Json {
  if (member.ref !== undefined) {
    const { entity, scope } = namedOf(member.ref);
    const within =
      scope === undefined || scope.kind === member.ref
        ? ''
        : `, with its ${namedOf(scope.kind).entity} and a slash before it where the entry has no ${scope.member}`;
    const what =
      scope?.kind === member.ref
        ? `Path of the ${entity}, such as Plant/Hall. The root is /.`
        : `Name of the ${entity}${within}.`;
    const one = { type: ['string', 'integer'] };
    return member.isList === true
      ? {
          description: what.replace(/^(Name|Path) of the (.+?)([,.])/u, '$1 of each $2$3'),
          type: 'array',
          items: one,
        }
      : { description: what, ...one };
  }
  if (schema === undefined) throw new Error(`The contract has no member ${member.name}`);
  const description = schema.description?.replaceAll(/\bIDs? of the\b/gu, 'Name of the');
  if (member.items !== undefined) {
    if (schema.items === undefined) throw new Error(`${member.name} is not a list`);
    return { description, type: 'array', items: objectOf(contract, schema.items, member.items) };
  }
  if (member.isText === true) return { description, type: ['string', 'number', 'boolean'] };
  return inlined(contract, schema);
}

function requiredOf(contract: Contract, raw: Schema): ReadonlySet<string> {
  const { required = [], allOf = [] } = contract.resolve(raw);
  return new Set([...required, ...allOf.flatMap((part) => [...requiredOf(contract, part)])]);
}

/** Keywords for schema validators. The service checks the others. */
const keywords = [
  'description',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

/** Returns a schema without references, and without null, because an absent member in a file is not changed. */
function inlined(contract: Contract, raw: Schema): Json {
  const schema = contract.resolve(raw) as Schema & Json;
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const members = membersOf(contract, schema);
  return {
    ...Object.fromEntries(
      keywords.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
    ),
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(schema.enum === undefined
      ? {}
      : { enum: schema.enum.filter((value) => value !== null && value !== '') }),
    ...(schema.items === undefined ? {} : { items: inlined(contract, schema.items) }),
    ...(members.size === 0
      ? {}
      : {
          additionalProperties: false,
          required: [...requiredOf(contract, schema)],
          properties: Object.fromEntries(
            [...members].map(([name, member]) => [name, inlined(contract, member)]),
          ),
        }),
  };
}
