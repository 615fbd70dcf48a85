import type { DeviceListItem } from '@muster/sdk/core';
import { cliLine, shellWord } from '../commands/cli-line.ts';
import { deviceWord } from '../device/device-words.ts';
import { conditionWords } from '../layout/list-url.ts';
import type { Selection } from '../layout/selection.tsx';

export type Chosen = Pick<Selection<Pick<DeviceListItem, 'Id' | 'DeviceIdentifier'>>, 'rows' | 'query'>;

/** Maximum number of devices that a command names. */
const NAMED = 20;

/** The command that prints a line for each chosen device. */
function source({ rows, query }: Chosen): string {
  if (rows === undefined)
    return cliLine('devices', 'list', ...conditionWords(query), '--all', '--jq', '.Rows[].Id');
  return rows.length > NAMED
    ? 'cat ids.txt'
    : [String.raw`printf '%s\n'`, ...rows.map((row) => shellWord(deviceWord(row)))].join(' ');
}

/**
 * The command for the chosen devices, which it reads from standard input.
 *
 * @param words the words after `muster`, with `-` for the devices
 */
export const bulkLine = (chosen: Chosen, ...words: readonly string[]): string =>
  `${source(chosen)} | ${cliLine(...words)}`;

/** A command for each of the chosen devices, whose ID is in the variable `id`. */
export const eachLine = (chosen: Chosen, command: string): string =>
  `${source(chosen)} | while read -r id; do ${command}; done`;

/** Whether the command reads a file with an ID per line. */
export const needsFile = ({ rows }: Chosen): boolean => rows !== undefined && rows.length > NAMED;
