import { ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import { createStream } from '../device/random.ts';
import { createFleet, defaultSeed } from '../fleet/fleet.ts';
import { cohortsOf, fleetOptions, type FleetOptions } from '../fleet/fleet-options.ts';
import { localAddressFor } from '../network/local-address.ts';
import { isMqtt, splitUri } from '../network/server-address.ts';
import type { FleetReport } from '../report/fleet-report.ts';
import { runShare, type RunOptions, type RunShare, type ScenarioRun } from '../run/run-scenario.ts';
import { FleetConfigError } from '../scenario/fleet-config-error.ts';
import type { FleetFile, LoadedFleetFile } from '../scenario/fleet-file.ts';
import type { SecuredMode } from '../security/device-credentials.ts';
import { modeOf } from '../security/link-mode.ts';
import type { InProcessServer, StartInProcessServer } from './in-process-server.ts';
import { startPlainServer, type PlainServerOptions } from './plain-server.ts';
import { virtualSecurity, type VirtualSecurity } from './server-credentials.ts';
import { defaultServerUri, virtualAddresses, type VirtualAddresses } from './virtual-addresses.ts';
import { VirtualClock, type VirtualClockOptions } from './virtual-clock.ts';
import { VirtualNetwork, type VirtualNetworkOptions } from './virtual-network.ts';

/** Random stream of the server. */
const serverStream = 0x73727600;

/** Options of virtual time. */
export interface VirtualTimeOptions extends VirtualClockOptions, VirtualNetworkOptions, PlainServerOptions {
  /** Starts the server. Default: a plain server without storage. */
  readonly server?: StartInProcessServer;
}

/**
 * Options for running a scenario in virtual time. Clock, sockets and transports of the fleet are those of virtual time.
 */
export interface VirtualRunOptions extends Omit<RunOptions, 'clock' | 'socket' | 'transport'> {
  readonly virtualTime?: VirtualTimeOptions;
}

/** A scenario in progress in virtual time. */
export interface VirtualRun extends ScenarioRun {
  readonly clock: VirtualClock;
  readonly network: VirtualNetwork;
}

/**
 * Runs a scenario in virtual time against a server in this process: a day of a fleet takes seconds, and the same seed
 * gives the same report, byte for byte. No datagram leaves the process.
 *
 * Virtual time passes until `report` settles.
 *
 * @throws TypeError if neither the file nor the options have a duration
 * @throws FleetConfigError for expectations about the Web Admin API of the server
 * @throws FleetConfigError or ServerUriError like {@link runScenario}; the error of the server if it cannot start
 */
export async function runScenarioInVirtualTime(
  file: FleetFile | LoadedFleetFile,
  options: VirtualRunOptions = {},
): Promise<VirtualRun> {
  return runShareInVirtualTime(file, options, {});
}

/**
 * {@link runScenarioInVirtualTime} for a process that shares a run.
 *
 * @throws like {@link runScenarioInVirtualTime}
 */
export async function runShareInVirtualTime(
  file: FleetFile | LoadedFleetFile,
  options: VirtualRunOptions,
  { begin, agree, ...share }: RunShare,
): Promise<VirtualRun & ReturnType<typeof runShare>> {
  demandArgument('file', file, 'A run');
  const { virtualTime = {}, ...runOptions } = options;
  if ((runOptions.durationSeconds ?? file.durationSeconds) === undefined) {
    throw new TypeError(
      'Virtual time needs a duration: durationSeconds in the fleet file, or in the options.',
    );
  }
  refuseServerView(file);
  const clock = new VirtualClock(virtualTime);
  const network = new VirtualNetwork(clock, virtualTime);
  const fleet = virtualFleet(file, runOptions);
  refuseMqtt(fleet);
  const addresses = virtualAddresses(fleet);
  const seed = fleet.seed ?? defaultSeed;
  const security = await securityOf({ ...fleet, ...addresses.overrides }, addresses);
  const server = await serverStarter(
    virtualTime,
    fleet,
  )({
    clock,
    network,
    listen: addresses.listen,
    bootstrapListen: addresses.bootstrapListen,
    openSocket: (address, port) => network.openSocket(address, port),
    ...(security === undefined ? {} : { secure: security.secure }),
    endpointNameOf: (identity) => security?.endpointNameOf(identity),
    models: fleet.models ?? new ModelRegistry(omaCatalogue),
    random: createStream(seed, serverStream),
    seed,
  });
  try {
    const run = runShare(
      { objectModels: [], ...file },
      {
        ...security?.trust,
        ...runOptions,
        ...addresses.overrides,
        clock,
        socket: ({ index }, { address }) =>
          network.openSocket(runOptions.localAddress ?? localAddressFor(index, address, 'linux')),
      },
      {
        ...share,
        ...(begin && { begin: clock.hold(begin) }),
        ...(agree && { agree: async (value) => clock.hold(agree(value)) }),
      },
    );
    const report = conclude(clock, run.report, server);
    // Callers can handle the rejection after they have stopped the run.
    report.catch(() => undefined);
    return Object.assign(run, { report, clock, network });
  } catch (error) {
    await clock.run(server.close());
    throw error;
  }
}

/**
 * Returns the start of the server of a run. In a process that shares a run, Locations have numbers of the slice modulo the
 * number of devices, so that processes do not use the same ones.
 */
function serverStarter(
  virtualTime: NonNullable<VirtualRunOptions['virtualTime']>,
  fleet: FleetOptions,
): NonNullable<NonNullable<VirtualRunOptions['virtualTime']>['server']> {
  const locations = fleet.slice && {
    first: fleet.slice.first,
    step: cohortsOf(fleet).reduce((sum, { count }) => sum + count, 0),
  };
  return virtualTime.server ?? ((context) => startPlainServer(context, virtualTime, locations));
}

/** @throws FleetConfigError for expectations about the Web Admin API, which no server in this process has */
function refuseServerView({ expect = [] }: FleetFile): void {
  const issues = expect.flatMap(({ kind }, position) =>
    kind.startsWith('server-')
      ? [
          {
            path: ['expect', position, 'kind'],
            message: `${kind} needs a real server with its Web Admin API, which virtual time does not have`,
            remedy: 'Remove the expectation, or run without virtual time',
          },
        ]
      : [],
  );
  if (issues.length > 0) throw new FleetConfigError(issues);
}

/** @throws FleetConfigError for MQTT devices, whose connections use the operating system and its clock */
function refuseMqtt(fleet: FleetOptions): void {
  const { bootstrapUri, serverUri = defaultServerUri } = fleet;
  const issues = cohortsOf(fleet).flatMap(({ name, server }, position) =>
    isMqtt(splitUri(bootstrapUri ?? server ?? serverUri).scheme)
      ? [
          {
            path: ['cohorts', position, 'server'],
            message: `cohort ${name} speaks MQTT, which virtual time does not have`,
            remedy: 'Give a coap: server, or run without virtual time',
          },
        ]
      : [],
  );
  if (issues.length > 0) throw new FleetConfigError(issues);
}

/** Returns the fleet options of `runScenario`, with a server. */
export function virtualFleet(
  file: FleetFile | LoadedFleetFile,
  overrides: Partial<FleetOptions>,
): FleetOptions {
  const hasServer = [file.server, file.bootstrap, overrides.serverUri, overrides.bootstrapUri].some(
    (uri) => uri !== undefined,
  );
  return fleetOptions(file, hasServer ? overrides : { ...overrides, serverUri: defaultServerUri });
}

/** Returns the credentials for the `coaps:` servers; undefined if there are none. */
async function securityOf(
  fleet: FleetOptions,
  { listen, bootstrapListen }: VirtualAddresses,
): Promise<VirtualSecurity | undefined> {
  if (![...listen, ...bootstrapListen].some((uri) => uri.startsWith('coaps:'))) return undefined;
  const { bootstrapUri, serverUri = defaultServerUri } = fleet;
  const modes = new Set<SecuredMode>();
  for (const { server, security } of cohortsOf(fleet)) {
    const mode = modeOf(security, splitUri(bootstrapUri ?? server ?? serverUri).scheme);
    if (mode) modes.add(mode);
  }
  const security = await virtualSecurity(fleet.seed ?? defaultSeed, modes, () =>
    createFleet({ ...fleet, ...security.trust }).devices.map(({ endpointName }) => endpointName),
  );
  return security;
}

async function conclude(
  clock: VirtualClock,
  report: Promise<FleetReport>,
  server: InProcessServer,
): Promise<FleetReport> {
  try {
    return await clock.run(report);
  } finally {
    await clock.run(server.close());
  }
}
