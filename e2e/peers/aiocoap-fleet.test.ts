/** A fleet at the resource directory of aiocoap, which takes Registers of LwM2M devices too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createEndpoint, createUdpTransport } from '@muster/coap';
import { runScenario } from '@muster/simulator';
import { freeUdpPort, programPath, skipWithout } from '@muster/testkit';
import { expect } from 'chai';

describe("a fleet at aiocoap's resource directory", () => {
  it('registers, updates and deregisters, and the run passes', async function () {
    const install = 'pip install aiocoap';
    const program = programPath('aiocoap-rd') ?? skipWithout(this, { peer: 'aiocoap-rd', install });
    const port = await freeUdpPort();
    const child = spawn(program, ['--bind', `127.0.0.1:${port}`, '--lwm2m-compat'], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    const endpoint = createEndpoint({ transport: await createUdpTransport() });
    try {
      // Retransmits until it listens.
      await endpoint.request(endpoint.transport.peerOf('127.0.0.1', port), {
        method: 'GET',
        path: ['.well-known', 'core'],
      });
      const run = runScenario({
        version: 1,
        server: `coap://127.0.0.1:${port}`,
        durationSeconds: 4,
        cohorts: [{ name: 'meters', count: 5 }],
        timeline: [{ do: 'update', atSeconds: 2 }],
        objectModels: [],
        replays: new Map(),
      });
      const { verdict, problems, unseen, cohorts } = await run.report;
      expect({ verdict, problems, unseen }).to.deep.equal({ verdict: 'passed', problems: [], unseen: [] });
      expect(cohorts[0]?.serverCodes).to.deep.include({
        ...{ register: { '2.01': 5 }, update: { '2.04': 5 } },
        deregister: { '2.02': 5 },
      });
    } finally {
      await endpoint.close();
      child.kill();
      await exited;
    }
  });
});
