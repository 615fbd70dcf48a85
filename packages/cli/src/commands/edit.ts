import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { diffLines } from 'diff';
import { MusterApiError, type MusterClient } from '@muster/sdk';
import { BaseCommand, connect, connectionFlags } from '../base-command.ts';
import { checkWritable } from '../config/read-only.ts';
import { resourceNamed, singular } from '../contract/resource.ts';
import {
  changesOf,
  editableOf,
  faultsOf,
  isBlank,
  parseEdited,
  textOf,
  withFaults,
  yamlOf,
  type Editable,
} from '../edit/document.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { describeError } from '../errors/describe.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { shellQuote } from '../live/shell-quote.ts';
import { NameResolver } from '../names/resolver.ts';
import { topics } from '../operation-table.ts';
import { sendChanges } from '../operations/partial.ts';
import type { PartialSpec, OperationSpec } from '../operations/spec.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';
import { isRow, type Row } from '../output/value.ts';

export default class Edit extends BaseCommand {
  static override summary = 'Edit an entity in an editor';
  static override description = `Opens the members of an entity that its update takes as YAML in $VISUAL, $EDITOR or vi. After the editor is closed, prints the difference, checks it against the contract, and sends the members that changed. Without changes, or with an empty file, nothing is sent.

If the check or the service refuses the changes, the editor opens again with the errors as comments. If you leave it without a correction, the command fails and keeps the file. Secrets are not part of the file: a secret that you add is sent, and one that you leave out stays.`;
  static override examples = [
    '<%= config.bin %> edit device muster-sim-000001',
    '<%= config.bin %> edit device-templates "Generic LwM2M"',
    `<%= config.bin %> edit device muster-sim-000001 --editor 'code --wait'`,
  ];
  static override args = {
    resource: Args.string({
      description: 'Resource, such as devices or device-type.',
      required: true,
      ignoreStdin: true,
    }),
    name: Args.string({ description: 'Unique name or ID of the entity.', required: true, ignoreStdin: true }),
  };
  static override flags = {
    editor: Flags.string({
      description: 'Command that edits the file. Default: $VISUAL, $EDITOR, vi. Required without a terminal.',
      helpValue: 'COMMAND',
    }),
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Edit);
    const { topic, update } = resourceNamed(args.resource);
    const partial = update?.partial;
    if (update === undefined || partial === undefined || update.args.length !== 1) throw notEditable(topic);
    const editor = editorOf(flags.editor);
    const { client, settings } = await connect(flags);
    checkWritable(settings);
    const id = await new NameResolver(client).idOf(update.args[0]?.names, args.name);
    const current: unknown = await client.call(partial.get, { path: { id } });
    const editable = await editableOf(update, isRow(current) ? current : {});
    const title = `${singular(topic)} ${args.name}`;
    await edit({ client, editor, editable, partial, id, title });
  }
}

function notEditable(topic: string): UsageError {
  const editable = Object.entries(topics).filter(([, { operations }]) => operations.some(isEditable));
  return new UsageError(
    `The ${topic} cannot be edited.`,
    `Resources that can: ${editable.map(([name]) => name).join(', ')}.`,
  );
}

const isEditable = ({ command, partial, args }: OperationSpec): boolean =>
  command === 'update' && partial !== undefined && args.length === 1;

/** @throws {UsageError} there is no terminal for the default editor */
function editorOf(flag: string | undefined): string {
  if (flag !== undefined) return flag;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(
      '`muster edit` needs a terminal for the editor.',
      'Name a command that edits the file without one with --editor, or use the update command of the resource.',
    );
  }
  const { VISUAL, EDITOR } = process.env;
  return VISUAL || EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
}

interface Editing {
  readonly client: MusterClient;
  readonly editor: string;
  readonly editable: Editable;
  readonly partial: PartialSpec;
  readonly id: string;
  readonly title: string;
}

async function edit(editing: Editing): Promise<void> {
  const { editable, title } = editing;
  const folder = await mkdtemp(join(tmpdir(), 'muster-edit-'));
  const file = join(folder, `${editable.update.topic}.yaml`);
  await writeFile(file, textOf(editable, `Edits the ${title}`), { mode: 0o600 });
  try {
    await editUntilValid(editing, file);
  } catch (error) {
    process.stderr.write(`The edited file is ${file}\n`);
    throw error;
  }
  await rm(folder, { recursive: true });
}

/** Opens the editor until the changes have been sent, or there are none. */
async function editUntilValid(editing: Editing, file: string): Promise<void> {
  const { editor, editable, title } = editing;
  for (let refused: string | undefined; ;) {
    await openEditor(editor, file);
    const text = await readFile(file, 'utf8');
    if (isBlank(text)) {
      cancelled('the file is empty');
      return;
    }
    if (text === refused) {
      throw new CliError(`The ${title} was not changed: the errors were not corrected.`, exitCodes.rejected);
    }
    const parsed = parseEdited(text, editable);
    const faults = 'faults' in parsed ? parsed.faults : await send(editing, parsed.values);
    if (faults === undefined) return;
    for (const fault of faults) process.stderr.write(`Error: ${printable(fault)}\n`);
    refused = withFaults(text, faults);
    await writeFile(file, refused);
  }
}

function cancelled(reason: string): void {
  process.stderr.write(`Nothing was sent: ${reason}.\n`);
}

/** Sends the changes. @returns the faults that the user can correct; undefined if there are none */
async function send(
  { client, editable, partial, id, title }: Editing,
  edited: Row,
): Promise<readonly string[] | undefined> {
  const changed = changesOf(editable.values, edited);
  const names = Object.keys(changed);
  if (names.length === 0) {
    cancelled('nothing was changed');
    return undefined;
  }
  try {
    const body = await new NameResolver(client).body(editable.update, edited);
    const faults = await faultsOf(editable, isRow(body) ? body : edited);
    if (faults.length > 0) return faults;
    const lines = differences(yamlOf(editable.values, names), yamlOf(edited, names));
    await write(`${lines.map((line) => printable(line)).join('\n')}\n`);
    const sent = isRow(body) ? Object.fromEntries(names.map((name) => [name, body[name] ?? null])) : changed;
    await sendChanges(client, partial, { path: { id }, body: sent });
  } catch (error) {
    const description = describeError(error);
    // The user can correct what the service refuses, and names that it does not know.
    const isCorrectable =
      error instanceof MusterApiError
        ? [400, 409, 422].includes(error.status)
        : description.exitCode === exitCodes.notFound || description.exitCode === exitCodes.usage;
    if (!isCorrectable) throw error;
    const states = Object.entries(description.modelState ?? {}).map(
      ([name, texts]) => `${name}: ${texts.join(' ')}`,
    );
    return [description.message.replaceAll('\n', ' '), ...states];
  }
  process.stderr.write(`Updated the ${title}.\n`);
  return undefined;
}

/** Returns the lines that differ: `-` in front of those of the first text, `+` of the second. */
const differences = (before: string, after: string): string[] =>
  diffLines(before, after, { oneChangePerToken: true })
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => `${added ? '+' : '-'} ${value.replace(/\n$/u, '')}`);

/** @throws {CliError} the editor cannot be started, or fails */
async function openEditor(editor: string, file: string): Promise<void> {
  const quoted = process.platform === 'win32' ? `"${file}"` : shellQuote([file]);
  // Ctrl-C belongs to the editor.
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  try {
    const child = spawn(`${editor} ${quoted}`, { shell: true, stdio: 'inherit' });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      throw new CliError(
        `The editor "${editor}" ended with code ${String(code)}. Nothing was sent.`,
        exitCodes.usage,
        'Set another one with $VISUAL, $EDITOR or --editor.',
      );
    }
  } finally {
    process.off('SIGINT', ignore);
  }
}
