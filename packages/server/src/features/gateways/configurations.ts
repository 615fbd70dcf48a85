import { hasNoId, unknownId } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Transaction } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import { parseByType, SettingValueError } from '../security/security-settings.ts';
import { dataCollectorTemplates, dataCollectorTypes } from './model.ts';
import type {
  ConfigurationInput,
  ConfigurationItem,
  ConfigurationValue,
  DataCollector,
  DataCollectorTemplate,
  DataCollectorType,
} from './model.ts';

type Faults = Record<string, string[]>;
type SetUp = Pick<DataCollector, 'dataCollectorTypeId' | 'dataCollectorTemplateId' | 'configurations'>;

interface RequestedSetUp {
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

/** Returns the faults for keys listed twice in a list of configurations. */
export function duplicateFaults(items: readonly Pick<ConfigurationItem, 'key'>[], member: string): Faults {
  const seen = new Set<string>();
  const faults: Faults = {};
  items.forEach(({ key }, index) => {
    if (seen.has(key))
      faults[`${member}[${index}].Key`] = [`The key ${shownValue(key)} is listed twice. List it once.`];
    seen.add(key);
  });
  return faults;
}

/**
 * Returns values in their stored form.
 *
 * @param known configurations of the gateway's type
 * @param faults receives the faults by member
 */
export function checkedValues(
  values: readonly ConfigurationInput[],
  known: readonly ConfigurationItem[],
  faults: Faults,
  member = 'Configurations',
): readonly ConfigurationValue[] {
  Object.assign(faults, duplicateFaults(values, member));
  return values.map((one, index) => {
    const at = `${member}[${index}]`;
    const item = known.find(({ key }) => key === one.key);
    if (item === undefined) {
      faults[`${at}.Key`] = [
        `The data collector type has no configuration with the key ${shownValue(one.key)}.`,
      ];
      return { type: 'String', ...one };
    }
    const { type } = item;
    if (type !== (one.type ?? type))
      faults[`${at}.Type`] = [`Must be ${type}, the type in the data collector type, not ${one.type}.`];
    if (one.value === undefined) return { ...one, type };
    try {
      return { ...one, type, value: parseByType(one.value, type) };
    } catch (error) {
      if (!(error instanceof SettingValueError)) throw error;
      faults[`${at}.Value`] = [error.message];
      return { ...one, type };
    }
  });
}

/** A value with its origin. */
interface EffectiveValue extends ConfigurationValue {
  /** Whether the value is inherited. Absent without a value. */
  readonly isInherited?: boolean;
}

/** Returns all configurations of a type with their own values, or else the inherited ones. */
export function effectiveValues(
  items: readonly ConfigurationItem[],
  own: readonly ConfigurationValue[],
  inherited: readonly ConfigurationValue[] = [],
): readonly EffectiveValue[] {
  return items.map(({ key, type }) => {
    const valueIn = (level: readonly ConfigurationValue[]): string | undefined =>
      level.find((one) => one.key === key && one.type === type && one.value !== undefined)?.value;
    const ownValue = valueIn(own);
    const value = ownValue ?? valueIn(inherited);
    return value === undefined ? { key, type } : { key, type, value, isInherited: ownValue === undefined };
  });
}
