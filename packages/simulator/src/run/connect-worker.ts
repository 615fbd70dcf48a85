import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { packageVersion, workerRequest } from '../control/worker-server.ts';
import { MessageLink } from './message-link.ts';
import type { ProcessChannel } from './process-channel.ts';
import type { MessageOfProcess, MessageToProcess } from './process-messages.ts';

const connectTimeoutMs = 10_000;

/** The coordinator of a run, which requests processes from workers. */
export interface Coordinator {
  readonly token: string;
  /** ID that distinguishes runs. */
  readonly run: string;
}

/**
 * Requests a process from a worker.
 *
 * @param address `HOST:PORT`
 * @throws Error with the reason if the worker cannot be reached, or refuses
 */
export async function connectWorker(
  address: string,
  { token, run }: Coordinator,
  onMessage: (message: MessageOfProcess) => void,
): Promise<ProcessChannel> {
  const asked = request(`http://${address}${workerRequest.path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      connection: 'Upgrade',
      upgrade: workerRequest.protocol,
      'muster-version': packageVersion,
      'muster-run': run,
    },
    timeout: connectTimeoutMs,
    agent: false,
  });
  asked.once('timeout', () => asked.destroy(new Error(`no answer within ${connectTimeoutMs / 1000} s`)));
  const answered = Promise.race([once(asked, 'upgrade'), once(asked, 'response').then(refusal)]);
  asked.end();
  const [, socket, head] = (await answered) as [IncomingMessage, Socket, Buffer];
  socket.setTimeout(0);
  if (head.length > 0) socket.unshift(head);
  const link = new MessageLink<MessageOfProcess, MessageToProcess>(socket, onMessage);
  return { pid: undefined, ended: link.ended, send: (message) => link.send(message), kill: () => link.end() };
}

async function refusal([response]: IncomingMessage[]): Promise<never> {
  const text = Buffer.concat((await response?.toArray()) as Buffer[]).toString();
  let answer: { error?: { message?: string; remedy?: string } } = {};
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    // The response is not JSON: the address is that of another HTTP server.
  }
  const { message = `it answered ${String(response?.statusCode)}`, remedy = '' } = answer.error ?? {};
  throw new Error(`${message} ${remedy}`.trimEnd());
}
