import { expect } from 'chai';
import type { DeviceTree, MusterEvent } from '@muster/sdk/core';
import { changesDevice, latestOf, withValues } from '../../app/device/apply-events.ts';

const measurement = (resourceId: string, v: number, time: number): MusterEvent =>
  ({
    type: 'measurement',
    resourceId,
    time,
    data: { r: resourceId, ruri: '/3/0/9', UnixTimestamp: time, d: '', v },
  }) as unknown as MusterEvent;

const tree = {
  SmartObjects: [
    { Id: 'a', Resources: [{ Id: 'a1' }, { Id: 'a2', Instances: [{ Id: 'a2-0' }, { Id: 'a2-1' }] }] },
    { Id: 'b', Resources: [{ Id: 'b1' }] },
  ],
} as unknown as DeviceTree;

describe('live values of a device', () => {
  it('reach resources and their instances, and leave all other parts as they are', () => {
    const changed = withValues(tree, latestOf([measurement('a2-1', 5, 10)]));
    const [a, b] = changed.SmartObjects!;
    expect(a!.Resources[1]!.Instances![1]!.LatestMeasurement?.v).to.equal(5);
    expect(a!.Resources[0]).to.equal(tree.SmartObjects![0]!.Resources[0]);
    expect(b).to.equal(tree.SmartObjects![1]);
  });

  it('are the latest by their own time, not by their arrival', () => {
    const latest = latestOf([measurement('a1', 2, 20), measurement('a1', 1, 10)]);
    const changed = withValues(tree, latest);
    expect(changed.SmartObjects![0]!.Resources[0]!.LatestMeasurement?.v).to.equal(2);
    expect(withValues(changed, latestOf([measurement('a1', 0, 5)]))).to.equal(changed);
  });

  it('of another device change nothing', () => {
    expect(withValues(tree, latestOf([measurement('z', 1, 1)]))).to.equal(tree);
    expect(changesDevice([measurement('a1', 1, 1)])).to.equal(false);
    expect(changesDevice([{ type: 'device.updated' } as MusterEvent])).to.equal(true);
  });
});
