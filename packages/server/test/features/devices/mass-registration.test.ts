import { expect } from 'chai';
import { activityLogEntries } from '../../../src/features/activity/model.ts';
import type { ActivityLogEntry } from '../../../src/features/activity/model.ts';
import { devices } from '../../../src/features/devices/model.ts';
import { MusterError } from '../../../src/kernel/errors.ts';
import type { MassRow } from '../../../src/features/devices/mass-registration.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('MassRegistration', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create({}, { isLogStored: true });
  });

  afterEach(() => world.close());

  async function* rows(count: number, end?: Error): AsyncGenerator<MassRow, void, undefined> {
    for (let line = 1; line <= count; line += 1) {
      const deviceIdentifier = `row-${line}`;
      const input = { deviceIdentifier, deviceTypeId: world.deviceTypeId };
      yield { line, deviceIdentifier, input: async () => input };
    }
    if (end !== undefined) throw end;
  }

  const entries = (): Promise<ActivityLogEntry[]> => world.store.collection(activityLogEntries).find({});
  const made = (): Promise<number> => world.store.collection(devices).count();

  it('the log has the reason why the rows ended, and the rows before that are kept', async () => {
    const cut = new MusterError('malformed-body', 'The request ended too early. Send it again.');
    const correlationId = await world.domain.massRegistration.stream(world.deviceNetworkId, rows(70, cut));
    const log = (await entries()).filter((one) => one.correlationId === correlationId);
    expect(await made()).to.equal(70);
    const reading = log.find((one) => one.description === 'Read the rows');
    expect(reading).to.include({
      status: 'Failed',
      responseMessage: 'Stopped after 70 rows: The request ended too early. Send it again.',
    });
    expect(log.filter((one) => one.status === 'Completed')).to.have.length(70);
    expect(log.find((one) => one.parentId === undefined)?.status).to.equal('Failed');
    expect(world.errors).to.deep.equal([]);
  });

  it('a device and its entry are stored together or not at all: the log shows the progress', async () => {
    let commits = 0;
    const transaction = world.store.transaction.bind(world.store);
    world.store.transaction = (work) =>
      transaction(async (tx) => {
        const result = await work(tx);
        commits += 1;
        if (commits === 2) throw new Error('The power is gone.');
        return result;
      });
    await world.domain.massRegistration.stream(world.deviceNetworkId, rows(300));
    expect(world.errors).to.have.length(1);
    const count = await made();
    expect(count).to.be.greaterThan(0).and.lessThan(300);
    const log = await entries();
    const created = log.filter((one) => one.description.startsWith('Create device row-'));
    expect(created).to.have.length(count);
    const reading = log.find((one) => one.description === 'Read the rows');
    expect(reading?.responseMessage).to.match(new RegExp(`^Stopped after ${count} rows: `, 'u'));
  });

  it('after a crash the log shows the number of completed rows', async () => {
    const { admin, deviceNetworkId, store } = world;
    const rowsOfAll = { deviceNetworkId, entityType: 'Multiple', description: 'Read the rows' } as const;
    const parent = await admin.activityLog.start({ ...rowsOfAll, description: 'Create devices from CSV' });
    const reading = await admin.activityLog.start({ ...rowsOfAll, parentId: parent.id });
    await admin.activityLog.addFinished(parent.id, reading.id, (add) =>
      store.transaction((tx) => tx.write(add([], '32 rows so far'))),
    );
    await admin.activityLog.failInterrupted();
    expect(await store.collection(activityLogEntries).get(reading.id)).to.include({
      status: 'Failed',
      responseMessage: '32 rows so far. The service was restarted while this was in progress.',
    });
  });
});
