import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime, type FleetReport } from '../../src/index.ts';
import { guideTable } from '../support/guide-table.ts';
import { wrongServer, type Wrong } from '../support/wrong-server.ts';
import { wrongServers } from '../support/wrong-servers.ts';

/** Network conditions of the fleet file. */
const networks: Record<string, string> = {
  '20 % loss': '{ lossRate: 0.2 }',
  '50 % loss': '{ lossRate: 0.5 }',
  '5 % corruption': '{ corruptionRate: 0.05 }',
  '5 s of delay': '{ delayMs: 5000 }',
  '2 s of delay and jitter': '{ delayMs: 2000, jitterMs: 2000 }',
  duplicates: '{ duplicationRate: 0.5 }',
  reordering: '{ reorderRate: 0.5 }',
  'an MTU of 60 bytes': '{ mtuBytes: 60 }',
  rebinding: '{ natRebindEverySeconds: 7 }',
  'a NAT time-out': '{ natTimeoutSeconds: 5 }',
  'rebinding with loss': '{ lossRate: 0.2, natRebindEverySeconds: 7 }',
  'all together':
    '{ lossRate: 0.1, corruptionRate: 0.05, delayMs: 500, jitterMs: 500, duplicationRate: 0.2, reorderRate: 0.2, natRebindEverySeconds: 9 }',
  'an outage of 25 s': '{ lossRate: 1, fromSeconds: 20, toSeconds: 45 }',
  'an outage to the end': '{ lossRate: 1, fromSeconds: 30 }',
};

interface Setting {
  readonly network: string;
  readonly seed: number;
  readonly scheme: 'coap' | 'coaps';
  readonly deregister: boolean;
}

async function reportOf(wrong: Wrong, { network, seed, scheme, deregister }: Setting): Promise<FleetReport> {
  const file = parseFleetFile(`
version: 1
seed: ${seed}
server: ${scheme}://127.0.0.1:${scheme === 'coap' ? 5683 : 5684}
durationSeconds: 60
cohorts:
  - { name: meters, count: ${wrong === right ? 10 : 5}, lifetimeSeconds: 40, confirmableNotifications: true, network: [${network}] }
timeline:
  - { do: send, atSeconds: 30, paths: [/3303/0/5700] }
`);
  const server = wrong === right ? {} : { server: wrongServer(wrong) };
  const run = await runScenarioInVirtualTime(file, { deregister, virtualTime: server });
  return run.report;
}

const right: Wrong = ({ message }) => [message];

describe('the verdict behind a bad network', () => {
  for (const [title, network] of Object.entries(networks)) {
    it(`a right server does not fail: ${title}`, async () => {
      for (const setting of settings(network, ['coap', 'coaps'])) {
        const { verdict, problems } = await reportOf(right, setting);
        expect({ ...setting, verdict, problems }).to.deep.include({ problems: [] });
        expect(verdict).to.not.equal('failed');
      }
    });
  }

  it('the guide lists them', () => {
    expect(guideTable('fleet-verdict.md', 'network')).to.deep.equal(Object.entries(networks));
  });

  it('no wrong server passes', async () => {
    for (const [position, { title, wrong }] of wrongServers.entries()) {
      const network = Object.values(networks)[position % Object.keys(networks).length] ?? '';
      for (const setting of settings(network, ['coap'])) {
        // Without a Deregister, nothing shows how it is answered.
        if (title.startsWith('deregister') && !setting.deregister) continue;
        const { verdict } = await reportOf(wrong, setting);
        expect({ title, ...setting, verdict }).to.not.deep.include({ verdict: 'passed' });
      }
    }
  });
});

/** With and without Deregisters. */
function settings(network: string, schemes: readonly Setting['scheme'][]): Setting[] {
  return schemes.flatMap((scheme) =>
    [true, false].map((deregister) => ({ network, scheme, deregister, seed: 1 })),
  );
}
