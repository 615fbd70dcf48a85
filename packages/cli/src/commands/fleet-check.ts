import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { FleetFile } from '@muster/simulator';
import { BaseCommand } from '../base-command.ts';
import { withUsageErrors } from '../live/make-fleet.ts';
import { fleetFlags } from '../live/simulation-flags.ts';
import { write } from '../output/stdout.ts';

export default class FleetCheck extends BaseCommand {
  static override summary = 'Check a fleet file without running it';
  static override description =
    'Reads the file with its object definitions and CSV files, and prints each error with line, column and remedy. Settings without an effect are errors. Environment variables that the file names need not be set. The exit code is 0 for a file that can be run, and 2 for others.';
  static override examples = [
    '<%= config.bin %> fleet check fleet.yaml',
    '<%= config.bin %> fleet check fleet.yaml --server coaps://127.0.0.1:5684',
  ];
  static override args = {
    file: Args.string({ description: 'Fleet file (YAML or JSON).', required: true, ignoreStdin: true }),
  };
  static override flags = {
    server: fleetFlags.server,
    bootstrap: Flags.string({
      description: 'URL of the bootstrap server. Default: the server in the fleet file.',
      env: 'MUSTER_FLEET_BOOTSTRAP',
      helpGroup: 'FLEET',
      helpValue: 'URL',
    }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(FleetCheck);
    const { loadFleetFile } = await import('@muster/simulator');
    const { server, bootstrap } = flags;
    const file = await withUsageErrors(() =>
      loadFleetFile(args.file, { serverUri: server, bootstrapUri: bootstrap }),
    );
    await write(`${args.file}: ${summaryOf(file)}.\n`);
  }
}

function summaryOf({ cohorts, timeline = [], expect = [] }: FleetFile): string {
  const devices = cohorts.reduce((sum, { count }) => sum + count, 0);
  return [
    counted(cohorts.length, 'cohort'),
    counted(devices, 'device'),
    counted(timeline.length, 'event'),
    counted(expect.length, 'expectation'),
  ].join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
