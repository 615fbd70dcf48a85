import type { DeviceClient } from './device-client.ts';
import type { CommandOptions } from './device-commands.ts';
import type { MeasurementEvent } from './event-types.ts';
import type { ResourceResponse } from './generated/models.ts';
import { resourcesCancelObserve, resourcesObserveState } from './generated/operations/resources.ts';
import { isWithin } from './lwm2m-path.ts';
import { readingOf, type Reading } from './reading.ts';

/** Options for following the values of a resource. */
export interface ObserveOptions extends CommandOptions {
  /** Keeps an observation that the iteration started when the iteration ends. Default: false. */
  readonly keep?: boolean;
  /** Called after the event stream has broken, before the SDK reconnects. */
  readonly onDisconnect?: (error: Error, retryInMs: number) => void;
}

/** A resource, and the resources of the same object instance. */
export interface ResourceInObject {
  readonly resource: ResourceResponse;
  readonly siblings: readonly ResourceResponse[];
}

/**
 * Follows the values of a resource. Opens the event stream before it sends the Observe, so that no value is missed.
 *
 * @param observe sends an Observe to the device and waits for its answer
 */
export async function* observeResource(
  client: DeviceClient,
  device: string,
  resourceAt: () => Promise<ResourceInObject>,
  observe: (resource: ResourceResponse) => Promise<void>,
  options: ObserveOptions,
): AsyncGenerator<Reading, void, undefined> {
  const found = await resourceAt();
  const { resource, siblings } = found;
  const state = await client.call(resourcesObserveState, { path: { id: resource.Id } });
  const cancels = !state.IsObserveState && options.keep !== true;
  const stop = new AbortController();
  const onAbort = (): void => stop.abort();
  options.signal?.addEventListener('abort', onAbort, { once: true });
  if (options.signal?.aborted === true) return;
  const events = openEvents(client, resource, stop.signal, options);
  try {
    await events.opened;
    if (!state.IsObserveState) await observe(resource);
    else if (resource.LatestMeasurement !== undefined) yield readingOf(device, resource, siblings);
    yield* readingsOf(events, device, found);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    stop.abort();
    options.signal?.removeEventListener('abort', onAbort);
    await events.close();
    if (cancels) await client.call(resourcesCancelObserve, { path: { id: resource.Id } });
  }
}

async function* readingsOf(
  events: OpenEvents,
  device: string,
  { resource, siblings }: ResourceInObject,
): AsyncGenerator<Reading, void, undefined> {
  for (;;) {
    const next = await events.next();
    if (next.done === true) return;
    const { data } = next.value;
    if (isWithin(data.ruri, resource.Url)) yield readingOf(device, resource, siblings, data);
  }
}

interface OpenEvents {
  readonly opened: Promise<unknown>;
  next(): Promise<IteratorResult<MeasurementEvent, unknown>>;
  close(): Promise<void>;
}

function openEvents(
  client: DeviceClient,
  resource: ResourceResponse,
  signal: AbortSignal,
  { onDisconnect }: ObserveOptions,
): OpenEvents {
  let onOpen: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (onOpen = resolve));
  const stream = client.events.stream({
    deviceId: resource.DeviceId,
    // A multiple-instance resource has its values on its instances.
    ...(resource.MultipleInstances ? {} : { resourceId: resource.Id }),
    types: ['measurement'],
    signal,
    onOpen,
    ...(onDisconnect === undefined ? {} : { onDisconnect }),
  });
  const iterator = stream[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<MeasurementEvent, unknown>> | undefined = iterator.next();
  // next() reports a rejection; the iteration can have ended before.
  pending.catch(() => undefined);
  return {
    opened: Promise.race([opened, pending]),
    next: () => {
      const next = pending ?? iterator.next();
      pending = undefined;
      return next;
    },
    close: async () => {
      await pending?.catch(() => undefined);
      await iterator.return?.().then(undefined, () => undefined);
    },
  };
}
