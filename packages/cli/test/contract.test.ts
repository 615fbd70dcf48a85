import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Node {
  readonly [key: string]: unknown;
}

const contract = parse(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of the document with its path. */
function* walk(value: unknown, path: string): Generator<[string, Node]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, `${path}/${index}`);
  } else if (isNode(value)) {
    yield [path, value];
    for (const [key, member] of Object.entries(value)) yield* walk(member, `${path}/${key}`);
  }
}

const all = [...walk(contract, '')];
const typeOf = (node: Node): string[] => [node['type']].flat().filter((type) => typeof type === 'string');

describe('openapi.yaml', () => {
  it('uses every component', () => {
    const used = new Set(
      all.map(([, node]) => node['$ref']).filter((reference) => typeof reference === 'string'),
    );
    // The types of events stand for what text/event-stream carries, which a schema cannot say.
    const indirect = ['#/components/schemas/MusterEvent'];
    const components = contract['components'] as Record<string, Node>;
    for (const [kind, named] of Object.entries(components)) {
      if (kind === 'securitySchemes') continue;
      for (const name of Object.keys(named)) {
        const reference = `#/components/${kind}/${name}`;
        expect(used.has(reference) || indirect.includes(reference), reference).to.be.true;
      }
    }
  });

  it('bounds every string, number and array', () => {
    for (const [path, node] of all) {
      if (path.includes('/examples/') || path.includes('/example')) continue;
      const types = typeOf(node);
      if (types.includes('string') && node['enum'] === undefined) {
        // How long an event stream or a file may be is no matter of characters.
        const unbounded = path.endsWith('/schemas/EventStream') || node['format'] === 'binary';
        expect(node['maxLength'] !== undefined || unbounded, `${path} maxLength`).to.be.true;
      }
      if (types.includes('integer')) {
        expect(node['minimum'], `${path} minimum`).not.to.equal(undefined);
        expect(node['maximum'], `${path} maximum`).not.to.equal(undefined);
      }
      if (types.includes('array')) expect(node['maxItems'], `${path} maxItems`).not.to.equal(undefined);
    }
  });

  it('gives an example of every body', () => {
    for (const [path, operation] of all.filter(([, node]) => typeof node['operationId'] === 'string')) {
      const body = operation['requestBody'];
      if (!isNode(body)) continue;
      const content = body['content'] as Record<string, Node>;
      const media = content['application/json'] ?? content['multipart/form-data'];
      expect(media?.['example'], path).not.to.equal(undefined);
    }
  });
});
