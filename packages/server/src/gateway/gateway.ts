import { createLwm2mServer, DtlsError, omaCatalogue, ModelRegistry, SessionFencedError } from '@muster/lwm2m';
import type { Lwm2mServer, SecureSession, ServerOptions, Source, SessionStore } from '@muster/lwm2m';
import type { Registration } from '../features/registration/model.ts';
import { AnnouncedModels } from './announced-models.ts';
import type { Clock } from '../kernel/timers.ts';
import { noUsage } from '../kernel/ports.ts';
import type { UsageCounter } from '../kernel/ports.ts';
import type { LiveRegistrations } from '../features/presence/live-registrations.ts';
import type { SecureSessionService } from '../features/security/sessions.ts';
import type { Lwm2mDeviceLink } from './lwm2m-device-link.ts';
import type { Gateways } from '../cluster/gateways/gateways.ts';
import { NotificationRefused } from './lwm2m-device-link.ts';
import { deviceCredentials, sessionEvents } from './secure-sessions.ts';
import type { CredentialLookup, OwnCredentials, SessionLog } from './secure-sessions.ts';
import { transmission } from './listen-sockets.ts';
import { Admission, uplinkHandlers } from './uplink-handlers.ts';
import type { UplinkServices } from './uplink-handlers.ts';

export interface GatewayWarning {
  readonly peer: string;
  readonly endpointName?: string;
  readonly message: string;
}

interface GatewayOptions {
  /** URLs to listen on, for example `coap://127.0.0.1:5683` or `coaps://[::1]:0`. */
  readonly listen: readonly string[];
  readonly services: UplinkServices & { readonly live: Pick<LiveRegistrations, 'all'> };
  readonly link: Lwm2mDeviceLink;
  /** Processes with the role gateway, used instead of `listen`. */
  readonly gateways?: Gateways | undefined;
  /** Models of a device network, from memory. The answers of its devices are decoded with them. */
  readonly modelsOf: (deviceNetworkId: string) => ModelRegistry | undefined;
  readonly clock: Clock;
  /** Required for `coaps:` URLs. */
  readonly secure?: GatewaySecurity;
  /** Maximum number of device requests in progress. Further requests are answered with 5.03. */
  readonly maxRequestsUnderWay?: number;
  /** Counts requests of devices. By default, they are not counted. */
  readonly usage?: UsageCounter;
  readonly limits?: ServerOptions['limits'];
  readonly openSocket?: ServerOptions['openSocket'];
  readonly onWarning: (warning: GatewayWarning) => void;
  readonly onError: (error: unknown) => void;
}

/** Limits of the DTLS layer. */
export type SessionLimits = Required<NonNullable<NonNullable<ServerOptions['secure']>['limits']>>;

/** Keys and credentials of secured listeners. */
export interface GatewaySecurity {
  readonly own: OwnCredentials;
  readonly credentials: CredentialLookup;
  /** Store in which sessions survive a restart of the gateway. */
  readonly sessions: SecureSessionService;
  /** 32 bytes each. The first key seals sessions, all keys can open them. */
  readonly sessionKeys: readonly Uint8Array[];
  /** Limits of the DTLS layer. */
  readonly limits?: Partial<SessionLimits>;
  readonly log: SessionLog;
  /** Called once at the start with the registered devices whose sessions are lost. */
  readonly onLost: (registrations: readonly Registration[]) => void;
}

export interface Gateway {
  /** URLs with their actual ports. */
  readonly addresses: readonly string[];
  counters(): Record<string, number>;
  /** Ends the DTLS sessions of an identity. Resolves when they can no longer be restored. */
  revoke(identity: string): Promise<void>;
  /** Stops listening. Devices keep their observations, which the next run resumes. */
  close(): Promise<void>;
}

/**
 * Returns the models of the device network. After a change of types, the previous models are used until the
 * new ones are loaded. Each object has the version that the device has registered.
 */
function modelsLookup(options: GatewayOptions, fallback: ModelRegistry): (device: Source) => ModelRegistry {
  const latest = new Map<string, ModelRegistry>();
  const announced = new AnnouncedModels((message, { endpointName, address, port }) =>
    options.onWarning({ peer: `${address}:${port}`, endpointName, message }),
  );
  return (device) => {
    const registration = options.services.live.from(device);
    if (registration === undefined) {
      return fallback;
    }
    const { deviceNetworkId } = registration;
    const current = options.modelsOf(deviceNetworkId) ?? latest.get(deviceNetworkId) ?? fallback;
    latest.set(deviceNetworkId, current);
    return announced.of(registration, current);
  };
}

function secureOptions(
  secure: GatewaySecurity | undefined,
  live: Pick<LiveRegistrations, 'from'>,
): Pick<ServerOptions, 'secure'> {
  if (secure === undefined) return {};
  const { own, credentials, sessions, sessionKeys, limits, log } = secure;
  const isRegistered = (session: SecureSession): boolean => live.from(session)?.session === session.session;
  return {
    secure: {
      credentials: deviceCredentials(own, credentials, false),
      sessionStore: (listener) => storedSessions(listener, sessions),
      sessionKeys,
      ...(limits === undefined ? {} : { limits }),
      isInUse: isRegistered,
      events: sessionEvents({ isRegistered, log }),
    },
  };
}

/** Listens for devices and connects them to the domain. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { listen, services, link, gateways, clock, limits, openSocket, onWarning, onError } = options;
  const models = new ModelRegistry(omaCatalogue);
  const admission = new Admission(options.maxRequestsUnderWay);
  const server = await createLwm2mServer({
    listen,
    ...(gateways && { frontEnds: gateways }),
    ...secureOptions(options.secure, services.live),
    handlers: uplinkHandlers(services, {
      admission,
      usage: options.usage ?? noUsage,
      onError,
      identities: options.secure?.credentials,
    }),
    models,
    modelsFor: modelsLookup(options, models),
    parameters: transmission,
    clock,
    ...(limits === undefined ? {} : { limits }),
    ...(openSocket === undefined ? {} : { openSocket }),
    onFormatsLearned: (device, formats) => services.formats.remember(device, formats),
    onWarning,
    onError: (error) => {
      // Notifications refused because of the limit are counted. Logging each of them would flood the log.
      if (error instanceof NotificationRefused) return;
      // A message to a session that has ended in between is dropped.
      if (error instanceof DtlsError && error.kind === 'closed') return;
      onError(error);
    },
  });
  link.attach(server, gateways);
  gateways?.serve(server.frontEndServer);
  const lost = registrationsWithoutSession(options, server);
  if (lost.length > 0) options.secure?.onLost(lost);
  return {
    addresses: server.addresses,
    counters: () => ({
      ...server.counters(),
      requestsUnderWay: admission.underWay,
      requestsRefused: admission.refused,
      notificationsUnderWay: link.notifications.underWay,
      notificationsRefused: link.notifications.refused,
    }),
    revoke: async (identity) => {
      await server.revokeIdentity(identity);
    },
    close: async () => {
      link.attach(undefined);
      await server.close();
    },
  };
}

/** Returns the registered devices whose sessions are lost. */
function registrationsWithoutSession(
  { services, link, gateways }: GatewayOptions,
  server: Lwm2mServer,
): Registration[] {
  const lost: Registration[] = [];
  for (const one of services.live.all()) {
    const target = link.targetOf(one);
    // Gateway processes load sessions from the store when they need them.
    const isHere = one.identity !== undefined && gateways?.has(target.listener) !== true;
    if (isHere && server.liveSession(target) === undefined) lost.push(one);
  }
  return lost;
}

/** The sessions of one listener, in the store of the server. */
function storedSessions(
  listener: string,
  sessions: Pick<SecureSessionService, 'ofListener' | 'save' | 'remove'>,
): SessionStore {
  return {
    load: () => sessions.ofListener(listener),
    save: async (session, replaces) => {
      const outcome = await sessions.save(listener, session, replaces);
      if (outcome === 'fenced') throw new SessionFencedError(session.id);
    },
    remove: (id, generation) => sessions.remove(id, generation),
  };
}
