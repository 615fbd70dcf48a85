import type { Application } from '../application/application.ts';
import type { Clock } from '../kernel/timers.ts';
import type { Logger } from '../logger.ts';
import type { Api } from './api-server.ts';
import { randomBytes } from 'node:crypto';
import { serveDownloads } from '../features/firmware/http.ts';
import { People, type PeopleConfig } from '../features/log-in/http/people.ts';
import { serveLogIn } from '../features/log-in/http/paths.ts';
import { redeemed } from './device-side.ts';
import { createHttpApp, type HttpAppConfig } from '../http/app.ts';
import { ApiServer, shutdownMs, type ApiServerParts, type ListenerConfig } from './api-server.ts';

interface LocalApiOptions extends Pick<ApiServerParts, 'checks' | 'metrics'> {
  readonly config: HttpAppConfig & ListenerConfig & PeopleConfig & { readonly http: string };
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The API on the device loop: for stores in memory, which no other thread can read, and for virtual clocks in tests. */
export function localApi({ parts }: Application, options: LocalApiOptions): Api {
  const { admin, contract, devices, onError, operations, streams, traffic, usage } = parts;
  const { access, audit } = admin;
  const { downloads } = devices;
  access.onRevoked((apiKeyId) => streams.endOf(apiKeyId));
  const { config, clock, logger } = options;
  const { sessions } = admin;
  const shared = { reader: admin.store, sessions, clock, logger };
  const people = People.of(config, shared);
  // Log-ins in progress end with the process, as everything in its store.
  const secret = randomBytes(32);
  const app = createHttpApp({
    contract,
    operations,
    access,
    audit,
    usage,
    logger,
    clock,
    config,
    redeem: (code) => redeemed(admin, code),
    extend: (extended) => {
      serveDownloads(extended, downloads);
      serveLogIn(extended, { ...shared, access, audit, config, people, secret });
    },
  });
  const server = new ApiServer({ ...options, app, streams, traffic, onError });
  return {
    listen: () => server.listen(config.http),
    stopReadiness: async () => server.stopReadiness(),
    close: () => server.close(shutdownMs(config)),
  };
}
