import { QueryClient } from '@tanstack/react-query';
import type { ClientOptions, DeviceNetworkResponse } from '@muster/sdk/core';
import { createCommandLog, type CommandLog } from '../commands/command-log.ts';
import { createLiveState, type LiveState } from '../live/live-state.ts';
import { basePath } from './base-path.ts';
import { createDashboardClient, type DashboardClient } from './client.ts';
import type { Login, Person } from './login.ts';
import { hasPermission, type Permissions } from './permissions.ts';
import { sessionFetch } from './session-fetch.ts';
import { uploadFetch } from './upload-fetch.ts';

/**
 * Everything created by a login. Its end drops all of it: requests, the event stream, cached responses and the list
 * of commands.
 */
export interface Session {
  readonly client: DashboardClient;
  /** The client with progress reports for uploads, which `fetch` does not support. */
  readonly uploading: (onProgress: (sent: number) => void) => DashboardClient;
  readonly queries: QueryClient;
  readonly commands: CommandLog;
  readonly live: LiveState;
  /** Name of the API key or of the person. */
  readonly userName: string;
  /** The person who has logged in at the provider; undefined with an API key. */
  readonly person: Person | undefined;
  readonly network: DeviceNetworkResponse;
  readonly networks: readonly DeviceNetworkResponse[];
  /** Whether the key has a permission, such as `Device.Update`. */
  readonly may: (permission: string) => boolean;
  /** Fires when the session ends. */
  readonly signal: AbortSignal;
  readonly close: () => void;
}

export interface SessionOptions {
  readonly login: Login;
  /** ID of the device network. Defaults to the preferred one of the key or the person. */
  readonly network?: string | undefined;
  /** Called at the first 401, after which no request can succeed. */
  readonly onRefused: (reason: string | undefined) => void;
}

/** The key or the person belongs to no device network. */
export class NoNetworkError extends Error {
  override readonly name = 'NoNetworkError';
  constructor() {
    super('You have no role in a device network. Ask an administrator for one.');
  }
}

/**
 * Logs in: validates the key or the session of the person, and loads its device networks and permissions.
 *
 * @throws {AuthenticationError} the service does not accept the key or the session
 * @throws {NoNetworkError} the key or the person belongs to no device network
 */
export async function openSession({ login, network, onRefused }: SessionOptions): Promise<Session> {
  const stop = new AbortController();
  const person = 'person' in login ? login.person : undefined;
  let isOpen = false;
  const send = (transport?: typeof globalThis.fetch): typeof globalThis.fetch =>
    sessionFetch({
      isPerson: person !== undefined,
      onRefused: (reason) => {
        if (isOpen && !stop.signal.aborted) onRefused(reason);
      },
      transport,
    });
  const options = {
    baseUrl: globalThis.location.origin + basePath,
    ...('key' in login && { apiKey: login.key }),
    fetch: send(),
    signal: stop.signal,
  };
  const probe = createDashboardClient(options);
  const [user, networks] = await Promise.all([probe.users.current(), probe.users.listAllDeviceNetworks()]);
  const chosen =
    networks.find(({ Id }) => Id === network) ??
    networks.find(({ Id }) => Id === user.PreferredDeviceNetwork) ??
    networks[0];
  if (chosen === undefined) throw new NoNetworkError();
  const clientOptions: ClientOptions = { ...options, deviceNetwork: chosen.Id };
  const client = createDashboardClient(clientOptions);
  const permissions: Permissions = await client.deviceNetworks.permissions();
  const queries = createQueries();
  isOpen = true;
  return {
    client,
    uploading: (onProgress) =>
      createDashboardClient({ ...clientOptions, fetch: send(uploadFetch(onProgress)) }),
    queries,
    commands: createCommandLog(),
    live: createLiveState(),
    userName: person?.name ?? user.Name,
    person,
    network: chosen,
    networks,
    may: (permission) => hasPermission(permissions, permission),
    signal: stop.signal,
    close() {
      stop.abort(new Error('The session ended.'));
      void queries.cancelQueries();
      queries.clear();
    },
  };
}

/** Queries are not retried here, because the SDK retries requests. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 2_000, gcTime: 60_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
