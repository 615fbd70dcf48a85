/** Simulated devices over coaps that keep account of which of their notifications were acknowledged. */
import type { MusterClient } from '@muster/sdk';
import { fleetOf, notifying, NotifyingFleet } from './notifying-fleet.ts';

const optionsOf = (serverUri: string, devices: number): ReturnType<typeof fleetOf> =>
  fleetOf(serverUri, notifying('meters', devices));

export class SecuredFleet extends NotifyingFleet {
  constructor(serverUri: string, devices: number) {
    super(optionsOf(serverUri, devices));
  }

  /** Tells the service the devices and their keys, as one CSV. */
  static async provision(client: MusterClient, serverUri: string, devices: number): Promise<void> {
    await NotifyingFleet.enrol(client, optionsOf(serverUri, devices));
  }
}
