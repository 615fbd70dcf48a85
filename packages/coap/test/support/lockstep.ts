import { LockstepPeer, seededRandom, VirtualClock, type MessageText } from '@muster/testkit';
import { createEndpoint, createUdpTransport } from '../../src/index.ts';
import type {
  CoapReply,
  CoapResponse,
  Endpoint,
  EndpointOptions,
  Message,
  RequestHandler,
  RequestInit,
} from '../../src/index.ts';

export interface Lockstep {
  readonly clock: VirtualClock;
  readonly script: LockstepPeer;
  readonly endpoint: Endpoint;
  readonly errors: Error[];
}

const open: Endpoint[] = [];

/** An endpoint on a virtual clock, whose only peer is the test; first waits are ACK_TIMEOUT sharp. */
export function startLockstep(options: Partial<EndpointOptions> = {}): Lockstep {
  const clock = new VirtualClock();
  const script = new LockstepPeer();
  const errors: Error[] = [];
  const endpoint = createEndpoint({
    transport: script.transport,
    clock,
    random: seededRandom(7),
    onError: (error) => errors.push(error),
    ...options,
    parameters: { ackRandomFactor: 1, ...options.parameters },
  });
  open.push(endpoint);
  return { clock, script, endpoint, errors };
}

/** The same, with a request on its way to the test. */
export function startRequest(
  init: Partial<RequestInit> = {},
  options: Partial<EndpointOptions> = {},
): Lockstep & { readonly pending: Promise<CoapResponse> } {
  const lockstep = startLockstep(options);
  const { endpoint, script } = lockstep;
  const pending = endpoint.request(script.peer, { method: 'GET', path: ['a'], ...init });
  // A test may look at the failure later.
  pending.catch(() => undefined);
  return { ...lockstep, pending };
}

/** An endpoint at a UDP port of 127.0.0.1. */
export async function startUdp(handler?: RequestHandler): Promise<Endpoint> {
  const endpoint = createEndpoint({
    transport: await createUdpTransport(),
    ...(handler ? { handler } : {}),
  });
  open.push(endpoint);
  return endpoint;
}

export const tokenOf = ({ token }: Message): string => token.toString('hex');

/** Answers a request, piggybacked. */
export function answer(
  script: LockstepPeer,
  to: Message,
  code = '2.05',
  options: MessageText['options'] = {},
  payload = '',
): void {
  script.send({ type: 'ACK', code, id: to.messageId, token: tokenOf(to), options, payload });
}

export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((endpoint) => endpoint.close()));
}

export const text = (payload: string): CoapReply => ({ code: '2.05', payload: Buffer.from(payload) });

/** The error that a promise is rejected with; fails when it is not. */
export async function errorOf(promise: Promise<unknown>): Promise<Error & { kind?: string }> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('The promise was not rejected');
}
