import type {
  ResourceTypeInstanceResponse,
  SmartObjectTypeInstanceIdRequest,
  SmartObjectTypeInstanceIdResponse,
  SmartObjectTypeOfDeviceType,
  SmartObjectTypeRequest,
} from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, Principal, ReplyMessage } from '../../../http/handler.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../../http/writes.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import { presentResourceType } from '../../resource-types/http.ts';
import { presentAvailable } from '../../templates/http.ts';
import { availableTemplates } from '../../templates/template-lookup.ts';
import type { TemplateReferences } from '../device-templates.ts';
import type { InstanceInput } from '../device-types.ts';
import { resourcesOfType, smartObjectTypes } from '../model.ts';
import type { DeviceType, SmartObjectType, SmartObjectTypeInstance } from '../model.ts';
import { previewDefinitions, resourcesOfTypes } from '../object-definitions.ts';
import type { ResourceTypeInstanceService } from '../resource-type-instances.ts';
import { objectTypeMetrics } from '../smart-object-types.ts';
import type { SmartObjectTypeService } from '../smart-object-types.ts';
import { presentObjectResult } from './object-definitions.ts';
import type { readDefinitions } from './object-definitions.ts';

const members = membersOf<SmartObjectType>()({
  Id: 'uuid',
  Name: 'text',
  TypeId: 'number',
  ObjectUrn: 'text',
  Description: 'unlisted',
  MultipleInstances: 'unlisted',
});
const fields = members.list({
  search: ['name', 'objectUrn'],
  defaultSort: [
    { field: 'typeId', direction: 'asc' },
    { field: 'objectUrn', direction: 'asc' },
  ],
});
const showRow = members.show('Id', 'Name', 'TypeId', 'ObjectUrn');
const showAll = members.show();

const instanceMembers = membersOf<SmartObjectTypeInstance>()({
  Id: 'unlisted',
  SmartObjectTypeId: 'unlisted',
  InstanceId: 'unlisted',
  Label: 'unlisted',
});
const showInstance = instanceMembers.show();

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
      ...showRow(row),
      NbrOfInstances: counts?.get(row.id)?.instances,
      NbrOfTemplates: counts?.get(row.id)?.templates,
    }));
  }),
  'smartObjectTypes.update': updateRoute('smartObjectTypes', inputOf),
  'smartObjectTypes.delete': deleteRoute('smartObjectTypes'),
  'smartObjectTypes.create': createRoute('smartObjectTypes', '/api/v3/smartobjecttypes', inputOf),
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
      ...showAll(type),
      ResourceTypes: resourcesOfType(type, resources).map(presentResourceType),
      ResourceTypeInstances: presentResourceTypeInstances(type),
      SmartObjectTemplates: presentAvailable(type.id, templates, type.name),
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

function inputOf(body: SmartObjectTypeRequest) {
  return members.read({ Description: '', MultipleInstances: false, ...body });
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
    ...showAll(objectType),
    DeviceTypeId: type.id,
    DeviceTypeName: type.name,
    ResourceTypes: resources && resourcesOfType(objectType, resources).map(presentResourceType),
    ResourceTypeInstances: resources && presentResourceTypeInstances(objectType),
    SmartObjectTemplates:
      resources && available && presentAvailable(objectType.id, available, objectType.name),
  };
}

export function instanceInputOf(body: SmartObjectTypeInstanceIdRequest): InstanceInput {
  return { ...instanceMembers.read({ InstanceId: 0, ...body }), ...omitUndefined({ id: body.Id }) };
}

export function presentInstance(
  type: DeviceType,
  instance: SmartObjectTypeInstance,
  references: InstanceReferences,
): SmartObjectTypeInstanceIdResponse {
  const objectType = references.objectTypes.get(instance.smartObjectTypeId);
  return {
    ...showInstance(instance),
    DeviceTypeId: type.id,
    SmartObjectType: objectType && presentTypeOf(type, objectType, references),
  };
}
