import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { connectionFlags, outputFlags } from '../base-command.ts';
import { UsageError } from '../errors/cli-error.ts';
import { durationFlag } from '../live/duration.ts';
import { aliasOf, describeInput } from '../names/resolver.ts';
import { checkedFilter, selectorFlagsOf } from '../names/selectors.ts';
import { bulkFlags } from './bulk-flags.ts';
import { canAsk } from './confirm.ts';
import { dryRunFlags } from './dry-run.ts';
import { isMassRegistration, massRegistrationFlags } from './mass-registration.ts';
import { parseValue } from './parse-value.ts';
import { secretFileFlag } from './secret-file.ts';
import type { BodySpec, FlagSpec, OperationSpec, ValueKind } from './spec.ts';

type FlagMap = Interfaces.FlagInput;

/** The flags of a generated command. */
export function flagsOf(spec: OperationSpec): FlagMap {
  const taken = namesOfFlags(spec);
  return {
    ...Object.fromEntries(spec.query.map((flag) => [flag.flag, flagOf(flag, 'QUERY', taken)])),
    ...selectorFlagsOf(spec, withAliases(spec, taken)),
    ...pagingFlags(spec),
    ...bodyFlags(spec, taken),
    ...idFlags(spec),
    ...keyFlag(spec),
    ...dryRunFlags,
    ...(canAsk(spec) ? yesFlag : {}),
    ...(spec.kind === 'command' ? waitFlag : {}),
    ...(isMassRegistration(spec) ? massRegistrationFlags : {}),
    ...(spec.kind === 'binary' ? fileFlag : outputFlags),
    ...columnFlag(spec),
    ...secretFlag(spec),
    ...connectionFlags,
  };
}

/** The arguments of a generated command. They are checked by hand, because IDs can come from standard input. */
export function argsOf(spec: OperationSpec): Interfaces.ArgInput {
  return Object.fromEntries(
    spec.args.map((arg) => [
      arg.name,
      Args.string({
        description:
          arg.isId && arg === spec.args[0]
            ? `${describeInput(arg)} Repeatable. "-" reads IDs from standard input.`
            : describeInput(arg),
        ignoreStdin: true,
        required: false,
      }),
    ]),
  );
}

/** Names of existing flags, which an alias must not use. */
function namesOfFlags({ query, body }: OperationSpec): ReadonlySet<string> {
  const own = [...query, ...(body?.fields ?? [])].map(({ flag }) => flag);
  return new Set([...own, ...Object.keys(connectionFlags), ...Object.keys(outputFlags)]);
}

/** Names of existing flags and their aliases, which a selector must not use. */
function withAliases({ query, body }: OperationSpec, taken: ReadonlySet<string>): ReadonlySet<string> {
  const members = [...query, ...(body?.fields ?? [])];
  const stems = members.flatMap((flag) => aliasOf(flag, taken) ?? []);
  // "--type" would select devices, beside "--device-type", which changes them.
  const short = stems.map((stem) => stem.replace(/^device-/u, ''));
  return new Set([...taken, ...stems, ...short]);
}

function listFlag({ options }: FlagSpec, common: object): FlagMap[string] {
  const list = { ...common, multiple: true, multipleNonGreedy: true } as const;
  if (options === undefined) return Flags.string({ ...list, helpValue: 'A,B' });
  // oclif splits a list of options and checks each of them. Other lists can be JSON, and are split later.
  return Flags.string({ ...list, options: [...options], delimiter: ',', helpValue: options.join('|') });
}

function flagOf(spec: FlagSpec, helpGroup: string, taken: ReadonlySet<string>): FlagMap[string] {
  const alias = aliasOf(spec, taken);
  const common = {
    description: describeInput(spec),
    helpGroup,
    ...(spec.hidden === true ? { hidden: true } : {}),
    ...(alias === undefined ? {} : { aliases: [alias] }),
  };
  const options = spec.options === undefined ? {} : { options: [...spec.options] };
  const named =
    spec.names === undefined
      ? {}
      : { parse: (text: string) => Promise.resolve(checkNotEmpty(alias ?? spec.flag, text)) };
  if (spec.times !== undefined)
    return Flags.string({
      ...common,
      ...{ parse: (text: string) => Promise.resolve(checkedFilter(spec, text)) },
    });
  if (spec.multiple === true || spec.separated === true) return listFlag(spec, { ...common, ...named });
  switch (spec.kind) {
    case 'boolean':
      return Flags.boolean({ ...common, allowNo: true });
    case 'string':
      return Flags.string({ ...common, ...options, ...named });
    case 'file':
      return Flags.string({ ...common, helpValue: 'FILE' });
    case 'integer':
      return Flags.integer({ ...common, ...boundsOf(spec) });
    default:
      return parsedFlag(spec, spec.kind, common);
  }
}

function boundsOf(spec: FlagSpec): { min?: number; max?: number } {
  return {
    ...(spec.min === undefined ? {} : { min: spec.min }),
    ...(spec.max === undefined ? {} : { max: spec.max }),
  };
}

function parsedFlag(
  spec: FlagSpec,
  kind: ValueKind,
  common: { description: string; helpGroup: string },
): FlagMap[string] {
  return Flags.custom<unknown>({
    ...common,
    helpValue: kind === 'duration' ? 'MS' : kind.toUpperCase(),
    parse: (text) => Promise.resolve(parseValue(`--${spec.flag}`, kind, text, spec)),
  })();
}

/** Rejects an empty name or ID. */
function checkNotEmpty(flag: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new UsageError(`The value of --${flag} is empty.`, 'Is a shell variable in it unset?');
}

function pagingFlags(spec: OperationSpec): FlagMap {
  if (spec.kind !== 'page') return {};
  return {
    all: Flags.boolean({
      description: 'Fetch all pages.',
      exclusive: ['page'],
      helpGroup: 'QUERY',
    }),
    limit: Flags.integer({
      description: 'Maximum number of rows over all pages.',
      min: 1,
      exclusive: ['all'],
      // Not `exclusive`, which would add an alternative without a name to the usage line.
      relationships: [{ type: 'none', flags: ['page'] }],
      helpGroup: 'QUERY',
    }),
  };
}

function bodyFlags(spec: OperationSpec, taken: ReadonlySet<string>): FlagMap {
  if (spec.body === undefined) return {};
  // An update with flags keeps the members that they do not name.
  const isWhole = spec.partial === undefined;
  return {
    ...Object.fromEntries(
      spec.body.fields.map((field) => {
        const flag = flagOf(field, 'BODY', taken);
        const isRequired = isWhole && field.required === true;
        return [field.flag, isRequired ? { ...flag, description: `(required) ${flag.description}` } : flag];
      }),
    ),
    ...secretFileFlags(spec.body, taken),
    data: Flags.string({
      char: 'd',
      description: `Body as ${formatsOf(spec.body)}: text, @FILE, or - for standard input. Flags override its members.`,
      helpGroup: 'BODY',
      helpValue: '@FILE|-|JSON',
    }),
  };
}

/** Flags that read secrets from files, because other users of the machine can see command lines. */
function secretFileFlags({ fields }: BodySpec, taken: ReadonlySet<string>): FlagMap {
  const names = fields
    .filter(({ flag, secret }) => secret === true && !taken.has(secretFileFlag(flag)))
    .map(({ flag }) => flag);
  return Object.fromEntries(
    names.map((flag) => [
      secretFileFlag(flag),
      Flags.string({
        description: `File with the value of --${flag}, or - for standard input. Other users of the machine can see the value of --${flag} itself.`,
        exclusive: [flag],
        helpGroup: 'BODY',
        helpValue: 'FILE|-',
      }),
    ]),
  );
}

function idFlags(spec: OperationSpec): FlagMap {
  return spec.args[0]?.isId === true ? bulkFlags : {};
}

function keyFlag(spec: OperationSpec): FlagMap {
  if (spec.takesKey !== true) return {};
  const ofMany =
    spec.args[0]?.isId === true
      ? ' With several IDs, each request has a key of its own: KEY and the ID.'
      : '';
  return {
    'idempotency-key': Flags.string({
      description: `Key that makes the service execute the request once. A repeated request with the key returns the first response.${ofMany}`,
      helpValue: 'KEY',
      parse: (text) => Promise.resolve(checkKey(text)),
    }),
  };
}

/** Form of an Idempotency-Key. With many IDs, the command appends a space and the ID. */
const KEY = /^[ !#-[\]-~]{1,218}$/u;

function checkKey(text: string): string {
  if (!KEY.test(text)) {
    throw new UsageError('--idempotency-key must be 1 to 218 characters of ASCII without " and \\.');
  }
  return text;
}

function formatsOf({ xml, csv, isForm }: BodySpec): string {
  if (isForm === true) return 'JSON with the parts that are not files';
  return ['JSON', ...(xml ? ['XML'] : []), ...(csv ? ['CSV'] : [])].join(' or ');
}

const yesFlag: FlagMap = {
  yes: Flags.boolean({
    char: 'y',
    description: 'Do not ask for confirmation. Required without a terminal if the command would ask.',
  }),
};

const fileFlag: FlagMap = {
  output: Flags.string({
    char: 'o',
    description: 'File to write, replaced after the download is complete. Default: standard output.',
    helpGroup: 'OUTPUT',
    helpValue: 'FILE',
  }),
  json: Flags.boolean({
    description: 'Write the result as JSON if --output is given, and errors as JSON to standard error.',
    helpGroup: 'OUTPUT',
  }),
};

const waitFlag: FlagMap = {
  wait: Flags.boolean({
    description: 'Wait for the device and print the result of the command. Fails if the command failed.',
  }),
  'wait-timeout': durationFlag({
    description: 'Time to wait for the device. Default: 60s.',
    min: 0.001,
    max: 86_400,
    dependsOn: ['wait'],
  }),
};

function columnFlag(spec: OperationSpec): FlagMap {
  if (spec.kind === 'binary') return {};
  if (spec.columns.length === 0 && spec.kind !== 'command') return {};
  return {
    columns: Flags.string({
      description: 'Columns to show, separated by commas, in any case. A dot selects a nested member.',
      helpGroup: 'OUTPUT',
      helpValue: 'A,B',
      multiple: true,
      multipleNonGreedy: true,
    }),
  };
}

function secretFlag(spec: OperationSpec): FlagMap {
  if (spec.secrets.length === 0) return {};
  return {
    'show-secrets': Flags.boolean({ description: `Show ${spec.secrets.join(', ')}.`, helpGroup: 'OUTPUT' }),
  };
}
