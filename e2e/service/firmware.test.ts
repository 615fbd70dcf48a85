/** Firmware over a fleet: every result told apart, and a server that is killed in the middle. */
import { until } from '@muster/testkit';
import { createFleet, type Fleet } from '@muster/simulator';
import { expect } from 'chai';
import { firmwareImage, uploadFirmware } from '../support/firmware-image.ts';
import { useServer } from '../support/test-server.ts';

const image = firmwareImage(12_000);

const reboots = { delivery: 'pull', rebootsWhileDownloading: 1 } as const;

/** By cohort: number of devices, their firmware settings, and the expected outcome. */
const cohorts = [
  { name: 'pushed', count: 40, firmware: { delivery: 'push' }, ends: 'Result 1' },
  { name: 'pulled', count: 20, firmware: { delivery: 'pull', protocols: ['coap'] }, ends: 'Result 1' },
  { name: 'http', count: 10, firmware: { delivery: 'pull', protocols: ['http'] }, ends: 'Result 1' },
  { name: 'unlucky', count: 6, firmware: { delivery: 'push', lostDownloads: 1 }, ends: 'Result 1' },
  { ...{ name: 'forgetful', count: 4 }, firmware: reboots, ends: 'Result 1' },
  { name: 'no-flash', count: 4, firmware: { result: 2 }, ends: 'Result 2' },
  { name: 'no-ram', count: 2, firmware: { result: 3 }, ends: 'Result 3' },
  { name: 'lossy', count: 2, firmware: { result: 4 }, ends: 'Result 4' },
  { name: 'corrupt', count: 4, firmware: { result: 5 }, ends: 'Result 5' },
  { name: 'foreign', count: 2, firmware: { result: 6 }, ends: 'Result 6' },
  { name: 'bad-uri', count: 1, firmware: { delivery: 'pull', result: 7 }, ends: 'Result 7' },
  { name: 'brick', count: 4, firmware: { result: 8 }, ends: 'Result 8' },
  { name: 'stopped', count: 2, firmware: { result: 10 }, ends: 'Result 10' },
  { name: 'hesitant', count: 2, firmware: { deferSeconds: 2 }, ends: 'Result 1' },
  { name: 'bad-scheme', count: 1, firmware: { delivery: 'pull', result: 9 }, ends: 'Result 9' },
] as const;
const total = cohorts.reduce((sum, { count }) => sum + count, 0);

describe('firmware over a fleet', () => {
  const server = useServer({ flags: ['--requests-per-minute=0'] });
  let fleet: Fleet | undefined;

  afterEach(() => fleet?.stop({ deregister: false }));

  async function startFleet(): Promise<void> {
    fleet = createFleet({
      serverUri: server.info.coap,
      devices: cohorts.map(({ name, count, firmware }) => ({
        name,
        count,
        endpoint: `${name}-{index:3}`,
        objects: [1, 3, 5],
        firmware: { updateSeconds: 1, ...firmware },
      })),
    });
    await fleet.start();
  }

  async function children(parent: string): Promise<{ name: string; status: string; code: string }[]> {
    const query = { Filter: `ParentId eq ${parent}`, PageSize: 500 };
    const rows = await server.client.activityLogs.iterate(query).toArray(500);
    return rows.map(({ EntityIdentifier = '', Status: status, ResponseCode: code = '' }) => ({
      ...{ name: EntityIdentifier.replace(/-\d+$/, ''), status, code },
    }));
  }

  const isOver = ({ status }: { status: string }): boolean => status === 'Completed' || status === 'Failed';

  it(`updates ${total} devices with a mix of results, each told apart, though it is killed in the middle (spec 3, FOTA)`, async () => {
    await startFleet();
    const packageId = await uploadFirmware(server.client, image);
    const { activityId } = await server.client.firmwarePackages.upgrade(packageId, { Filter: '' });
    await until(async () => (await children(activityId!)).filter(isOver).length >= 10);
    await server.restart('SIGKILL');
    const rows = await until(
      () => children(activityId!),
      (all) => all.length === total && all.every(isOver),
      { everyMs: 500 },
    );
    for (const { name, count, ends } of cohorts) {
      const codes = rows.filter((row) => row.name === name).map(({ code }) => code);
      expect(codes, name).to.deep.equal(Array.from({ length: count }, () => ends));
    }
    expect((await server.client.activityLogs.get(activityId!)).Status).to.equal('Failed');
    const updated = await server.client.devices.getByEndpoint('pushed-001');
    const state = await server.client.devices.firmwareState(updated.Id);
    expect(state).to.include({ CurrentState: 'Idle', ExpectedState: 'Idle', IsActive: false, Result: 1 });
  });
});
