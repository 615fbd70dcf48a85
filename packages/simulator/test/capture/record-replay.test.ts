import { tempDir, type TempDir, until } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, recordCapture, replayCapture } from '../../src/index.ts';
import { RecordingServer, type Heard } from '../support/recording-server.ts';

const path = '/3303/0/5700';

/** Reads a resource of all devices and observes it. */
async function readAndObserve(server: RecordingServer): Promise<Map<string, number[]>> {
  const values = new Map<string, number[]>();
  for (const name of server.registered) {
    const own: number[] = [];
    values.set(name, own);
    expect((await server.read(name, path)).code).to.equal('2.05');
    const answer = await server.observe(name, path, (records) => void own.push(Number(records[0]?.value)));
    expect(answer.code).to.equal('2.05');
  }
  return values;
}

const sorted = (heard: readonly Heard[]): string[] => heard.map((entry) => JSON.stringify(entry)).sort();

describe('record and replay', () => {
  let place: TempDir;
  let server: RecordingServer;
  let other: RecordingServer;
  let file: string;

  beforeEach(async () => {
    place = await tempDir();
    file = place.join('fleet.ndjson');
    server = await RecordingServer.start();
    other = await RecordingServer.start();
  });

  afterEach(async () => {
    await server.close();
    await other.close();
    await place.remove();
  });

  /** Records a fleet that registers, is read and observed, notifies, updates and deregisters. */
  async function recordFleet(devices: number): Promise<Map<string, number[]>> {
    const recording = await recordCapture({ listen: 'coap://127.0.0.1:0', server: server.uri, file });
    const fleet = createFleet({
      devices,
      serverUri: recording.listen,
      startRatePerSecond: 1000,
      notifyIntervalSeconds: 0,
    });
    await fleet.start();
    await fleet.whenRegistered();
    const values = await readAndObserve(server);
    for (const value of [20.5, 21.5, 22.5]) {
      for (const device of fleet.devices) device.set(path, value + device.index);
      await until(() =>
        fleet.devices.every(({ endpointName, index }) => values.get(endpointName)?.at(-1) === value + index),
      );
    }
    await Promise.all(fleet.devices.map((device) => device.update()));
    await fleet.stop();
    const { fromDevices, malformed, notForwarded } = await recording.stop();
    expect({ malformed, notForwarded }).to.deep.equal({ malformed: 0, notForwarded: 0 });
    expect(fromDevices).to.be.at.least(devices * 8);
    return values;
  }

  for (const speed of [Infinity, 20]) {
    it(`shows another server the same devices and values, at speed ${speed}`, async () => {
      const recorded = await recordFleet(3);
      const replay = await replayCapture({ capture: file, server: other.uri, speed });
      await until(() => other.registered.length === 3);
      const values = await readAndObserve(other);
      const report = await replay.ended;
      expect(report.findings).to.deep.equal([]);
      expect(report).to.deep.include({ passed: true, reachable: true, devices: 3, rounds: 1, skipped: 0 });
      expect(report.responses).to.deep.equal({ asRecorded: 9, different: 0, unanswered: 0 });
      expect(report.sent).to.deep.equal({ requests: 9, notifications: 9 });
      expect(values).to.deep.equal(recorded);
      expect(sorted(other.heard)).to.deep.equal(sorted(server.heard));
      expect(other.registered).to.deep.equal([]);
    });
  }
});
