import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { commands } from '../src/commands.ts';
import { exitCodes } from '../src/errors/exit-codes.ts';
import { operations } from '../src/generated/operations.ts';
import { createSandbox, type Sandbox } from './support/run-cli.ts';

describe('help', () => {
  let sandbox: Sandbox;

  before(async () => {
    sandbox = await createSandbox();
  });

  after(() => sandbox[Symbol.asyncDispose]());

  it('lists the topics and commands', async () => {
    for (const words of [[], ['--help']]) {
      const { code, stdout } = await sandbox.run(words);
      expect(code).to.equal(0);
      for (const word of ['devices', 'resources', 'events', 'fleet', 'server', 'up'])
        expect(stdout).to.contain(word);
    }
  });

  it('explains a topic and a command', async () => {
    expect((await sandbox.run(['devices', '--help'])).stdout).to.contain('get-by-endpoint');
    const { stdout } = await sandbox.run(['devices', 'create', '--help']);
    for (const word of ['--device-identifier', '--data', '--url', 'EXAMPLES'])
      expect(stdout).to.contain(word);
  });

  it('names each of the flags that exclude each other, and refuses two of them', async () => {
    const { stdout } = await sandbox.run(['devices', 'list', '--help']);
    expect(stdout.replace(/\s+/gu, ' ')).to.contain('[--limit <value> | [--all | --page <value>]]');
    for (const words of [
      ['--limit=3', '--page=2'],
      ['--limit=3', '--all'],
      ['--all', '--page=2'],
    ]) {
      const { code, stderr } = await sandbox.run(['devices', 'list', ...words]);
      expect(code).to.equal(exitCodes.usage);
      expect(stderr).to.contain('cannot also be provided when using');
    }
  });

  it('gives the version', async () => {
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect((await sandbox.run(['--version'])).stdout).to.contain(`muster/${version} `);
  });

  it('is there for every command: a summary, a description and examples', () => {
    for (const [id, command] of Object.entries(commands)) {
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
    const known = [...operations.map((operation) => operation.id), 'events.stream'];
    expect(known.sort()).to.deep.equal(ids.sort());
  });

  it('has every exit code in its guide', async () => {
    const guide = await readFile(new URL('../../../docs/guides/exit-codes.md', import.meta.url), 'utf8');
    const listed = [...guide.matchAll(/^\| *(\d+) *\|/gm)].map((match) => Number(match[1]));
    expect(listed).to.deep.equal(Object.values(exitCodes));
  });
});
