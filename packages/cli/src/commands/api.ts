import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { BaseCommand, connectionFlags, settingsOf } from '../base-command.ts';
import { rawRequest, sendRaw, type RawRequest } from '../api/request.ts';
import { checkWritable } from '../config/read-only.ts';
import { textOf } from '../operations/body.ts';
import { dryRunFlags, plannedOf, printRequests } from '../operations/dry-run.ts';
import { write } from '../output/stdout.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export default class Api extends BaseCommand {
  static override summary = 'Send a request to the API and print the response';
  static override description =
    'Sends a request with the key and device network of the settings, and prints the body of the response unchanged. The request goes only to the service of the settings, and is not retried. A response other than 2xx is an error with the exit code of its status.';
  static override examples = [
    '<%= config.bin %> api GET /version',
    '<%= config.bin %> api GET /devices -F PageSize=5 -F "Filter=Status eq online" | jq .Rows',
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
        'Member of a JSON body, or query parameter of GET and DELETE. Repeatable. Numbers, true, false, null, arrays and objects are parsed as JSON.',
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'NAME=VALUE',
    }),
    'content-type': Flags.string({
      description: 'Media type of the body.',
      default: 'application/json',
      helpValue: 'TYPE',
    }),
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
      body: flags.data === undefined ? undefined : await textOf(flags.data),
      contentType: flags['content-type'],
      timeoutMs: Math.round((flags['request-timeout'] ?? 30) * 1000),
    };
    if (flags['dry-run']) return printRequests([await plannedOf(rawRequest(settings, request))], flags);
    if (args.method !== 'GET') checkWritable(settings);
    const response = await sendRaw(settings, request);
    for await (const chunk of response.body ?? []) await write(chunk as Uint8Array);
    if (process.stdout.isTTY) await write('\n');
  }
}
