import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { defineFleet, parseFleetFile, runScenario } from '../../src/index.ts';
import { MemoryNetwork } from '../support/memory-network.ts';
import { RecordingServer } from '../support/recording-server.ts';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, '..', '..', 'docs', 'guides', 'fleet-timeline.md'), 'utf8');

function block(language: string): string {
  const match = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide);
  return match?.[1] ?? '';
}

describe('the guide to timelines', () => {
  it('has a fleet file that runs without troubles', async () => {
    const clock = new VirtualClock(Date.UTC(2026, 5, 1, 12));
    const network = new MemoryNetwork(clock);
    const run = runScenario(await defineFleet(parseFleetFile(block('yaml'))), {
      clock,
      transport: async ({ index }) => network.open(10_000 + index),
    });
    await clock.advance(3_000);
    expect(run.fleet.stats.registered).to.equal(20);
    await clock.advance(20_000);
    const states = run.fleet.devices.map(({ state }) => state);
    expect(states.filter((state) => state === 'offline')).to.have.length(5);
    expect(states.filter((state) => state === 'registered')).to.have.length(25);
    await clock.advance(76_000);
    expect(run.fleet.stats).to.include({ registered: 30, registrations: 35 });
    await clock.advance(31_000);
    const report = await run.report;
    expect(report).to.deep.include({ verdict: 'passed', problems: [], troubles: [] });
    expect(report.stats.registrations).to.equal(65);
    expect(run.fleet.devices[29]?.instanceIds(3303)).to.deep.equal([0, 1, 2]);
  });

  it('has a program that prints the documented output', async () => {
    const server = await RecordingServer.start();
    try {
      const source = block('js').replace('coap://127.0.0.1:5683', server.uri);
      const args = ['--input-type=module', '--eval', source];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
      expect(stdout.trim().split('\n')).to.deep.equal(
        Array.from(block('js').matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), (match) => match[1]),
      );
      expect(server.heard.map(({ type }) => type)).to.deep.equal([
        'register',
        'update',
        'update',
        'deregister',
      ]);
    } finally {
      await server.close();
    }
  });
});
