import { clientHooks } from '../client-hooks.ts';
import {
  bodySchema,
  readContract,
  resultSchema,
  secretsOf,
  type Contract,
  type ContractOperation,
  type Schema,
} from '../contract/contract.ts';
import { printable } from './printable.ts';
import { isRow } from './value.ts';

/** Maximum number of characters of a printed body. */
const maxPrinted = 4096;
/** Maximum number of bytes of a body that is read. A longer body cannot be searched for secrets, and is left out. */
const maxRead = 1_048_576;

const HIDDEN = '(hidden)';
const secretHeader = /^(?:authorization|proxy-authorization|cookie|set-cookie|.*token.*)$/iu;
/** Names of secrets beyond the contract, for requests that it does not have. */
const secretName = /(?:secret|password|token|(?:pre-?shared|private|secret|api)[-_]?key|psk)$/iu;
/** Headers of responses that explain them. The others say how the connection works. */
const shownHeader =
  /^(?:content-(?:type|length)|etag|location|retry-after|deprecation|sunset|link|x-(?!content-type-options).*|ratelimit.*)$/iu;

let isStarted = false;

/** Prints requests and responses on standard error. @returns a function that ends it */
export function startDebug(): () => void {
  // A command can run another one.
  if (isStarted) return () => undefined;
  isStarted = true;
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = describeRequest(input, init);
    const operation = await operationOf(request);
    await printRequest(request, operation);
    const startMs = performance.now();
    const elapsed = (): string => `${Math.round(performance.now() - startMs)} ms`;
    try {
      const response = await send(input, init);
      await printResponse(response, elapsed(), operation);
      return response;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      print(
        '*',
        `Failed after ${elapsed()}: ${error instanceof Error ? error.message : String(error)}${cause}`,
      );
      throw error;
    }
  };
  clientHooks.current = {
    onRetry: ({ attempt, delayMs, reason }) =>
      print('*', `Attempt ${attempt} failed: ${reason} Next attempt in ${Math.round(delayMs)} ms.`),
  };
  return () => {
    isStarted = false;
    globalThis.fetch = send;
    clientHooks.current = {};
  };
}

function print(mark: string, text: string): void {
  const lines = printable(text, true).split('\n');
  process.stderr.write(lines.map((line) => `${mark} ${line}\n`).join(''));
}

interface DescribedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Request | string | undefined;
}

function describeRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): DescribedRequest {
  if (input instanceof Request) {
    const { method, url, headers } = input;
    // Only JSON is printed, and uploads of files would be kept in memory.
    const hasBody = input.body !== null && isJson(headers);
    return { method, url: new URL(url), headers, body: hasBody ? input.clone() : undefined };
  }
  const body = typeof init?.body === 'string' ? init.body : undefined;
  return { method: init?.method ?? 'GET', url: new URL(input), headers: new Headers(init?.headers), body };
}

/** An operation of the contract with the secrets of its bodies. */
interface KnownOperation {
  readonly sent: readonly string[];
  readonly received: readonly string[];
}

async function operationOf({ method, url }: DescribedRequest): Promise<KnownOperation> {
  const contract = await readContract();
  const found = operationAt(contract, method, url.pathname);
  const secrets = (schema: Schema | undefined): readonly string[] =>
    schema === undefined ? [] : secretsOf(contract, schema);
  const body = found && bodySchema(found);
  // A patch has the members of the body that it changes.
  const replaced = method === 'PATCH' ? operationAt(contract, 'PUT', url.pathname) : undefined;
  return {
    sent: [...secrets(body), ...secrets(replaced && bodySchema(replaced))],
    received: secrets(found && resultSchema(contract, found)),
  };
}

/** Finds the operation of a request. A path without parameters takes precedence. */
function operationAt(contract: Contract, method: string, path: string): ContractOperation | undefined {
  const fitting = Object.entries(contract.paths).filter(([template]) =>
    new RegExp(`${template.replaceAll(/[.()]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+')}/?$`, 'iu').test(
      path,
    ),
  );
  const [first] = fitting.sort(([one], [other]) => one.split('{').length - other.split('{').length);
  return first?.[1][method.toLowerCase()];
}

async function printRequest(request: DescribedRequest, { sent }: KnownOperation): Promise<void> {
  print('>', `${request.method} ${urlText(request.url)}`);
  for (const [name, value] of request.headers) {
    print(
      '>',
      `${name}: ${secretHeader.test(name) ? value.replace(/^(Bearer |Basic )?.*$/u, `$1${HIDDEN}`) : value}`,
    );
  }
  const { body, headers } = request;
  if (body === undefined) {
    const type = headers.get('Content-Type');
    if (type !== null) print('>', `(body of ${type} is not shown)`);
    return;
  }
  print('>', bodyText(typeof body === 'string' ? body : await readText(body), sent));
}

async function printResponse(
  response: Response,
  duration: string,
  { received }: KnownOperation,
): Promise<void> {
  const { status, statusText, headers } = response;
  print('<', `${`${status} ${statusText}`.trimEnd()} after ${duration}`);
  for (const [name, value] of headers) {
    if (shownHeader.test(name)) print('<', `${name}: ${secretHeader.test(name) ? HIDDEN : value}`);
  }
  if (response.body === null || headers.get('Content-Length') === '0') return;
  if (isJson(headers)) print('<', bodyText(await readText(response.clone()), received));
  else print('<', `(body of ${headers.get('Content-Type') ?? 'unknown type'} is not shown)`);
}

const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/iu.test(headers.get('Content-Type') ?? '');

function urlText(url: URL): string {
  const shown = new URL(url);
  for (const name of shown.searchParams.keys())
    if (secretName.test(name)) shown.searchParams.set(name, HIDDEN);
  return shown.href;
}

/** Reads a body up to the limit. @returns undefined if it is longer, or cannot be read */
async function readText(holder: Request | Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    // Leaving the loop cancels the copy.
    for await (const chunk of holder.body ?? []) {
      const part = chunk as Uint8Array;
      bytes += part.length;
      if (bytes > maxRead) return undefined;
      text += decoder.decode(part, { stream: true });
    }
  } catch {
    return undefined;
  }
  return text;
}

function bodyText(text: string | undefined, secrets: readonly string[]): string {
  if (text === undefined) return '(the body is too long, or cannot be read)';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `(${text.length} characters that are not JSON are not shown)`;
  }
  const shown = JSON.stringify(value, function (this: unknown, name, member: unknown) {
    const owner = name === 'value' && isRow(this) ? this['path'] : undefined;
    // The value of a JSON Patch belongs to the member at the end of its path.
    const known = typeof owner === 'string' ? owner.slice(owner.lastIndexOf('/') + 1) : name;
    return isSecret(known, secrets) && member !== null && typeof member !== 'boolean' ? HIDDEN : member;
  });
  return shown.length > maxPrinted ? `${shown.slice(0, maxPrinted)}… (${shown.length} characters)` : shown;
}

const isSecret = (name: string, secrets: readonly string[]): boolean =>
  secrets.includes(name) || secretName.test(name);
