import { createLwm2mServer, omaCatalogue, ModelRegistry } from '@muster/lwm2m';
import type { Source } from '@muster/lwm2m';
import { AnnouncedModels } from './announced-models.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { Lwm2mDeviceLink } from './downlink/lwm2m-device-link.ts';
import { NotificationRefused } from './downlink/notification-gate.ts';
import { Admission } from './uplink/admission.ts';
import { uplinkHandlers } from './uplink/uplink-handlers.ts';
import type { UplinkServices } from './uplink/uplink-handlers.ts';

export interface GatewayWarning {
  readonly peer: string;
  readonly endpointName?: string;
  readonly message: string;
}

export interface GatewayOptions {
  /** URLs to listen on, `coap://127.0.0.1:5683`, `coap://[::1]:0`. */
  readonly listen: readonly string[];
  readonly services: UplinkServices;
  readonly link: Lwm2mDeviceLink;
  /** The models of the network of a device; its answers are read with them. Answers from memory. */
  readonly modelsOf: (deviceNetworkId: string) => ModelRegistry | undefined;
  readonly clock: Clock;
  /** Requests of devices that are worked on at a time; more are answered 5.03. */
  readonly maxRequestsUnderWay?: number;
  readonly onWarning: (warning: GatewayWarning) => void;
  readonly onError: (error: unknown) => void;
}

export interface Gateway {
  /** URLs with the real ports. */
  readonly addresses: readonly string[];
  counters(): Record<string, number>;
  /** Stops listening; observations stay with the devices, for the next run to take up. */
  close(): Promise<void>;
}

/**
 * The models of the network that a device belongs to. Right after a change of types they are being read anew: until then
 * those before the change hold. Each object is taken in the version that the device has.
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

/** Listens for devices and connects them to the domain. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { listen, services, link, clock, onWarning, onError } = options;
  const models = new ModelRegistry(omaCatalogue);
  const admission = new Admission(options.maxRequestsUnderWay);
  const server = await createLwm2mServer({
    listen,
    handlers: uplinkHandlers(services, admission, onError),
    models,
    modelsFor: modelsLookup(options, models),
    clock,
    onFormatsLearned: (device, formats) => services.formats.learned(device, formats),
    onWarning,
    // What is refused for its number is counted; telling each would be another flood.
    onError: (error) => {
      if (!(error instanceof NotificationRefused)) {
        onError(error);
      }
    },
  });
  link.attach(server);
  return {
    addresses: server.addresses,
    counters: () => ({
      ...server.counters(),
      requestsUnderWay: admission.underWay,
      requestsRefused: admission.refused,
      notificationsUnderWay: link.notifications.underWay,
      notificationsRefused: link.notifications.refused,
    }),
    close: async () => {
      link.attach(undefined);
      await server.close();
    },
  };
}
