import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { demandArgument } from '../demand-argument.ts';
import { answer, type ControlledRun } from './control-api.ts';
import { ControlError } from './control-error.ts';

const host = '127.0.0.1';
const maxBodyBytes = 65_536;
const maxConnections = 64;
const requestTimeoutMs = 30_000;
const tokenBytes = 32;

/** Options of the control API of a fleet. */
export interface ControlOptions {
  /** Name of the fleet in responses. */
  readonly name: string;
  /** Port on 127.0.0.1. Default 0, which chooses a free one. */
  readonly port?: number;
}

/** The control API of a running fleet. */
export interface ControlServer {
  /** URL such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Bearer token for requests, random for each server. */
  readonly token: string;
  close(): Promise<void>;
}

/**
 * Starts the control API of a run on loopback, for programs on this machine that have the token.
 *
 * @throws the system error if the port is in use
 */
export async function startControl(run: ControlledRun, options: ControlOptions): Promise<ControlServer> {
  demandArgument('options', options, 'startControl');
  const token = randomBytes(tokenBytes).toString('base64url');
  const server = await listen(host, options.port ?? 0, (request, response) => {
    void respond(run, options.name, token, request, response);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    token,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Starts an HTTP server.
 *
 * @throws the system error if the address cannot be listened on
 */
export async function listen(address: string, port: number, onRequest: RequestListener): Promise<Server> {
  const server = createServer(onRequest);
  server.maxConnections = maxConnections;
  server.requestTimeout = requestTimeoutMs;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject);
  server.listen(port, address, () => resolve(undefined));
  await promise;
  return server;
}

async function respond(
  run: ControlledRun,
  name: string,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    checkHost(request);
    checkToken(request, token, 'in the file of the fleet');
    const url = urlOf(request);
    const body = await readBody(request);
    send(response, 200, await answer(run, name, { method: request.method ?? 'GET', url, body }));
  } catch (error) {
    sendError(response, error);
  }
}

/**
 * Rejects other host names: a web page whose name resolves to loopback (DNS rebinding) sends its own name.
 *
 * @throws ControlError 421
 */
function checkHost({ headers, socket }: IncomingMessage): void {
  const port = String(socket.localPort);
  if (headers.host === `${host}:${port}` || headers.host === `localhost:${port}`) return;
  throw new ControlError(421, 'The Host header does not name this server.', `Use http://${host}:${port}.`);
}

/**
 * Compares digests in constant time.
 *
 * @param place of the token, for the remedy
 * @throws ControlError 401
 */
export function checkToken(
  { headersDistinct: { authorization = [] } }: IncomingMessage,
  token: string,
  place: string,
): void {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(authorization.join()), digest(`Bearer ${token}`))) return;
  throw new ControlError(
    401,
    'The bearer token is missing or wrong.',
    `Send the header "Authorization: Bearer TOKEN" with the token ${place}.`,
  );
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  const parsed = URL.canParse(url, `http://${host}`) ? new URL(url, `http://${host}`) : undefined;
  if (parsed) return parsed;
  throw new ControlError(400, 'The request target is not a URL.');
}

/** @throws ControlError 400, 413, 415 */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) {
      throw new ControlError(413, `The body is longer than ${maxBodyBytes} bytes.`);
    }
    chunks.push(chunk);
  }
  if (bytes === 0) return undefined;
  // A web page cannot send this type without a preflight request, which the server does not permit.
  if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? '')) {
    throw new ControlError(
      415,
      'The body is not application/json.',
      'Send "Content-Type: application/json".',
    );
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new ControlError(400, 'The body is not valid JSON.');
  }
}

export function sendError(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const { status, message, remedy } =
    error instanceof ControlError
      ? error
      : { status: 500, message: 'The request failed inside the simulator.', remedy: undefined };
  response.shouldKeepAlive = false;
  send(response, status, { error: { message, ...(remedy === undefined ? {} : { remedy }) } });
}

function send(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${JSON.stringify(content)}\n`);
}
