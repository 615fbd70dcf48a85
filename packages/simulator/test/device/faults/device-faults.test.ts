import type { Message } from '@muster/lwm2m';
import type { LockstepPeer, MessageText, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { lockstepDevice } from '../../support/lockstep-device.ts';
import {
  type Cohort,
  type DeviceFault,
  type Fleet,
  type FleetOptions,
  type SimulatedDevice,
} from '../../../src/index.ts';
import { VirtualScene } from '../../support/virtual-fleet.ts';

const options = { observe: 6, contentFormat: 12, accept: 17, block1: 27 };
const [text, senmlJson, senmlCbor] = [0, 110, 112];

describe('device faults, in bytes', () => {
  let clock: VirtualClock;
  let link: LockstepPeer;
  let fleet: Fleet;
  let device: SimulatedDevice;
  let id: number;

  afterEach(() => fleet.stop({ deregister: false }));

  /** Registers a device that commits the faults. */
  async function register(faults: readonly DeviceFault[], cohort: Partial<Cohort> = {}): Promise<void> {
    id = 100;
    ({ clock, link, fleet, device } = await lockstepDevice({ deviceFaults: faults, ...cohort }));
  }

  function ask(code: string, path: string, rest: Partial<MessageText> = {}): void {
    id += 1;
    link.send({ type: 'CON', code, id, token: 'cafe', path: path.split('/').slice(1), ...rest });
  }

  const read = (path: string): void => ask('GET', path);
  const value = ({ payload }: Message): string => payload.toString();

  it('slow-answers: acknowledges at first, and responds after the delay', async () => {
    await register([{ kind: 'slow-answers', delayMs: 5000 }]);
    read('/3/0/0');
    await clock.advance(4900);
    await link.expect({ type: 'ACK', code: '0.00', id });
    await link.expectNothing();
    await clock.advance(100);
    expect(value(await link.expect({ type: 'CON', code: '2.05', token: 'cafe' }))).to.equal('Muster');
  });

  it('slow-answers: a device that stops in between does not carry out the request', async () => {
    await register([{ kind: 'slow-answers', delayMs: 5000 }]);
    ask('PUT', '/3311/0/5850', { payload: '1', options: { [options.contentFormat]: text } });
    const before = device.read('/3311/0/5850');
    await clock.advance(100);
    await device.stop({ deregister: false });
    await clock.advance(10_000);
    expect(device.read('/3311/0/5850')).to.equal(before);
  });

  it('no-answers: neither acknowledges nor responds, within the period', async () => {
    await register([{ kind: 'no-answers', fromSeconds: 0, toSeconds: 60 }]);
    read('/3/0/0');
    await clock.advance(59_000);
    await link.expectNothing();
    await clock.advance(1000);
    read('/3/0/0');
    expect(value(await link.expect({ type: 'ACK', code: '2.05' }))).to.equal('Muster');
  });

  it('no-answers: retransmissions of a request meet the fate of the first', async () => {
    await register([{ kind: 'no-answers', rate: 0.5 }]);
    const answered = new Set<number>();
    for (let copy = 0; copy < 3; copy += 1) {
      for (id = 100; id < 200;) {
        read('/3/0/0');
        try {
          await link.expect({ type: 'ACK', id });
          answered.add(id);
        } catch {
          await link.expectNothing();
        }
      }
    }
    expect(answered.size).to.equal(53);
  });

  it('refused-formats: 4.15 for a payload and 4.06 for an Accept; others are taken', async () => {
    await register([{ kind: 'refused-formats', formats: [text, senmlJson] }]);
    const path = '/3311/0/5850';
    const before = device.read(path);
    ask('PUT', path, { payload: before === true ? '0' : '1', options: { [options.contentFormat]: text } });
    await link.expect({ type: 'ACK', code: '4.15' });
    ask('GET', path, { options: { [options.accept]: senmlJson } });
    await link.expect({ type: 'ACK', code: '4.06' });
    ask('GET', path, { options: { [options.accept]: senmlCbor } });
    await link.expect({ type: 'ACK', code: '2.05' });
    expect(device.read(path)).to.equal(before);
    expect(fleet.stats.answersByCode).to.deep.equal({ '2.05': 1, '4.06': 1, '4.15': 1 });
  });

  it('refused-blocks: 4.13 with the size in Block1 (RFC 7959 2.9.3); smaller blocks are taken', async () => {
    await register([{ kind: 'refused-blocks', maxBytes: 64 }]);
    const path = '/5/0/0';
    // Number 0, more to come; size exponents 6 (1,024 bytes) and 2 (64 bytes).
    const large = { [options.contentFormat]: 42, [options.block1]: 0x0e };
    ask('PUT', path, { payload: Buffer.alloc(1024), options: large });
    await link.expect({ type: 'ACK', code: '4.13', id, token: 'cafe', options: { [options.block1]: 0x0a } });
    ask('PUT', path, { payload: Buffer.alloc(65), options: { [options.contentFormat]: 42 } });
    await link.expect({ type: 'ACK', code: '4.13', options: { [options.block1]: 0x02 } });
    const small = { [options.contentFormat]: 42, [options.block1]: 0x0a };
    ask('PUT', path, { payload: Buffer.alloc(64), options: small });
    await link.expect({ type: 'ACK', code: '2.31' });
    link.send({
      type: 'NON',
      code: 'PUT',
      id: 9,
      token: 'ab',
      path: ['5', '0', '0'],
      payload: Buffer.alloc(99),
    });
    await link.expect({ type: 'NON', code: '4.13', token: 'ab' });
  });

  it('wrong-message-ids: acknowledges with the token of the request and another Message ID', async () => {
    await register([{ kind: 'wrong-message-ids' }]);
    read('/3/0/0');
    const { messageId, payload } = await link.expect({ type: 'ACK', code: '2.05', token: 'cafe' });
    expect(messageId).to.equal(id ^ 0x8000);
    expect(payload.toString()).to.equal('Muster');
  });

  it('wrong-message-ids: requests of the device are unaffected, and received messages are acknowledged wrongly', async () => {
    await register([{ kind: 'wrong-message-ids' }]);
    const updated = device.update();
    const { messageId, token } = await link.expect({ type: 'CON', code: 'POST' });
    link.send({ type: 'ACK', code: '2.04', id: messageId, token: token.toString('hex') });
    await updated;
    // A ping (RFC 7252 4.3).
    link.send({ type: 'CON', id: 7 });
    await link.expect({ type: 'RST', id: 7 ^ 0x8000 });
  });

  it('truncated-payloads: cuts the end off responses and notifications, which stay CoAP messages', async () => {
    await register([{ kind: 'truncated-payloads' }]);
    const lengths: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      read('/3/0/1');
      const { payload } = await link.expect({ type: 'ACK', code: '2.05' });
      expect('Simulated Device'.startsWith(payload.toString())).to.equal(true);
      lengths.push(payload.length);
    }
    expect(Math.max(...lengths)).to.be.within(8, 'Simulated Device'.length - 1);
    expect(new Set(lengths).size).to.be.above(5);
    ask('GET', '/3/0/14', { options: { [options.observe]: 0 } });
    await link.expect({ type: 'ACK', code: '2.05' });
    device.set('/3/0/14', '+02:00');
    const { payload } = await link.expect({ type: 'NON', code: '2.05' });
    expect(payload.length).to.be.below('+02:00'.length);
  });

  it('truncated-payloads: a rate strikes this share of the payloads', async () => {
    await register([{ kind: 'truncated-payloads', rate: 0.25 }]);
    let cut = 0;
    for (let i = 0; i < 200; i += 1) {
      read('/3/0/0');
      const { payload } = await link.expect({ type: 'ACK', code: '2.05' });
      if (payload.length < 'Muster'.length) cut += 1;
    }
    expect(cut).to.equal(50);
  });

  it('clock-drift: Current Time runs fast from the start of the period to its end', async () => {
    await register([{ kind: 'clock-drift', secondsPerHour: 60, fromSeconds: 3600, toSeconds: 3 * 3600 }]);
    const aheadSeconds = (): number =>
      Math.round(((device.read('/3/0/13') as Date).getTime() - clock.now()) / 1000);
    expect(aheadSeconds()).to.equal(0);
    await clock.advance(2 * 3_600_000);
    expect(aheadSeconds()).to.equal(60);
    await clock.advance(3 * 3_600_000);
    expect(aheadSeconds()).to.equal(120);
  });

  it('clock-drift: generated values follow the clock of the device', async () => {
    const steps = { kind: 'steps', values: [1, 2, 3, 4, 5, 6, 7, 8], everySeconds: 3600 } as const;
    const cohort = { objects: [3303], values: { '/3303/*/5700': steps } };
    await register([{ kind: 'clock-drift', secondsPerHour: -3600 }], cohort);
    const before = device.read('/3303/0/5700');
    await clock.advance(3 * 3_600_000);
    expect(device.read('/3303/0/5700')).to.equal(before);
  });

  it('faults of the device are no problems of the server', async () => {
    await register([{ kind: 'wrong-message-ids' }, { kind: 'truncated-payloads' }, { kind: 'no-answers' }]);
    read('/3/0/0');
    await clock.advance(60_000);
    expect(fleet.report().problems).to.be.empty;
  });
});

describe('devices that crash', () => {
  /** Runs a fleet against a server that takes everything. */
  async function play(options: Partial<FleetOptions>, seconds: number, states: string[] = []) {
    const scene = new VirtualScene();
    const fleet = scene.fleet(options);
    fleet.on('state', (_, state) => states.push(`${Math.round(scene.clock.monotonic() / 1000)} ${state}`));
    void fleet.start();
    await scene.pass(seconds);
    return { fleet, sent: scene.network.transcript };
  }

  it('die without Deregister, come back after downSeconds, again and again', async () => {
    const states: string[] = [];
    const crash = { kind: 'crash', everySeconds: 100, downSeconds: 60 } as const;
    const weak = { name: 'weak', count: 1, lifetimeSeconds: 20, deviceFaults: [crash] };
    const { fleet, sent } = await play({ devices: [weak] }, 400, states);
    const closed = states.filter((state) => state.endsWith('closed')).map((state) => parseInt(state, 10));
    const registered = states
      .filter((state) => state.endsWith('registered'))
      .map((state) => parseInt(state, 10));
    expect(closed).to.have.length(2);
    expect(closed[0]).to.be.within(90, 110);
    expect(registered.slice(1)).to.deep.equal(closed.map((second) => second + 60));
    // 0x04 is DELETE: a Deregister.
    expect(sent.map((line) => line.split(' ')[2]!.slice(2, 4))).not.to.include('04');
    expect(fleet.stats).to.include({ registrations: 3, troubles: 0 });
    expect(fleet.report().problems).to.be.empty;
    await fleet.stop({ deregister: false });
  });

  it('crash within the period only', async () => {
    const crash = { kind: 'crash', everySeconds: 10, fromSeconds: 50, toSeconds: 100 } as const;
    const { fleet } = await play({ devices: [{ name: 'weak', count: 1, deviceFaults: [crash] }] }, 300);
    expect(fleet.stats.registrations).to.be.within(5, 7);
    await fleet.stop({ deregister: false });
  });

  it('a share of a cohort has exactly that many devices, chosen by the seed', async () => {
    const names = async (seed: number): Promise<string[]> => {
      const deviceFaults = [{ kind: 'crash', everySeconds: 50, share: 0.3 } as const];
      const { fleet } = await play({ seed, devices: [{ name: 'weak', count: 20, deviceFaults }] }, 70);
      const crashed = fleet.devices.filter(({ counters }) => counters.registrations > 1);
      await fleet.stop({ deregister: false });
      return crashed.map(({ endpointName }) => endpointName);
    };
    const first = await names(1);
    expect(first).to.have.length(6);
    expect(await names(1)).to.deep.equal(first);
    expect(await names(2))
      .to.have.length(6)
      .and.not.to.deep.equal(first);
  });
});
