import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { BaseCommand, connectionFlags, jqFlag, settingsOf } from '../base-command.ts';
import { firstRequest, pagesOf } from '../api/pages.ts';
import { errorOf, rawRequest, sendRaw, type RawRequest } from '../api/request.ts';
import { checkWritable } from '../config/read-only.ts';
import type { Settings } from '../config/settings.ts';
import { textOf } from '../operations/body.ts';
import { dryRunFlags, plannedOf, printRequests } from '../operations/dry-run.ts';
import { interruptible } from '../operations/interrupt.ts';
import { printable } from '../output/printable.ts';
import { printRows } from '../output/printer.ts';
import { write } from '../output/stdout.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export default class Api extends BaseCommand {
  static override summary = 'Send a request to the API and print the response';
  static override description =
    'Sends a request with the key and device network of the settings, and prints the body of the response unchanged. The request goes only to the service of the settings, and is not retried. A response other than 2xx is an error with the exit code of its status.';
  static override examples = [
    '<%= config.bin %> api GET /version',
    '<%= config.bin %> api GET /devices -F PageSize=5 -F "Filter=Status eq online" | jq .Rows',
    '<%= config.bin %> api GET /devices --paginate --jsonl',
    '<%= config.bin %> api GET /version --include',
    '<%= config.bin %> api POST /tags -F Name=spare',
    `<%= config.bin %> api PATCH /devices/$ID --data '[{"op":"replace","path":"/Name","value":"press-7"}]'`,
    '<%= config.bin %> api POST /devices --data @device.json',
  ];
  static override args = {
    method: Args.string({
      description: 'HTTP method.',
      options: methods,
      required: true,
      ignoreStdin: true,
    }),
    path: Args.string({
      description: 'Path after /api/v3, with its query.',
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = {
    data: Flags.string({
      char: 'd',
      description: 'Body: text, @FILE, or - for standard input.',
      helpValue: '@FILE|-|TEXT',
    }),
    field: Flags.string({
      char: 'F',
      description:
        'Member of a JSON body, or query parameter of GET and DELETE. Repeatable. Numbers, true, false, null, arrays, objects and quoted strings are parsed as JSON; @FILE and @- are read as text. a.b is a member of a, and a[] an item of the array a.',
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'NAME=VALUE',
    }),
    header: Flags.string({
      char: 'H',
      description: 'Header of the request. Authorization is not allowed; see --api-key-file.',
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'NAME:VALUE',
    }),
    'content-type': Flags.string({
      description: 'Media type of the body.',
      default: 'application/json',
      helpValue: 'TYPE',
    }),
    paginate: Flags.boolean({
      description: 'Fetch all pages of a list with GET, and print its rows as one JSON array.',
    }),
    jsonl: Flags.boolean({
      description: 'Print one row a line.',
      dependsOn: ['paginate'],
      helpGroup: 'OUTPUT',
    }),
    include: Flags.boolean({
      char: 'i',
      description: 'Print the status line and the headers of the response before its body.',
      exclusive: ['paginate', 'jq'],
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({ description: 'Write errors as JSON to standard error.', helpGroup: 'OUTPUT' }),
    ...dryRunFlags,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Api);
    const settings = await settingsOf(flags);
    const request: RawRequest = {
      method: args.method,
      path: args.path,
      fields: flags.field ?? [],
      headers: flags.header ?? [],
      body: flags.data === undefined ? undefined : await textOf(flags.data),
      contentType: flags['content-type'],
      timeoutMs: Math.round((flags['request-timeout'] ?? 30) * 1000),
    };
    if (flags['dry-run']) {
      const build = flags.paginate ? firstRequest : rawRequest;
      return printRequests([await plannedOf(await build(settings, request))], flags);
    }
    if (args.method !== 'GET') checkWritable(settings);
    if (flags.paginate) return printPages(settings, request, flags.jsonl);
    await printResponse(settings, request, flags.include);
  }
}

async function printPages(settings: Settings, request: RawRequest, isLines: boolean): Promise<void> {
  await interruptible(async (signal) => {
    const rows = await pagesOf(settings, request, signal);
    const format = isLines ? 'ndjson' : 'json';
    await printRows(rows, { format, columns: undefined, knownColumns: [], secrets: [] });
  });
}

async function printResponse(settings: Settings, request: RawRequest, withHead: boolean): Promise<void> {
  const response = await sendRaw(await rawRequest(settings, request), request.timeoutMs);
  if (withHead) await write(headOf(response));
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    if (withHead) await write(body);
    throw errorOf(response, body, request);
  }
  for await (const chunk of response.body ?? []) await write(chunk as Uint8Array);
  if (process.stdout.isTTY) await write('\n');
}

/** Returns the status line and the headers. The fetch of Node.js speaks HTTP/1.1. */
function headOf({ status, statusText, headers }: Response): string {
  const lines = [`HTTP/1.1 ${status} ${statusText}`.trimEnd()];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  return `${printable(lines.join('\n'), true)}\n\n`;
}
