import type { AdminDomain } from './admin-domain.ts';
import type { DeviceDomain } from './device-domain.ts';
import type { NetworkRemoval } from '../features/networks/network-removal.ts';
import type { Silos } from '../features/system/silo.ts';
import type { UsageCounter } from '../kernel/usage-counter.ts';
import type { TransformerDomain } from '../features/transformers/transformer-domain.ts';
import type { WebhookDomain } from '../features/webhooks/webhook-domain.ts';
import { featureRoutes } from '../features/generated/routes.ts';
import type { Contract } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/routes/event-streams.ts';
import type { Routes } from '../http/handler.ts';
import { templateParts } from '../features/transformers/presenters/template-parts.ts';
import { dataCollectorList } from '../features/gateways/routes/data-collector-list.ts';
import { deviceList } from '../features/devices/routes/device-list.ts';
import { locationLists } from '../features/locations/routes/location-list.ts';

export interface RouteServices {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly streams: EventStreams;
  readonly removal: NetworkRemoval;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
  readonly silos: Silos;
  readonly usage: UsageCounter;
}

/** A handler for every operation of the contract. Each feature takes the services that it needs. */
export function createRoutes(services: RouteServices, contract: Contract): Routes {
  const { admin, devices, transformers } = services;
  return featureRoutes({
    ...services,
    ...admin,
    ...devices,
    contract,
    lists: {
      devices: deviceList(devices.deviceQueries),
      dataCollectors: dataCollectorList(admin.gateways),
      locations: locationLists(admin.locations).full,
    },
    templateParts: templateParts(admin.deviceTemplateSettings, transformers),
  });
}
