import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { Reader } from '../../store/port.ts';

/** Returns which of the smart object templates are used by device templates or smart objects. */
export async function templatesInUse(
  reader: Reader,
  deviceNetworkId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const asked = new Set(ids);
  if (asked.size === 0) {
    return used;
  }
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const { instances = [] } of reader.collection(deviceTemplates).iterate({ where })) {
    for (const { smartObjectTemplateId } of instances) {
      if (smartObjectTemplateId !== undefined && asked.has(smartObjectTemplateId)) {
        used.add(smartObjectTemplateId);
      }
    }
  }
  for (const id of asked) {
    const named = [{ field: 'smartObjectTemplateId', op: 'eq', value: id }] as const;
    if (!used.has(id) && (await reader.collection(smartObjects).findOne(named)) !== undefined) {
      used.add(id);
    }
  }
  return used;
}
