import type { AdminDomain } from '../../domain/services/admin-domain.ts';
import type { DeviceDomain } from '../../domain/services/device-domain.ts';
import type { NetworkRemoval } from '../../domain/services/networks/network-removal.ts';
import type { TransformerDomain } from '../../domain/services/transformers/transformer-domain.ts';
import type { WebhookDomain } from '../../domain/services/webhooks/webhook-domain.ts';
import { featureRoutes } from '../../features/generated/routes.ts';
import type { Contract } from '../contract.ts';
import type { EventStreams } from '../event-streams.ts';
import type { Routes } from '../handler.ts';
import { templateParts } from '../presenters/template-parts.ts';
import { dataCollectorList } from './data-collector-list.ts';
import { deviceList } from './device-list.ts';
import { locationLists } from './location-list.ts';

export interface RouteServices {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly streams: EventStreams;
  readonly removal: NetworkRemoval;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
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
      devices: deviceList(devices.devices),
      dataCollectors: dataCollectorList(admin.gateways),
      locations: locationLists(admin.locations).full,
    },
    templateParts: templateParts(admin.deviceTemplateSettings, transformers),
  });
}
