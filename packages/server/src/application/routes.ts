import type { AdminDomain } from './admin-domain.ts';
import type { DeviceDomain } from './device-domain.ts';
import type { NetworkRemoval } from '../features/networks/network-removal.ts';
import type { Silos } from '../features/system/silo.ts';
import type { UsageCounter } from '../kernel/usage-counter.ts';
import type { TransformerDomain } from '../features/transformers/transformer-domain.ts';
import type { WebhookDomain } from '../features/webhooks/webhook-domain.ts';
import { composedRoutes, routes, type FeatureServices } from '../features/generated/routes.ts';
import type { Contract } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/routes/event-streams.ts';
import type { RouteTable } from '../http/handler.ts';
import { templateParts } from '../features/transformers/presenters/template-parts.ts';

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

/** Returns a route for every operation of the contract, and the services that the acts use. */
export function createRoutes(
  parts: RouteServices,
  contract: Contract,
): { readonly routes: RouteTable; readonly services: FeatureServices } {
  const { admin, devices, transformers } = parts;
  const services = {
    ...parts,
    ...admin,
    ...devices,
    contract,
    templateParts: templateParts(admin.deviceTemplateSettings, transformers),
  };
  return { routes: { ...routes, ...composedRoutes(services) }, services };
}
