import { expect } from 'chai';
import { DeviceObjects } from '../../../src/features/device-objects/device-objects.ts';
import { smartObjects } from '../../../src/features/device-objects/model.ts';
import type { SmartObject } from '../../../src/features/device-objects/model.ts';
import { executedStatements } from '../../support/executed-statements.ts';
import { openSeeded } from '../../support/seeded-store.ts';

describe('DeviceObjects', () => {
  const ofDevice = (deviceId: string): SmartObject => ({
    id: `${deviceId} 3303/0`,
    deviceId,
    deviceNetworkId: 'network',
    smartObjectTypeId: 'type',
    objectId: 3303,
    instanceNumber: 0,
    name: 'Temperature',
    isUnavailable: false,
    differences: { removed: [5601, 5602] },
  });

  it('reads the smart objects of a device once, and has the equal members of all devices once', async () => {
    const store = await openSeeded();
    try {
      for (const id of ['a', 'b']) await store.collection(smartObjects).put(ofDevice(id));
      const objects = new DeviceObjects(store);
      const [a] = await objects.of('a');
      const [b] = await objects.of('b');
      expect([a, b]).to.deep.equal([ofDevice('a'), ofDevice('b')]);
      expect(a?.differences).to.equal(b?.differences);

      const renamed = { ...ofDevice('b'), name: 'Cellar' };
      objects.committed('b', [renamed]);
      const statements = await executedStatements(async () => {
        expect([...(await objects.of('a')), ...(await objects.of('b'))]).to.deep.equal([a, renamed]);
      });
      expect(statements).to.deep.equal([]);
    } finally {
      await store.close();
    }
  });
});
