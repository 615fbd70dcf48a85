import type {
  ResourceTypeInstanceResponse,
  SmartObjectTypeInstanceIdResponse,
  SmartObjectTypeListResponse,
  SmartObjectTypeOfDeviceType,
  SmartObjectTypeRequest,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, Principal, ReplyMessage } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { presentResourceType } from '../../resource-types/http.ts';
import { presentAvailable } from '../../templates/http.ts';
import { availableTemplates } from '../../templates/template-lookup.ts';
import type { TemplateReferences } from '../device-templates.ts';
import { resourcesOfType, smartObjectTypes } from '../model.ts';
import type { DeviceType, SmartObjectType, SmartObjectTypeInstance } from '../model.ts';
import { previewDefinitions, resourcesOfTypes } from '../object-definitions.ts';
import type { ResourceTypeInstanceService } from '../resource-type-instances.ts';
import { objectTypeMetrics } from '../smart-object-types.ts';
import type { SmartObjectTypeInput, SmartObjectTypeService } from '../smart-object-types.ts';
import { presentObjectResult } from './object-definitions.ts';
import type { readDefinitions } from './object-definitions.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    TypeId: { path: 'typeId', type: 'number' },
    ObjectUrn: { path: 'objectUrn', type: 'text' },
  },
  search: ['name', 'objectUrn'],
  defaultSort: [
    { field: 'typeId', direction: 'asc' },
    { field: 'objectUrn', direction: 'asc' },
  ],
};

/** Definitions in the body of an import, as `preparations` returns them. */
type Definitions = ReturnType<typeof readDefinitions>;

/** Updates the smart objects of a network after changes of their types. */
interface TypeFollower {
  follow(deviceNetworkId: string): Promise<void>;
}

export interface Services {
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly typeChanges: TypeFollower;
}

/** Routes of the tag `smartObjectTypes`. */
export const routes: FeatureRoutes<'smartObjectTypes', Services> = {
  'smartObjectTypes.list': read(async (context) => {
    const page = await readPage(context, smartObjectTypes, fields);
    const withMetrics = context.query.includeMetrics;
    const counts = withMetrics ? await objectTypeMetrics(context.reader, page.rows) : undefined;
    return pageReply(context, page, (row) => ({
      ...presentIdentity(row),
      NbrOfInstances: counts?.get(row.id)?.instances,
      NbrOfTemplates: counts?.get(row.id)?.templates,
    }));
  }),
  'smartObjectTypes.update': act(async ({ params, body, principal }, { smartObjectTypes: types }) => {
    await types.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'smartObjectTypes.delete': act(async ({ params, principal }, { smartObjectTypes: types }) => {
    await types.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'smartObjectTypes.create': act(({ body, principal, begin }, { smartObjectTypes: types }) =>
    create(begin, '/api/v3/smartobjecttypes', (unit) =>
      types.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'smartObjectTypes.import': {
    preview: async ({ prepared, principal, reader }) => {
      const results = await previewDefinitions(reader, principal.deviceNetworkId, prepared as Definitions);
      return ok({ SmartObjectTypes: results.map(presentObjectResult) });
    },
    act: async ({ prepared, principal }, { smartObjectTypes: types }) => {
      await types.import(principal.deviceNetworkId, prepared as Definitions);
      return noContent();
    },
  },
  'smartObjectTypes.get': read(async (context) => {
    const type = await readEntity(context, smartObjectTypes, 'smart-object-type');
    const resources = await resourcesOfTypes(context.reader, [type]);
    const templates = await availableTemplates(context.reader, [type.id]);
    return ok({
      ...presentIdentity(type),
      Description: type.description,
      MultipleInstances: type.multipleInstances,
      ResourceTypes: resourcesOfType(type, resources).map(presentResourceType),
      ResourceTypeInstances: presentResourceTypeInstances(type),
      SmartObjectTemplates: presentAvailable(type.id, templates),
    });
  }),
  'smartObjectTypes.updateResourceTypeInstances': act(async ({ params, body, principal }, services) => {
    const inputs = body.map((one) => ({
      resourceTypeId: one.ResourceTypeId,
      ...omitUndefined({ id: one.Id }),
    }));
    await services.resourceTypeInstances.setInstances(principal.deviceNetworkId, params.id, inputs);
    return followed(services, principal);
  }),
  'smartObjectTypes.addResourceType': act(async ({ params, principal }, services) => {
    const { id, resourceTypeId } = params;
    await services.resourceTypeInstances.addResourceType(principal.deviceNetworkId, id, resourceTypeId);
    return followed(services, principal);
  }),
  'smartObjectTypes.removeResourceType': act(async ({ params, principal }, services) => {
    const { id, resourceTypeId } = params;
    await services.resourceTypeInstances.removeResourceType(principal.deviceNetworkId, id, resourceTypeId);
    return followed(services, principal);
  }),
};

/** Responds after the smart objects have been updated. If the client disconnects, the update continues. */
async function followed(
  { typeChanges }: Services,
  { deviceNetworkId }: Principal,
): Promise<ReplyMessage<204, undefined>> {
  await typeChanges.follow(deviceNetworkId);
  return noContent();
}

function inputOf(body: SmartObjectTypeRequest): SmartObjectTypeInput {
  return {
    name: body.Name,
    typeId: body.TypeId,
    objectUrn: body.ObjectUrn,
    ...omitUndefined({ description: body.Description, multipleInstances: body.MultipleInstances }),
  };
}

function presentIdentity(type: SmartObjectType): SmartObjectTypeListResponse {
  return { Id: type.id, Name: type.name, TypeId: type.typeId, ObjectUrn: type.objectUrn };
}

/** Builds the ResourceTypeInstanceResponses of a smart object type. */
function presentResourceTypeInstances(type: SmartObjectType): ResourceTypeInstanceResponse[] {
  return type.resourceTypeInstances.map((one) => ({
    Id: one.id,
    ResourceTypeId: one.resourceTypeId,
    SmartObjectTypeId: type.id,
  }));
}

/** Entities that object instances of device types refer to. */
type InstanceReferences = Pick<TemplateReferences, 'objectTypes' | 'resources'> &
  Partial<Pick<TemplateReferences, 'available'>>;

/** A smart object type in a device type, in full if its resources are known. */
function presentTypeOf(
  type: DeviceType,
  objectType: SmartObjectType,
  references: InstanceReferences,
): SmartObjectTypeOfDeviceType {
  const { resources, available } = references;
  return {
    ...presentIdentity(objectType),
    Description: objectType.description,
    MultipleInstances: objectType.multipleInstances,
    DeviceTypeId: type.id,
    DeviceTypeName: type.name,
    ResourceTypes: resources && resourcesOfType(objectType, resources).map(presentResourceType),
    ResourceTypeInstances: resources && presentResourceTypeInstances(objectType),
    SmartObjectTemplates: resources && available && presentAvailable(objectType.id, available),
  };
}

export function presentInstance(
  type: DeviceType,
  instance: SmartObjectTypeInstance,
  references: InstanceReferences,
): SmartObjectTypeInstanceIdResponse {
  const objectType = references.objectTypes.get(instance.smartObjectTypeId);
  return {
    Id: instance.id,
    DeviceTypeId: type.id,
    SmartObjectTypeId: instance.smartObjectTypeId,
    InstanceId: instance.instanceId,
    Label: instance.label,
    SmartObjectType: objectType && presentTypeOf(type, objectType, references),
  };
}
