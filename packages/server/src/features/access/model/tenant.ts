import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** The owner of device networks. Every server has one, named "Default". */
export interface Tenant extends Entity, TenantDetails {
  readonly name: string;
}

/** Data that identifies a tenant in other systems. */
export interface TenantDetails {
  readonly companyRegistrationId?: string;
  readonly description?: string;
  readonly externalId?: string;
  readonly nameSpace?: string;
}

export const tenants: CollectionDefinition<Tenant> = {
  name: 'tenants',
  indexes: uniqueName(),
};
