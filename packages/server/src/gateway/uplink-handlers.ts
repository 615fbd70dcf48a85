import { Lwm2mRefusal } from '@muster/lwm2m';
import type { ServerHandlers } from '@muster/lwm2m';
import { UplinkRefusal, MusterError } from '../kernel/errors.ts';
import type { UsageCounter } from '../kernel/ports.ts';
import { StoreError } from '../store/port.ts';
import type { FirmwareDownloads } from '../features/firmware/packages.ts';
import type { LearnedFormatsService } from '../features/registration/learned-formats.ts';
import type { ObservationService } from '../features/observation/observation-service.ts';
import type { LiveRegistrations } from '../features/presence/live-registrations.ts';
import type { RegistrationService } from '../features/registration/registration.ts';
import type { MeasurementService } from '../features/measurements/measurement-service.ts';
import type { CredentialLookup } from './secure-sessions.ts';

export interface UplinkServices {
  readonly downloads: Pick<FirmwareDownloads, 'fetch'>;
  readonly registrations: Pick<RegistrationService, 'register' | 'update' | 'deregister'>;
  readonly measurements: Pick<MeasurementService, 'takeSend'>;
  readonly observations: Pick<ObservationService, 'recall'>;
  readonly formats: Pick<LearnedFormatsService, 'remember'>;
  readonly live: Pick<LiveRegistrations, 'from' | 'networkAt' | 'networkFrom'>;
}

/** Seconds after which a device may retry if the store cannot take its request. */
const STORE_RETRY_SECONDS = 30;

export interface UplinkOptions {
  readonly admission: Admission;
  /**
   * Counts the requests of registered devices, including refused ones, and their responses. A refused Register counts
   * for no device network, because any client can send it.
   */
  readonly usage: UsageCounter;
  readonly onError: (error: unknown) => void;
  /** Identities of secured listeners. */
  readonly identities?: Pick<CredentialLookup, 'endpointNameOf'> | undefined;
}

/** Passes the requests of devices to the domain, and converts its refusals to CoAP codes. */
export function uplinkHandlers(
  services: UplinkServices,
  { admission, usage, onError, identities }: UplinkOptions,
): ServerHandlers {
  const { live, registrations, measurements } = services;
  const guarded = <R>(work: () => Promise<R>): Promise<R> => admission.run(() => refused(work, onError));
  const count = (deviceNetworkId: string | undefined): void => {
    if (deviceNetworkId === undefined) return;
    usage.add(deviceNetworkId, 'messagesUp');
    usage.add(deviceNetworkId, 'messagesDown');
  };
  /** Counts when the work is done, and does not delay its response. */
  const counted = <R>(deviceNetworkId: string | undefined, work: () => Promise<R>): Promise<R> => {
    const done = (): void => count(deviceNetworkId);
    const result = guarded(work);
    void result.then(done, done);
    return result;
  };
  return {
    ...(identities && {
      endpointNameOf: ({ identity }) => guarded(() => identities.endpointNameOf(identity)),
    }),
    register: async (request) => {
      const registered = await guarded(() => registrations.register(request));
      count(live.networkAt(registered.location));
      return registered;
    },
    update: (request) => counted(live.networkAt(request.location), () => registrations.update(request)),
    deregister: (request) =>
      counted(live.networkAt(request.location), () => registrations.deregister(request)),
    send: ({ source, records }) =>
      counted(live.networkFrom(source), () => measurements.takeSend(source, records)),
    fetch: ({ path }) => guarded(() => services.downloads.fetch(path)),
    recall: ({ source, token }) => services.observations.recall(source, token),
  };
}

async function refused<R>(work: () => Promise<R>, onError: (error: unknown) => void): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UplinkRefusal) {
      throw new Lwm2mRefusal(error.coapCode, error.message, error.maxAgeSeconds);
    }
    onError(error);
    if (error instanceof StoreError) {
      throw new Lwm2mRefusal(
        '5.03',
        'The service cannot store data now. Try again later.',
        STORE_RETRY_SECONDS,
      );
    }
    if (error instanceof MusterError && error.status < 500) {
      throw new Lwm2mRefusal('4.00', error.message);
    }
    throw error;
  }
}

/** Default maximum number of device requests in progress. */
export const DEFAULT_MAX_UNDER_WAY = 4_096;

/**
 * Protects the gateway from overload. Above the limit, a device gets 5.03 with Max-Age (RFC 7252, 5.9.3.4)
 * and is not queued.
 */
export class Admission {
  readonly #max: number;
  readonly #retrySeconds: number;
  #underWay = 0;
  #refused = 0;

  constructor(max = DEFAULT_MAX_UNDER_WAY, retrySeconds = 10) {
    this.#max = max;
    this.#retrySeconds = retrySeconds;
  }

  /** @throws Lwm2mRefusal 5.03 when too many requests are in progress */
  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#underWay >= this.#max) {
      this.#refused += 1;
      throw new Lwm2mRefusal('5.03', 'The service is overloaded. Try again later.', this.#retrySeconds);
    }
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Number of requests refused since the start. */
  get refused(): number {
    return this.#refused;
  }
}
