import * as Flags from '@oclif/core/flags';
import type { ScenarioRun } from '@muster/simulator';
import { UsageError } from '../errors/cli-error.ts';
import type { Render } from './figures.ts';
import { renderFleet } from './fleet-figures.ts';
import { asUsage, type FleetSource, type Scenario } from './make-fleet.ts';

/** Flag of the command that runs a fleet without a network. */
export const virtualTimeFlag = Flags.boolean({
  description:
    'Run in virtual time against a server in this process: a day takes seconds, and the same seed gives the same report. Needs a duration, and no server.',
  helpGroup: 'FLEET',
});

/** Flags that name a server outside of this process, with the environment variables that set them. */
const serverFlags = {
  server: 'MUSTER_FLEET_SERVER',
  bootstrap: 'MUSTER_FLEET_BOOTSTRAP',
  'server-key': undefined,
  'server-ca': undefined,
};

/**
 * Where the fleet of a run in virtual time comes from.
 *
 * @throws {UsageError} for neither or both of a file and a number, and for a server
 */
export function virtualSource(
  file: string | undefined,
  devices: number | undefined,
  flags: Readonly<Partial<Record<keyof typeof serverFlags, string | undefined>>>,
): FleetSource {
  for (const [name, variable] of Object.entries(serverFlags)) {
    if (flags[name as keyof typeof serverFlags] === undefined) continue;
    const unset = variable === undefined ? '' : `, or unset ${variable}`;
    throw new UsageError(
      `--virtual-time runs against a server in this process and does not take --${name}.`,
      `Remove --${name}${unset}.`,
    );
  }
  if (file !== undefined && devices === undefined) return { file, server: undefined };
  if (file === undefined && devices !== undefined) return { devices, server: undefined };
  throw new UsageError(
    'Use either a fleet file or --devices.',
    'Example: muster fleet run --devices 100 --virtual-time --duration 1d',
  );
}

/** A run in virtual time, and its figures. */
export interface VirtualRun {
  readonly run: ScenarioRun;
  readonly render: Render;
}

/** @throws {UsageError} the scenario does not make a fleet, or has no duration */
export async function startInVirtualTime(
  { file, overrides }: Scenario,
  settings: {
    readonly durationSeconds: number | undefined;
    readonly deregister: boolean;
    readonly signal: AbortSignal;
  },
): Promise<VirtualRun> {
  const { runScenarioInVirtualTime } = await import('@muster/simulator');
  const { durationSeconds = file.durationSeconds, deregister, signal } = settings;
  if (durationSeconds === undefined) {
    throw new UsageError(
      'Virtual time needs a duration.',
      'Use --duration 1d, or add durationSeconds to the fleet file.',
    );
  }
  const run = await asUsage(() =>
    runScenarioInVirtualTime(file, { ...overrides, durationSeconds, deregister, signal, env: process.env }),
  );
  const figures = renderFleet(run.fleet, 's of virtual time');
  return {
    run,
    render: (forTerminal) => figures(forTerminal, Math.round(run.clock.monotonic() / 1000)),
  };
}
