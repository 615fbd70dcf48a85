import { stat } from 'node:fs/promises';
import * as Args from '@oclif/core/args';
import { BaseCommand, clientOf, connectionFlags, settingsOf } from '../base-command.ts';
import type { ConnectionFlags } from '../config/settings.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { compareSides, sideOfNetwork, type Difference, type Side } from '../fixtures/compare.ts';
import { reportFlags } from '../fixtures/flags.ts';
import { Network } from '../fixtures/network.ts';
import { readFixture } from '../fixtures/read-files.ts';
import { changeLines, rowOfChange } from '../fixtures/show-plan.ts';
import { interruptible } from '../operations/interrupt.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';

const sideArgument = (which: string) =>
  Args.string({
    description: `${which} side: a device network by name or ID, @PROFILE or @PROFILE/NETWORK for another service, or a file or folder of "muster export".`,
    required: true,
    ignoreStdin: true,
  });

export default class Diff extends BaseCommand {
  static override summary = 'Compare two device networks, or one with files';
  static override description = `Shows what "muster export" would write differently for two device networks: entities that only one of them has, and members that differ. Compares names, not IDs, and no secrets. Changes nothing.

A file is compared as by "muster apply": only the members and entities that it has, if the other side is not a network that has more. The exit code is 0 without differences, and 12 with some.`;
  static override examples = [
    '<%= config.bin %> diff Plant Staging',
    '<%= config.bin %> diff @production/Plant @staging/Plant',
    '<%= config.bin %> diff network.yaml Plant',
  ];
  static override args = { left: sideArgument('Left'), right: sideArgument('Right') };
  static override flags = { ...reportFlags, ...connectionFlags };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Diff);
    const differences = await interruptible(async (signal) => {
      const left = await sideOf(args.left, flags, signal);
      const right = await sideOf(args.right, flags, signal);
      if (left.network === undefined && right.network === undefined) {
        throw new UsageError('Both sides are files.', 'One of them must be a device network.');
      }
      return compareSides(left, right);
    });
    if (flags.json || flags.output === 'json') {
      await write(`${JSON.stringify(differences.map(rowOf), null, 2)}\n`);
    } else {
      await write(
        differences
          .flatMap(linesOf)
          .map((line) => `${line}\n`)
          .join(''),
      );
    }
    if (differences.length > 0) {
      const count = `${differences.length} difference${differences.length === 1 ? '' : 's'}`;
      throw new CliError(`${args.left} and ${args.right} have ${count}.`, exitCodes.mismatch);
    }
  }
}

type DiffFlags = ConnectionFlags & { readonly 'request-timeout'?: number | undefined };

async function sideOf(text: string, flags: DiffFlags, signal: AbortSignal): Promise<Side> {
  const isFile =
    text !== '' && !text.startsWith('@') && (await stat(text).catch(() => undefined)) !== undefined;
  if (isFile) return { name: text, entries: (await readFixture([text])).entries, network: undefined };
  const [, profile, name] = /^@([^/]+)(?:\/(.+))?$/u.exec(text) ?? [];
  const chosen =
    profile === undefined
      ? { ...flags, 'device-network': text }
      : {
          ...flags,
          profile,
          url: undefined,
          local: undefined,
          'api-key-file': undefined,
          'device-network': name,
        };
  const settings = await settingsOf(chosen);
  return sideOfNetwork(text, new Network(clientOf(settings, flags, { signal })));
}

function linesOf({ section, label, only, changes }: Difference): string[] {
  const mark = only === undefined ? '~' : only === 'left' ? '-' : '+';
  return [
    printable(`${mark} ${section} "${label}"${only === undefined ? '' : ` (only ${only})`}`),
    ...(only === undefined ? changes.flatMap(changeLines) : []),
  ];
}

const rowOf = ({ section, label, only, changes }: Difference): object => ({
  Section: section,
  Name: label,
  ...(only === undefined ? { Changes: changes.map(rowOfChange) } : { Only: only }),
});
