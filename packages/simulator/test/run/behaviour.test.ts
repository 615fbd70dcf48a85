import { writeFile } from 'node:fs/promises';
import { tempDir } from '@muster/testkit';
import { expect } from 'chai';
import {
  createFleet,
  defineFleet,
  FleetConfigError,
  loadFleetFile,
  runInProcesses,
  runScenarioInVirtualTime,
  type FleetReport,
  type LoadedFleetFile,
} from '../../src/index.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { rejection } from '../support/rejection.ts';

const body = `({ device, random }) => ({
  answer: ({ operation }) => (operation === 'observe' && device.index % 2 === 0 ? { code: '4.05' } : undefined),
  stateChanged: (state) => {
    if (state === 'registered') device.set('/3303/0/5700', Math.round(random() * 1000) / 10);
  },
});
`;

const fleetText = (file: string): string => `version: 1
durationSeconds: 20
cohorts:
  - name: odd
    count: 4
    behaviour: ./${file}
    clockOffsetSeconds: -3600
    objects: [1, 3, 3303]
    outcomes: [{ share: 0.25, respond: [{ operation: observe, code: '4.03' }] }]
timeline:
  - { do: set, atSeconds: 5, path: /3/0/13, value: 2030-01-01T00:00:00Z, share: 0.5 }
expect:
  - { kind: responses, includes: ['2.05', '4.03', '4.05'], only: ['2.05', '4.03', '4.05'] }
`;

describe('the behaviour of a cohort', () => {
  for (const [file, text] of [
    ['odd.mjs', `export default ${body}`],
    ['odd.js', `module.exports = ${body}`],
    [
      'odd.ts',
      `import type { DeviceBehaviour } from '@muster/simulator';\nexport default (${body.trimEnd().slice(0, -1)}) as DeviceBehaviour;\n`,
    ],
  ] as const) {
    it(`is a module beside the fleet file, ${file}: the same report in virtual time each time`, async () => {
      await using place = await tempDir();
      await writeFile(place.join(file), text);
      await writeFile(place.join('fleet.yaml'), fleetText(file));
      const loaded = await loadFleetFile(place.join('fleet.yaml'));
      const reports: FleetReport[] = [];
      for (let time = 0; time < 2; time += 1) {
        const run = await runScenarioInVirtualTime(loaded, { recordRequests: true });
        const [first] = run.fleet.devices;
        const report = await run.report;
        const ahead = run.fleet.devices.map((device) => (device.read('/3/0/13') as Date).getTime());
        const nowMs = run.clock.now();
        expect(ahead.filter((ms) => Math.abs(ms - nowMs + 3_600_000) < 2000)).to.have.length(2);
        expect(ahead.filter((ms) => new Date(ms).getUTCFullYear() === 2030)).to.have.length(2);
        expect(first?.received.total).to.be.above(0);
        expect(report).to.deep.include({ verdict: 'passed', problems: [] });
        reports.push(report);
      }
      expect(reports[0]).to.deep.equal(reports[1]);
    });
  }

  it('runs in each process of a fleet; a function cannot', async () => {
    await using place = await tempDir();
    await using cleanup = new AsyncDisposableStack();
    const server = await RecordingServer.start();
    cleanup.defer(() => server.close());
    const sends =
      "({ device }) => ({ stateChanged: async (state) => { if (state === 'registered') await device.send(['/3/0/0']); } })";
    await writeFile(place.join('sends.mjs'), `export default ${sends}`);
    const file = await defineFleet(
      { version: 1, durationSeconds: 5, cohorts: [{ name: 'senders', count: 4, behaviour: 'sends.mjs' }] },
      { folder: place.join('.') },
    );
    const run = await runInProcesses(file, { serverUri: server.uri, processes: 2 });
    expect((await run.report).problems).to.deep.equal([]);
    expect(server.sent).to.have.length(4);
    const own: LoadedFleetFile = { ...file, cohorts: [{ name: 'own', count: 1, behaviour: () => ({}) }] };
    const refusal = await rejection(runInProcesses(own, { serverUri: server.uri }));
    expect(refusal.message).to.contain('the behaviour of cohort own is a function');
  });

  it('that cannot be used is a mistake of the file, with its remedy', async () => {
    await using place = await tempDir();
    const modules: Readonly<Record<string, readonly [text: string | undefined, message: string]>> = {
      'none.mjs': [
        undefined,
        'cannot be found. Check the name, relative to the fleet file, and its imports.',
      ],
      'empty.mjs': [
        'export const answer = 1;',
        'has no function as its default export. Write: export default',
      ],
      'bad.mjs': [
        "throw new Error('no licence');",
        'failed when it was loaded: no licence. Correct the module.',
      ],
      'late.mjs': [
        'await 1; export default () => ({});',
        'has an await at its top level. Move it into a function.',
      ],
    };
    for (const [name, [text, message]] of Object.entries(modules)) {
      if (text !== undefined) await writeFile(place.join(name), text);
      const yaml = `version: 1\nserver: coap://127.0.0.1\ncohorts:\n  - name: odd\n    count: 1\n    behaviour: ${name}\n`;
      await writeFile(place.join('fleet.yaml'), yaml);
      const found = await rejection(loadFleetFile(place.join('fleet.yaml')));
      expect(found).to.be.instanceOf(FleetConfigError);
      expect(found.message).to.contain('fleet.yaml:6:16 cohorts[0].behaviour: ').and.contain(message);
      const cohort = { name: 'odd', count: 1, behaviour: place.join(name) };
      expect(() => createFleet({ serverUri: 'coap://127.0.0.1', devices: [cohort] })).to.throw(message);
    }
  });
});
