import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignPeer } from '@muster/testkit';
import { loadAllCommands } from '../../src/commands.ts';
import { idOf } from '../support/rows.ts';
import { useService } from '../support/cli.ts';
import { finish, type Finished, launcher } from '../support/run-cli.ts';

const key = 'a-secret-key';
const ids = [1, 2, 3, 4, 5].map(idOf);

describe('commands that are hard to take back', () => {
  const { service, sandbox } = useService({ MUSTER_API_KEY: key });

  before(async () => {
    await writeFile(join(sandbox.folder, 'ids'), `${ids.join('\n')}\n`);
  });

  beforeEach(() => {
    service.answer((_request, response) => void response.writeHead(204).end());
  });

  const input = `${ids.join('\n')}\n`;

  describe('without a terminal', () => {
    it('need --yes for more than one id', async () => {
      for (const words of [
        ['devices', 'delete', '-'],
        ['resources', 'execute', '-'],
      ]) {
        const { code, stdout, stderr } = await sandbox.run(words, { input });
        expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
        expect(stderr).to.contain('for 5 ids').and.to.contain(ids[0]).and.to.contain('and 2 more');
        expect(stderr).to.contain('--yes').and.to.contain(service.url);
      }
      expect(service.received).to.have.length(0);
      expect((await sandbox.run('devices delete - --yes', { input })).code).to.equal(0);
      expect(service.received).to.have.length(5);
    });

    it('need --yes for what the contract marks, even for one id or none', async () => {
      const marked = [
        ['device-networks', 'delete', idOf(1)],
        ['firmware-packages', 'upgrade', idOf(1), '--filter', 'Status eq online'],
        ['data-collectors', 'set-blacklist', idOf(1), '--data', '{"Blacklisted":true}'],
        ['data-collectors', 'system-restart', idOf(1)],
        ['data-collectors', 'application-restart', idOf(1)],
        ['activity-logs', 'delete-all'],
        ['activity-logs', 'delete-all-outdated'],
      ];
      for (const words of marked) {
        const { code, stderr } = await sandbox.run(words);
        expect(stderr, words.join(' ')).to.contain('--yes');
        expect(code, words.join(' ')).to.equal(2);
      }
      expect(service.received).to.have.length(0);
      expect((await sandbox.run('activity-logs delete-all -y')).code).to.equal(0);
      expect(service.received).to.have.length(1);
    });

    it('need nothing for one id, for no id, and for reading', async () => {
      expect((await sandbox.run(`devices delete ${idOf(1)}`)).code).to.equal(0);
      expect((await sandbox.run('devices delete -', { input: idOf(2) })).code).to.equal(0);
      expect((await sandbox.run('devices delete -')).code).to.equal(0);
      expect((await sandbox.run('resources read -', { input })).code).to.equal(0);
      expect(service.received).to.have.length(7);
    });
  });

  describe('on a terminal', () => {
    /** `script` gives the command a terminal, and types the answer. */
    const onTerminal = (command: string, answer: string): Promise<Finished> => {
      const script = `"${process.execPath}" "${launcher}" ${command}`;
      const child = spawn('script', ['-qec', script, '/dev/null'], { cwd: sandbox.folder, env: sandbox.env });
      let typed = false;
      child.stdout.on('data', (text: Buffer) => {
        if (typed || !text.includes('[y/N]')) return;
        typed = true;
        child.stdin.write(`${answer}\n`);
      });
      return finish(child);
    };

    beforeEach(function () {
      // The flags of script differ elsewhere.
      if (process.platform !== 'linux') return this.skip();
      foreignPeer(this, 'script', 'bsdutils');
    });

    it('ask, with the count and the first ids, although the ids are on standard input', async () => {
      const yes = await onTerminal('devices delete - < ids', 'y');
      expect(yes.stdout).to.contain('for 5 ids').and.to.contain(ids[0]).and.to.contain('[y/N]');
      expect(yes.code).to.equal(0);
      expect(service.received).to.have.length(5);
    });

    it('send nothing unless the answer is yes', async () => {
      for (const [command, answer] of [
        ['devices delete - < ids', 'n'],
        ['devices delete - < ids', ''],
        ['activity-logs delete-all', 'no'],
      ] as const) {
        const { code, stdout } = await onTerminal(command, answer);
        expect(code, stdout).to.equal(2);
        expect(stdout).to.contain('Not confirmed. Nothing was sent.');
      }
      expect(service.received).to.have.length(0);
    });
  });

  describe('--dry-run', () => {
    const members = ['--name', "it's", '--device-identifier', 'a', '--device-type-id', idOf(9)];
    const update = ['devices', 'update', '-', ...members];

    it('prints the requests as text, and sends nothing', async () => {
      const { code, stdout, stderr } = await sandbox.run([...update, '--dry-run'], { input });
      expect(code, stderr).to.equal(0);
      const requests = ids.map((id) => `PATCH ${service.url}/api/v3/devices/${id}`);
      expect(stdout.match(/^PATCH .*$/gmu)).to.deep.equal(requests);
      expect(stdout).to.contain('"path":"/Name","value":"it\'s"').and.not.to.contain(key);
      expect(stderr).to.equal('Dry run: 5 requests, none sent.\n');
      expect(service.received).to.have.length(0);
    });

    it('prints JSON, without the key', async () => {
      const one = ['resources', 'execute', idOf(1), '--idempotency-key', 'once', '--device-network', idOf(7)];
      const { stdout } = await sandbox.run([...one, '--dry-run', '-o', 'json']);
      expect(JSON.parse(stdout)).to.deep.equal([
        {
          method: 'POST',
          url: `${service.url}/api/v3/resources/${idOf(1)}/execute`,
          headers: {
            authorization: 'Bearer $MUSTER_API_KEY',
            'user-agent': `muster-sdk/1.0.0 node/${process.versions.node}`,
            'idempotency-key': '"once"',
            'x-devicenetwork': idOf(7),
          },
        },
      ]);
    });

    it('prints curl commands that a shell runs as the command itself would', async () => {
      const words = update.map((word) => (word === '-' ? idOf(1) : word));
      const { stdout } = await sandbox.run([...words, '--dry-run', '--dry-run-format', 'curl']);
      expect(stdout).to.contain('"Authorization: Bearer $MUSTER_API_KEY"').and.not.to.contain(key);
      expect(service.received).to.have.length(0);
      const curl = spawn('sh', ['-c', stdout.replace('curl ', 'printf "%s\\\\n" ')], { env: sandbox.env });
      const printed = (await finish(curl)).stdout.split('\n');
      const url = `${service.url}/api/v3/devices/${idOf(1)}`;
      expect(printed).to.include.members(['-X', 'PATCH', url, `Authorization: Bearer ${key}`]);
      const patch = JSON.parse(printed[printed.indexOf('--data-binary') + 1] ?? '') as readonly object[];
      expect(patch).to.deep.include({ op: 'add', path: '/Name', value: "it's" });
    });

    it('names the files of a form, and shows the first request of a list', async () => {
      const form = ['--firmware', 'ids', '--title', 'T', '--device-type-id', idOf(1), '--version', '1'];
      const words = ['firmware-packages', 'create', ...form, '--dry-run', '--dry-run-format', 'curl'];
      const { stdout, stderr } = await sandbox.run(words);
      expect(stdout, stderr).to.match(/^curl -X POST .* -F 'firmware=@"ids"'/imu);
      const list = await sandbox.run('devices list --all --dry-run');
      expect(list.stdout).to.match(/^GET http.*\/devices\?/u);
      expect(service.received).to.have.length(0);
    });

    it('is a flag of every operation', async () => {
      const without = Object.entries(await loadAllCommands()).filter(([, command]) => {
        const flags = Object.keys({ ...command.flags });
        return flags.includes('request-timeout') && !flags.includes('dry-run');
      });
      // These read only what the service has, or follow a stream. In an editor, a user sees the request before it is sent.
      const shows = ['config:show', 'devices:show', 'settings:show', 'diff', 'edit', 'watch'];
      const expected = [...shows, 'doctor', 'export', 'events:stream', 'listen'];
      const conditions = ['activity', 'device', 'devices', 'server', 'value'];
      const looking = ['assert', 'wait'].flatMap((verb) => conditions.map((kind) => `${verb}:${kind}`));
      expect(without.map(([id]) => id)).to.have.members([...expected, ...looking]);
    });
  });
});
