import { hkdfSync } from 'node:crypto';

import { createIdempotency } from '../features/idempotency/idempotency.ts';
import type { IdempotencyDomain } from '../features/idempotency/idempotency.ts';
import type { ServerDefaults } from '../features/networks/networks.ts';
import { DeviceLinks } from '../gateway/device-links.ts';
import { UsageMeter } from '../features/usage/usage.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import { loadContract } from '../http/contract.ts';
import type { Contract } from '../http/contract.ts';
import { LocalOperations } from '../http/operations.ts';
import type { Silos } from '../features/system/model.ts';
import { HttpTraffic } from '../observability/http-metrics.ts';
import { Application, type ApplicationOptions } from './application.ts';
import { enrolmentInto, composeServices } from './services.ts';
import { createStreams } from './events.ts';
import { createHardwarePreview } from './hardware-preview.ts';
import type { Services } from './services.ts';
import { routes } from '../features/generated/routes.ts';
import type { RouteServices, RouteSources } from '../features/generated/routes.ts';
import type { LiveState } from '../kernel/ports.ts';

const SECONDS_PER_HOUR = 3600;

/**
 * Connects the parts of the device loop: services, gateway, and the operations of the API. Creates the default
 * network and its key if there are none.
 *
 * @throws StartError if there is no device type with the name for enrolment
 */
export async function compose(options: ApplicationOptions): Promise<Application> {
  const { store, config } = options;
  const usage = usageMeterOf(options);
  const link = new DeviceLinks(undefined, usage);
  let defaults: ServerDefaults | undefined;
  const services = await composeServices({
    ...options,
    link,
    usage,
    prepare: async (admin) => {
      defaults = await admin.networks.ensureDefaults();
      return enrolmentInto(store, defaults.deviceNetworkId, config.autoEnroll);
    },
  });
  if (defaults === undefined) throw new Error('The defaults were not prepared.');
  const { admin, events, onError } = services;
  const idempotency = idempotencyOf(options, onError);
  const streams = createStreams(options, admin, events);
  const contract = loadContract(undefined, { deprecated: !config.noDeprecated });
  const traffic = new HttpTraffic();
  const silos: Silos = async () => [await application.silo()];
  const live: LiveState = {
    lastHeard: async (id) => services.devices.live.lastHeardAt(id),
    gateway: async () => ({ region: config.region, state: services.gatewayStatus.state() }),
    transformerFaults: (ids) => services.transformers.faults(ids),
  };
  const operations = new LocalOperations({
    contract,
    routes,
    services: routeServices(services, contract),
    sources: {
      streams,
      silos,
      firmwareFiles: options.firmwareFiles,
      hardwarePreview: createHardwarePreview(store, options.clock),
    } satisfies RouteSources,
    reader: store,
    access: admin.access,
    catalogues: admin.models,
    live,
    clock: options.clock,
    idempotency: idempotency.service,
  });
  const application = new Application(options, {
    ...services,
    usage,
    link,
    live,
    streams,
    idempotency,
    defaults,
    contract,
    operations,
    traffic,
  });
  return application;
}

/** Returns the services that the acts of the API use. */
export const routeServices = (
  {
    admin,
    devices,
    ...others
  }: Pick<Services, 'admin' | 'devices' | 'removal' | 'transformers' | 'usage' | 'webhooks'>,
  contract: Contract,
): RouteServices => ({ ...others, ...admin, ...devices, contract });

function usageMeterOf({ store, clock, logger, config }: ApplicationOptions): UsageMeter {
  const failures = new ThrottledLog(clock, (fields, message) => logger.error(fields, message));
  return new UsageMeter({
    store,
    clock,
    intervalSeconds: config.usageIntervalSeconds,
    onError: (err) => failures.write({ err }, 'usage could not be stored; it is kept until it can be'),
  });
}

/** Stores the responses to requests with an Idempotency-Key. */
function idempotencyOf(
  { store, clock, secret, config }: ApplicationOptions,
  onError: (error: unknown) => void,
): IdempotencyDomain {
  return createIdempotency({
    store,
    clock,
    // Derives a separate key for each purpose.
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'muster idempotency keys', 32)),
    keptSeconds: config.idempotencyHours * SECONDS_PER_HOUR,
    onError,
  });
}
