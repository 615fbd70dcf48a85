import { LockstepPeer, VirtualClock } from '@muster/testkit';
import { createFleet, type Cohort, type Fleet, type SimulatedDevice } from '../../src/index.ts';

export interface LockstepDevice {
  readonly clock: VirtualClock;
  /** The server of the device. */
  readonly link: LockstepPeer;
  readonly fleet: Fleet;
  readonly device: SimulatedDevice;
}

/** Registers a fleet of one device with a server whose messages the test writes. */
export async function lockstepDevice(
  cohort: Partial<Cohort>,
  onProblem: (problem: string) => void = () => undefined,
): Promise<LockstepDevice> {
  const clock = new VirtualClock();
  const link = new LockstepPeer();
  const fleet = createFleet({
    devices: [{ name: 'odd', count: 1, lifetimeSeconds: 86_400, ...cohort }],
    serverUri: 'coap://192.0.2.99',
    clock,
    transport: async () => link.transport,
  });
  fleet.on('problem', (_, { kind, message }) => onProblem(`${kind} ${message}`));
  const started = fleet.start();
  await clock.advance(1);
  const { messageId, token } = await link.expect({ type: 'CON', code: 'POST' });
  const options = { 8: ['rd', 'x'] };
  link.send({ type: 'ACK', code: '2.01', id: messageId, token: token.toString('hex'), options });
  await started;
  return { clock, link, fleet, device: fleet.devices[0]! };
}
