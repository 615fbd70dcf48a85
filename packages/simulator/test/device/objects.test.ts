import { createHash } from 'node:crypto';
import { Lwm2mRefusal } from '@muster/lwm2m';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { createSimulatedDevice, type SimulatedDevice, type SimulatedDeviceOptions } from '../../src/index.ts';

const startMs = Date.UTC(2026, 5, 1, 12);

let clock = new VirtualClock(startMs);

/** A device that is not started: its objects answer all the same. */
function device(options: Partial<SimulatedDeviceOptions> = {}): SimulatedDevice {
  clock = new VirtualClock(startMs);
  return createSimulatedDevice({ serverUri: 'coap://127.0.0.1:5683', clock, ...options });
}

/** State and Update Result. */
const machineOf = (subject: SimulatedDevice): unknown[] => [subject.read('/5/0/3'), subject.read('/5/0/5')];

function refused(action: () => void, code: string): void {
  expect(action).to.throw(Lwm2mRefusal).with.property('coapCode', code);
}

/** All values of a device, as text. */
function everything(subject: SimulatedDevice): string[] {
  const values: string[] = [];
  for (const objectId of [1, 3, 4, 5, 3303, 3311]) {
    for (const instanceId of subject.instanceIds(objectId)) {
      for (let resourceId = 0; resourceId < 6100; resourceId += 1) {
        const value = subject.read(`/${objectId}/${instanceId}/${resourceId}`);
        if (value === undefined) continue;
        const shown = value instanceof Map ? JSON.stringify([...value]) : JSON.stringify(value);
        values.push(`/${objectId}/${instanceId}/${resourceId} ${shown}`);
      }
    }
  }
  return values;
}

describe('simulated objects', () => {
  it('read the same for the same seed, index and time', () => {
    expect(everything(device())).to.deep.equal(everything(device()));
    expect(everything(device())).to.have.length.above(45);
    expect(everything(device({ seed: 2 }))).to.not.deep.equal(everything(device()));
    expect(everything(device({ index: 2 }))).to.not.deep.equal(everything(device()));
  });

  describe('3 Device', () => {
    it('has several instances of power sources, voltages, currents and error codes', () => {
      const subject = device();
      for (const resourceId of [6, 7, 8, 11]) {
        const value = subject.read(`/3/0/${resourceId}`);
        expect(value).to.be.instanceOf(Map);
        expect([...(value as ReadonlyMap<number, unknown>).keys()].slice(0, 2)).to.deep.equal([0, 1]);
      }
      expect(subject.read('/3/0/6/1')).to.equal(5);
      expect(subject.read('/3/0/7/1')).to.be.within(4900, 5100);
      expect(subject.read('/3/0/7/9')).to.equal(undefined);
    });

    it('drains its battery', async () => {
      const subject = device();
      const before = Number(subject.read('/3/0/9'));
      await clock.advance(3 * 3600_000);
      expect(subject.read('/3/0/9')).to.be.below(before);
    });

    it('clears its error codes on Reset Error Code', async () => {
      const subject = device();
      expect((subject.read('/3/0/11') as ReadonlyMap<number, unknown>).size).to.be.at.least(2);
      subject.execute('/3/0/12');
      expect([...(subject.read('/3/0/11') as ReadonlyMap<number, unknown>)]).to.deep.equal([[0, 0]]);
    });

    it('has a clock that can be set and goes on', async () => {
      const subject = device();
      expect(subject.read('/3/0/13')).to.deep.equal(new Date(startMs));
      subject.set('/3/0/13', new Date(Date.UTC(2030, 0, 1)));
      await clock.advance(5000);
      expect(subject.read('/3/0/13')).to.deep.equal(new Date(Date.UTC(2030, 0, 1) + 5000));
      refused(() => subject.set('/3/0/13', 'noon'), '4.00');
    });

    it('takes time zones and offsets that exist', () => {
      const subject = device();
      subject.set('/3/0/15', 'Europe/Stockholm');
      subject.set('/3/0/14', '+02:00');
      expect(subject.read('/3/0/15')).to.equal('Europe/Stockholm');
      expect(subject.read('/3/0/14')).to.equal('+02:00');
      refused(() => subject.set('/3/0/15', 'Middle/Earth'), '4.00');
      refused(() => subject.set('/3/0/14', 'two hours'), '4.00');
      expect(subject.read('/3/0/15')).to.equal('Europe/Stockholm');
    });
  });

  describe('5 Firmware Update', () => {
    const content = Buffer.from('a new firmware');
    const digest = createHash('sha256').update(content).digest('hex');

    it('takes an image, checks it, and forgets it on an empty Write', () => {
      const subject = device();
      refused(() => subject.execute('/5/0/2'), '4.05');
      subject.set('/5/0/0', Buffer.concat([Buffer.from(`sha256:${digest}\n`), content]));
      expect(machineOf(subject)).to.deep.equal([2, 0]);
      refused(() => subject.set('/5/0/0', content), '4.05');
      subject.set('/5/0/0', new Uint8Array());
      expect(subject.read('/5/0/3')).to.equal(0);
      subject.set('/5/0/0', Buffer.concat([Buffer.from(`sha256:${digest}\n`), content, content]));
      expect(machineOf(subject)).to.deep.equal([0, 5]);
    });

    for (const result of [2, 3, 4, 5, 6, 7, 9, 10]) {
      it(`ends a download with the result ${result} that its cohort declares`, () => {
        const subject = device({ firmware: { result } });
        subject.set('/5/0/0', content);
        expect(machineOf(subject)).to.deep.equal([0, result]);
      });
    }

    it('puts an update off (result 11), and makes it in its time', async () => {
      const subject = device({ firmware: { deferSeconds: 60, updateSeconds: 2, reboot: false } });
      subject.set('/5/0/0', content);
      subject.execute('/5/0/2');
      expect(machineOf(subject)).to.deep.equal([2, 11]);
      await clock.advance(59_000);
      expect(machineOf(subject)).to.deep.equal([2, 11]);
      await clock.advance(1_000);
      expect(machineOf(subject)).to.deep.equal([3, 0]);
      await clock.advance(2_000);
      expect(machineOf(subject)).to.deep.equal([0, 1]);
    });

    it('puts an update off for good where the cohort declares the result 11', async () => {
      const subject = device({ firmware: { result: 11 } });
      subject.set('/5/0/0', content);
      subject.execute('/5/0/2');
      await clock.advance(86_400_000);
      expect(machineOf(subject)).to.deep.equal([2, 11]);
      subject.set('/5/0/0', new Uint8Array());
      expect(machineOf(subject)).to.deep.equal([0, 0]);
    });

    it('Cancel leads back to Idle with the result 10, and is refused while there is nothing to cancel', async () => {
      const subject = device({ firmware: { downloadSeconds: 5, updateSeconds: 5, reboot: false } });
      refused(() => subject.execute('/5/0/10'), '4.05');
      subject.set('/5/0/0', content);
      subject.execute('/5/0/10');
      expect(machineOf(subject)).to.deep.equal([0, 10]);
      await clock.advance(5_000);
      expect(machineOf(subject)).to.deep.equal([0, 10]);
      subject.set('/5/0/0', content);
      expect(machineOf(subject)).to.deep.equal([1, 0]);
      await clock.advance(5_000);
      subject.execute('/5/0/10');
      expect(machineOf(subject)).to.deep.equal([0, 10]);
      subject.set('/5/0/0', content);
      await clock.advance(5_000);
      subject.execute('/5/0/2');
      refused(() => subject.execute('/5/0/10'), '4.05');
      await clock.advance(5_000);
      expect(machineOf(subject)).to.deep.equal([0, 1]);
      refused(() => subject.execute('/5/0/10'), '4.05');
    });

    it('Maximum Defer Period bounds how long an update is put off, and 0 allows none', async () => {
      const subject = device({ firmware: { result: 11, updateSeconds: 2, reboot: false } });
      subject.set('/5/0/13', 30);
      subject.set('/5/0/0', content);
      subject.execute('/5/0/2');
      await clock.advance(29_000);
      expect(machineOf(subject)).to.deep.equal([2, 11]);
      await clock.advance(1_000);
      expect(machineOf(subject)).to.deep.equal([3, 0]);
      await clock.advance(2_000);
      expect(machineOf(subject)).to.deep.equal([0, 1]);
      subject.set('/5/0/13', 0);
      subject.set('/5/0/0', content);
      subject.execute('/5/0/2');
      expect(machineOf(subject)).to.deep.equal([3, 0]);
    });

    it('Automatic Upgrade at Download, Severity and Last State Change Time', async () => {
      const subject = device({ firmware: { updateSeconds: 2, reboot: false } });
      expect([subject.read('/5/0/11'), subject.read('/5/0/12'), subject.read('/5/0/14')]).to.deep.equal([
        1,
        undefined,
        false,
      ]);
      refused(() => subject.set('/5/0/11', 3), '4.00');
      refused(() => subject.set('/5/0/14', 'yes'), '4.00');
      subject.set('/5/0/14', true);
      await clock.advance(60_000);
      subject.set('/5/0/0', content);
      expect(subject.read('/5/0/3')).to.equal(3);
      expect(subject.read('/5/0/12')).to.deep.equal(new Date(startMs + 60_000));
      await clock.advance(2_000);
      expect(subject.read('/5/0/5')).to.equal(1);
      expect(device({ firmware: { automatic: true } }).read('/5/0/14')).to.equal(true);
    });

    it('version 1.0 of the object has none of it', () => {
      const subject = device({ firmware: { objectVersion: '1.0' } });
      for (const rid of [11, 12, 13, 14]) expect(subject.read(`/5/0/${rid}`)).to.equal(undefined);
      refused(() => subject.execute('/5/0/10'), '4.04');
      expect(subject.read('/5/0/9')).to.equal(2);
    });

    it('says how it takes packages', () => {
      const subject = device({ firmware: { delivery: 'pull', protocols: ['http', 'https'] } });
      expect(subject.read('/5/0/9')).to.equal(0);
      expect(subject.read('/5/0/8/1')).to.equal(3);
      refused(() => subject.set('/5/0/0', content), '4.05');
      refused(() => subject.set('/5/0/1', 'x'.repeat(256)), '4.00');
    });
  });

  describe('3303 Temperature', () => {
    it('remembers the extremes that it has measured, until reset', async () => {
      const subject = device();
      const measured: number[] = [];
      for (let hour = 0; hour < 24; hour += 1) {
        measured.push(Number(subject.read('/3303/0/5700')));
        expect(subject.read('/3303/0/5601')).to.equal(Math.min(...measured));
        expect(subject.read('/3303/0/5602')).to.equal(Math.max(...measured));
        await clock.advance(3600_000);
      }
      subject.execute('/3303/0/5605');
      const now = subject.read('/3303/0/5700');
      expect([subject.read('/3303/0/5601'), subject.read('/3303/0/5602')]).to.deep.equal([now, now]);
    });

    it('differs between its instances', () => {
      const subject = device();
      expect(subject.instanceIds(3303)).to.deep.equal([0, 1]);
      expect(subject.read('/3303/0/5700')).to.not.equal(subject.read('/3303/1/5700'));
    });
  });

  describe('3311 Light Control', () => {
    it('counts the time it is lit', async () => {
      const subject = device();
      subject.set('/3311/0/5850', true);
      subject.set('/3311/0/5852', 0);
      await clock.advance(60_000);
      expect(subject.read('/3311/0/5852')).to.equal(60);
      subject.set('/3311/0/5850', false);
      await clock.advance(60_000);
      expect([subject.read('/3311/0/5850'), subject.read('/3311/0/5852')]).to.deep.equal([false, 60]);
      subject.set('/3311/0/5850', true);
      await clock.advance(30_000);
      expect(subject.read('/3311/0/5852')).to.equal(90);
      subject.set('/3311/0/5852', 0);
      expect(subject.read('/3311/0/5852')).to.equal(0);
      refused(() => subject.set('/3311/0/5852', 7), '4.00');
    });

    it('is dimmed from 0 to 100, and uses power by that', async () => {
      const subject = device();
      subject.set('/3311/0/5850', true);
      subject.set('/3311/0/5851', 50);
      subject.set('/3311/0/5852', 0);
      await clock.advance(3600_000);
      expect(subject.read('/3311/0/5805')).to.equal(6);
      refused(() => subject.set('/3311/0/5851', 101), '4.00');
      expect(subject.read('/3311/0/5851')).to.equal(50);
    });
  });

  describe('an object of the catalogue without a behaviour of its own', () => {
    it('is played from its definition', () => {
      const subject = device({ objects: [3, { id: 3304, instances: [0, 4] }] });
      expect(subject.instanceIds(3304)).to.deep.equal([0, 4]);
      expect(subject.read('/3304/4/5700')).to.be.a('number');
      expect(subject.read('/3304/4/5601')).to.equal(subject.read('/3304/4/5700'));
      expect(subject.read('/3303/0/5700')).to.equal(undefined);
    });
  });

  describe('values of the fleet', () => {
    it('go before those of the object', async () => {
      const values = {
        '/3/0/0': 'Example Works',
        '/3/0/6': { 0: 0, 3: 7 },
        '/3/0/9': { kind: 'steps', values: [80, 70], everySeconds: 10 },
        '/3303/*/5700': 21.5,
        '/3303/1/5700': 4,
        '/3311/0/5850': true,
      } as const;
      const subject = device({ values });
      expect(subject.read('/3/0/0')).to.equal('Example Works');
      expect([...(subject.read('/3/0/6') as ReadonlyMap<number, unknown>)]).to.deep.equal([
        [0, 0],
        [3, 7],
      ]);
      expect([subject.read('/3303/0/5700'), subject.read('/3303/1/5700')]).to.deep.equal([21.5, 4]);
      expect(subject.read('/3/0/9')).to.equal(80);
      await clock.advance(10_000);
      expect(subject.read('/3/0/9')).to.equal(70);
    });

    it('give way to a Write', () => {
      const subject = device({ values: { '/3311/0/5850': true } });
      subject.set('/3311/0/5850', false);
      expect(subject.read('/3311/0/5850')).to.equal(false);
    });
  });

  it('refuse paths that are none', () => {
    const subject = device();
    expect(() => subject.read('/3/0')).to.throw(TypeError);
    refused(() => subject.set('/3/0/99', 1), '4.04');
    refused(() => subject.set('/3/0/4', 1), '4.05');
  });
});
