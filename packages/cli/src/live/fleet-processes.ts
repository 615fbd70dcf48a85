import * as Flags from '@oclif/core/flags';
import { UsageError } from '../errors/cli-error.ts';
import type { Scenario } from './make-fleet.ts';

const maxProcesses = 64;

/** Flag of the command that distributes a fleet over processes. */
export const processesFlag = Flags.integer({
  description:
    'Processes that share the fleet. Default: 1, or as many as needed for more than 18,000 devices or more than the limit of open files permits.',
  min: 1,
  max: maxProcesses,
  helpGroup: 'FLEET',
  helpValue: 'NUMBER',
});

interface ProcessFlags {
  readonly processes?: number | undefined;
  readonly workers?: string | undefined;
  readonly control: boolean;
  readonly pcap?: string | undefined;
  readonly 'virtual-time': boolean;
}

/**
 * Returns the number of processes of a run; undefined if its workers determine the number.
 *
 * @throws {UsageError} several processes are requested together with flags that need one
 */
export async function processesOf(
  { file, overrides }: Scenario,
  flags: ProcessFlags,
): Promise<number | undefined> {
  if (flags.workers !== undefined) {
    if (!flags.control) return flags.processes;
    throw new UsageError('--control needs a fleet in one process, and --workers has several.', 'Remove one.');
  }
  const { processesFor } = await import('@muster/simulator');
  const devices = overrides.devices ?? file.cohorts;
  const count =
    typeof devices === 'number' ? devices : devices.reduce((sum, cohort) => sum + cohort.count, 0);
  const processes = flags.processes ?? (flags['virtual-time'] ? 1 : processesFor(count));
  const single = flags.control ? '--control' : flags.pcap !== undefined && '--pcap';
  if (processes === 1 || single === false) return processes;
  throw new UsageError(
    `${single} needs a fleet in one process; this one of ${count} devices runs in ${processes}.`,
    flags.processes === undefined ? 'Use fewer devices, or raise ulimit -n.' : 'Remove --processes.',
  );
}
