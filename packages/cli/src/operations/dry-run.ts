import * as Flags from '@oclif/core/flags';
import { connect } from '../base-command.ts';
import { operationTable, type OperationInput } from '@muster/sdk';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';
import { inputOf, type Job } from './job.ts';
import { call } from './call.ts';
import type { OperationSpec } from './spec.ts';

const dryRunFormats = ['text', 'curl', 'json'] as const;

/** Flags of commands that can print their requests without sending them. */
export const dryRunFlags = {
  'dry-run': Flags.boolean({
    description: 'Print the requests without sending them. Names are looked up. The API key is not printed.',
  }),
  'dry-run-format': Flags.string({
    description: 'Format of the printed requests. Default: text, or json with -o json.',
    options: [...dryRunFormats],
    dependsOn: ['dry-run'],
  }),
};

/** A request as `--dry-run` prints it. The API key is replaced with `$MUSTER_API_KEY`. */
interface PlannedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Parts of a form: JSON or text, or the path of a file. */
  readonly form?: readonly FormPart[];
}

interface FormPart {
  readonly name: string;
  readonly value?: string;
  readonly file?: string;
}

/** Headers that curl sends by itself. */
const leftOut = new Set(['accept', 'content-length']);

/**
 * Prints the requests of a command: one, or one for each ID. For a command that reads pages, prints the first request.
 *
 * @param ids the IDs of a command for many; undefined if the command has its ID as an argument, or none
 */
export async function dryRun(job: Job, ids: readonly string[] | undefined): Promise<void> {
  const requests: PlannedRequest[] = [];
  for (const id of ids ?? [undefined]) {
    const input = id === undefined ? inputOf(job) : await inputOfId(job, id);
    requests.push(await capture(job, firstPage(job, input), id));
  }
  await printRequests(requests, job.flags);
}

/** Prints requests that were not sent, in the requested format. */
export async function printRequests(
  requests: readonly PlannedRequest[],
  flags: Readonly<Record<string, unknown>>,
): Promise<void> {
  await write(render(requests, formatOf(flags)));
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  process.stderr.write(`Dry run: ${count}, none sent.\n`);
}

/**
 * Creates a `fetch` for several requests that depend on each other. It sends GET requests, except for those that send a
 * command to a device, and records others instead of sending them.
 *
 * @param answer response to recorded requests. Default: an empty list if the request body is a list, else an empty `Id`
 */
export function capturing(answer?: unknown): {
  readonly requests: PlannedRequest[];
  readonly fetch: typeof globalThis.fetch;
} {
  const requests: PlannedRequest[] = [];
  const fetch = async (sent: string | URL | Request): Promise<Response> => {
    const request = sent as Request;
    if (request.method === 'GET' && !isCommand(request)) return globalThis.fetch(request);
    const planned = await plannedOf(request);
    requests.push(planned);
    return Response.json(answer ?? (planned.body?.startsWith('[') ? [] : { Id: '' }));
  };
  return { requests, fetch };
}

/** Paths of GET operations that send a command to a device. */
const commandPaths = Object.values(operationTable)
  .filter(({ method, result }) => method === 'GET' && result === 'command')
  .map(({ path }) => new RegExp(`${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'));

const isCommand = ({ url }: Request): boolean =>
  commandPaths.some((path) => path.test(new URL(url).pathname));

/** Describes a request without files. */
export async function plannedOf(request: Request): Promise<PlannedRequest> {
  const body = await request.clone().text();
  return { ...headOf(request, false), ...(body === '' ? {} : { body }) };
}

async function inputOfId(job: Job, idOrName: string): Promise<OperationInput> {
  const arg = job.planned.many?.arg;
  return inputOf(job, arg?.name, await job.names.idOf(arg?.names, idOrName));
}

/** Adds the page size that `--all` or `--limit` implies. */
function firstPage({ spec, flags }: Job, input: OperationInput): OperationInput {
  const { all, limit } = flags;
  if (spec.kind !== 'page' || (all !== true && typeof limit !== 'number')) return input;
  const pageSize = flags['page-size'] ?? Math.min(500, typeof limit === 'number' ? limit : Infinity);
  return { ...input, query: { ...input.query, Page: 1, PageSize: pageSize } };
}

function formatOf(flags: Readonly<Record<string, unknown>>): string {
  const asked = flags['dry-run-format'];
  if (typeof asked === 'string') return asked;
  return flags['json'] === true || flags['output'] === 'json' ? 'json' : 'text';
}

/** Lets the SDK build the request, and records it instead of sending it. */
async function capture(job: Job, input: OperationInput, id: string | undefined): Promise<PlannedRequest> {
  let planned: PlannedRequest | undefined;
  const fetch = async (sent: string | URL | Request): Promise<Response> => {
    const request = sent as Request;
    // An update by flags reads the entity first, because the second request depends on it.
    if (job.isPartial && request.method === 'GET') return globalThis.fetch(request);
    planned = await describe(request, job, input);
    throw new Error('This request is not sent.');
  };
  const { client } = await connect(job.flags, { fetch, retries: 0 });
  try {
    await call({ ...job, client }, input, id);
  } catch (error) {
    if (planned === undefined) throw error;
  }
  if (planned === undefined) throw new Error(`The SDK made no request for ${job.spec.id}.`);
  return planned;
}

async function describe(
  request: Request,
  { spec, flags }: Job,
  input: OperationInput,
): Promise<PlannedRequest> {
  const isForm = spec.body?.isForm === true && input.body !== undefined;
  if (!isForm) return plannedOf(request);
  return { ...headOf(request, true), form: formPartsOf(spec, flags, input.body) };
}

function headOf(request: Request, isForm: boolean): Pick<PlannedRequest, 'method' | 'url' | 'headers'> {
  const headers = [...request.headers]
    .filter(([name]) => !leftOut.has(name) && !(isForm && name === 'content-type'))
    .map(([name, value]) => [name, name === 'authorization' ? 'Bearer $MUSTER_API_KEY' : value]);
  return {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

/** Describes the parts of a form. Names files without reading them. */
function formPartsOf(
  spec: OperationSpec,
  flags: Readonly<Record<string, unknown>>,
  body: unknown,
): FormPart[] {
  const files = new Map(
    (spec.body?.fields ?? []).flatMap((one) => (one.kind === 'file' ? [[one.member, one.flag]] : [])),
  );
  return Object.entries(body as object).map(([name, value]): FormPart => {
    const flag = files.get(name);
    if (flag !== undefined) return { name, file: String(flags[flag]) };
    return { name, value: typeof value === 'string' ? value : JSON.stringify(value) };
  });
}

function render(requests: readonly PlannedRequest[], format: string): string {
  if (format === 'json') return `${JSON.stringify(requests, null, 2)}\n`;
  if (format === 'curl') return requests.map((request) => `${asCurl(request)}\n`).join('');
  return requests.map((request) => `${asText(request)}\n`).join('\n');
}

function asText({ method, url, headers, body, form }: PlannedRequest): string {
  const parts = (form ?? []).map(
    ({ name, value, file }) => `${name}: ${file === undefined ? (value ?? '') : `@${file}`}`,
  );
  const lines = [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined && parts.length === 0 ? [] : ['']),
    ...(body === undefined ? parts : [body]),
  ];
  return printable(lines.join('\n'), true);
}

function asCurl({ method, url, headers, body, form }: PlannedRequest): string {
  const words = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(url),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quotedHeader(name, value)]),
    ...(body === undefined ? [] : ['--data-binary', quoted(body)]),
    ...(form ?? []).flatMap(({ name, value, file }) => [
      '-F',
      quoted(file === undefined ? formValue(name, value) : `${name}=@"${file}"`),
    ]),
  ];
  return words.join(' ');
}

/** Quotes a value: curl interprets `@`, `<` and `;` in unquoted values. */
const formValue = (name: string, value = ''): string => `${name}="${value.replaceAll(/["\\]/gu, '\\$&')}"`;

/** Puts double quotes around the key only, so that the shell expands it. */
const quotedHeader = (name: string, value: string): string =>
  name === 'authorization' ? '"Authorization: Bearer $MUSTER_API_KEY"' : quoted(`${name}: ${value}`);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
