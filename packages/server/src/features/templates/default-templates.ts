import { defaultObjectTemplate, smartObjectTemplates } from './model/smart-object-template.ts';
import { smartObjectTypes } from '../catalogue/model/smart-object-type.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';

/** Gives types that an earlier release has stored the default template that every type has. */
export async function ensureDefaultTemplates(store: Store): Promise<void> {
  const templates = await store
    .collection(smartObjectTemplates)
    .find({ where: [{ field: 'isDefault', op: 'eq', value: true }] });
  const served = new Set(templates.map((one) => one.smartObjectTypeId));
  for await (const type of store.collection(smartObjectTypes).iterate({})) {
    if (!served.has(type.id)) {
      await store.write([insertOperation(smartObjectTemplates, defaultObjectTemplate(type))]);
    }
  }
}
