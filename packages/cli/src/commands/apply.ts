import * as Flags from '@oclif/core/flags';
import type { MusterClient } from '@muster/sdk';
import { BaseCommand, clientOf, connectionFlags } from '../base-command.ts';
import { checkWritable } from '../config/read-only.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { Applier, type ApplyOptions, type Outcome } from '../fixtures/apply.ts';
import { Network } from '../fixtures/network.ts';
import { openNetwork } from '../fixtures/open-network.ts';
import { planOf, type Plan } from '../fixtures/plan.ts';
import { readFixture } from '../fixtures/read-files.ts';
import { ApplyReport } from '../fixtures/report.ts';
import { planLines, planTally, rowOfPlan } from '../fixtures/show-plan.ts';
import { confirmChanges } from '../operations/confirm.ts';
import { capturing, dryRunFlags, printRequests } from '../operations/dry-run.ts';
import { interruptible } from '../operations/interrupt.ts';
import { reportFlags } from '../fixtures/flags.ts';
import { write } from '../output/stdout.ts';

export default class Apply extends BaseCommand {
  static override summary = 'Create and update the entities that files describe';
  static override description = `Reads YAML or JSON files with types, templates, locations, settings, roles, webhooks, rules, resource collections, actuators, transformers and devices, and brings a device network into their state. Entities are found by name: those that are missing are created, and those that differ are updated. Members that a file leaves out, and entities that it does not name, are not changed. Nothing is deleted without --prune. Applying a file twice changes nothing.

Files refer to other entities by name, and to secrets as \${env:NAME}. All errors of the files are reported before anything is sent. "muster export" writes such a file. See docs/guides/fixtures.md.`;
  static override examples = [
    '<%= config.bin %> apply -f network.yaml --diff',
    '<%= config.bin %> apply -f network.yaml --yes',
    '<%= config.bin %> apply -f network.yaml --prune --dry-run',
    '<%= config.bin %> export | <%= config.bin %> apply -f - --profile staging --yes',
    '<%= config.bin %> apply --schema > muster.schema.json',
  ];
  static override flags = {
    filename: Flags.string({
      char: 'f',
      description: 'File, folder with .yaml, .yml and .json files, or - for standard input. Can be repeated.',
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'FILE',
    }),
    diff: Flags.boolean({
      description:
        'Show what would change, and change nothing. Exit code 0 without differences, 12 with some.',
      exclusive: ['dry-run'],
    }),
    prune: Flags.boolean({
      description:
        'Delete what the files leave out of their sections. Asks first. Keeps sections that the files do not have, what the files refer to, and what every new device network has. With --diff, what would be deleted is a difference.',
    }),
    create: Flags.boolean({
      description: 'Create the device network that the file or --device-network names, if it does not exist.',
    }),
    'replace-secrets': Flags.boolean({
      description:
        'Send the secrets of the files again. By default they are sent with new entities and with other changes, because the service does not return secrets to compare them.',
    }),
    schema: Flags.boolean({ description: 'Print the JSON Schema of the files.', exclusive: ['filename'] }),
    yes: Flags.boolean({
      char: 'y',
      description:
        'Do not ask for a confirmation. Without a terminal it is needed for more than one update, and for deletions.',
    }),
    ...dryRunFlags,
    ...reportFlags,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Apply);
    if (flags.schema) {
      const { fixtureSchema } = await import('../generated/fixture-schema.ts');
      return write(`${JSON.stringify(fixtureSchema, null, 2)}\n`);
    }
    if (flags.filename === undefined) {
      throw new UsageError('Missing flag: --filename.', 'Example: muster apply -f network.yaml');
    }
    const fixture = await readFixture(flags.filename);
    await applyFixture(fixture, flags);
  }
}

type ApplyFlags = ConnectionFlags & {
  readonly diff: boolean;
  readonly create: boolean;
  readonly prune: boolean;
  readonly yes: boolean;
  readonly json: boolean;
  readonly 'dry-run': boolean;
  readonly 'replace-secrets': boolean;
  readonly 'request-timeout'?: number | undefined;
};

async function applyFixture(
  fixture: Awaited<ReturnType<typeof readFixture>>,
  flags: ApplyFlags,
): Promise<void> {
  const writes = !flags.diff && !flags['dry-run'];
  const options = {
    replacesSecrets: flags['replace-secrets'],
    sendsSecrets: !flags.diff,
    prunes: flags.prune,
  };
  const isJson = flags.json || flags.output === 'json';
  const settings = await openNetwork(fixture.deviceNetwork, flags, writes);
  const plan = await planOf(fixture, new Network(clientOf(settings, flags)), options);
  if (flags.diff) return showDifferences(plan, isJson);
  if (flags['dry-run']) {
    const { requests, fetch } = capturing();
    const client = clientOf(settings, flags, { fetch, retries: 0 });
    await applied(plan, client, { ...options, isDryRun: true, signal: NEVER, onOutcome: throwFailure });
    return printRequests(requests, { ...flags, json: isJson });
  }
  checkWritable(settings);
  if (!isJson)
    await write(
      planLines(plan)
        .map((line) => `${line}\n`)
        .join(''),
    );
  const updates = plan.entries.filter(({ action }) => action === 'update').length;
  if (updates > 1 || plan.deletions.length > 0) {
    await confirmChanges(flags.yes, `\`muster apply\` with ${planTally(plan)} at ${settings.url.value}`);
  }
  await interruptible(async (signal) => {
    const report = new ApplyReport(isJson);
    const client = clientOf(settings, flags, { signal });
    const onOutcome = report.note.bind(report);
    const fatal = await applied(plan, client, { ...options, isDryRun: false, signal, onOutcome });
    if (isJson) await write(`${JSON.stringify(report.document(), null, 2)}\n`);
    else await write(`${report.tally()}.\n`);
    report.finish(signal, fatal);
  });
}

const NEVER = new AbortController().signal;

/** Ends the command at the first failure in a dry run. */
function throwFailure({ error }: Outcome): void {
  if (error !== undefined) throw new CliError(error.message, error.exitCode, error.remedy);
}

/** @returns the error that ended the run early */
async function applied(plan: Plan, client: MusterClient, options: ApplyOptions): Promise<Error | undefined> {
  const applier = new Applier(new Network(client), options);
  await applier.apply(plan);
  return applier.fatal;
}

/** @throws {CliError} there are differences */
async function showDifferences(plan: Plan, isJson: boolean): Promise<void> {
  const all = [...plan.entries, ...plan.deletions];
  const differs = all.some(({ action }) => action !== 'unchanged');
  if (isJson) await write(`${JSON.stringify(all.map(rowOfPlan), null, 2)}\n`);
  else await write([...planLines(plan), `${planTally(plan)}.`].map((line) => `${line}\n`).join(''));
  if (differs) throw new CliError(`The device network differs: ${planTally(plan)}.`, exitCodes.mismatch);
}
