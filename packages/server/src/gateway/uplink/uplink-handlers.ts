import { Lwm2mRefusal } from '@muster/lwm2m';
import type { ServerHandlers } from '@muster/lwm2m';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { MusterError } from '../../kernel/errors.ts';
import { StoreError } from '../../store/port.ts';
import type { FirmwareDownloads } from '../../features/firmware/firmware-downloads.ts';
import type { LearnedFormatsService } from '../../features/registration/learned-formats.ts';
import type { ObservationService } from '../../features/observation/observation-service.ts';
import type { LiveRegistrations } from '../../features/presence/live-registrations.ts';
import type { RegistrationService } from '../../features/registration/registration-service.ts';
import type { SendService } from '../../features/measurements/send-service.ts';
import type { CredentialLookup } from '../secure/device-credentials.ts';
import type { Admission } from './admission.ts';

export interface UplinkServices {
  readonly downloads: Pick<FirmwareDownloads, 'fetch'>;
  readonly registrations: Pick<RegistrationService, 'register' | 'update' | 'deregister'>;
  readonly sends: Pick<SendService, 'take'>;
  readonly observations: Pick<ObservationService, 'recall'>;
  readonly formats: Pick<LearnedFormatsService, 'remember'>;
  readonly live: Pick<LiveRegistrations, 'from'>;
}

/** Seconds after which a device may retry if the store cannot take its request. */
const STORE_RETRY_SECONDS = 30;

/**
 * Passes the requests of devices to the domain, and converts its refusals to CoAP codes.
 *
 * @param identities of secured listeners
 */
export function uplinkHandlers(
  services: UplinkServices,
  admission: Admission,
  onError: (error: unknown) => void,
  identities?: Pick<CredentialLookup, 'endpointNameOf'>,
): ServerHandlers {
  const { registrations, sends } = services;
  const guarded = <R>(work: () => Promise<R>): Promise<R> => admission.run(() => refused(work, onError));
  return {
    ...(identities && {
      endpointNameOf: ({ identity }) => guarded(() => identities.endpointNameOf(identity)),
    }),
    register: (request) => guarded(() => registrations.register(request)),
    update: (request) => guarded(() => registrations.update(request)),
    deregister: (request) => guarded(() => registrations.deregister(request)),
    send: ({ source, records }) => guarded(() => sends.take(source, records)),
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
