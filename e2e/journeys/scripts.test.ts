/** Scripts of bash around the command line: pipes, loops, Ctrl-C, no terminal and narrow ones. */
import { delimiter, dirname } from 'node:path';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import type { RunResult } from '../support/muster.ts';
import { musterOnPath, runProgram } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

const COUNT = 12;
const ESCAPE = String.fromCodePoint(27);
const COLOUR = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'u');

describe('scripts of bash', () => {
  const server = useServer({ flags: ['--requests-per-minute=0'] });
  let path: string;

  before(async function () {
    foreignPeer(this, 'bash', 'bash');
    path = [await musterOnPath(server.place), dirname(process.execPath)].join(delimiter);
  });

  beforeEach(async () => {
    const { client } = server;
    for await (const { Id } of client.devices.iterate()) await client.devices.delete(Id);
    const [type] = (await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" })).Rows;
    for (let index = 1; index <= COUNT; index += 1) {
      const DeviceIdentifier = `buoy-${String(index).padStart(2, '0')}`;
      await client.devices.create({ DeviceIdentifier, Name: DeviceIdentifier, DeviceTypeId: type!.Id });
    }
  });

  /** Runs a script without a terminal; standard input is at its end. */
  const bash = (script: string, env: Readonly<Record<string, string>> = {}): Promise<RunResult> =>
    runProgram(server.place, 'bash', ['-uo', 'pipefail', '-c', script], { PATH: path, ...env }).ended;

  const names = async (): Promise<string[]> =>
    (await server.client.devices.list({ PageSize: 100, Sort: 'Name' })).Rows.map(({ Name }) => Name);

  it('jq reads a page, all pages, a limit and NDJSON alike', async function () {
    foreignPeer(this, 'jq', 'jq');
    const all = await bash(`
      muster devices list --page-size 100 | jq -r '.Rows[].Id' | wc -l
      muster devices list --all --page-size 5 | jq -r '.Rows[].Id' | wc -l
      muster devices list --limit 3 | jq '.NbrOfRows'
      muster devices list --all -o ndjson | jq -r .Id | wc -l
    `);
    expect(all).to.deep.include({ code: 0, stderr: '' });
    expect(all.stdout.trim().split(/\s+/u)).to.deep.equal([COUNT, COUNT, COUNT, COUNT].map(String));
  });

  it('head may close the pipe: exit code 0, nothing on standard error', async () => {
    const { code, stdout, stderr } = await bash(`
      muster devices list --all --page-size 1 -o ndjson | head -n 1
      echo "\${PIPESTATUS[0]}"
    `);
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(stdout.trim().split('\n').at(-1)).to.equal('0');
  });

  it('while read loops reach every row, with any command in them', async () => {
    const { code, stdout, stderr } = await bash(`
      muster devices list --all -o csv --columns Id,Name | tail -n +2 | while IFS=, read -r id name; do
        muster devices get "$id" -o csv --columns name | tail -n 1
        muster devices list-settings "$id" -o ndjson > /dev/null
        muster devices delete "$id" > /dev/null
      done
    `);
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(stdout.trim().split('\n')).to.have.length(COUNT);
    expect(await names()).to.deep.equal([]);
  });

  it('without a terminal nothing is coloured or asked, and NO_COLOR is heard on one of 40 columns', async function () {
    const plain = await bash('muster devices list -o table; muster devices get nonsense');
    expect(plain.stdout + plain.stderr).not.to.contain(ESCAPE);
    expect(plain.stderr).to.contain('Error:');
    foreignPeer(this, 'script', 'bsdutils');
    const { stdout } = await bash(`script -qec 'stty cols 40; muster devices list' /dev/null < /dev/null`, {
      NO_COLOR: '1',
      TERM: 'xterm',
    });
    expect(stdout).not.to.match(COLOUR);
    const rows = stdout.split(/\r?\n/u).filter((line) => line.includes('-'));
    expect(rows.length).to.be.at.least(COUNT);
    expect(Math.max(...rows.map((line) => line.length))).to.be.at.most(64);
  });
});
