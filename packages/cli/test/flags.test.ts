import { expect } from 'chai';
import { loadAllCommands } from '../src/commands.ts';

interface AnyFlag {
  readonly name: string;
  readonly helpValue?: string;
  readonly description: string;
  readonly multiple?: boolean;
  readonly multipleNonGreedy?: boolean;
  readonly options?: readonly string[];
  readonly delimiter?: string;
  readonly parse: (text: string, context: object, options: object) => Promise<unknown>;
}

const commands = Object.entries(await loadAllCommands());
const flags = commands.flatMap(([id, command]) =>
  Object.entries(command.flags).map(([name, flag]) => ({ id, ...(flag as unknown as AnyFlag), name })),
);

describe('flags of all commands', () => {
  it('have --json wherever the service answers, and -o except for unchanged bodies', () => {
    for (const [id, command] of commands) {
      const names = Object.keys(command.flags);
      // An editor has no output.
      if (!names.includes('url') || id === 'edit') continue;
      expect(names, id).to.include('json');
      if (id !== 'api') expect(names, id).to.include('output');
    }
  });

  it('take one grammar of durations, and numbers in the unit that the help names', async () => {
    const durations = flags.filter(
      ({ helpValue, description, name }) =>
        ['MS', 'SECONDS', 'HOURS', 'DAYS'].includes(helpValue ?? '') ||
        /^(?:Milliseconds|Seconds|Minutes) |\bin (?:milliseconds|seconds)[.,]/u.test(description) ||
        /(?:timeout|delay|seconds|interval)$/u.test(name),
    );
    expect(new Set(durations.map(({ name }) => name)).size).to.be.greaterThan(25);
    for (const { id, name, helpValue, description, parse } of durations) {
      const value = async (text: string): Promise<number> => Number(await parse(text, {}, { name }));
      const unitSeconds = { MS: 0.001, SECONDS: 1, HOURS: 3600, DAYS: 86_400 }[helpValue ?? ''];
      const where = `${id} --${name}: ${description}`;
      expect(unitSeconds, where).to.be.a('number');
      for (const [text, seconds] of [
        ['60s', 60],
        ['1m', 60],
        ['60000ms', 60],
        ['0.5h', 1800],
        ['1h', 3600],
      ] as const) {
        const found = await value(text).catch((error: unknown) => String(error));
        // Some flags have a lower bound.
        if (typeof found === 'string')
          expect(found, where).to.match(/must be a duration of .* to \d+ \w+, not/u);
        else expect(found * unitSeconds!, where).to.be.closeTo(seconds, 1e-9);
      }
      expect(await value('1500'), where).to.equal(1500);
    }
  });

  it('describe names and defaults in whole sentences', () => {
    for (const { id, name, description } of flags) {
      expect(description, `${id} --${name}`).not.to.match(/, or (?:its|their) [^.]*\. [a-z]|\. \.|\.\./u);
      expect(description, `${id} --${name}`).not.to.match(/\b(?:if|of|and|the|their), or (?:its|their) /u);
    }
    const ofUp = Object.fromEntries(
      flags.filter(({ id }) => id === 'up').map(({ name, description }) => [name, description]),
    );
    expect(ofUp['log-level']).to.match(/Default: \$MUSTER_LOG_LEVEL, warn\.$/u);
    expect(ofUp['auto-enroll']).to.match(/, Generic LwM2M\.$/u);
    expect(ofUp['coaps']).to.match(/, coaps:\/\/127\.0\.0\.1:5684, or a free port with --coap\.$/u);
  });

  it('take lists as repeated flags and separated by commas', () => {
    const lists = flags.filter(
      ({ multiple, description }) => multiple === true || description.includes('separated by commas'),
    );
    for (const { id, name, multiple, multipleNonGreedy, options, delimiter } of lists) {
      const where = `${id} --${name}`;
      const expected = { multiple: true, multipleNonGreedy: true };
      expect({ multiple, multipleNonGreedy }, where).to.deep.equal(expected);
      if (options !== undefined) expect(delimiter, where).to.equal(',');
    }
  });
});
