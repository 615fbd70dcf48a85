import { formatPath, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type { Lwm2mPath, ResourceModel, ValueRecord } from '@muster/lwm2m/core';
import { initialValues } from '../templates/model.ts';
import { resourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { invalid } from '../../kernel/errors.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { hasNoId } from '../../kernel/fault-texts.ts';

/** An initial value of a new object instance, as text in the format of its resource's data type. */
export interface InstanceInitialValue {
  readonly resourceTypeId: string;
  readonly value: string;
}

/** Returns the initial values of a template. */
export function valuesOf(template: SmartObjectTemplate | undefined): InstanceInitialValue[] {
  return (template?.resourceTemplates ?? []).flatMap(({ resourceTypeId, value }) =>
    value === undefined ? [] : [{ resourceTypeId, value }],
  );
}

/** A value that has been checked against the model of its resource. */
interface CheckedValue {
  readonly rid: number;
  readonly model: ResourceModel;
  readonly text: string;
}

/** Initial values of a new object instance, each resource once. */
export class InstanceValues {
  readonly #values: readonly CheckedValue[];

  /**
   * @param given values of the request, which take precedence over those of the template
   * @param ofTemplate values checked when the template was stored; values of resources that the type no
   *   longer has are left out
   * @throws MusterError `invalid-request` with the invalid values as members of `ResourceValues`
   */
  constructor(
    type: CatalogueType,
    catalogue: NetworkCatalogue,
    given: readonly InstanceInitialValue[],
    ofTemplate: readonly InstanceInitialValue[],
  ) {
    const rids = new Map(Array.from(type.resourceTypeIds, ([rid, id]) => [id, rid]));
    const version = versionOfUrn(type.objectUrn);
    const modelOf = (rid: number | undefined): ResourceModel | undefined =>
      rid === undefined ? undefined : catalogue.models.resource(type.objectId, rid, version);
    const values = new Map<number, CheckedValue>();
    for (const { resourceTypeId, value } of ofTemplate) {
      const rid = rids.get(resourceTypeId);
      const model = modelOf(rid);
      if (rid !== undefined && model !== undefined) values.set(rid, { rid, model, text: value });
    }
    const faults: Record<string, string[]> = {};
    const seen = new Set<number>();
    given.forEach(({ resourceTypeId, value }, index) => {
      const rid = rids.get(resourceTypeId);
      const model = modelOf(rid);
      const [member, message] = faultOf(
        model,
        { resourceTypeId, value },
        type.name,
        rid !== undefined && seen.has(rid),
      );
      if (message !== undefined) faults[`ResourceValues[${index}]${member}`] = [message];
      else if (rid !== undefined && model !== undefined) {
        seen.add(rid);
        values.set(rid, { rid, model, text: value });
      }
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    this.#values = [...values.values()].sort((a, b) => a.rid - b.rid);
  }

  /** Returns the records for the LwM2M Create of the instance. */
  records({ objectId, instanceNumber: instanceId }: SmartObject): ValueRecord[] {
    return this.#values.map(({ rid, model, text }) => ({
      path: pathOf({ objectId, instanceId, resourceId: rid }, model),
      value: parseTextValue(model.type, text),
    }));
  }

  /**
   * Returns writes for an instance without a Create: its writable values are written once the device lists
   * it.
   */
  deferredWrites({ id: smartObjectId, ...smartObject }: SmartObject): WriteOperation[] {
    const { deviceId, deviceNetworkId, objectId, instanceNumber: instanceId } = smartObject;
    return this.#values
      .filter(({ model }) => model.operations.includes('W'))
      .map(({ rid, model, text }) =>
        putOperation(initialValues, {
          id: resourceId(smartObjectId, rid),
          deviceId,
          deviceNetworkId,
          smartObjectId,
          path: formatPath(pathOf({ objectId, instanceId, resourceId: rid }, model)),
          dataType: model.type,
          text,
        }),
      );
  }
}

function pathOf(path: Lwm2mPath, model: ResourceModel): Lwm2mPath {
  return model.multiple ? { ...path, resourceInstanceId: 0 } : path;
}

function faultOf(
  model: ResourceModel | undefined,
  { resourceTypeId, value: text }: { readonly resourceTypeId: string; readonly value: string },
  typeName: string,
  isRepeated: boolean,
): readonly [member: string, message?: string] {
  if (model === undefined) return ['.ResourceTypeId', hasNoId(typeName, 'resource type', resourceTypeId)];
  if (isRepeated) return ['.ResourceTypeId', `${model.name} is listed twice. List it once.`];
  if (model.operations === 'E') return ['.ResourceTypeId', `${model.name} is executable and has no value.`];
  try {
    parseTextValue(model.type, text);
    return [''];
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return ['.Value', `${model.name} is of type ${model.type}: ${error.message}.`];
  }
}
