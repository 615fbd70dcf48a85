import { expect } from 'chai';
import { collections } from '../../src/features/generated/collections.ts';
import type { CollectionDefinition, Entity } from '../../src/store/port.ts';
import { casesOf, isObject, operations, resolved } from './support/document.ts';
import type { Json } from './support/document.ts';
import { SharedStage } from './support/stage.ts';

const JSON_TYPE = 'application/json';
const MARK = '0191f000-dead-7000-8000-00000000beef';

/** Returns the names of the members of a schema, without those of its members, and without an ID that is ignored. */
function memberNames(schema: unknown): string[] {
  const { properties = {}, allOf, anyOf, oneOf, items } = resolved(schema);
  const parts = [allOf, anyOf, oneOf, [items]].flatMap((one) => (one ?? []) as unknown[]).filter(isObject);
  const names = Object.entries(properties as Json)
    .filter(([name, one]) => name !== 'Id' || !isObject(one) || one['x-ignored'] !== true)
    .map(([name]) => name);
  return [...names, ...parts.flatMap((part) => memberNames(part))];
}

/** All names of members of responses, such as `Id` and `CreatedTimestamp`. */
const answered = new Set(
  operations.flatMap(({ answers }) =>
    Array.from(answers.values(), ({ content }) => memberNames(content.get(JSON_TYPE) ?? {})).flat(),
  ),
);

const withMembers = operations.filter(({ bodies }) => memberNames(bodies.get(JSON_TYPE)?.schema).length > 0);

describe('members that a request does not have', () => {
  const shared = SharedStage.perSuite();

  for (const [operation, mediaType, title] of casesOf(withMembers)) {
    if (mediaType !== JSON_TYPE) continue;
    it(`${title} stores none of them`, async () => {
      const known = new Set(memberNames(operation.bodies.get(JSON_TYPE)?.schema));
      const unknown = [...answered].filter((name) => !known.has(name));
      const strange = Object.fromEntries(unknown.map((name) => [name, MARK]));
      const add = (value: unknown): unknown =>
        Array.isArray(value) ? value.map(add) : isObject(value) ? { ...value, ...strange } : value;
      const answer = await shared.succeed(operation, mediaType, (request) => ({
        ...request,
        body: JSON.stringify(add(JSON.parse(String(request.body)) as Json)),
      }));
      expect(answer.status, answer.text).to.be.below(300);
      expect(await collectionsWithMark()).to.deep.equal([]);
    });
  }

  async function collectionsWithMark(): Promise<readonly string[]> {
    const { store } = shared.stage.app.world;
    const marked: string[] = [];
    for (const definition of collections) {
      const rows = await store.collection(definition as CollectionDefinition<Entity>).find({});
      if (JSON.stringify(rows).includes(MARK)) marked.push(definition.name);
    }
    return marked;
  }
});
