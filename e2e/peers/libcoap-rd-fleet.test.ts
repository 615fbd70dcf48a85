/** The smoke scenario of the simulator, with its expectations, at libcoap's resource directory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FleetReport } from '@muster/simulator';
import { foreignPeer, freeUdpPort } from '@muster/testkit';
import { expect } from 'chai';
import { createWorkplace, muster } from '../support/muster.ts';
import { exampleFolder } from '../support/short-form.ts';

describe("a fleet at libcoap's resource directory", () => {
  it('passes the smoke scenario by command', async function () {
    const program = foreignPeer(this, 'coap-rd-notls', 'libcoap3-bin');
    const port = await freeUdpPort();
    const directory = spawn(program, ['-A', '127.0.0.1', '-p', String(port), '-v', '3'], { stdio: 'ignore' });
    const exited = once(directory, 'exit');
    const place = await createWorkplace();
    try {
      // Version 4.3.1 answers 4.05 to the POST of an Update and crashes with a double free at the DELETE of a Deregister: the run is
      // shorter than the first Update of the scenario, and sends no Deregisters.
      const { code, stdout, stderr } = await muster(place, [
        ...['fleet', 'run', join(exampleFolder, 'smoke.yaml'), '--server', `coap://127.0.0.1:${port}`],
        ...['--duration', '11s', '--no-deregister', '-o', 'json', '-q'],
      ]);
      expect(code, stderr).to.equal(0);
      const { verdict, expectations, cohorts } = JSON.parse(stdout) as FleetReport;
      expect(verdict).to.equal('passed');
      expect(expectations.map(({ kind, ok }) => [kind, ok])).to.deep.equal([
        ['registered', true],
        ['latency', true],
        ['responses', true],
      ]);
      expect(cohorts[0]).to.include({ everRegistered: 10, registrations: 10 });
    } finally {
      directory.kill('SIGKILL');
      await exited;
      await place.remove();
    }
  });
});
