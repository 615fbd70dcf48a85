import { ServerResponse, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { demandArgument } from '../demand-argument.ts';
import { MessageLink } from '../run/message-link.ts';
import { forkProcess, type ProcessChannel } from '../run/process-channel.ts';
import type { MessageOfProcess, MessageToProcess } from '../run/process-messages.ts';
import { ControlError } from './control-error.ts';
import { checkToken, listen, sendError } from './control-server.ts';

/** Path and protocol with which a coordinator asks a worker for a process. */
export const workerRequest = { path: '/v1/processes', protocol: 'muster-fleet' } as const;

/** Coordinator and worker must have the same version, because names, values and choices depend on it. */
export const packageVersion = (
  createRequire(import.meta.url)('@muster/simulator/package.json') as { version: string }
).version;

/** Address and token of a worker. */
export interface WorkerOptions {
  /** Address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Port to listen on. Default 0, which chooses a free port. */
  readonly port?: number;
  /** Token of the coordinators, at least 16 characters. */
  readonly token: string;
}

/** A worker that runs slices of fleets for coordinators. */
export interface FleetWorker {
  /** Address such as `127.0.0.1:5690`. */
  readonly address: string;
  /** Ends the connections and waits until the devices are stopped. */
  close(): Promise<void>;
}

/**
 * Waits for coordinators (`runInProcesses` with `workers`), and starts the processes that they request. It runs the
 * devices of one coordinator at a time. If the connection to a coordinator ends before its run, the devices deregister.
 *
 * @throws RangeError if the token is too short
 * @throws the system error if the address cannot be listened on
 */
export async function startWorker(options: WorkerOptions): Promise<FleetWorker> {
  demandArgument('options', options, 'startWorker');
  const { host = '127.0.0.1', port = 0, token } = options;
  checkWorkerToken(token);
  const shares = new Shares();
  const server = await listen(host, port, (request, response) =>
    sendError(response, new ControlError(404, `A worker has nothing at ${request.url ?? '/'}.`)),
  );
  server.on('upgrade', (request, socket, head) => {
    try {
      checkToken(request, token, 'that the worker was started with');
      shares.accept(request, socket, head);
    } catch (error) {
      refuse(request, error);
    }
  });
  const address = server.address() as { readonly port: number };
  return {
    address: `${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await shares.close();
    },
  };
}

/** @throws RangeError if the token is shorter than 16 characters or contains spaces or control characters */
export function checkWorkerToken(token: string): void {
  if (/^[\x21-\x7e]{16,}$/u.test(token)) return;
  throw new RangeError('The token of the workers is not 16 or more printable characters without spaces.');
}

/** The processes of a run that this worker has. */
class Shares {
  readonly #ends = new Map<MessageLink<MessageToProcess, MessageOfProcess>, Promise<unknown>>();
  #run: string | undefined;

  /** @throws ControlError for a request that is refused */
  accept({ method, url, headers }: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (method !== 'GET' || url !== workerRequest.path || headers.upgrade !== workerRequest.protocol)
      throw new ControlError(404, `A worker has nothing at ${url ?? '/'}.`);
    const { 'muster-version': version, 'muster-run': run } = headers;
    if (version !== packageVersion) {
      const remedy = 'Install the same version on all machines.';
      throw new ControlError(409, `The worker has version ${packageVersion} of @muster/simulator.`, remedy);
    }
    if (this.#ends.size > 0 && run !== this.#run)
      throw new ControlError(
        409,
        'The worker runs another fleet.',
        'Wait for its end, or start another worker.',
      );
    this.#run = String(run);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${workerRequest.protocol}\r\n\r\n`,
    );
    if (head.length > 0) socket.unshift(head);
    this.#relay(socket);
  }

  async close(): Promise<void> {
    for (const link of this.#ends.keys()) link.end();
    await Promise.all(this.#ends.values());
  }

  #relay(socket: Duplex): void {
    let child: ProcessChannel | undefined;
    const link = new MessageLink<MessageToProcess, MessageOfProcess>(socket, (message) => {
      child ??= start();
      child.send(message);
    });
    const start = (): ProcessChannel => {
      const started = forkProcess((message) => link.send(message));
      void started.ended.then((message) => {
        link.send({ type: 'failed', message });
        link.end();
      });
      return started;
    };
    const ended = link.ended.then(async () => {
      child?.send({ type: 'stop' });
      await child?.ended;
      this.#ends.delete(link);
    });
    this.#ends.set(link, ended);
  }
}

function refuse(request: IncomingMessage, error: unknown): void {
  const { socket } = request;
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  response.once('finish', () => socket.end());
  socket.on('error', () => undefined);
  sendError(response, error);
}
