/** The smoke scenario of the simulator, with its expectations, at a server of Leshan. */
import { loadFleetFile, runScenario } from '@muster/simulator';
import { freeUdpPort } from '@muster/testkit';
import { expect } from 'chai';
import { join } from 'node:path';
import { exampleFolder } from '../support/short-form.ts';
import { leshan } from './leshan.ts';

describe('a fleet at a server of Leshan', () => {
  it('passes the smoke scenario: its devices register, are read, and leave', async function () {
    const peers = await leshan(this);
    const port = await freeUdpPort();
    const server = peers.server(port);
    try {
      await server.next('listening');
      const file = await loadFleetFile(join(exampleFolder, 'smoke.yaml'));
      const run = runScenario(file, { serverUri: `coap://127.0.0.1:${port}`, durationSeconds: 11 });
      for (const { endpointName } of run.fleet.devices) {
        await server.next('registered', ({ endpoint }) => endpoint === endpointName);
        expect(await server.ask('read', endpointName, '/3/0/0')).to.include({ value: 'Example Works' });
      }
      const { verdict, expectations, problems, cohorts } = await run.report;
      expect(expectations.filter(({ ok }) => !ok)).to.deep.equal([]);
      expect(problems).to.deep.equal([]);
      expect(verdict).to.equal('passed');
      expect(cohorts[0]?.requests).to.include({ 'read /3/0/0': 10 });
      expect(cohorts[0]?.serverCodes).to.deep.include({
        register: { '2.01': 10 },
        deregister: { '2.02': 10 },
      });
    } finally {
      await server.stop();
    }
  });
});
