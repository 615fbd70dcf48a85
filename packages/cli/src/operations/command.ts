import { BaseCommand, type CommandClass } from '../command-class.ts';
import { argsOf, flagsOf } from './flags.ts';
import { runOperation } from './run.ts';
import type { DeprecatedSpec, OperationSpec } from './spec.ts';

/** Makes the command of one operation. */
export function operationCommand(spec: OperationSpec): CommandClass {
  return class OperationCommand extends BaseCommand {
    static override summary = spec.summary;
    static override description = spec.description;
    static override examples = examplesOf(spec);
    static override args = argsOf(spec);
    static override flags = flagsOf(spec);

    static {
      if (spec.deprecated !== undefined) {
        this.deprecationOptions = { message: deprecationOf(spec, spec.deprecated) };
      }
    }

    async run(): Promise<void> {
      const { flags, argv } = await this.parse(OperationCommand);
      await runOperation(spec, { flags, argv: argv.map(String) });
    }
  };
}

/** What the command writes to standard error when it runs. */
function deprecationOf({ topic, command }: OperationSpec, { sunset, successor }: DeprecatedSpec): string {
  const instead = successor === undefined ? '' : ` Use "muster ${successor}".`;
  return `"muster ${topic} ${command}" is deprecated and is removed after ${sunset}.${instead}`;
}

function examplesOf(spec: OperationSpec): string[] {
  const base = ['<%= config.bin %>', spec.topic, spec.command].join(' ');
  const args = spec.args.map((arg) => (arg.kind === 'time' ? '24h' : `$${arg.name.toUpperCase()}`)).join(' ');
  const plain = [base, args].filter((part) => part !== '').join(' ');
  if (spec.kind === 'page') return pageExamples(plain, spec);
  if (spec.body !== undefined) return bodyExamples(plain, spec);
  const rest = spec.args
    .slice(1)
    .map((arg) => (arg.kind === 'time' ? '24h' : `$${arg.name.toUpperCase()}`))
    .join(' ');
  return spec.args[0]?.isId === true
    ? [plain, `cat ids | ${[base, '-', rest].join(' ').trimEnd()}${spec.writes === true ? ' --yes' : ''}`]
    : [plain];
}

function pageExamples(plain: string, spec: OperationSpec): string[] {
  const filter =
    spec.id === 'devices.list' ? [`${plain} --filter 'Status eq online' --sort -LatestRegistrationTime`] : [];
  return [plain, ...filter, `${plain} --all -o csv`, `${plain} -o json | jq -r '.Rows[].Id'`];
}

function bodyExamples(plain: string, spec: OperationSpec): string[] {
  const shown = (spec.body?.fields ?? []).filter(
    (field) => field.required === true && field.kind === 'string',
  );
  const flags = shown.map((field) => `--${field.flag} ${field.options?.[0] ?? '…'}`).join(' ');
  if (spec.body?.isForm === true) return [formExample(plain, spec)];
  const withData = `${plain} --data '${spec.body?.example ?? ''}'`;
  if (spec.body?.csv === true)
    return [withData, `${plain} --data @rows.csv`, `cat rows.csv | ${plain} --data -`];
  return flags === '' ? [withData, `${plain} --data @body.json`] : [`${plain} ${flags}`, withData];
}

function formExample(plain: string, { body }: OperationSpec): string {
  const needed = (body?.fields ?? []).filter((field) => field.required === true);
  const flags = needed.map((field) => `--${field.flag} ${field.kind === 'file' ? './file.bin' : '…'}`);
  return [plain, ...flags].join(' ');
}
