import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** The owner of Device Networks. Every server has one, named "Default". */
export interface Tenant extends Entity {
  readonly name: string;
}

export const tenants: CollectionDefinition<Tenant> = {
  name: 'tenants',
  indexes: [{ fields: ['name'], unique: true }],
};
