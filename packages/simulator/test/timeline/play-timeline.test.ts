import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import {
  createFleet,
  playTimeline,
  startsLater,
  type Cohort,
  type Fleet,
  type SimulatedDevice,
  type TimelineEvent,
  type TimelineOptions,
} from '../../src/index.ts';
import { MemoryNetwork } from '../support/memory-network.ts';

/** What a datagram is: the method, and for POST how many path segments: `/rd` of a Register, `/rd/<id>` of an Update. */
type Sent = 'register' | 'update' | 'deregister' | 'send' | 'other';

describe('the timeline of a fleet', () => {
  let clock: VirtualClock;
  let network: MemoryNetwork;
  let fleet: Fleet | undefined;
  let troubles: string[];
  let log: string[];

  beforeEach(() => {
    clock = new VirtualClock(Date.UTC(2026, 5, 1, 12));
    network = new MemoryNetwork(clock);
    troubles = [];
    log = [];
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
    expect(clock.pendingTimers).to.equal(0);
  });

  function create(devices: number | readonly Cohort[] = 4): Fleet {
    const cohorts = typeof devices === 'number' ? [{ name: 'a', count: devices }] : devices;
    fleet = createFleet({
      devices: cohorts.map((cohort) => ({
        lifetimeSeconds: 3600,
        notifyIntervalSeconds: 0,
        objects: [1, 3, 3303],
        ...cohort,
      })),
      serverUri: 'coap://127.0.0.1:5683',
      startRatePerSecond: 100_000,
      maxConcurrentRegistrations: 1000,
      clock,
      transport: async (device) => network.open(10_000 + device.index),
    });
    return fleet;
  }

  async function start(devices?: number | readonly Cohort[]): Promise<readonly SimulatedDevice[]> {
    const started = create(devices).start();
    await clock.advance(100);
    await started;
    network.transcript.length = 0;
    return fleet?.devices ?? [];
  }

  function play(events: readonly TimelineEvent[], options: Partial<TimelineOptions> = {}): { stop(): void } {
    return playTimeline(events, {
      devices: fleet?.devices ?? [],
      clock,
      seed: 1,
      onTrouble: ({ index }, { do: action }, { message }) => troubles.push(`${index} ${action}: ${message}`),
      onEvent: ({ do: action }, count, timeMs) =>
        log.push(`${(timeMs - Date.UTC(2026, 5, 1, 12)) / 1000} s: ${action} ${count}`),
      ...options,
    });
  }

  /** What the server got: virtual milliseconds, device, kind. */
  function sent(): { readonly ms: number; readonly device: number; readonly kind: Sent }[] {
    return network.transcript.map((line) => {
      const [ms = '', port = '', hex = ''] = line.split(' ');
      return { ms: Number(ms), device: Number(port) - 10_000, kind: kindOf(Buffer.from(hex, 'hex')) };
    });
  }

  const kinds = (): string[] => sent().map(({ kind, device }) => `${device} ${kind}`);

  for (const [action, effect, end = 'registered'] of [
    ['update', ['1 update']],
    ['reconnect', ['1 register']],
    ['reboot', ['1 register']],
    ['bootstrap', []],
    ['deregister', ['1 deregister'], 'idle'],
    ['register', []],
    ['stop', [], 'closed'],
    ['come-back', []],
  ] as const) {
    it(`does ${action}`, async () => {
      const [device] = await start(1);
      play([{ do: action, atSeconds: 1, ...(action === 'reboot' && { kind: 'power-cycle' }) }]);
      await clock.advance(5_000);
      expect(kinds()).to.deep.equal(effect);
      expect(device?.state).to.equal(end);
      const failed = action === 'bootstrap' ? ['1 bootstrap'] : [];
      expect(troubles.map((trouble) => trouble.split(':')[0])).to.deep.equal(failed);
    });
  }

  it('adds and removes instances, each with an Update, sets values and sends them', async () => {
    const [device] = await start(1);
    play([
      { do: 'add-instance', atSeconds: 1, object: 3303, instance: 5 },
      { do: 'remove-instance', atSeconds: 2, object: 3303, instance: 0 },
      { do: 'set', atSeconds: 3, path: '/3303/1/5700', value: 42 },
      { do: 'set', atSeconds: 3, path: '/3/0/7/1', value: 4900 },
      { do: 'send', atSeconds: 4, paths: ['/3303/1/5700'] },
    ]);
    await clock.advance(5_000);
    expect(kinds()).to.deep.equal(['1 update', '1 update', '1 send']);
    expect(device?.instanceIds(3303)).to.deep.equal([1, 5]);
    expect([device?.read('/3303/1/5700'), device?.read('/3/0/7/1')]).to.deep.equal([42, 4900]);
  });

  it('takes devices offline for a time; they update within the lifetime and register after it', async () => {
    await start(
      [3600, 60].map((lifetimeSeconds) => ({ name: `${lifetimeSeconds}`, count: 1, lifetimeSeconds })),
    );
    play([{ do: 'go-offline', atSeconds: 1, forSeconds: 100 }]);
    await clock.advance(100_900);
    expect(kinds()).to.deep.equal([]);
    await clock.advance(200);
    expect(kinds().toSorted()).to.deep.equal(['1 update', '2 register']);
    expect(log).to.deep.equal(['1.1 s: go-offline 2', '101.1 s: come-back 2']);
    expect([fleet?.report().problems, troubles]).to.deep.equal([[], []]);
  });

  it('starts the devices of a ramp later than the fleet, one after the other', async () => {
    const { devices } = create([
      { name: 'a', count: 2 },
      { name: 'b', count: 10 },
    ]);
    const ramp: TimelineEvent = { do: 'start', cohort: 'b', atSeconds: 1, overSeconds: 10 };
    const later = startsLater([ramp], devices, { seed: 1 });
    expect([...later].map(({ cohort }) => cohort)).to.deep.equal(Array.from({ length: 10 }, () => 'b'));
    const started = fleet?.start({ later });
    play([ramp]);
    await clock.advance(500);
    await started;
    expect(kinds()).to.deep.equal(['1 register', '2 register']);
    await clock.advance(20_000);
    const times = sent().slice(2);
    expect(times.map(({ ms }) => ms)).to.deep.equal(Array.from({ length: 10 }, (_, i) => 1000 + i * 1000));
    expect(new Set(times.map(({ device }) => device)).size).to.equal(10);
    expect(times.map(({ device }) => device)).to.not.deep.equal([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('makes a storm of 1,000 devices that reconnect over 2 s', async () => {
    await start(1000);
    play([{ do: 'reconnect', atSeconds: 1, overSeconds: 2 }]);
    await clock.advance(4_000);
    const registers = sent().filter(({ kind }) => kind === 'register');
    expect(new Set(registers.map(({ device }) => device)).size).to.equal(1000);
    expect(registers).to.have.length(1000);
    for (let second = 0; second < 4; second += 1) {
      const from = 1100 + second * 500;
      const within = registers.filter(({ ms }) => Math.floor(ms) >= from && Math.floor(ms) < from + 500);
      expect(within.length).to.be.within(248, 252);
    }
    expect(fleet?.stats.registered).to.equal(1000);
    expect(troubles).to.deep.equal([]);
  });

  it('takes the exact share of a cohort, the same by the seed, and by slices of the fleet', async () => {
    const devices = await start([
      { name: 'a', count: 10 },
      { name: 'b', count: 50 },
    ]);
    const event: TimelineEvent = { do: 'update', cohort: 'b', share: 0.3, atSeconds: 0 };
    const chosen = async (options: Partial<TimelineOptions>): Promise<number[]> => {
      network.transcript.length = 0;
      play([event], options);
      await clock.advance(100);
      return sent()
        .map(({ device }) => device)
        .toSorted((a, b) => a - b);
    };
    const whole = await chosen({});
    expect(whole).to.have.length(15);
    expect(whole.every((index) => index > 10)).to.equal(true);
    expect(await chosen({})).to.deep.equal(whole);
    expect(await chosen({ seed: 2 })).to.not.deep.equal(whole);
    const positionOf = ({ index }: Pick<SimulatedDevice, 'index'>): { position: number; count: number } => ({
      position: index - 11,
      count: 50,
    });
    const slices = [
      await chosen({ devices: devices.slice(0, 30), positionOf }),
      await chosen({ devices: devices.slice(30), positionOf }),
    ];
    expect(slices.flat()).to.deep.equal(whole);
  });

  it('repeats an event until its end, or that of the run', async () => {
    await start(1);
    play(
      [
        { do: 'update', atSeconds: 10, everySeconds: 10, untilSeconds: 30 },
        { do: 'set', atSeconds: 5, everySeconds: 20, path: '/3/0/7/0', value: 1 },
      ],
      { durationSeconds: 45 },
    );
    await clock.advance(200_000);
    const updates = [10.1, 20.1, 30.1].map((seconds) => `${seconds} s: update 1`);
    expect(log.filter((line) => line.includes('update'))).to.deep.equal(updates);
    expect(log.filter((line) => line.includes('set'))).to.have.length(2);
    expect(kinds()).to.deep.equal(['1 update', '1 update', '1 update']);
  });

  it('reports an event that a device cannot do as trouble, and goes on', async () => {
    await start(2);
    play([
      { do: 'stop', atSeconds: 1 },
      { do: 'update', atSeconds: 2 },
      { do: 'add-instance', atSeconds: 3, object: 9999, instance: 0 },
      { do: 'change-address', atSeconds: 4 },
      { do: 'start', atSeconds: 5 },
    ]);
    await clock.advance(6_000);
    const actions = troubles.map((trouble) => trouble.split(':')[0]).toSorted();
    const failed = ['1 add-instance', '1 update', '2 add-instance', '2 update'];
    expect(actions.filter((action) => action?.includes('change') !== true)).to.deep.equal(failed);
    expect(troubles.find((trouble) => trouble.startsWith('1 update'))).to.contain('is not started');
    expect(fleet?.stats.registered).to.equal(2);
  });

  it('leaves nothing behind when it is stopped', async () => {
    await start(4);
    const before = clock.pendingTimers;
    const run = play([{ do: 'update', atSeconds: 1, overSeconds: 100, everySeconds: 10 }]);
    await clock.advance(20_000);
    network.transcript.length = 0;
    run.stop();
    expect(clock.pendingTimers).to.be.at.most(before);
    await clock.advance(100_000);
    expect(kinds()).to.deep.equal([]);
  });
});

function kindOf(datagram: Buffer): Sent {
  const code = datagram.readUInt8(1);
  if (code === 4) return 'deregister';
  if (code !== 2) return 'other';
  const text = datagram.toString('latin1');
  if (text.includes('ep=')) return 'register';
  return text.includes('rd') ? 'update' : 'send';
}
