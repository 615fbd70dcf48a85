import type { ConfigurationInput } from './model/configuration.ts';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import type { DataCollectorTemplate } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import type { DataCollector } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { Transaction } from '../../store/port.ts';
import { checkedValues } from './configurations.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

type Faults = Record<string, string[]>;
type SetUp = Pick<DataCollector, 'dataCollectorTypeId' | 'dataCollectorTemplateId' | 'configurations'>;

export interface RequestedSetUp {
  readonly dataCollectorTypeId?: string;
  readonly dataCollectorTemplateId?: string;
  readonly configurations?: readonly ConfigurationInput[];
}

/**
 * Returns the type, template and configurations of a data collector, which must fit each other. Without a
 * type, the type of the template applies, or else the generic type. Without a template, the default template
 * of the type applies.
 *
 * @param faults receives the faults by member
 */
export async function setUpOf(
  tx: Transaction,
  deviceNetworkId: string,
  wanted: RequestedSetUp,
  faults: Faults,
): Promise<SetUp> {
  const template = await wantedTemplate(tx, deviceNetworkId, wanted.dataCollectorTemplateId, faults);
  const typeId =
    wanted.dataCollectorTypeId ??
    template?.dataCollectorTypeId ??
    (await tx.collection(deviceNetworks).get(deviceNetworkId))?.genericDataCollectorTypeId;
  const type = await tx.collection(dataCollectorTypes).get(typeId ?? '');
  if (type?.deviceNetworkId !== deviceNetworkId) {
    faults['DataCollectorTypeId'] = [unknownId('data collector type', typeId)];
    return { dataCollectorTypeId: '', dataCollectorTemplateId: '', configurations: [] };
  }
  return {
    dataCollectorTypeId: type.id,
    dataCollectorTemplateId: templateIdOf(type, template, faults),
    configurations: checkedValues(wanted.configurations ?? [], type.configurations, faults),
  };
}

async function wantedTemplate(
  tx: Transaction,
  deviceNetworkId: string,
  id: string | undefined,
  faults: Faults,
): Promise<DataCollectorTemplate | undefined> {
  if (id === undefined) return undefined;
  const found = await tx.collection(dataCollectorTemplates).get(id);
  if (found?.deviceNetworkId === deviceNetworkId) return found;
  faults['DataCollectorTemplateId'] = [unknownId('data collector template', id)];
  return undefined;
}

function templateIdOf(
  type: DataCollectorType,
  template: DataCollectorTemplate | undefined,
  faults: Faults,
): string {
  if (template !== undefined && template.dataCollectorTypeId !== type.id) {
    faults['DataCollectorTemplateId'] = [hasNoId('The data collector type', 'template', template.id)];
  }
  const id = template?.id ?? type.defaultTemplateId;
  if (id === undefined) {
    faults['DataCollectorTemplateId'] ??= [
      'Is missing. The data collector type has no default template, so give one.',
    ];
  }
  return id ?? '';
}
