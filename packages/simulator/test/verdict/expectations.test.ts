import {
  createLwm2mServer,
  parsePath,
  type CompositeOperation,
  type DeviceOperation,
  type ResourceValue,
  type ValueRecord,
} from '@muster/lwm2m';
import { expect } from 'chai';
import {
  parseFleetFile,
  problemKinds,
  renderReport,
  runScenarioInVirtualTime,
  type FleetReport,
  type StartInProcessServer,
} from '../../src/index.ts';
import { when, withCode, wrongServer, type Operation, type Wrong } from '../support/wrong-server.ts';

const right: Wrong = ({ message }) => [message];

/** The report of a fleet of four devices for a minute, against the plain server with a fault. */
async function reportOf(text: string, wrong: Wrong = right): Promise<FleetReport> {
  const file = parseFleetFile(`
version: 1
seed: 3
durationSeconds: 60
${text}`);
  const virtualTime = { server: wrongServer(wrong) };
  return (await runScenarioInVirtualTime(file, { virtualTime })).report;
}

describe('figures of a run', () => {
  const churn = 'cohorts: [{ name: meters, count: 4, lifetimeSeconds: 600, churn: { everySeconds: 10 } }]';
  for (const code of ['4.00', '5.03']) {
    it(`count no object list that the server refuses with ${code} as changed`, async () => {
      const { stats } = await reportOf(
        churn,
        when('update', ({ message }) => [withCode(message, code)]),
      );
      expect(stats.churned).to.equal(0);
    });
  }

  it('count each object list that the server accepts as changed', async () => {
    const { stats } = await reportOf(churn);
    expect(stats.churned).to.equal(stats.updates).and.to.be.at.least(16);
  });
});

/** A server that sends each device that registers these requests, one after the other. */
function askingServer(operations: readonly (CompositeOperation | DeviceOperation)[]): StartInProcessServer {
  return async ({ clock, listen, openSocket, models, random }) => {
    let count = 0;
    const server = await createLwm2mServer({
      ...{ clock, listen, openSocket, models, random },
      handlers: {
        register: ({ source, rootPath, lwm2mVersion, contentFormats }) => {
          const target = { ...source, rootPath, lwm2mVersion, contentFormats };
          const ask = async (): Promise<void> => {
            for (const operation of operations) await server.perform(target, operation);
          };
          return Promise.resolve({ location: String((count += 1)), afterSent: () => void ask() });
        },
        update: () => Promise.resolve({}),
        send: () => Promise.resolve(),
        deregister: () => Promise.resolve({}),
      },
    });
    return server;
  };
}

describe('expectations of requests', () => {
  const value = (path: string, value: ResourceValue): ValueRecord => ({ path: parsePath(path), value });
  const server = askingServer([
    { type: 'write', path: parsePath('/3311/0'), mode: 'update', records: [value('/3311/0/5851', 30)] },
    { type: 'write', path: parsePath('/3/0/0'), mode: 'replace', records: [value('/3/0/0', 'me')] },
    { type: 'read', path: parsePath('/3303/0') },
    { type: 'readComposite', paths: [parsePath('/3/0/9'), parsePath('/3303/1')] },
    { type: 'writeComposite', records: [value('/3311/0/5850', true)] },
    { type: 'create', path: parsePath('/3303'), records: [value('/3303/7/5750', 'cellar')] },
    { type: 'execute', path: parsePath('/3303/0/5605') },
  ]);
  const lines = async (expectation: string): Promise<string[]> => {
    const file = parseFleetFile(`
version: 1
durationSeconds: 60
cohorts: [{ name: meters, count: 2, lifetimeSeconds: 600 }]
expect: [{ kind: requests, ${expectation} }]`);
    const run = await runScenarioInVirtualTime(file, { virtualTime: { server } });
    const { expectations } = await run.report;
    return expectations.map(({ ok, title, detail }) => `${ok ? 'met' : 'NOT MET'} | ${title} | ${detail}`);
  };

  for (const [expectation, title] of [
    ['operation: write, path: /3311/0', 'write /3311/0'],
    ['operation: write, path: /3311/0/5851', 'write /3311/0/5851'],
    ['operation: write, path: /3/0/0, code: "4.05"', 'write /3/0/0 4.05'],
    ['operation: read, path: /3303/0/5700', 'read /3303/0/5700'],
    ['operation: readComposite, path: /3303/1/5700', 'readComposite /3303/1/5700'],
    ['operation: writeComposite, path: /3311/0/5850', 'writeComposite /3311/0/5850'],
    ['operation: create, path: /3303/7', 'create /3303/7'],
    ['operation: execute, path: /3303/0/5605', 'execute /3303/0/5605'],
  ] as const) {
    it(`count ${title}`, async () => {
      expect(await lines(expectation)).to.deep.equal([
        `met | at least 1 x ${title} for each device | 2 of 2 devices had at least 1`,
      ]);
    });
  }

  for (const [expectation, what, near] of [
    [
      'operation: write, path: /3311/0/5850',
      'write /3311/0/5850',
      'write /3/0/0 4.05 x 2, write /3311/0 2.04 x 2, writeComposite / 2.04 x 2',
    ],
    ['operation: write, path: /3/0/0', 'write /3/0/0', 'write /3/0/0 4.05 x 2, write /3311/0 2.04 x 2'],
    ['operation: read, path: /3303', 'read /3303', 'create /3303 2.01 x 2, read /3303/0 2.05 x 2'],
    ['operation: create, path: /3303/8', 'create /3303/8', 'create /3303 2.01 x 2'],
    ['operation: observe, path: /3/0/1', 'observe /3/0/1', ''],
  ] as const) {
    it(`name what came instead of ${what}`, async () => {
      expect(await lines(expectation)).to.deep.equal([
        `NOT MET | at least 1 x ${what} for each device | 0 of 2 devices had at least 1${near && `; near misses: ${near}`}`,
      ]);
    });
  }
});

describe('expectations of what the server accepts', () => {
  const cohorts = `
cohorts:
  - { name: meters, count: 4, lifetimeSeconds: 40, confirmableNotifications: true, values: { /3303/*/5700: { kind: uniform, min: 1, max: 30, everySeconds: 5 } } }
timeline: [{ do: send, atSeconds: 30, paths: [/3303/0/5700], mayFail: true }]
expect:
`;
  const refusing = (operation: Operation): Wrong =>
    when(operation, ({ message }) => [withCode(message, '4.00')]);
  const silent = when('notify', () => []);
  const rows: readonly (readonly [expectation: string, ok: boolean, wrong?: Wrong])[] = [
    ['{ kind: registrations, atMost: 1 }', true],
    ['{ kind: registrations }', false, refusing('register')],
    ['{ kind: updates, atLeast: 2, atMost: 4 }', true],
    ['{ kind: updates, atLeast: 0, atMost: 1 }', false],
    ['{ kind: updates }', false, refusing('update')],
    ['{ kind: sends }', true],
    ['{ kind: sends, atLeast: 2 }', false],
    ['{ kind: sends }', false, refusing('send')],
    ['{ kind: notifications, atLeast: 3 }', true],
    ['{ kind: notifications }', false, silent],
    ['{ kind: latency, of: send, atMostMs: 100 }', true],
    ['{ kind: latency, of: send, atMostMs: 100 }', false, refusing('send')],
    ['{ kind: latency, of: send, atMostMs: 1 }', false],
    ['{ kind: throughput, of: notifications, atLeastPerSecond: 0.5 }', true],
    ['{ kind: throughput, of: notifications, atLeastPerSecond: 0.5 }', false, silent],
    ['{ kind: throughput, of: registrations, atLeastPerSecond: 0.06 }', true],
    ['{ kind: throughput, of: registrations, atLeastPerSecond: 0.07 }', false],
    ['{ kind: throughput, of: updates, atLeastPerSecond: 0.1 }', true],
    ['{ kind: throughput, of: sends, atLeastPerSecond: 0.06 }', true],
    ['{ kind: throughput, of: sends, atLeastPerSecond: 0.06 }', false, refusing('send')],
    ['{ kind: throughput, of: requests, atLeastPerSecond: 0.06 }', true],
  ];
  for (const [expectation, ok, wrong] of rows) {
    it(`${ok ? 'meets' : 'does not meet'} ${expectation}${wrong ? ' of a wrong server' : ''}`, async () => {
      const { expectations } = await reportOf(`${cohorts}  - ${expectation}`, wrong);
      expect(expectations[0]).to.include({ ok }, expectations[0]?.detail);
    });
  }

  it('has repetitions of an event of the timeline on one line of the text', async () => {
    const text = renderReport(
      await reportOf(`
cohorts: [{ name: meters, count: 4 }]
timeline:
  - { do: update, atSeconds: 10, everySeconds: 10 }
  - { do: reboot, atSeconds: 15, cohort: meters }`),
    );
    expect(/^timeline\n([^]*?)\n\n/mu.exec(text)?.[1]?.split('\n')).to.deep.equal([
      '  10.0 s update 4 devices, 5 times until 50.0 s',
      '  15.0 s reboot 4 devices of meters',
    ]);
  });

  it('are in the text of the report, with percentiles', async () => {
    const text = renderReport(await reportOf(`${cohorts}  - { kind: sends }`));
    expect(text).to.match(/^ {2}updates +\d+, p50 .* ms, max .* ms$/mu);
    expect(text).to.match(/^ {2}sends +4, p50 .* ms, max .* ms$/mu);
    expect(text).to.match(/^ {2}notifications +\d+, p50 .* ms, max .* ms$/mu);
  });
});

it('a problems expectation can name all kinds of problems', () => {
  for (const kind of problemKinds) {
    parseFleetFile(`
version: 1
cohorts: [{ name: meters, count: 2, confirmableNotifications: true }]
expect: [{ kind: problems, of: [${kind}], atMost: 1 }]`);
  }
});
