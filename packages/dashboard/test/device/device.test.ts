import { expect } from 'chai';
import type { DeviceTree, MusterEvent } from '@muster/sdk/core';
import { changesDevice, latestOf, withValues } from '../../app/device/apply-events.ts';
import { csvOf, jsonOf } from '../../app/device/export-values.ts';
import { patchOf } from '../../app/device/patch-of.ts';
import { seriesOf, summaryOf, withLatest } from '../../app/device/plot-series.ts';
import { numberText, unitOf, valueText } from '../../app/device/value-text.ts';

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

describe('patchOf', () => {
  it('has the members that changed, and none that did not', () => {
    const device = { Name: 'press', LocationId: 'a', TagIds: ['x'] };
    expect(patchOf(device, { Name: 'press', LocationId: 'b', TagIds: ['x', 'y'] })).to.deep.equal([
      { op: 'add', path: '/LocationId', value: 'b' },
      { op: 'add', path: '/TagIds', value: ['x', 'y'] },
    ]);
    expect(patchOf(device, device)).to.be.empty;
  });
});

const at = (UnixTimestamp: number, v: number) => ({ r: '', ruri: '', d: '', UnixTimestamp, v });

describe('values of resources', () => {
  it('become a plot with the live value at its end, once', () => {
    const stored = [{ ...at(1_000, 5), DateTime: '1' }];
    const live = withLatest(stored, at(2_000, 6), 0);
    expect(seriesOf(live)).to.deep.equal([
      [1, 2],
      [5, 6],
    ]);
    expect(withLatest(live, at(2_000, 6), 0)).to.equal(live);
    expect(seriesOf(withLatest(live, at(3_000, 7), 1_500))).to.deep.equal([
      [2, 3],
      [6, 7],
    ]);
    expect(seriesOf([{ UnixTimestamp: 1_000, bv: true }, { UnixTimestamp: 2_000 }])).to.deep.equal([
      [1],
      [1],
    ]);
    expect(summaryOf(seriesOf([at(1_000, 5), at(2_000, 7)]), 'Cel')).to.equal(
      '2 values, 5 Cel to 7 Cel, last 7 Cel',
    );
    expect(summaryOf([[], []], '')).to.equal('No values');
  });

  it('become text as people write them', () => {
    expect(valueText(undefined)).to.equal(undefined);
    expect(valueText(at(0, 22.100_000_381))).to.equal('22.1');
    expect(numberText(1_795_435_200)).to.equal('1795435200');
    expect(valueText({ ...at(0, 0), v: undefined, bv: false } as never)).to.equal('false');
  });

  it('have the unit of their definition, or of Sensor Units', () => {
    const units = { TypeId: 5701, LatestMeasurement: { ...at(0, 0), sv: 'Cel' } };
    expect(unitOf({ TypeId: 5700 }, [units])).to.equal('Cel');
    expect(unitOf({ TypeId: 5700, Units: 'K' }, [units])).to.equal('K');
    expect(unitOf({ TypeId: 5850 }, [units])).to.equal('');
  });
});

describe('exported values', () => {
  const resource = { id: '', path: '/3303/0/5700', name: '=1+1, "x"', unit: 'Cel', latest: undefined };
  const values = [{ UnixTimestamp: 0, DateTime: '1970-01-01T00:00:00Z', v: -5 }];

  it('are CSV that spreadsheets do not take for formulas', () => {
    expect(csvOf([{ resource, values }])).to.equal(
      `DateTime,Path,Name,Unit,Value\r\n1970-01-01T00:00:00Z,/3303/0/5700,"'=1+1, ""x""",Cel,-5\r\n`,
    );
  });

  it('are JSON with the values of each resource', () => {
    expect(JSON.parse(jsonOf([{ resource, values }]))).to.deep.equal([
      {
        ...{ Path: '/3303/0/5700', Name: '=1+1, "x"', Unit: 'Cel' },
        Values: [{ DateTime: '1970-01-01T00:00:00Z', Value: -5 }],
      },
    ]);
  });
});
