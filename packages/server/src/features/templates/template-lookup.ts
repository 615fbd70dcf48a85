import { resourceTypes } from '../resource-types/model/resource-type.ts';
import type { ResourceType } from '../resource-types/model/resource-type.ts';
import { smartObjectTemplates } from './model/smart-object-template.ts';
import type { SmartObjectTemplate } from './model/smart-object-template.ts';
import type { Store } from '../../store/port.ts';

/** The smart object templates of several types. */
export interface AvailableTemplates {
  /** By type ID. The default template is first, then the others by name. */
  readonly ofType: ReadonlyMap<string, readonly SmartObjectTemplate[]>;
  /** Resource types that the templates name, by ID. */
  readonly resources: ReadonlyMap<string, ResourceType>;
}

export async function availableTemplates(
  store: Pick<Store, 'collection'>,
  smartObjectTypeIds: Iterable<string>,
): Promise<AvailableTemplates> {
  const templates = await store.collection(smartObjectTemplates).find({
    where: [{ field: 'smartObjectTypeId', op: 'in', value: [...new Set(smartObjectTypeIds)] }],
    sort: [
      { field: 'isDefault', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ],
  });
  const ofType = new Map<string, SmartObjectTemplate[]>();
  for (const template of templates) {
    const list = ofType.get(template.smartObjectTypeId);
    if (list === undefined) {
      ofType.set(template.smartObjectTypeId, [template]);
    } else {
      list.push(template);
    }
  }
  const named = templates.flatMap((one) => one.resourceTemplates.map((each) => each.resourceTypeId));
  return { ofType, resources: await store.collection(resourceTypes).getMany(new Set(named)) };
}

/** Returns the template of an object instance: the named one, or else the default one of the type. */
export function templateOf(
  available: Pick<AvailableTemplates, 'ofType'>,
  instance: { readonly smartObjectTypeId: string; readonly smartObjectTemplateId?: string },
): SmartObjectTemplate | undefined {
  const templates = available.ofType.get(instance.smartObjectTypeId) ?? [];
  return (
    templates.find((one) => one.id === instance.smartObjectTemplateId) ??
    templates.find((one) => one.isDefault)
  );
}
