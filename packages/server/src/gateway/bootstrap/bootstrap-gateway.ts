import { createBootstrapServer, ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import type { BootstrapServerOptions } from '@muster/lwm2m';
import type { Clock } from '../../kernel/clock.ts';
import type { Gateway, GatewayWarning, SessionLimits } from '../gateway.ts';
import { deviceCredentials } from '../secure/device-credentials.ts';
import type { CredentialLookup, OwnCredentials } from '../secure/device-credentials.ts';
import { sessionEvents, type SessionLog } from '../secure/session-events.ts';
import { bootstrapHandlers, type BootstrapUplink } from './bootstrap-handlers.ts';

export interface BootstrapGatewayOptions {
  /** URLs to listen on, for example `coap://127.0.0.1:5693` or `coaps://[::1]:0`. */
  readonly listen: readonly string[];
  readonly service: BootstrapUplink;
  readonly clock: Clock;
  /** Required for `coaps:` URLs. Sessions end with the process, because a bootstrap is short. */
  readonly secure?: {
    readonly own: OwnCredentials;
    readonly credentials: CredentialLookup;
    readonly limits?: Partial<SessionLimits>;
    readonly log: SessionLog;
  };
  readonly limits?: BootstrapServerOptions['limits'];
  readonly openSocket?: BootstrapServerOptions['openSocket'];
  readonly parameters?: BootstrapServerOptions['parameters'];
  readonly onWarning: (warning: GatewayWarning) => void;
  readonly onError: (error: unknown) => void;
}

function secureOptions({
  own,
  credentials,
  limits,
  log,
}: NonNullable<BootstrapGatewayOptions['secure']>): NonNullable<BootstrapServerOptions['secure']> {
  return {
    credentials: deviceCredentials(own, credentials, true),
    ...(limits === undefined ? {} : { limits }),
    events: sessionEvents({ isRegistered: () => false, log }),
  };
}

/** Listens for devices that request a bootstrap, separately from the gateway that they register with. */
export async function startBootstrapGateway(options: BootstrapGatewayOptions): Promise<Gateway> {
  const { listen, service, clock, secure, limits, openSocket, parameters, onWarning, onError } = options;
  const server = await createBootstrapServer({
    listen,
    handlers: bootstrapHandlers(service, onError, secure?.credentials),
    models: new ModelRegistry(omaCatalogue),
    clock,
    ...(secure === undefined ? {} : { secure: secureOptions(secure) }),
    ...(limits === undefined ? {} : { limits }),
    ...(openSocket === undefined ? {} : { openSocket }),
    ...(parameters === undefined ? {} : { parameters }),
    onWarning,
    onError,
  });
  return {
    addresses: server.addresses,
    counters: () => server.counters(),
    revoke: async (identity) => {
      await server.revokeIdentity(identity);
    },
    close: () => server.close(),
  };
}
