import { writeFile } from 'node:fs/promises';
import { tempDir, type TempDir } from '@muster/testkit';
import { expect } from 'chai';
import {
  createSimulatedDevice,
  defineFleet,
  fleetOptions,
  generate,
  loadFleetFile,
  parseFleetFile,
  type Cohort,
  type SimulatedDevice,
} from '../../src/index.ts';
import { startVirtualFleet } from '../support/virtual-fleet.ts';

const entriesOf = (device: SimulatedDevice | undefined, path: string): [number, unknown][] => [
  ...((device?.read(path) ?? []) as ReadonlyMap<number, unknown>),
];

describe('values of a fleet file', () => {
  it('differ by resource instance, each with its own generator', () => {
    const values = {
      '/3/0/7': {
        2: { kind: 'walk', min: 10, max: 19 },
        0: 3300,
        1: { kind: 'walk', min: 3000, max: 4000 },
        3: { kind: 'walk', min: 3000, max: 4000 },
      },
    } as const;
    const device = createSimulatedDevice({ serverUri: 'coap://127.0.0.1', values });
    const read = entriesOf(device, '/3/0/7');
    expect(read.map(([id]) => id)).to.deep.equal([0, 1, 2, 3]);
    expect(device.read('/3/0/7/0')).to.equal(3300);
    expect(device.read('/3/0/7/1')).to.be.within(3000, 4000);
    expect(device.read('/3/0/7/2')).to.be.within(10, 19);
    expect(device.read('/3/0/7/3')).to.not.equal(device.read('/3/0/7/1'));
    const again = createSimulatedDevice({ serverUri: 'coap://127.0.0.1', index: 2, values });
    expect(entriesOf(again, '/3/0/7')).to.not.deep.equal(read);
  });

  it('count in a sequence from the start of the fleet', async () => {
    const values: Cohort['values'] = {
      '/3/0/9': { kind: 'sequence', from: 10, step: 5, to: 22, everySeconds: 60 },
      '/3303/*/5700': { kind: 'sequence', from: 0.1, step: 0.1, everySeconds: 10 },
    };
    const { fleet, clock, stop } = await startVirtualFleet({ devices: [{ name: 'a', count: 1, values }] });
    const [device] = fleet.devices;
    const read: unknown[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      read.push(device?.read('/3/0/9'));
      await clock.advance(60_000);
    }
    expect(read).to.deep.equal([10, 15, 20, 10]);
    expect(device?.read('/3303/1/5700')).to.equal(2.5);
    await stop();
  });

  it('of a sequence follow from the time since the start alone', () => {
    const down = { kind: 'sequence', from: 3, step: -1, to: 1, everySeconds: 2 } as const;
    const at = (seconds: number): unknown => generate(down, 0, 5000 + seconds * 1000, 5000);
    expect([0, 1.9, 2, 4, 6, -9].map(at)).to.deep.equal([3, 3, 2, 1, 3, 3]);
  });

  describe('from CSV files', () => {
    let place: TempDir;
    before(async () => {
      place = await tempDir();
      await writeFile(
        place.join('day.csv'),
        'when,temperature,place\n2026-01-01T00:00:00Z,-1.5,hall\n2026-01-01T00:01:00Z,2,"yard, north"\n2026-01-01T00:02:30Z,3,hall\n',
      );
    });
    after(() => place.remove());

    const cohort: Cohort = {
      name: 'a',
      count: 2,
      values: {
        '/3303/0/5700': { kind: 'csv', file: 'day.csv', column: 'temperature', timeColumn: 'when' },
        '/3303/1/5700': {
          ...{ kind: 'csv', file: 'day.csv', column: 'temperature', timeColumn: 'when', atEnd: 'hold' },
        },
        '/3/0/0': { kind: 'csv', file: 'day.csv', column: 'place', everySeconds: 30 },
      },
    };

    it('are replayed from the start of the fleet, in a loop or to their end', async () => {
      const file = await defineFleet(
        { version: 1, server: 'coap://127.0.0.1', cohorts: [cohort] },
        { folder: place.path },
      );
      const { fleet, clock, stop } = await startVirtualFleet(fleetOptions(file, {}));
      const [device] = fleet.devices;
      const read: unknown[][] = [];
      for (let half = 0; half < 10; half += 1) {
        read.push(['/3303/0/5700', '/3303/1/5700', '/3/0/0'].map((path) => device?.read(path)));
        await clock.advance(30_000);
      }
      expect(read).to.deep.equal([
        [-1.5, -1.5, 'hall'],
        [-1.5, -1.5, 'yard, north'],
        [2, 2, 'hall'],
        [2, 2, 'hall'],
        [2, 2, 'yard, north'],
        [3, 3, 'hall'],
        [3, 3, 'hall'],
        [3, 3, 'yard, north'],
        // The last row stays as long as the one before it: 90 s.
        [-1.5, 3, 'hall'],
        [-1.5, 3, 'hall'],
      ]);
      expect(fleet.devices[1]?.read('/3303/0/5700')).to.equal(device?.read('/3303/0/5700'));
      await stop();
    });

    it('are found beside the fleet file and read once', async () => {
      const path = place.join('fleet.yaml');
      await writeFile(path, JSON.stringify({ version: 1, server: 'coap://127.0.0.1', cohorts: [cohort] }));
      const file = await loadFleetFile(path);
      expect([...(file.replays?.keys() ?? [])]).to.deep.equal(['day.csv']);
    });

    it('are missed when the fleet starts, if nothing has read them', () => {
      const text = JSON.stringify({ version: 1, server: 'coap://127.0.0.1', cohorts: [cohort] });
      expect(() => startFleetOf(text)).to.throw('the CSV file day.csv has not been read');
    });
  });
});

function startFleetOf(text: string): void {
  createSimulatedDevice({
    serverUri: 'coap://127.0.0.1',
    values: parseFleetFile(text).cohorts[0]?.values ?? {},
  });
}
