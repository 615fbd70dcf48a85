import type { Fleet } from '@muster/simulator';
import { UsageError } from '../errors/cli-error.ts';
import { simulationOptions, type SimulationFlags } from './simulation-flags.ts';

/** Where a fleet comes from: a file, which can name the server, or a number of like devices. */
export type FleetSource = ({ readonly file: string } | { readonly devices: number }) & {
  readonly server: string | undefined;
  readonly bootstrap?: string | undefined;
};

/**
 * Makes the fleet that a command line describes; only commands that need one pay for loading the simulator.
 *
 * @throws {UsageError} the file or the flags do not make a fleet
 */
export async function makeFleet(source: FleetSource, flags: SimulationFlags): Promise<Fleet> {
  const simulator = await import('@muster/simulator');
  const options = simulationOptions(flags);
  const { server, bootstrap } = source;
  const addresses = {
    ...(server === undefined ? {} : { serverUri: server }),
    ...(bootstrap === undefined ? {} : { bootstrapUri: bootstrap }),
  };
  try {
    if ('devices' in source) {
      return simulator.createFleet({ ...options, devices: source.devices, ...addresses });
    }
    const file = await simulator.loadFleetFile(source.file);
    return simulator.createFleet(simulator.fleetOptions(file, { ...options, ...addresses }));
  } catch (error) {
    const known = [simulator.FleetConfigError, simulator.ServerUriError, TypeError];
    if (error instanceof Error && known.some((ErrorClass) => error instanceof ErrorClass)) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}
