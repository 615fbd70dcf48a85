import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import type { SimulatedDevice } from '../../../src/device/simulated-device.ts';
import { ReportLog } from '../../../src/expectations/server-view/report-log.ts';
import { asDevices, FakeDevice, reportOf } from './scene.ts';

const sensor = '/3303/0/5700';
const voltages = '/3/0/7';

describe('ReportLog', () => {
  let device: SimulatedDevice;
  let log: ReportLog;

  beforeEach(() => {
    [device] = asDevices([new FakeDevice('a')]) as [SimulatedDevice];
    const expectation = { kind: 'server-measurements', paths: [sensor, voltages] } as const;
    log = ReportLog.for([expectation], { clock: new VirtualClock(), deviceCount: 1 })!;
  });

  /** `22!` is a value that the server must store, `22` one that it may store. */
  const history = (path: string, own = path): string[] =>
    (log.historiesOf(device, path).get(own)?.reports ?? []).map(
      ({ text, isRequired }) => `${text}${isRequired ? '!' : ''}`,
    );

  it('exists only if an expectation needs it', () => {
    const setting = { clock: new VirtualClock(), deviceCount: 1 };
    expect(ReportLog.for([{ kind: 'server-status' }, { kind: 'registered' }], setting)).to.equal(undefined);
  });

  it('keeps all values of measured paths, and of no other', () => {
    log.record(device, reportOf('observe', { [sensor]: 20 }));
    log.record(device, reportOf('notification', { [sensor]: 21 }));
    log.record(device, reportOf('notification', { [sensor]: 21 }));
    log.record(device, reportOf('read', { [sensor]: 21, '/3303/0/5701': 'Cel' }, ['/3303/0']));
    log.record(device, reportOf('send', { [sensor]: 23 }));
    expect(history(sensor)).to.deep.equal(['20', '21!', '21!', '21', '23!']);
    expect(log.historiesOf(device, '/3303/0/5701').size).to.equal(0);
  });

  it('wants only the changed values of a notification of several stored', () => {
    log.record(device, reportOf('observe', { '/3/0/7/0': 1, '/3/0/7/1': 2 }, [voltages]));
    log.record(device, reportOf('notification', { '/3/0/7/0': 1, '/3/0/7/1': 3 }, [voltages]));
    log.record(device, reportOf('notification', { '/3/0/7/0': 4, '/3/0/7/1': 3 }, [voltages]));
    expect(history(voltages, '/3/0/7/0')).to.deep.equal(['1', '1', '4!']);
    expect(history(voltages, '/3/0/7/1')).to.deep.equal(['2', '3!', '3']);
  });

  it('wants a value stored once that two observations brought', () => {
    const both = [sensor, voltages];
    log.record(device, reportOf('observe', { [sensor]: 20 }));
    log.record(device, reportOf('observe', { [sensor]: 20, '/3/0/7/0': 1 }, both));
    log.record(device, reportOf('notification', { [sensor]: 21 }));
    log.record(device, reportOf('notification', { [sensor]: 21, '/3/0/7/0': 1 }, both));
    log.record(device, reportOf('notification', { [sensor]: 22, '/3/0/7/0': 1 }, both));
    expect(history(sensor)).to.deep.equal(['20', '20', '21!', '21', '22!']);
  });

  it('knows the last values of observed resources, without instances that are gone', () => {
    log.record(device, reportOf('read', { [sensor]: 20 }));
    expect(log.lastOf(device, sensor)).to.equal(undefined);
    log.record(device, reportOf('observe', { '/3/0/7/0': 1, '/3/0/7/1': 2 }, [voltages]));
    log.record(device, reportOf('notification', { '/3/0/7/0': 5 }, [voltages]));
    const last = Array.from(log.lastOf(device, voltages) ?? [], ([path, { text }]) => `${path}=${text}`);
    expect(last).to.deep.equal(['/3/0/7/0=5']);
  });

  it('drops the oldest values beyond 10,000 of a path', () => {
    for (let value = 0; value <= 10_000; value += 1)
      log.record(device, reportOf('notification', { [sensor]: value }));
    const kept = log.historiesOf(device, sensor).get(sensor);
    expect(kept).to.include({ isCut: true });
    expect(kept?.reports).to.have.length(7501);
    expect(kept?.reports.at(-1)).to.include({ text: '10000' });
  });

  it('shares a million values among the devices of a large fleet', () => {
    const expectation = { kind: 'server-measurements', paths: [sensor] } as const;
    log = ReportLog.for([expectation], { clock: new VirtualClock(), deviceCount: 5000 })!;
    for (let value = 0; value <= 200; value += 1)
      log.record(device, reportOf('notification', { [sensor]: value }));
    expect(log.historiesOf(device, sensor).get(sensor)?.reports.length).to.be.at.most(200);
  });
});
