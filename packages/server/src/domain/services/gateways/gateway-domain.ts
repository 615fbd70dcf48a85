import type { Clock } from '../../ports/clock.ts';
import type { Store } from '../../ports/store.ts';
import type { Lanes } from '../../lanes.ts';
import type { SettingsDomain } from '../settings/settings-domain.ts';
import { DataCollectorService } from './data-collector-service.ts';
import { DataCollectorTemplateService } from './data-collector-template-service.ts';
import { DataCollectorTypeService } from './data-collector-type-service.ts';
import { GatewayImport } from './gateway-import.ts';

/** The cloud region of a service that is told no other. */
export const DEFAULT_REGION = 'default';

export interface GatewayDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service: names of data collectors are unique in it. */
  readonly region: string;
  readonly lanes: Lanes;
  readonly settings: SettingsDomain;
  /** Told of every change of data collectors. */
  readonly changed: () => void;
}

/** The services around gateways, wired to each other. */
export interface GatewayDomain {
  readonly dataCollectors: DataCollectorService;
  readonly types: DataCollectorTypeService;
  readonly templates: DataCollectorTemplateService;
  readonly imports: GatewayImport;
}

export function createGatewayDomain(options: GatewayDomainOptions): GatewayDomain {
  const { store, clock, region, lanes, settings, changed } = options;
  const { categories, dataCollectorTypeCategories: typeCategories } = settings;
  const types = new DataCollectorTypeService({ store, categories, typeCategories });
  const templates = new DataCollectorTemplateService(store);
  return {
    dataCollectors: new DataCollectorService({
      store,
      clock,
      region,
      lanes,
      settings: settings.settings,
      changed,
    }),
    types,
    templates,
    imports: new GatewayImport(store, types, templates),
  };
}
