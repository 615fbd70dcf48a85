import { expect } from 'chai';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignPeer, sendJson, startFakeService, type Answer } from '@muster/testkit';
import { json, useService } from './support/cli.ts';
import { devices, idOf } from './support/rows.ts';
import { besideMuster } from './support/run-cli.ts';

const answerDevices: Answer = ({ path }, response) => {
  const rows = devices(3);
  sendJson(response, 200, /networks$/iu.test(path) ? rows : { Rows: rows, NbrOfRows: 3 });
};

/** Answers with a rule whose name has a space. */
const answerRules: Answer = (_request, response) =>
  sendJson(response, 200, { Rows: [{ Id: idOf(1), Name: 'Too bright' }], NbrOfRows: 1 });

describe('completion', () => {
  const { service, sandbox } = useService({});

  beforeEach(() => service.answer(answerDevices));

  before(async () => {
    await writeFile(join(sandbox.folder, 'some-fleet.yaml'), '');
  });

  /** What `muster __complete` lists, without descriptions. */
  async function listed(...words: string[]): Promise<string[]> {
    const { code, stdout, stderr } = await sandbox.run(['__complete', ...words]);
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t')[0]!);
  }

  it('lists topics, commands, flags and their values', async () => {
    expect(await listed('devices', 'li'))
      .to.include.members(['list', 'list-settings'])
      .and.not.include('get');
    expect(await listed('help', 'device-t')).to.have.members(['device-types', 'device-templates']);
    expect(await listed('devices', 'list', '--limit', '3', '--li')).to.deep.equal([]);
    expect(await listed('devices', 'list', '--al')).to.deep.equal(['--all']);
    expect(await listed('up', '--no-sec')).to.deep.equal(['--no-secured']);
    expect(await listed('server', '--log-level', 'wa')).to.deep.equal(['warn']);
    expect(await listed('server', '--log-level=wa')).to.deep.equal(['--log-level=warn']);
    expect(await listed('completion', '')).to.deep.equal(['bash', 'zsh', 'fish', 'powershell']);
    expect(await listed('fleet', 'run', '')).to.deep.equal([':files']);
    expect(await listed('frobnicate', '')).to.deep.equal([]);
  });

  it('lists ids from the server, for arguments and flags', async () => {
    expect(await listed('devices', 'get', '')).to.include(idOf(2));
    expect(service.received.at(-1)?.path).to.match(/\/devices$/iu);
    expect(await listed('devices', 'list', '--device-network', '')).to.include(idOf(1));
    expect(service.received.at(-1)?.path).to.match(/\/deviceNetworks$/iu);
    await listed('devices', 'create', '--device-type-id', 'c4d7');
    expect(service.received.at(-1)?.path).to.match(/\/deviceTypes$/iu);
  });

  it('lists names of rules and event categories, also for the alias of a flag', async () => {
    service.answer(({ path }, response) => {
      const Name = /eventCategories$/iu.test(path) ? 'Fire alarm' : 'Too bright';
      sendJson(response, 200, { Rows: [{ Id: idOf(1), Name }], NbrOfRows: 1 });
    });
    expect(await listed('rules', 'get', 'Too b')).to.deep.equal(['Too bright']);
    for (const flag of ['--event-category', '--event-category-id']) {
      expect(await listed('rules', 'create', flag, 'F')).to.deep.equal(['Fire alarm']);
      expect(service.received.at(-1)?.path).to.match(/\/eventCategories$/iu);
      expect(await listed('rules', 'create', `${flag}=F`)).to.deep.equal([`${flag}=Fire alarm`]);
    }
    const category = ['--event-category', 'Fire alarm'];
    expect(await listed('rules', 'create', ...category, '--trigger-on', 'NoV')).to.deep.equal(['NoValue']);
  });

  it('lists fields, operators and values for --sort and --filter', async () => {
    expect(await listed('devices', 'list', '--sort', 'Status,-Dev')).to.include('Status,-DeviceIdentifier');
    expect(await listed('devices', 'list', '--filter', 'Stat')).to.deep.equal(['Status']);
    expect(await listed('devices', 'list', '--filter=Status e')).to.include('--filter=Status eq');
    expect(await listed('watch', 'devices', '--filter', 'Name eq a and Status eq off')).to.deep.equal([
      'Name eq a and Status eq offline',
    ]);
    expect(await listed('watch', 'device-ty')).to.deep.equal(['device-types']);
  });

  it('lists names beside endpoint names, and the paths of a device', async () => {
    expect(await listed('read', '')).to.include.members(['urn:dev:1', 'device 1']);
    const resource = { Id: idOf(7), Name: 'Sensor Value', Url: '/3303/0/5700', SmartObjectId: idOf(6) };
    const object = { Id: idOf(6), Name: 'Temperature', TypeId: 3303, InstanceNumber: 0 };
    const page = { Page: 1, PageSize: 1000, NbrOfPages: 1, NbrOfRows: 1, Rows: [resource] };
    service.answer(({ path }, response) =>
      sendJson(
        response,
        200,
        /resources$/iu.test(path) ? page : { ...devices(1)[0], SmartObjects: [object] },
      ),
    );
    for (const words of [
      ['read', 'urn:dev:0'],
      ['write', 'urn:dev:0'],
      ['read', 'urn:dev:0', '/3/0/0'],
    ])
      expect(await listed(...words, '/3303/0/')).to.deep.equal(['/3303/0/5700']);
  });

  it('has a script for PowerShell whose brackets and quotes match', async () => {
    const script = await sandbox.prints('completion powershell');
    expect(script).to.contain('Register-ArgumentCompleter -Native -CommandName muster');
    const code = script.replaceAll(/#.*$|'(?:[^']|'')*'|"(?:[^"`]|`.)*"/gmu, '');
    expect(code).not.to.match(/['"]/u);
    const open: string[] = [];
    for (const [bracket] of code.matchAll(/[()[\]{}]/gu)) {
      if ('([{'.includes(bracket)) open.push(bracket);
      else expect(`${open.pop() ?? ''}${bracket}`).to.match(/^(?:\(\)|\[\]|\{\})$/u);
    }
    expect(open).to.deep.equal([]);
  });

  it('lists profiles', async () => {
    await sandbox.run('config set output json --profile lab');
    expect(await listed('devices', 'list', '--profile', '')).to.deep.equal(['lab']);
  });

  it('writes nothing where there is no server', async () => {
    expect(await listed('devices', 'get', '--url', 'http://127.0.0.1:1', '')).to.deep.equal([]);
    expect(await listed('devices', 'get', '--api-key-file', '/none', '')).to.deep.equal([]);
  });

  it('keeps control characters from the terminal', async () => {
    await using rogue = await startFakeService();
    rogue.answer(json(200, { Rows: [{ Id: '\u001b[2J' }, { Id: idOf(1), Name: 'a\u001b[2J\tb' }] }));
    const { stdout } = await sandbox.run(['__complete', 'devices', 'get', '--url', rogue.url, '']);
    expect(stdout).to.equal(`${idOf(1)}\ta\\u001b[2J b\n`);
  });

  /** Runs a script in a shell that has `muster`, and gives the lines it writes. */
  async function inShell(program: string, args: readonly string[], script: string): Promise<string[]> {
    const { code, stdout, stderr } = await besideMuster(sandbox, program, [...args, '-c', script]);
    expect({ code, stderr }, stdout).to.deep.equal({ code: 0, stderr: '' });
    return stdout.split('\n').filter(Boolean);
  }

  describe('in bash', () => {
    const complete = (path: string, line: string): Promise<string[]> =>
      inShell(
        path,
        ['--norc', '--noprofile'],
        `source <(muster completion bash)
         COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}; _muster 2>&1; printf '%s\\n' "\${COMPREPLY[@]}"`,
      );

    it('completes commands, values behind = and ids', async function () {
      const bash = foreignPeer(this, 'bash', 'bash');
      expect(await complete(bash, 'muster devices list-s')).to.deep.equal(['list-settings']);
      expect(await complete(bash, 'muster server --log-level=wa')).to.deep.equal(['warn']);
      expect(await complete(bash, 'muster devices get ')).to.include(idOf(0));
    });

    it('completes names with spaces', async function () {
      const bash = foreignPeer(this, 'bash', 'bash');
      service.answer(answerRules);
      expect(await complete(bash, 'muster rules try Too\\ b')).to.deep.equal(['Too\\ bright']);
      expect(await complete(bash, 'muster rules try Too\\ bright 1h now --outp')).to.deep.equal(['--output']);
    });
  });

  describe('in zsh', () => {
    const complete = (path: string, words: readonly string[]): Promise<string[]> =>
      inShell(
        path,
        ['-f'],
        // What zsh would show, one a line.
        `compadd() { print -rl -- "\${values[@]}" }
         _files() { print -r -- FILES }
         source <(muster completion zsh)
         words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=\${#words}; _muster`,
      );

    it('completes commands, values, files and ids', async function () {
      const zsh = foreignPeer(this, 'zsh', 'zsh');
      expect(await complete(zsh, ['muster', 'devices', 'list-s'])).to.deep.equal(['list-settings']);
      expect(await complete(zsh, ['muster', 'server', '--log-level', 'wa'])).to.deep.equal(['warn']);
      expect(await complete(zsh, ['muster', 'fleet', 'run', ''])).to.deep.equal(['FILES']);
      expect(await complete(zsh, ['muster', 'devices', 'get', ''])).to.include(idOf(0));
    });

    it('loads beside the completion system of zsh', async function () {
      const zsh = foreignPeer(this, 'zsh', 'zsh');
      const script =
        'autoload -U compinit; compinit -u; source <(muster completion zsh); print $_comps[muster]';
      expect(await inShell(zsh, ['-f'], script)).to.deep.equal(['_muster']);
    });

    it('completes names with spaces', async function () {
      const zsh = foreignPeer(this, 'zsh', 'zsh');
      service.answer(answerRules);
      expect(await complete(zsh, ['muster', 'rules', 'try', 'Too\\ b'])).to.deep.equal(['Too bright']);
    });
  });

  describe('in fish', () => {
    const complete = (path: string, line: string): Promise<string[]> =>
      inShell(path, ['--no-config'], `muster completion fish | source; complete -C '${line}'`);

    it('completes commands with their summaries, values, files and ids', async function () {
      const fish = foreignPeer(this, 'fish', 'fish');
      const expected = ['list-settings\tList the settings of a device'];
      expect(await complete(fish, 'muster devices list-s')).to.deep.equal(expected);
      expect(await complete(fish, 'muster server --log-level wa')).to.deep.equal(['warn']);
      expect((await complete(fish, 'muster fleet run some-')).join()).to.contain('some-fleet.yaml');
      expect((await complete(fish, 'muster devices get ')).join()).to.contain(idOf(0));
    });

    it('completes names with spaces', async function () {
      const fish = foreignPeer(this, 'fish', 'fish');
      service.answer(answerRules);
      expect((await complete(fish, 'muster rules try Too\\ b')).join()).to.contain('bright');
    });
  });
});
