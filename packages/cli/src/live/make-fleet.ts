import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Cohort, Fleet, FleetOptions, LoadedFleetFile, RunOptions } from '@muster/simulator';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { simulationOptions, type SimulationFlags } from './simulation-flags.ts';

/** Source of a fleet: a file, which can name the server, or a number of identical devices. */
export type FleetSource = ({ readonly file: string } | { readonly devices: number | readonly Cohort[] }) & {
  readonly server: string | undefined;
  readonly bootstrap?: string | undefined;
};

/**
 * Creates the fleet of a command line. Loads the simulator on demand.
 *
 * @throws {UsageError} the file or the flags are not a valid fleet
 */
export async function makeFleet(source: FleetSource, flags: SimulationFlags): Promise<Fleet> {
  const { createFleet } = await import('@muster/simulator');
  const options = await fleetOptionsOf(source, flags);
  return withUsageErrors(() => createFleet(options));
}

/**
 * Returns the fleet options of a command line.
 *
 * @throws {UsageError} as {@link makeFleet}
 */
export async function fleetOptionsOf(source: FleetSource, flags: SimulationFlags): Promise<FleetOptions> {
  const { fleetOptions } = await import('@muster/simulator');
  const { file, overrides } = await scenarioOf(source, flags);
  return withUsageErrors(() => fleetOptions(file, overrides));
}

/** A fleet file, and the options that override it. */
export interface Scenario {
  readonly file: LoadedFleetFile;
  readonly overrides: RunOptions;
}

/**
 * Returns the scenario of a command line.
 *
 * @throws {UsageError} the file cannot be read, or has faults
 */
export async function scenarioOf(source: FleetSource, flags: SimulationFlags): Promise<Scenario> {
  const { loadFleetFile } = await import('@muster/simulator');
  const { server, bootstrap } = source;
  const overrides = {
    ...simulationOptions(flags),
    ...(await trustOf(flags)),
    ...(server === undefined ? {} : { serverUri: server }),
    ...(bootstrap === undefined ? {} : { bootstrapUri: bootstrap }),
  };
  if ('file' in source) {
    const context = { env: process.env, serverUri: server, bootstrapUri: bootstrap };
    return { file: await withUsageErrors(() => loadFleetFile(source.file, context)), overrides };
  }
  return {
    file: { version: 1, cohorts: [], objectModels: [], replays: new Map() },
    overrides: { ...overrides, devices: source.devices },
  };
}

/**
 * Converts errors of the simulator.
 *
 * @throws {UsageError} the simulator rejects an option
 * @throws {CliError} a process of the fleet could not start, or a worker cannot be used
 */
export async function withUsageErrors<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const simulator = await import('@muster/simulator');
  try {
    return await work();
  } catch (error) {
    const known = [simulator.FleetConfigError, simulator.ServerUriError, TypeError];
    if (error instanceof Error && known.some((ErrorClass) => error instanceof ErrorClass)) {
      throw new UsageError(error.message);
    }
    if (error instanceof simulator.FleetProcessError) throw new CliError(error.message, exitCodes.start);
    throw error;
  }
}

/** Returns the server identities that devices trust. */
async function trustOf(flags: SimulationFlags): Promise<{
  serverPublicKey?: KeyObject;
  serverCertificates?: X509Certificate[];
}> {
  const { 'server-key': keyFile, 'server-ca': caFile } = flags;
  const key = keyFile === undefined ? undefined : await fromFile('--server-key', keyFile, createPublicKey);
  const certificates =
    caFile === undefined ? undefined : await fromFile('--server-ca', caFile, certificatesOf);
  return {
    ...(key === undefined ? {} : { serverPublicKey: key }),
    ...(certificates === undefined ? {} : { serverCertificates: certificates }),
  };
}

const certificateBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

function certificatesOf(pem: string): X509Certificate[] {
  const blocks = pem.match(certificateBlock) ?? [];
  if (blocks.length === 0) throw new TypeError('no certificate');
  return blocks.map((block) => new X509Certificate(block));
}

async function fromFile<Result>(flag: string, file: string, parse: (pem: string) => Result): Promise<Result> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch {
    // Do not show the content of the file, which can be secret.
    throw new UsageError(`${flag}: ${file} cannot be read, or is not of that kind.`, 'Give a PEM file.');
  }
}
