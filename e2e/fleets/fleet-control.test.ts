/** The commands and the program in docs/guides/fleet-control.md, against a running fleet. */
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import { linkPackages, readGuide } from '../support/guide.ts';
import { musterOnPath, runProgram, runShell } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

describe('the guide to the control of fleets', () => {
  const server = useServer();
  let blocks: ReadonlyMap<string, string>;

  before(async () => {
    blocks = await readGuide('fleet-control');
  });

  it('its commands and curl requests drive and stop a fleet', async function () {
    for (const tool of ['bash', 'curl', 'jq']) foreignPeer(this, tool, tool);
    const env = { PATH: await musterOnPath(server.place) };
    const command = (blocks.get('sh fleet') ?? '').replaceAll('coap://127.0.0.1:5683', server.info.coap);
    const fleet = runShell(server.place, `exec ${command}`, env);
    try {
      await fleet.says('2/2 registered');
      const { code, stdout, stderr } = await runShell(server.place, blocks.get('sh') ?? '', env).ended;
      expect(code, stderr).to.equal(0);
      expect(stdout).to.contain('{"/3303/0/5700":30}').and.to.contain('"values":{"/3303/0/5700":31}');
      expect(stdout).to.contain('{"stopping":true}').and.to.contain('{"done":1,"failed":0,"failures":[]}');
      expect((await fleet.ended).stdout)
        .to.match(/^fleet of 2 devices/u)
        .and.to.contain('is inconclusive');
    } finally {
      fleet.child.kill('SIGKILL');
    }
  });

  it('its program runs', async () => {
    await linkPackages(server.place, 'simulator');
    const program = (blocks.get('js') ?? '').replaceAll('coap://127.0.0.1:5683', server.info.coap);
    const args = ['--input-type=module', '--eval', program];
    const { stdout, stderr } = await runProgram(server.place, process.execPath, args).ended;
    expect(stdout, stderr).to.equal('127.0.0.1\n');
  });
});
