import * as Flags from '@oclif/core/flags';
import type { RunOptions, ScenarioRun, VirtualRun } from '@muster/simulator';
import { UsageError } from '../errors/cli-error.ts';
import type { Render } from './figures.ts';
import { withUsageErrors, type FleetSource, type Scenario } from './make-fleet.ts';

/** Flag of the command that runs a fleet without a network. */
export const virtualTimeFlag = Flags.boolean({
  description:
    'Run in virtual time against a server in this process: a day takes seconds, and the same seed gives the same report. Needs a duration, and no server.',
  helpGroup: 'FLEET',
});

/** Flags that name a server outside this process, with their environment variables. */
const serverFlags = {
  server: 'MUSTER_FLEET_SERVER',
  bootstrap: 'MUSTER_FLEET_BOOTSTRAP',
  'server-key': undefined,
  'server-ca': undefined,
};

/**
 * Returns the source of the fleet of a run in virtual time.
 *
 * @throws {UsageError} neither or both of a file and a number are given, or a server is named
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

/** @throws {UsageError} virtual time would not end */
export function demandDuration(seconds: number | undefined): void {
  if (seconds !== undefined) return;
  throw new UsageError(
    'Virtual time needs a duration.',
    'Use --duration 1d, or add durationSeconds to the fleet file.',
  );
}

/**
 * Starts a run in virtual time.
 *
 * @param settings options of the run that override those of the scenario
 * @throws {UsageError} the scenario is not a valid fleet
 */
export async function startInVirtualTime(
  { file, overrides }: Scenario,
  settings: Omit<RunOptions, 'clock' | 'socket' | 'transport'>,
): Promise<ScenarioRun> {
  const { runScenarioInVirtualTime } = await import('@muster/simulator');
  return withUsageErrors(() => runScenarioInVirtualTime(file, { ...overrides, ...settings }));
}

/** Renders the figures of a run with the virtual time that has passed. */
export function withRunTime(run: object, render: Render): Render {
  if (!('clock' in run)) return render;
  const { clock } = run as VirtualRun;
  return (forTerminal) => {
    const figures = render(forTerminal, Math.round(clock.monotonic() / 1000));
    return forTerminal ? `  In virtual time\n${figures}` : `virtual time: ${figures}`;
  };
}
