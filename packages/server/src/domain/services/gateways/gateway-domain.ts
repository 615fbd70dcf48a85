import type { Clock } from '../../ports/clock.ts';
import type { Store } from '../../ports/store.ts';
import type { SettingCategoryService } from '../settings/setting-category-service.ts';
import { DataCollectorService } from './data-collector-service.ts';
import { DataCollectorTemplateService } from './data-collector-template-service.ts';
import { DataCollectorTypeService } from './data-collector-type-service.ts';

/** The cloud region of a service that is told no other. */
export const DEFAULT_REGION = 'default';

export interface GatewayDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** The cloud region of the service: names of data collectors are unique in it. */
  readonly region: string;
  readonly settingCategories: Pick<SettingCategoryService, 'stored'>;
  /** Told of every change of data collectors, their types and templates. */
  readonly changed: () => void;
}

/** The services around gateways, wired to each other. */
export interface GatewayDomain {
  readonly dataCollectors: DataCollectorService;
  readonly types: DataCollectorTypeService;
  readonly templates: DataCollectorTemplateService;
}

export function createGatewayDomain(options: GatewayDomainOptions): GatewayDomain {
  const { store, clock, region, settingCategories, changed } = options;
  return {
    dataCollectors: new DataCollectorService({ store, clock, region, changed }),
    types: new DataCollectorTypeService(store, settingCategories, changed),
    templates: new DataCollectorTemplateService(store),
  };
}
