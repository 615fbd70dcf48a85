import { expect } from 'chai';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import { Lanes } from '../../../src/kernel/tasks.ts';
import { insertOperation, type Store } from '../../../src/store/port.ts';
import { moveDevices } from '../../../src/features/gateways/data-collectors.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';
import { turnsDuring } from '../../support/turns.ts';

const count = 1_000;

const deviceAt = (dataCollectorId: string, id: string): Device => ({
  ...{ id, deviceIdentifier: id, name: id, deviceNetworkId: 'network', dataCollectorId },
  ...{ deviceTypeId: 'type', deviceTemplateId: 'template', locationId: 'root' },
  ...{ deviceStandard: 'LWM2M', status: 'offline', createdAt: 0 },
});

describe('moving the devices of a data collector', () => {
  let store: Store;

  sqliteStore(beforeEach, afterEach, async (opened) => {
    store = opened;
    await store.write(
      Array.from({ length: count }, (_, i) =>
        insertOperation(devices, deviceAt(i % 10 === 0 ? 'another' : 'old', `device-${i}`)),
      ),
    );
  });

  const countAt = (value: string): Promise<number> =>
    store.collection(devices).count({ where: [{ field: 'dataCollectorId', op: 'eq', value }] });

  it('moves a few devices at a time, those that are added during the move too, and none of others', async () => {
    const moving = turnsDuring(moveDevices(store, new Lanes(), 'old', 'new'));
    await store.collection(devices).insert(deviceAt('old', 'late'));
    expect(await moving).to.be.above((count * 9) / 10 / 50);
    expect(await countAt('old')).to.equal(0);
    expect(await countAt('new')).to.equal((count * 9) / 10 + 1);
    expect(await countAt('another')).to.equal(count / 10);
  });
});
