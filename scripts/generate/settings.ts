import { serverSettings, type ServerSetting } from '../../packages/server/src/config.ts';
import { code, page, plain, sentence } from '../reference/markdown.ts';

const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** Describes a setting: its meaning, its values, and further sentences. */
function describe({ summary, type, details }: ServerSetting): string {
  const { choices, range } = type;
  const values = choices === undefined ? range && `, ${range}` : `: ${list.format(choices)}`;
  const repeatable = type.isRepeatable === true ? 'Repeatable.' : '';
  return [sentence(`${summary}${values ?? ''}`), details, repeatable].filter(Boolean).join(' ');
}

const defaultOf = ({ default: value, defaultNote }: ServerSetting): string =>
  defaultNote ?? String(value ?? 'none');

/** Units of numeric settings. */
const units: Readonly<Record<string, string>> = { SECONDS: 's', HOURS: 'h', DAYS: 'd' };

/** Generates the flags of the commands that start a server, for oclif. The server validates their values. */
export function serverFlags(): string {
  const flags = serverSettings.map((setting) => {
    const { flag, variable, group, type } = setting;
    const description = describe(setting);
    const isList = type.isRepeatable === true || description.includes('separated by commas');
    const options = {
      helpGroup: group,
      description: `${description} Default: $${variable}, ${defaultOf(setting)}.`,
      ...(type.placeholder === undefined ? {} : { helpValue: type.placeholder }),
      ...(type.choices === undefined ? {} : { options: type.choices }),
      ...(isList ? { multiple: true, multipleNonGreedy: true, delimiter: ',' } : {}),
    };
    const unit = units[type.placeholder ?? ''];
    const text = JSON.stringify(options);
    const flagOptions = unit === undefined ? text : `${text.slice(0, -1)},parse:inUnit('${unit}')}`;
    const isSwitch = type.placeholder === undefined && type.choices === undefined;
    return `'${flag.slice(2)}': Flags.${isSwitch ? 'boolean' : 'string'}(${flagOptions}),`;
  });
  return `// Made from packages/server/src/settings.ts by \`pnpm generate\`; do not edit.
import * as Flags from '@oclif/core/flags';
import { inUnit } from '../live/duration.ts';

/** Flags of the commands that start a server. The server applies defaults and MUSTER_* variables to omitted flags. */
export const serverFlags = {
${flags.join('\n')}
};
`;
}

/** Generates the page with all settings of the server. */
export function settingsPage(): string {
  const byGroup = Map.groupBy(serverSettings, ({ group }) => group);
  return page([
    '# Settings of the server',
    'Made by `pnpm generate` from `packages/server/src/settings.ts`. Do not edit this page.',
    `Each setting is a flag of [muster server](cli/server.md) and [muster up](cli/up.md), an environment variable, and a member
of the configuration of [@muster/server](../../packages/server/README.md). A flag takes precedence over a variable, and a
variable over the default. The server does not start with an invalid value, and shows an error for each of them. The
variable of a repeatable flag has the values separated by commas. The variable of a flag without a value is \`true\` or
\`false\`. The member has the name of the flag in camel case, for example \`maxConnections\`.`,
    ...[...byGroup].flatMap(([group, settings]) => [
      `## ${headingOf(group)}`,
      ['| flag | variable | default | description |', '| --- | --- | --- | --- |', ...settings.map(row)].join(
        '\n',
      ),
    ]),
  ]);
}

const headingOf = (group: string): string =>
  (group.charAt(0) + group.slice(1).toLowerCase()).replace(/^Api/u, 'API');

function row(setting: ServerSetting): string {
  const { flag, variable, guide, type } = setting;
  const words = [flag, type.placeholder].filter(Boolean).join(' ');
  const [file = ''] = guide?.split('.') ?? [];
  const link = guide === undefined ? '' : ` See [${file}](../guides/${guide}).`;
  return `| ${code(words)} | ${code(variable)} | ${defaultOf(setting)} | ${plain(describe(setting))}${link} |`;
}
