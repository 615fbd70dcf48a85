import { createBootstrapServer, ModelRegistry, omaCatalogue, Lwm2mRefusal, parsePath } from '@muster/lwm2m';
import type {
  BootstrapServerOptions,
  BootstrapHandlers,
  BootstrapPlan,
  BootstrapRequest,
  BootstrapResult,
  LinkValue,
} from '@muster/lwm2m';
import type { Clock } from '../kernel/timers.ts';
import type { Gateway, GatewayWarning, SessionLimits } from './gateway.ts';
import { deviceCredentials, sessionEvents } from './secure-sessions.ts';
import type { CredentialLookup, OwnCredentials, SessionLog } from './secure-sessions.ts';
import { removedPathsOf } from '../features/bootstrap/model.ts';
import { StoreError } from '../store/port.ts';
import { UplinkRefusal } from '../kernel/errors.ts';
import { provisionedInstances } from '../features/bootstrap/provisioning.ts';
import type { BootstrapPermit, BootstrapService } from '../features/bootstrap/bootstrap.ts';

interface BootstrapGatewayOptions {
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

type BootstrapUplink = Pick<BootstrapService, 'begin' | 'end'>;

/** Seconds after which a device may retry if the store cannot be read. */
const STORE_RETRY_SECONDS = 30;
const SECURITY_INSTANCE = /^\/0\/(\d{1,5})$/;

/**
 * Connects bootstrap sessions to the domain: its permits become plans, its refusals become CoAP codes.
 *
 * @param identities of secured listeners
 */
function bootstrapHandlers(
  service: BootstrapUplink,
  onError: (error: unknown) => void,
  identities?: Pick<CredentialLookup, 'endpointNameOf'>,
): BootstrapHandlers {
  const activities = new WeakMap<BootstrapRequest, string>();
  const begin = (request: BootstrapRequest): Promise<BootstrapPermit> => permit(service, request, onError);
  return {
    ...(identities && {
      endpointNameOf: ({ identity }) => answered(() => identities.endpointNameOf(identity), onError),
    }),
    request: async (request) => {
      const { server, activityId } = await begin(request);
      activities.set(request, activityId);
      return planOf(server);
    },
    pack: async (request) => {
      const { server, activityId } = await begin(request);
      await service.end(activityId, { succeeded: true, code: '2.05', message: 'Sent as a Bootstrap-Pack.' });
      return provisionedInstances(server, new Set([0])).flatMap(({ records }) => records);
    },
    ended: async (result) => {
      const activityId = activities.get(result.request);
      if (activityId !== undefined) await service.end(activityId, endOf(result));
    },
  };
}

/** Plans the bootstrap so that the device's account of the bootstrap server is found first and not overwritten. */
function planOf(server: BootstrapPermit['server']): BootstrapPlan {
  return async (perform) => {
    const { links, success } = await perform({ type: 'bootstrapDiscover', path: { objectId: 0 } });
    const taken = success && links !== undefined ? accountsWithoutServer(links) : new Set([0]);
    for (const path of removedPathsOf(server)) {
      await perform({ type: 'bootstrapDelete', path: parsePath(path) });
    }
    for (const { path, records } of provisionedInstances(server, taken)) {
      await perform({ type: 'bootstrapWrite', path, records });
    }
  };
}

/** Returns the security instances without a Short Server ID. The account of the bootstrap server has none. */
function accountsWithoutServer(links: readonly LinkValue[]): Set<number> {
  const ids = new Set<number>();
  for (const { target, attributes } of links) {
    const id = SECURITY_INSTANCE.exec(target)?.[1];
    if (id !== undefined && !attributes.has('ssid')) ids.add(Number(id));
  }
  return ids;
}

function permit(
  service: BootstrapUplink,
  { endpointName, source }: BootstrapRequest,
  onError: (error: unknown) => void,
): Promise<BootstrapPermit> {
  const from = `${source.address}:${source.port}`;
  return answered(() => service.begin(endpointName, from, source.identity), onError);
}

async function answered<R>(work: () => Promise<R>, onError: (error: unknown) => void): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UplinkRefusal) throw new Lwm2mRefusal(error.coapCode, error.message);
    onError(error);
    if (error instanceof StoreError) {
      throw new Lwm2mRefusal(
        '5.03',
        'The service cannot read its data. Try again later.',
        STORE_RETRY_SECONDS,
      );
    }
    throw error;
  }
}

function endOf({ outcome, steps, diagnostic }: BootstrapResult): Parameters<BootstrapUplink['end']>[1] {
  const code = steps.at(-1)?.code;
  const message = diagnostic ?? `${steps.length} operations`;
  return {
    succeeded: outcome === 'finished',
    message: outcome === 'finished' ? message : `${outcome}: ${message}`,
    ...(code === undefined ? {} : { code }),
  };
}
