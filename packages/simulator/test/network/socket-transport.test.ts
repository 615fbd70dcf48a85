import { createUdpSocket } from '@muster/lwm2m';
import { expect } from 'chai';
import { createFleet, type Fleet, type FleetOptions } from '../../src/index.ts';
import { MemoryNetwork } from '../support/memory-network.ts';
import { RecordingServer } from '../support/recording-server.ts';
import { noting } from '../support/noting-socket.ts';
import { SecuredServer, serverKeys } from '../support/secured-server.ts';
import { preSharedKeys } from '../support/fleet-keys.ts';
import { VirtualClock } from '@muster/testkit';

describe('sockets of a device', () => {
  let fleet: Fleet | undefined;

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  async function start(options: Omit<FleetOptions, 'devices'>): Promise<Fleet> {
    fleet = createFleet({ devices: 1, seed: 7, ...options });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  it('at coap a device continues from another port, with its registration', async () => {
    const server = await RecordingServer.start();
    try {
      const { devices } = await start({ serverUri: server.uri });
      const [device] = devices;
      const port = device!.localPort;
      await device!.rebind();
      expect(device!.localPort).not.to.equal(port);
      await device!.update();
      expect(device!.counters).to.include({ registrations: 1, updates: 1 });
      expect(server.of('update')).to.have.length(1);
    } finally {
      await server.close();
    }
  });

  it('rebindEverySeconds applies to coap too', async () => {
    const clock = new VirtualClock();
    const network = new MemoryNetwork(clock);
    let opened = 0;
    fleet = createFleet({
      devices: [{ name: 'moving', count: 1, faults: { rebindEverySeconds: 10 } }],
      serverUri: 'coap://127.0.0.1:5683',
      clock,
      transport: async () => network.open(40_000 + opened++),
    });
    void fleet.start();
    for (let second = 0; second < 60; second += 1) await clock.advance(1000);
    expect(fleet.stats).to.include({ registered: 1, registrations: 1, troubles: 0 });
    expect(opened).to.be.within(5, 7);
    expect(fleet.devices[0]!.localPort).to.equal(40_000 + opened - 1);
  });

  it('a device that is not started cannot change its address', async () => {
    fleet = createFleet({ devices: 1, serverUri: 'coap://127.0.0.1:5683' });
    const [outcome] = await Promise.allSettled([fleet.devices[0]!.rebind()]);
    expect(String((outcome as PromiseRejectedResult).reason)).to.contain('is not started');
  });

  it('come from the socket option of a program, at coap and below DTLS at coaps', async () => {
    const plain = await RecordingServer.start();
    const secured = await SecuredServer.start({
      psk: await preSharedKeys({ devices: 1, seed: 7 }),
      rawPublicKey: serverKeys,
    });
    const opened: string[] = [];
    const first: number[] = [];
    const socket: FleetOptions['socket'] = async (device, server) => {
      opened.push(`${device.endpointName} ${server.scheme}://${server.address}:${server.port}`);
      return noting(await createUdpSocket(), first);
    };
    try {
      for (const serverUri of [plain.uri, secured.uri]) {
        await start({ serverUri, socket });
        await fleet?.stop({ deregister: false });
      }
    } finally {
      await plain.close();
      await secured[Symbol.asyncDispose]();
    }
    expect(opened).to.deep.equal([`muster-sim-000001 ${plain.uri}`, `muster-sim-000001 ${secured.uri}`]);
    // A confirmable CoAP message (RFC 7252 3), and a DTLS record of type handshake (RFC 6347 4.1).
    expect(first[0]! >> 4).to.equal(4);
    expect(first).to.include(22);
  });
});
