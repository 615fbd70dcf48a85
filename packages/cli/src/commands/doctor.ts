import * as Flags from '@oclif/core/flags';
import { BaseCommand, connect, connectionFlags, jqFlag } from '../base-command.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import type { Finding } from '../doctor/finding.ts';
import { checkConfigFile, checkConnectionFiles, checkSettings } from '../doctor/local.ts';
import { checkLogIn } from '../doctor/log-in.ts';
import { checkReach } from '../doctor/reach.ts';
import { checkAccess, checkService } from '../doctor/service.ts';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { readManifest } from '../manifest.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';

export default class Doctor extends BaseCommand {
  static override summary = 'Check the connection to the service';
  static override description =
    'Checks the configuration, the local servers, DNS, TCP, TLS, the service, the API key, clock and version, the device network, the permissions, and the log-in of people if the service offers it. Each line starts with ok, warn or fail and says what to do. The exit code is that of the first failure: 2 settings, 3 key or permissions, 6 not a Muster service, 7 no connection.';
  static override examples = [
    '<%= config.bin %> doctor',
    '<%= config.bin %> doctor --profile staging',
    '<%= config.bin %> doctor -o json | jq \'.[] | select(.result == "fail")\'',
  ];
  static override flags = {
    output: Flags.string({
      char: 'o',
      description: 'Format of the output.',
      options: ['text', 'json'],
      default: 'text',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({
      description: 'The same as -o json; errors are JSON too, on standard error.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Doctor);
    const { version } = await readManifest(this.packageRoot);
    const findings = await examine(flags, version);
    const isJson = flags.json || flags.output === 'json';
    await write(isJson ? `${JSON.stringify(findings.map(shown), null, 2)}\n` : findings.map(asText).join(''));
    const failures = findings.filter(({ result }) => result === 'fail');
    if (failures.length === 0) return;
    const count = failures.length === 1 ? '1 check' : `${failures.length} checks`;
    throw new CliError(`${count} failed.`, failures[0]?.exitCode ?? exitCodes.usage);
  }
}

/** Runs the checks in order. Later checks depend on earlier ones, so the first failure of a layer ends them. */
async function examine(
  flags: ConnectionFlags & { 'request-timeout'?: number | undefined },
  version: string,
): Promise<Finding[]> {
  const config = await checkConfigFile();
  const findings = [config, ...(await checkConnectionFiles())];
  // Resolving the settings would fail for the same reason.
  if (config.result === 'fail') return findings;
  const { findings: own, settings } = await checkSettings(flags);
  findings.push(...own);
  if (settings === undefined) return findings;
  const { client } = await connect({ 'request-timeout': 10, ...flags }, { retries: 0 });
  const reach = await checkReach(new URL(settings.url.value));
  findings.push(...reach);
  if (reach.some(({ result }) => result === 'fail')) return findings;
  const service = await checkService(settings, version);
  findings.push(...service.findings);
  if (service.isKeyValid) findings.push(...(await checkAccess(client)), ...(await checkLogIn(settings)));
  return findings;
}

const shown = ({ check, result, detail, remedy }: Finding): object => ({
  check,
  result,
  detail,
  ...(remedy === undefined ? {} : { remedy }),
});

function asText({ check, result, detail, remedy }: Finding): string {
  const line = `${result.padEnd(4)}  ${check.padEnd(14)}  ${printable(detail)}\n`;
  return remedy === undefined ? line : `${line}${' '.repeat(22)}${printable(remedy)}\n`;
}
