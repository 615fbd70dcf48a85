import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parseContract } from '../../scripts/generate/contract.ts';

const source = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');

const mistakes: readonly (readonly [title: string, from: string, to: string, fault: string])[] = [
  [
    'a missing operationId',
    '      operationId: tags.create\n',
    '',
    'POST /api/v3/tags: operationId is missing. Its form is TAG.VERB, such as tags.list.',
  ],
  [
    'an operationId without a verb',
    'operationId: tags.create\n',
    'operationId: tags\n',
    'POST /api/v3/tags: operationId tags must have the form TAG.VERB, such as tags.list.',
  ],
  [
    'an operationId of another tag',
    'operationId: tags.create\n',
    'operationId: users.create\n',
    'POST /api/v3/tags: operationId users.create needs tags: [users].',
  ],
  [
    'an operation without tags',
    '      tags: [tags]\n      operationId: tags.create\n',
    '      operationId: tags.create\n',
    'POST /api/v3/tags: operationId tags.create needs tags: [tags].',
  ],
  [
    'a tag that is not listed',
    '  - name: tags\n    description: Labels for devices, gateways and locations.\n',
    '',
    'POST /api/v3/tags: tag tags is not in the list of tags. Add it at the top of the file, with a description.',
  ],
  [
    'an operationId that occurs twice',
    'operationId: tags.create\n',
    'operationId: tags.list\n',
    'POST /api/v3/tags: operationId tags.list is also that of GET /api/v3/tags.',
  ],
  [
    'a missing summary',
    '      summary: Create a tag.\n',
    '',
    'POST /api/v3/tags: summary is missing. It becomes the help of the command.',
  ],
  [
    'a reference to nothing',
    "schema: { $ref: '#/components/schemas/TagPage' }",
    "schema: { $ref: '#/components/schemas/TagsPage' }",
    'There is no #/components/schemas/TagsPage.',
  ],
];

describe('the generator, over an openapi.yaml with', () => {
  for (const [title, from, to, fault] of mistakes) {
    it(`${title}, names the place and the remedy`, () => {
      expect(source).to.include(from);
      expect(() => parseContract(source.replace(from, to))).to.throw(`\n  ${fault}`);
    });
  }
});
