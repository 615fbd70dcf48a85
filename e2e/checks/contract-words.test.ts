import { expect } from 'chai';
import { patternOf, wordsRuledOutBy } from '../../scripts/contract-words/glossary.ts';
import {
  findingsInComments,
  findingsInPage,
  findingsInStrings,
  findingsInTitles,
} from '../../scripts/contract-words/phrases.ts';
import { findingsIn } from '../../scripts/contract-words/rules.ts';

/** A contract with one operation and one schema, changed as a test needs it. */
function contract(operation: object = {}, members: object = {}): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    paths: {
      '/things': {
        get: {
          ...{ operationId: 'things.list', summary: 'List things.', description: 'Returns the things.' },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        EpochMilliseconds: { type: 'integer', description: 'Time in epoch milliseconds.' },
        Thing: { type: 'object', description: 'A thing.', properties: members },
      },
    },
  };
}

const problems = (operation?: object, members?: object): string[] =>
  findingsIn(contract(operation, members)).map(({ problem }) => problem);

describe('words of the contract', () => {
  it('pass where they follow the rules', () => {
    expect(problems()).to.deep.equal([]);
  });

  it('are there for every operation, parameter, schema and member', () => {
    expect(problems({ summary: undefined, description: undefined })).to.deep.equal([
      'description is missing',
      'summary is missing',
    ]);
    const parameters = [{ name: 'id', in: 'query', schema: { type: 'string' } }];
    expect(problems({ parameters })).to.deep.equal(['description is missing']);
    expect(problems({}, { Name: { type: 'string' } })).to.deep.equal(['Name: description is missing']);
    const pointless = contract();
    const components = pointless['components'] as Record<string, Record<string, unknown>>;
    components['schemas'] = { Thing: { type: 'string' } };
    expect(findingsIn(pointless)).to.deep.equal([
      { pointer: '/components/schemas/Thing', problem: 'description is missing' },
    ]);
  });

  it('are more than one word, from a capital letter to a period', () => {
    expect(problems({ description: '' })).to.deep.equal(['description has fewer than two words']);
    expect(problems({ description: 'Things.' })).to.deep.equal(['description has fewer than two words']);
    expect(problems({ description: 'returns things' })).to.deep.equal([
      'description does not start with a capital letter',
      'description does not end with a period',
    ]);
  });

  it('of a summary start with a verb in the imperative', () => {
    const wrong = [
      'The things.',
      'A thing.',
      'Which things.',
      'list things.',
      'Lists things.',
      'Thing list.',
    ];
    for (const summary of wrong) expect(problems({ summary }), summary).to.not.be.empty;
    expect(problems({ summary: 'List things' })).to.deep.equal(['summary does not end with a period']);
  });

  it('contain no banned phrase, and a noun in place of an interrogative', () => {
    for (const description of [
      'Which one.',
      'What keys may do.',
      'Returns what is there.',
      'The device is told of it.',
      'Is made anew on request.',
      'Fails for whoever asks.',
      'Keeps it, so that it stays.',
      'Shows what became of it.',
    ]) {
      expect(problems({ description }), description).to.not.be.empty;
    }
  });

  it('state the unit of a quantity, unless its name does', () => {
    const timeout = { type: 'integer', description: 'Limit of the wait.' };
    expect(problems({}, { Timeout: timeout })).to.deep.equal(['Timeout: description states no unit']);
    expect(problems({}, { TimeoutSeconds: timeout })).to.deep.equal([]);
    expect(problems({}, { Timeout: { ...timeout, description: 'Limit in seconds.' } })).to.deep.equal([]);
    expect(problems({}, { Package: timeout, Mode: timeout })).to.deep.equal([]);
    const delay = { name: 'delay', in: 'query', description: 'Delay of it.', schema: { type: 'integer' } };
    expect(problems({ parameters: [delay] })).to.deep.equal(['description states no unit']);
  });

  it('say that an integer time is in epoch milliseconds, also by the schema it refers to', () => {
    const description = 'Time of the last word.';
    expect(problems({}, { SeenTime: { type: 'integer', description } })).to.deep.equal([
      'SeenTime: description does not say "epoch milliseconds"',
    ]);
    const reference = { $ref: '#/components/schemas/EpochMilliseconds' };
    expect(problems({}, { SeenTime: reference })).to.deep.equal([]);
    expect(problems({}, { SeenTime: { type: 'string', description } })).to.deep.equal([]);
  });

  it('are not looked for in examples, defaults and names of members', () => {
    const members = { description: { type: 'string', description: 'Text for people.' } };
    expect(problems({}, members)).to.deep.equal([]);
    const operation = { 'x-note': { description: '' }, example: { summary: 'no', description: '' } };
    expect(problems(operation)).to.deep.equal([]);
  });
});

const ANEW = 'says "anew": say "again" or name what happens';
const MAY_WELL = 'says "may well": say "can"';
const TOLD = 'says "is told": say who sends what to whom';

describe('words of pages, messages, comments and test titles', () => {
  for (const [title, find, lines, findings] of [
    [
      'are checked in the prose of a page, across lines, with the line of each phrase',
      findingsInPage,
      ['# Title', '', 'The index is built anew. It', 'may', 'well fail anew.', ''],
      [`3: ${ANEW}`, `5: ${ANEW}`, `4: ${MAY_WELL}`],
    ],
    [
      'are not checked in the code of a page',
      findingsInPage,
      ['Run `anew`.', '', '```sh', 'echo anew', '```', ''],
      [],
    ],
    [
      'are checked in the strings of a program, but not in its comments and names',
      findingsInStrings,
      [
        '// What is left is told anew.',
        'export const anew = `Starts ${count} devices anew.`;',
        "const names = ['anew', 'The device is told of it.'];",
      ],
      [`2: ${ANEW}`, `3: ${TOLD}`],
    ],
    [
      'are checked in comments of every kind, across lines, but not in the code in them',
      findingsInComments,
      [
        ...['/**', ' * The index is built anew. It may', ' * well fail. `anew` is a word.', ' */'],
        'export function build(/* anew */): void {} // Nobody waits.',
        '// The last line is told of.',
      ],
      [`2: ${ANEW}`, `2: ${MAY_WELL}`, `5: ${ANEW}`, '5: says "Nobody": name the actor', `6: ${TOLD}`],
    ],
    [
      'are not checked in strings and names when comments are',
      findingsInComments,
      ["const anew = '// anew';"],
      [],
    ],
    [
      'are checked in titles of tests and suites, but not in other strings of a test',
      findingsInTitles,
      [
        "describe('a queue that nobody reads', () => {",
        '  it(`starts ${count} devices anew`, () => {',
        "    expect(text).to.equal('The device starts anew.');",
        ...['  });', '});'],
      ],
      ['1: says "nobody": name the actor', `2: ${ANEW}`],
    ],
  ] as const)
    it(title, () => {
      const found = find(lines.join('\n')).map(({ line, problem }) => `${line}: ${problem}`);
      expect(found).to.have.members(findings);
    });
});

describe('words that the glossary rules out', () => {
  const page = (...rows: string[]): string =>
    `# Contributing\n\n\`before\`\n\n## Glossary\n\n${rows.join('\n')}\n\n## After\n\n\`after\`\n`;

  it('are those in code style in the last column, with the terms to use instead', () => {
    const table = page(
      '| term | meaning of `code` | not |',
      '| --- | --- | --- |',
      '| gateway | speaks LwM2M | `server side`, listener |',
      '| desired | asked for | `wish` |',
      '| observation | an Observe | `wish` |',
    );
    expect(wordsRuledOutBy(table)).to.deep.equal([
      { word: 'server side', terms: ['gateway'] },
      { word: 'wish', terms: ['desired', 'observation'] },
    ]);
  });

  it('are found as whole words, on two lines too, and with capitals only as they are written', () => {
    const matches = (word: string, text: string): boolean => patternOf({ word, terms: [] }).test(text);
    expect(matches('secure link', 'The Secure\nlink is closed.')).to.equal(true);
    expect(matches('wish', 'wishful secure-wish')).to.equal(false);
    expect(matches('Device Network', 'a Device Network')).to.equal(true);
    expect(matches('Device Network', 'a device network')).to.equal(false);
  });

  it('need a glossary whose rows have three columns', () => {
    expect(() => wordsRuledOutBy('# Contributing')).to.throw('has no section "## Glossary"');
    expect(() => wordsRuledOutBy(page('| wish | not |'))).to.throw(
      'Row of the glossary without three columns',
    );
  });
});
