import type { ServerHandlers } from '@muster/lwm2m';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { LiveRegistrations } from '../../features/presence/live-registrations.ts';

/**
 * Counts the requests of registered devices, including refused ones, and their responses. A refused Register
 * counts for no device network, because any client can send it.
 */
export function countedHandlers(
  handlers: ServerHandlers,
  live: Pick<LiveRegistrations, 'networkAt' | 'networkFrom'>,
  usage: UsageCounter,
): ServerHandlers {
  const count = (deviceNetworkId: string | undefined): void => {
    if (deviceNetworkId === undefined) return;
    usage.add(deviceNetworkId, 'messagesUp');
    usage.add(deviceNetworkId, 'messagesDown');
  };
  /** Counts when the work is done, and does not delay its response. */
  const counted = <R>(deviceNetworkId: string | undefined, work: Promise<R>): Promise<R> => {
    const done = (): void => count(deviceNetworkId);
    void work.then(done, done);
    return work;
  };
  return {
    ...handlers,
    register: async (request) => {
      const registered = await handlers.register(request);
      count(live.networkAt(registered.location));
      return registered;
    },
    update: (request) => counted(live.networkAt(request.location), handlers.update(request)),
    deregister: (request) => counted(live.networkAt(request.location), handlers.deregister(request)),
    send: (request) => counted(live.networkFrom(request.source), handlers.send(request)),
  };
}
