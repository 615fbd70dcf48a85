import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { createFleet, fleetOptions, parseFleetFile } from '../../../src/index.ts';
import { MemoryNetwork } from '../../support/memory-network.ts';
import { RecordingServer } from '../../support/recording-server.ts';

const simulator = join(import.meta.dirname, '..', '..', '..');
const guide = readFileSync(join(simulator, '..', '..', 'docs', 'guides', 'fleet-faults.md'), 'utf8');

function blocks(language: string): string[] {
  return Array.from(
    guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gmu')),
    ([, block = '']) => block,
  );
}

describe('the guide about faults', () => {
  for (const [position, block] of blocks('yaml').entries()) {
    it(`example ${position + 1} runs, and all devices register`, async () => {
      const clock = new VirtualClock();
      const network = new MemoryNetwork(clock);
      let port = 40_000;
      const options = { clock, transport: async () => network.open((port += 1)) };
      const fleet = createFleet(fleetOptions(parseFleetFile(block), options));
      void fleet.start();
      for (let second = 0; second < 120; second += 1) await clock.advance(1000);
      for (const { counters } of fleet.devices) expect(counters.registrations).to.be.at.least(1);
      await fleet.stop({ deregister: false });
    });
  }

  it('its program runs, ends, and prints the documented output', async () => {
    const server = await RecordingServer.start();
    try {
      const [block = ''] = blocks('js');
      const source = block.replaceAll('coap://127.0.0.1:5683', server.uri);
      const args = ['--input-type=module', '--eval', source];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: simulator });
      expect(stdout).to.equal('true\n');
      expect(server.of('register').length).to.be.at.least(3);
    } finally {
      await server.close();
    }
  });
});
