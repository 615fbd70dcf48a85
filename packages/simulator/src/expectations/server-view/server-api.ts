import { systemClock, type Clock } from '@muster/lwm2m';
import {
  AuthenticationError,
  BadRequestError,
  composeClient,
  filter,
  InvalidResponseError,
  MusterApiError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  type CallOptions,
  type DeviceListResponse,
  type FirmwareUpgradeResponse,
  type MinimalMeasurements,
  type Paged,
  type ResourceListResponse,
  type SmartObjectAttributeResponse,
} from '@muster/sdk/core';
import { devices } from '@muster/sdk/devices';
import { measurements } from '@muster/sdk/measurements';
import { resources } from '@muster/sdk/resources';
import { smartObjects } from '@muster/sdk/smart-objects';
import type { ApiSetting } from '../../scenario/fleet-file.ts';

export type StoredMeasurement = MinimalMeasurements['v'][number];

/**
 * Maximum number of values for `in` in a filter, and of their characters, which leaves room for the rest of the filter.
 */
const maxListed = 200;
const maxListLength = 3800;
const pageSize = 1000;
/** Maximum number of concurrent requests. */
const concurrency = 4;
/**
 * Minimum time-out of a request in milliseconds, for a slow server. The time for the server to agree can be shorter.
 */
const leastTimeoutMs = 3000;
/**
 * Minimum difference of the clocks in milliseconds. The `Date` header of HTTP has whole seconds and does not show
 * smaller differences.
 */
const leastSkewMs = 2000;

/** A request to the API failed, for example because of a wrong key. */
export class ServerApiError extends Error {
  override readonly name = 'ServerApiError';
  /** Whether the same request can succeed later. */
  readonly isTemporary: boolean;
  /** Time in milliseconds that the server asks the client to wait. */
  readonly retryAfterMs: number;

  constructor(message: string, isTemporary: boolean, retryAfterMs = 0) {
    super(message);
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface ServerApiOptions {
  readonly api: ApiSetting;
  readonly clock: Clock;
  /** Time by which the server has to agree, in milliseconds of {@link Clock.monotonic}. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends the requests of expectations to the Web Admin API. All methods throw {@link ServerApiError}. */
export class ServerApi {
  readonly #options: ServerApiOptions;
  readonly #client;
  #skewMs = 0;

  /** @throws ServerApiError if the URL or the key is malformed */
  constructor(options: ServerApiOptions) {
    this.#options = options;
    const { url, key } = options.api;
    try {
      this.#client = composeClient(
        { baseUrl: url, apiKey: key, hooks: { onResponse: ({ headers }) => this.#compareClocks(headers) } },
        { devices, measurements, resources, smartObjects },
      );
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /**
   * Milliseconds by which the clock of the server is ahead; 0 if that is less than two seconds, or on a virtual clock.
   */
  get skewMs(): number {
    return this.#skewMs;
  }

  /** Finds devices by endpoint name. Leaves out names that the server does not know. */
  async devices(names: readonly string[]): Promise<Map<string, DeviceListResponse>> {
    const found = new Map<string, DeviceListResponse>();
    const { devices: group } = this.#client;
    await this.#eachList(names, async (list) => {
      const Filter = filter('devices.list', { DeviceIdentifier: { in: list } });
      await this.#collect(
        (options) => group.iterate({ Filter, PageSize: pageSize }, options),
        (row) => found.set(row.DeviceIdentifier, row),
      );
    });
    return found;
  }

  /**
   * Lists resources with their latest values.
   *
   * @param deviceIds IDs of devices
   * @param typeIds LwM2M resource IDs
   * @returns the resources by device ID
   */
  async resources(
    deviceIds: readonly string[],
    typeIds: readonly number[],
  ): Promise<Map<string, ResourceListResponse[]>> {
    const found = new Map<string, ResourceListResponse[]>(deviceIds.map((id) => [id, []]));
    const { resources: group } = this.#client;
    const types = typeIds.length <= maxListed ? { TypeId: { in: typeIds } } : {};
    // The IDs of types are in the same filter as those of devices.
    const room = maxListLength - (typeIds.length <= maxListed ? typeIds.length * 7 : 0);
    await this.#eachList(
      deviceIds,
      async (list) => {
        const Filter = filter('resources.list', { DeviceId: { in: list }, ...types });
        await this.#collect(
          (options) => group.iterate({ Filter, PageSize: pageSize }, options),
          (row) => found.get(row.DeviceId)?.push(row),
        );
      },
      room,
    );
    return found;
  }

  /**
   * Returns the stored values of a resource, oldest first.
   *
   * @param sinceMs epoch milliseconds of the server's clock
   */
  async measurements(resourceId: string, sinceMs: number): Promise<readonly StoredMeasurement[]> {
    const start = Math.max(0, Math.floor(sinceMs));
    const stored = await this.#ask((options) => this.#client.measurements.since(resourceId, start, options));
    return stored.v;
  }

  /** Returns the attributes of an object instance, its object and its resources. */
  attributes(smartObjectId: string): Promise<readonly SmartObjectAttributeResponse[]> {
    return this.#ask((options) => this.#client.smartObjects.resourceAttributes(smartObjectId, options));
  }

  /** Returns the state of the firmware update of a device. */
  firmware(deviceId: string): Promise<FirmwareUpgradeResponse> {
    return this.#ask((options) => this.#client.devices.firmwareState(deviceId, options));
  }

  /** Runs `work` for each item, for a few items at the same time. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const rest = items.values();
    const worker = async (): Promise<void> => {
      for (const item of rest) await work(item);
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  }

  #eachList(
    texts: readonly string[],
    work: (list: readonly string[]) => Promise<void>,
    room = maxListLength,
  ): Promise<void> {
    return this.each(inLists(texts, room), work);
  }

  #collect<Row>(open: (options: CallOptions) => Paged<Row>, take: (row: Row) => void): Promise<void> {
    return this.#ask(async (options) => {
      // A verdict names the limit, instead of waiting for it until its deadline.
      for await (const row of open({ ...options, waitOnRateLimit: false })) take(row);
    });
  }

  async #ask<T>(send: (options: CallOptions) => Promise<T>): Promise<T> {
    const { clock, deadlineMs, signal } = this.#options;
    const timeoutMs = Math.ceil(Math.max(leastTimeoutMs, deadlineMs - clock.monotonic()));
    try {
      return await send({ timeoutMs, ...(signal === undefined ? {} : { signal }) });
    } catch (error) {
      signal?.throwIfAborted();
      throw this.#explain(error);
    }
  }

  #compareClocks(headers: Headers): void {
    const { clock } = this.#options;
    if (clock !== systemClock) return;
    const skewMs = Date.parse(headers.get('Date') ?? '') - clock.now();
    if (Number.isFinite(skewMs)) this.#skewMs = Math.abs(skewMs) < leastSkewMs ? 0 : skewMs;
  }

  /** Returns the message of an error without the key, which a server can repeat in its own message. */
  #explain(error: unknown): ServerApiError {
    const { url, key } = this.#options.api;
    const text = error instanceof Error ? error.message : String(error);
    const status = error instanceof MusterApiError ? `${error.status} ` : '';
    const message = `The API at ${withoutSecrets(url)} did not answer the question: ${status}${text}${remedyFor(error)}`;
    const isLasting =
      error instanceof TypeError ||
      error instanceof BadRequestError ||
      error instanceof AuthenticationError ||
      error instanceof PermissionError ||
      error instanceof NotFoundError ||
      error instanceof InvalidResponseError;
    const retryAfterMs = error instanceof RateLimitError ? (error.retryAfterMs ?? 0) : 0;
    return new ServerApiError(
      key === '' ? message : message.replaceAll(key, '***'),
      !isLasting,
      retryAfterMs,
    );
  }
}

function remedyFor(error: unknown): string {
  if (error instanceof AuthenticationError) return ' Check api.key.';
  if (error instanceof PermissionError) {
    return ' The key needs Device.Read, Resource.Read, Measurement.Read and ResourceAttribute.Read.';
  }
  if (error instanceof NotFoundError || error instanceof InvalidResponseError) return ' Check api.url.';
  if (error instanceof RateLimitError)
    return ' Raise --requests-per-minute of the server, or ask about fewer devices.';
  return '';
}

/** Removes the user name and password from a URL. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** Divides texts into lists that fit into a filter. */
function inLists(texts: readonly string[], room: number): string[][] {
  const lists: string[][] = [];
  let length = Infinity;
  for (const text of texts) {
    // The text is quoted, with its quotes doubled, and followed by a comma.
    const own = text.length + (text.split("'").length - 1) + 4;
    let list = lists.at(-1);
    if (list === undefined || length + own > room || list.length >= maxListed) {
      list = [];
      lists.push(list);
      length = 0;
    }
    list.push(text);
    length += own;
  }
  return lists;
}
