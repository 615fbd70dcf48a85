import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { kebab, parseContract } from '../../../scripts/generate/contract.ts';
import { loadAllCommands, loadCommand, topicDescriptions } from '../src/commands.ts';
import { exitCodes } from '../src/errors/exit-codes.ts';
import { allOperations } from '../src/operation-table.ts';
import { useCli } from './support/cli.ts';
import { finish } from './support/run-cli.ts';

describe('help', () => {
  const sandbox = useCli();

  it('lists the topics and commands', async () => {
    for (const words of [[], ['--help']]) {
      const stdout = await sandbox.prints(words);
      for (const word of ['devices', 'resources', 'events', 'fleet', 'server', 'up'])
        expect(stdout).to.contain(word);
    }
  });

  it('explains a topic and a command', async () => {
    expect((await sandbox.run('devices --help')).stdout).to.contain('get-by-endpoint');
    const { stdout } = await sandbox.run('devices create --help');
    for (const word of ['--device-identifier', '--data', '--url', 'EXAMPLES'])
      expect(stdout).to.contain(word);
  });

  it('says that a name can replace an ID, before what else there is to say', async () => {
    const texts: string[] = [];
    for (const words of ['rules create', 'rules add-condition', 'event-consumers create']) {
      texts.push((await sandbox.run(`${words} --help-all`)).stdout.replaceAll(/\s+/gu, ' '));
    }
    const [rule, condition, consumer] = texts;
    expect(rule).to.contain('ID of the event category of its events, or its name. Decides who receives them');
    expect(condition).to.contain('--smart-object-type-id=<value> (required) ID of the smart object type');
    expect(consumer).to.contain('IDs of the devices whose events are delivered, or their names. Empty or');
  });

  it('marks flags that a new entity needs, and leaves out flags that the service ignores', async () => {
    const help = async (words: string): Promise<string> =>
      (await sandbox.run(`${words} --help`)).stdout.replaceAll(/\s+/gu, ' ');
    expect(await help('rules add-condition')).not.to.contain('--rule-id');
    expect(await help('rules create')).to.contain('--name=<value> (required) Name of the rule');
    expect(await help('rules update')).to.contain('--name=<value> Name of the rule');
    expect((await loadCommand('rules:add-condition'))?.flags).to.have.property('rule-id');
  });

  it('is the same for `help X`, `X --help` and `X -h`', async () => {
    for (const words of [[], ['devices'], ['devices', 'list'], ['up']]) {
      const [asked, ...others] = await Promise.all([
        sandbox.run(['help', ...words]),
        sandbox.run([...words, '--help']),
        sandbox.run([...words, '-h']),
      ]);
      expect(asked, words.join(' ')).to.include({ code: 0, stderr: '' });
      for (const other of others) expect(other).to.deep.equal(asked);
    }
    expect((await sandbox.run(['devices'])).stdout).to.equal((await sandbox.run('help devices')).stdout);
  });

  it('of muster begins with what to start with, and has every topic in a group', async () => {
    const { stdout } = await sandbox.run([]);
    const headings = stdout.split('\n').filter((line) => /^[A-Z ]+$/u.test(line));
    expect(headings.slice(0, 3)).to.deep.equal(['USAGE', 'START HERE', 'DEVICES']);
    expect(headings).not.to.contain('MORE');
    const start = stdout.slice(stdout.indexOf('START HERE'), stdout.indexOf('DEVICES\n'));
    expect(start)
      .to.match(/^ {2}up {2,}/mu)
      .and.to.match(/^ {2}devices list {2,}/mu);
    for (const [topic] of topicDescriptions()) expect(stdout).to.match(new RegExp(`^ {2}${topic} `, 'mu'));
  });

  it('of muster has the groups of openapi.yaml, which has each tag in one', async () => {
    const source = await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
    const { stdout } = await sandbox.run([]);
    for (const { name, tags } of parseContract(source).tagGroups) {
      const start = stdout.indexOf(`\n${name.toUpperCase()}\n`);
      const names = stdout.slice(start, stdout.indexOf('\n\n', start)).matchAll(/^ {2}(?<name>\S+)/gmu);
      const listed = [...names].map(({ groups }) => groups?.['name']);
      expect(listed.slice(0, tags.length)).to.deep.equal(tags.map(kebab));
    }
    const added = '\ntags:\n  - name: ungrouped\n    description: In no group.\n';
    for (const [text, other, fault] of [
      ['\ntags:\n', added, 'tag ungrouped is in no group'],
      ['tags: [version,', 'tags: [kpi, version,', 'kpi is listed twice'],
      ['tags: [version,', 'tags: [versions,', 'versions is not a tag'],
    ] as const)
      expect(() => parseContract(source.replace(text, other))).to.throw(fault);
  }).timeout(30_000);

  it('of commands with many flags shows the everyday ones, and with --help-all each in its group', async () => {
    for (const words of [['up'], ['server'], ['fleet', 'run']]) {
      const brief = (await sandbox.run([...words, '--help'])).stdout;
      const full = (await sandbox.run([...words, '--help-all'])).stdout;
      expect(brief.split('\n').length, words.join(' ')).to.be.below(60);
      expect(brief).to.contain(`muster ${words.join(' ')} --help-all`);
      expect(full).not.to.contain('OTHER FLAGS');
      const command = (await loadCommand(words.join(':')))!;
      const missing = Object.keys(command.flags).filter(
        (name) => !new RegExp(`--(\\[no-\\])?${name}\\b`, 'u').test(full),
      );
      expect(missing).to.deep.equal([]);
    }
    const { stdout } = await sandbox.run('up --help-all');
    for (const group of ['NETWORK', 'SECURITY', 'STORAGE', 'API LIMITS', 'FIRMWARE', 'WEBHOOK', 'FLEET'])
      expect(stdout).to.contain(`\n${group} FLAGS\n`);
  });

  it('fits 40 and 80 columns', async () => {
    for (const columns of [40, 80]) {
      for (const words of [[], ['devices'], ['up'], ['devices', 'list'], ['fleet', 'run']]) {
        const { stdout } = await sandbox.run([...words, '--help'], { env: { COLUMNS: String(columns) } });
        // Words that cannot be broken, and examples, which are for copying, may stand over.
        const text = stdout.replace(/\nEXAMPLES\n[^]*?\n(?=[A-Z]|$)/u, '\n');
        const long = text.split('\n').filter((line) => line.length > columns && /\S\s+\S/u.test(line.trim()));
        expect(long, `${words.join(' ')} at ${columns}`).to.deep.equal([]);
      }
    }
  });

  it('names each of the flags that exclude each other, and refuses two of them', async () => {
    const { stdout } = await sandbox.run('devices list --help');
    expect(stdout.replace(/\s+/gu, ' ')).to.contain('[--limit <value> | [--all | --page <value>]]');
    for (const words of ['--limit=3 --page=2', '--limit=3 --all', '--all --page=2']) {
      expect(await sandbox.fails(exitCodes.usage, `devices list ${words}`)).to.contain('exclude each other.');
    }
  });

  it('gives the version', async () => {
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect((await finish(sandbox.start(['--version']))).stdout).to.contain(`muster/${version} `);
  });

  it('is there for every command: a summary, a description and examples', async () => {
    for (const [id, command] of Object.entries(await loadAllCommands())) {
      expect(command.summary, id).to.be.a('string').and.not.equal('');
      expect(command.description, id).to.be.a('string').and.not.equal('');
      expect(command.examples, id).to.be.an('array').and.not.empty;
      for (const [name, flag] of Object.entries({ ...command.baseFlags, ...command.flags })) {
        expect(flag.description, `${id} --${name}`).to.be.a('string').and.not.equal('');
      }
    }
  });

  it('has a command for every operation of the contract', async () => {
    const contract = await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
    const ids = [...contract.matchAll(/operationId: (\S+)/g)].map((match) => match[1]);
    const known = [...allOperations().map((operation) => operation.id), 'events.stream'];
    expect(known.sort()).to.deep.equal(ids.sort());
  });

  it('has every exit code in its guide', async () => {
    const guide = await readFile(new URL('../../../docs/guides/exit-codes.md', import.meta.url), 'utf8');
    const listed = [...guide.matchAll(/^\| *(\d+) *\|/gm)].map((match) => Number(match[1]));
    expect(listed).to.deep.equal(Object.values(exitCodes));
  });
});
