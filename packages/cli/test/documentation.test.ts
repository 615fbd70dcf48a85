import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import { loadAllCommands } from '../src/commands.ts';
import { shellWords } from './support/shell-words.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const commands = await loadAllCommands();
const topics = new Set(Object.keys(commands).map((id) => id.split(':')[0]));

function pages(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'README.md'));
  const examples = readdirSync(join(root, 'examples', 'deploy'), { recursive: true, encoding: 'utf8' });
  const folders = [
    ...docs.map((name) => join('docs', name)),
    ...examples.map((name) => join('examples', 'deploy', name)),
  ];
  return (
    ['README.md', 'CONTRIBUTING.md', ...folders, ...packages]
      // The generated reference, whose examples have a test of their own, is present after a build of the site.
      .filter((name) => name.endsWith('.md') && !name.startsWith(join('docs', 'reference')))
      .map((name) => join(root, name))
      .filter((name) => existsSync(name))
  );
}

/** The blocks of a page that a shell runs, and the code within its lines. */
function codeOf(page: string): string[] {
  const fence = /^(?<fence>```+)(?<info>\w*)[^\n]*\n(?<code>[^]*?)^\k<fence>$/gmu;
  const blocks = Array.from(page.matchAll(fence), ({ groups }) => groups ?? {})
    .filter(({ info = '' }) => ['sh', 'bash', 'console', 'shell', 'yaml'].includes(info))
    .map(({ code = '' }) => code);
  const inline = Array.from(page.replaceAll(fence, '').matchAll(/`([^`]+)`/gu), ([, code = '']) =>
    code.replaceAll(/\s*\n\s*/gu, ' '),
  );
  return [...blocks, ...inline];
}

/** The arguments of each call of `muster` in a text. `docker compose exec muster muster` names a service first. */
function callsIn(code: string): string[][] {
  const calls = code.matchAll(/(?:^|[\s(`$])muster(?= (?!muster )[a-z-])/gmu);
  return Array.from(calls, (call) => shellWords(code, call.index + call[0].length));
}

const isPlaceholder = (word: string): boolean => word.includes('…') || /^(?:\.{3}|[A-Z_]+)$/u.test(word);

interface Flag {
  readonly type: string;
  readonly char?: string;
  readonly aliases?: readonly string[];
  readonly allowNo?: boolean;
}

/** Returns the fault of a call, or undefined. */
function problemOf(words: readonly string[]): string | undefined {
  if (words[0] === 'help') return words.length === 1 ? undefined : problemOf(words.slice(1));
  const [first = '', second = ''] = words;
  const id = [`${first}:${second}`, first].find((one) => one in commands);
  const command = id === undefined ? undefined : commands[id];
  if (command === undefined) {
    const isTopic = topics.has(first) && (second === '' || second.startsWith('-') || isPlaceholder(second));
    return isTopic || first.startsWith('-') || isPlaceholder(first) ? undefined : 'there is no such command';
  }
  return problemOfFlags({ ...command.baseFlags, ...command.flags }, words);
}

function problemOfFlags(flags: Readonly<Record<string, Flag>>, words: readonly string[]): string | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const [, name, value] = /^-{1,2}([a-z][\w-]*)(=[^]*)?$/iu.exec(words[at] ?? '') ?? [];
    if (name === undefined || name === 'help' || name === 'help-all' || name === 'h') continue;
    const flag = flagOf(flags, words[at] ?? '', name);
    if (flag === undefined) return `there is no flag ${words[at]}`;
    // The next word is its value.
    if (flag.type === 'option' && value === undefined) at += 1;
  }
  return undefined;
}

function flagOf(flags: Readonly<Record<string, Flag>>, word: string, name: string): Flag | undefined {
  if (!word.startsWith('--')) return Object.values(flags).find(({ char }) => char === name[0]);
  const own = flags[name] ?? Object.values(flags).find(({ aliases }) => aliases?.includes(name));
  const negated = name.startsWith('no-') ? flags[name.slice(3)] : undefined;
  return own ?? (negated?.allowNo === true ? negated : undefined);
}

describe('the documentation', () => {
  it('names commands and flags that exist, wherever it calls muster', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const page of pages()) {
      for (const words of codeOf(readFileSync(page, 'utf8')).flatMap(callsIn)) {
        count += 1;
        const problem = problemOf(words);
        if (problem !== undefined)
          wrong.push(`${relative(root, page)}: muster ${words.join(' ')}: ${problem}`);
      }
    }
    expect(wrong).to.deep.equal([]);
    // It has found them at all.
    expect(count).to.be.above(100);
  });

  it('names flags that some command has, wherever it names a flag by itself', () => {
    const known = Object.values(commands).map(({ baseFlags, flags }) => ({ ...baseFlags, ...flags }));
    const wrong: string[] = [];
    for (const page of pages().filter((name) => /docs.guides/u.test(name))) {
      const flags = codeOf(readFileSync(page, 'utf8')).filter((code) => /^--[a-z]/u.test(code));
      for (const flag of flags) {
        const [word = ''] = shellWords(flag, 0);
        const [, name = ''] = /^--([a-z-]+)/u.exec(word) ?? [];
        if (!known.some((own) => flagOf(own, word, name) !== undefined))
          wrong.push(`${relative(root, page)}: ${flag}`);
      }
    }
    expect(wrong).to.deep.equal([]);
  });

  it('is read as a shell reads it', () => {
    const code = `ID=$(muster devices list --sort -Name \\\n  -o json | jq .) && muster devices get "$ID" # muster no\n`;
    expect(callsIn(code).slice(0, 2)).to.deep.equal([
      ['devices', 'list', '--sort', '-Name', '-o', 'json'],
      ['devices', 'get', '$ID'],
    ]);
    expect(problemOf(['devices', 'list', '--sort', '-Name', '-o', 'json'])).to.equal(undefined);
    expect(problemOf(['devices', 'lst'])).to.equal('there is no such command');
    expect(problemOf(['devices', 'list', '--srt', 'Name'])).to.equal('there is no flag --srt');
  });
});
