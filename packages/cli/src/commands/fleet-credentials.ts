import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { FleetCredentials } from '@muster/simulator';
import { BaseCommand, jqFlag } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { withUsageErrors, fleetOptionsOf } from '../live/make-fleet.ts';
import { fleetFlags, linkFlags, simulationFlags } from '../live/simulation-flags.ts';
import { csvOfCredentials } from '../live/credentials-csv.ts';
import { write } from '../output/stdout.ts';
import { sourceOf } from './fleet-run.ts';

export default class FleetCredentialsCommand extends BaseCommand {
  static override summary = 'Print the credentials of the secured devices of a fleet';
  static override description =
    'The credentials derive from the seed of the fleet. Use them for tests only. `muster devices create-multiple` accepts the CSV output. -o pem prints the certificate authority of the fleet.';
  static override examples = [
    '<%= config.bin %> fleet credentials fleet.yaml -o csv | <%= config.bin %> devices create-multiple --data -',
    '<%= config.bin %> fleet credentials --devices 100 --server mqtt://127.0.0.1:1883 --security password --device-type "MQTT meter" -o csv',
    '<%= config.bin %> fleet credentials --devices 100 --server coaps://127.0.0.1:5684 -o json',
    '<%= config.bin %> fleet credentials fleet.yaml --server-ca server-ca.pem -o pem > fleet-ca.pem',
  ];
  static override args = {
    file: Args.string({ description: 'Fleet file (YAML or JSON).', ignoreStdin: true }),
  };
  static override flags = {
    ...fleetFlags,
    seed: simulationFlags.seed,
    'endpoint-prefix': simulationFlags['endpoint-prefix'],
    security: linkFlags.security,
    'server-key': linkFlags['server-key'],
    'server-ca': linkFlags['server-ca'],
    'device-type': Flags.string({
      description: 'Device type in the rows of the CSV.',
      default: 'Generic LwM2M',
      helpValue: 'NAME',
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the output.',
      options: ['csv', 'json', 'pem'],
      default: 'json',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(FleetCredentialsCommand);
    const { fleetCredentials } = await import('@muster/simulator');
    const options = await fleetOptionsOf(sourceOf(args.file, flags.devices, flags), flags);
    const credentials = await withUsageErrors(() => fleetCredentials(options));
    if (credentials.devices.length === 0) {
      throw new UsageError(
        'No device of this fleet is secured.',
        'Use a coaps: server, or security: password with an mqtt: server.',
      );
    }
    await write(render(credentials, flags.output, flags['device-type']));
  }
}

/** @throws {UsageError} PEM output of a fleet without certificates */
function render(credentials: FleetCredentials, form: string, deviceType: string): string {
  if (form === 'csv') return csvOfCredentials(credentials, deviceType);
  if (form === 'json') return `${JSON.stringify(credentials, null, 2)}\n`;
  if (credentials.authority === undefined) {
    throw new UsageError('No device of this fleet has a certificate.', 'Add a cohort with security: x509.');
  }
  return credentials.authority;
}
