import { settle, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { createFleet, renderReport, type Fleet, type FleetOptions } from '../../src/index.ts';
import { preSharedKeys } from '../support/fleet-keys.ts';
import { MemoryNetwork } from '../support/memory-network.ts';
import { SecuredServer, serverKeys } from '../support/secured-server.ts';

const coap = 'coap://127.0.0.1:5683';

describe('a fleet on a bad network', () => {
  let clock = new VirtualClock();
  let network: MemoryNetwork;
  let fleet: Fleet | undefined;
  let server: SecuredServer | undefined;

  beforeEach(() => {
    clock = new VirtualClock();
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    await server?.[Symbol.asyncDispose]();
    fleet = undefined;
    server = undefined;
  });

  async function securedServer(): Promise<SecuredServer> {
    const psk = await preSharedKeys({ devices: 3, seed: 7 });
    server = await SecuredServer.start({ psk, rawPublicKey: serverKeys });
    return server;
  }

  /** A fleet on the virtual clock; it starts as the clock advances. */
  function begin(options: Partial<FleetOptions>): Fleet {
    fleet = createFleet({ devices: 1, seed: 7, serverUri: coap, clock, ...options });
    void fleet.start().catch(() => undefined);
    return fleet;
  }

  /** Options of a fleet that has a server in memory. */
  function memory(): Partial<FleetOptions> {
    network = new MemoryNetwork(clock);
    return { transport: async ({ index }) => network.open(40_000 + index) };
  }

  /** Advances the clock until the condition holds; the real sockets of the server get their turns in between. */
  async function advanceUntil(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await clock.advance(20);
      for (let turn = 0; turn < 5; turn += 1) await settle();
    }
  }

  it('registers at coaps through a loss of 20 % and reordering', async () => {
    const { uri } = await securedServer();
    const running = begin({
      devices: 3,
      serverUri: uri,
      network: [{ lossRate: 0.2, duplicationRate: 0.1, reorderRate: 0.1, delayMs: 50, jitterMs: 30 }],
    });
    await advanceUntil(() => running.stats.registered === 3);
    const { networkFaults } = running.stats;
    expect(networkFaults!.lost).to.be.above(0);
    expect(networkFaults!.delayed).to.be.above(20);
  });

  it('applies to a transport of the program, on the schedule of the run', async () => {
    await clock.advance(5000);
    const running = begin({ ...memory(), network: [{ lossRate: 1, toSeconds: 10 }] });
    await clock.advance(9900);
    expect(network.transcript).to.be.empty;
    expect(running.stats.registered).to.equal(0);
    await clock.advance(60_000);
    expect(running.stats).to.include({ registered: 1 });
    expect(running.devices[0]!.counters.network!.lost).to.be.above(1);
    expect(renderReport(running.report())).to.match(/network +\d+ lost\n/u);
  });

  it('cohorts have conditions of their own in place of the fleet’s', async () => {
    const running = begin({
      devices: [
        { name: 'near', count: 1, endpoint: 'near', network: [] },
        { name: 'far', count: 1, endpoint: 'far' },
      ],
      network: [{ delayMs: 500 }],
      ...memory(),
    });
    await clock.advance(2000);
    const [near, far] = running.devices;
    expect(near!.counters).not.to.have.property('network');
    expect(far!.counters.network).to.include({ delayed: 2 });
    expect(running.stats.networkFaults).to.include({ delayed: 2, lost: 0 });
    expect(running.stats.registrationMs.max).to.be.within(1000, 1010);
  });

  it('a fleet on a good network has no figures of network faults', async () => {
    const running = begin(memory());
    await clock.advance(100);
    expect(running.stats).to.include({ registered: 1 }).and.not.to.have.property('networkFaults');
    expect(renderReport(running.report())).not.to.contain('network');
  });

  it('goes on after a NAT time-out by Connection ID, without a handshake', async () => {
    const { uri } = await securedServer();
    const running = begin({ serverUri: uri, network: [{ natTimeoutSeconds: 30 }] });
    await advanceUntil(() => running.stats.registered === 1);
    await clock.advance(31_000);
    const updated = running.devices[0]!.update();
    await advanceUntil(() => running.stats.updates === 1);
    await updated;
    expect(running.stats).to.include({ handshakes: 1, registrations: 1 });
    expect(running.stats.networkFaults).to.include({ natRebinds: 1 });
  });

  it('makes a new handshake after a NAT time-out without Connection IDs', async () => {
    const { uri } = await securedServer();
    const running = begin({
      serverUri: uri,
      devices: [{ name: 'plain', count: 1, connectionId: false }],
      network: [{ natTimeoutSeconds: 30, toSeconds: 60 }],
    });
    await advanceUntil(() => running.stats.registered === 1);
    await clock.advance(31_000);
    await Promise.all([
      Promise.allSettled([running.devices[0]!.update()]),
      advanceUntil(() => running.stats.registrations === 2),
    ]);
    expect(running.stats).to.include({ handshakes: 2, registered: 1 });
    expect(running.stats.networkFaults).to.include({ natRebinds: 1 });
  });
});
