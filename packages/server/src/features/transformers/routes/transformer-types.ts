import type {
  TransformerTypeRequest,
  TransformerTypeListResponse,
  TransformerTypeResponse,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { ContextOf, EntityContext, FeatureRoutes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { pageInMemory } from '../../../http/lists/rows-in-memory.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { readEntity } from '../../../http/reads.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { transformerTypes } from '../model/transformer-type.ts';
import type { TransformerType } from '../model/transformer-type.ts';
import type { TransformerDomain } from '../transformer-domain.ts';
import type { TypeUpload } from '../transformer-type-service.ts';
import { isJsonata, EXPRESSION, jsonataType, MAX_EXPRESSION } from '../transformer-types.ts';
import { MAX_PACKAGE_BYTES, PACKAGE_PART, packageOf, readPackage } from './package-file.ts';

type UploadContext = ContextOf<'transformerTypes.create'> | ContextOf<'transformerTypes.update'>;

/** Fields of the rows themselves, because JSONata is not in the store. */
const fields: ListFields = {
  fields: {
    Id: { path: 'Id', type: 'uuid' },
    Name: { path: 'Name', type: 'text' },
    DisplayName: { path: 'DisplayName', type: 'text' },
    Description: { path: 'Description', type: 'text' },
    ApprovalStatus: { path: 'ApprovalStatus', type: 'text' },
    Preview: { path: 'Preview', type: 'boolean' },
  },
  search: ['Name', 'DisplayName', 'Description'],
  defaultSort: [],
};

export interface Services {
  readonly transformers: Pick<TransformerDomain, 'transformerTypes'>;
}

type Types = TransformerDomain['transformerTypes'];
type State = Parameters<Types['setState']>[2];

/** A route that changes the state of a type. */
const withState = (state: State) =>
  act(async ({ params, principal }: EntityContext, { transformers: { transformerTypes } }: Services) => {
    await transformerTypes.setState(principal.deviceNetworkId, params.id, state);
    return noContent();
  });

/** Routes of the tag `transformerTypes`. */
export const routes: FeatureRoutes<'transformerTypes', Services> = {
  'transformerTypes.list': read(async (context) => {
    const { deviceNetworkId } = context.principal;
    const query = toListQuery(context.paging, fields, deviceNetworkId);
    const byName = inNetwork(deviceNetworkId, { sort: [{ field: 'name', direction: 'asc' }] });
    const own = await context.reader.collection(transformerTypes).find(byName);
    const all = [builtInRow, ...own.map(presentTypeRow)].map((row) => ({ ...row, id: row.Id }));
    return pageReply(context, pageInMemory(all, query), ({ id: _, ...row }) => row);
  }),
  'transformerTypes.get': read(async (context) => {
    if (isJsonata(context.params.id)) return ok(builtInType);
    return ok(presentType(await readEntity(context, transformerTypes, 'transformer-type')));
  }),
  'transformerTypes.create': act(async (context, { transformers }) => {
    const upload = await uploaded(context);
    return create(context.begin, '/api/v3/transformertypes', (unit) =>
      transformers.transformerTypes.create(context.principal.deviceNetworkId, upload, unit),
    );
  }),
  'transformerTypes.update': act(async (context, { transformers }) => {
    const { params, principal } = context;
    await transformers.transformerTypes.update(principal.deviceNetworkId, params.id, await uploaded(context));
    return noContent();
  }),
  'transformerTypes.delete': act(async ({ params, principal }, { transformers }) => {
    await transformers.transformerTypes.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'transformerTypes.activate': withState({ isActivated: true }),
  'transformerTypes.deactivate': withState({ isActivated: false }),
  'transformerTypes.approve': withState({ status: 'Approved' }),
  'transformerTypes.revoke': act(async ({ params, body, principal }, { transformers }) => {
    const motivation = omitUndefined({ revokeMotivation: body?.RevokeMotivation ?? undefined });
    const state = { status: 'Revoked', ...motivation } as const;
    await transformers.transformerTypes.setState(principal.deviceNetworkId, params.id, state);
    return noContent();
  }),
};

/** @throws MusterError `malformed-body`, `invalid-request`, `payload-too-large` */
async function uploaded(context: UploadContext): Promise<TypeUpload> {
  const { files, values } = await context.form({
    maxFileBytes: MAX_PACKAGE_BYTES,
    receive: async ({ content, fileName }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      return { fileName, octets: Buffer.concat(chunks) };
    },
    discard: async () => undefined,
  });
  const file = files.get(PACKAGE_PART);
  if (file === undefined)
    throw invalidMember(PACKAGE_PART, 'The file is missing. Send it as a part of the form.');
  const body = context.checked('TransformerTypePackage', readPackage(file.octets));
  const { DisplayName, Description, TransformerTypeExternalLinks: links } = requestOf(values);
  const described = omitUndefined({
    displayName: DisplayName ?? undefined,
    description: Description ?? undefined,
  });
  return {
    package: { ...packageOf(body), ...described },
    fileName: file.fileName,
    links: (links ?? []).map(({ Label, Link }) => ({ label: Label, link: Link })),
  };
}

function requestOf({ request = {} }: { readonly request?: TransformerTypeRequest }): TransformerTypeRequest {
  return request;
}

const statuses = { New: 'New', Approved: 'Appoved', Revoked: 'Revoked' } as const;

function presentTypeRow(type: TransformerType): TransformerTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    DisplayName: type.displayName,
    ...omitUndefined({ Description: type.description }),
    ApprovalStatus: statuses[type.status],
    Preview: type.isPreview,
  };
}

function presentType(type: TransformerType): TransformerTypeResponse {
  return {
    ...presentTypeRow(type),
    IsActivated: type.isActivated,
    FileName: type.fileName,
    Version: type.version,
    ...omitUndefined({ RevokeMotivation: type.revokeMotivation }),
    ConfigurationDefinitions: type.configurations.map((one) => ({
      Key: one.key,
      Name: one.name,
      DataType: one.dataType,
      ...omitUndefined({
        Description: one.description,
        DefaultValue: one.defaultValue,
        MinValue: one.min,
        MaxValue: one.max,
        Options: one.options?.map(({ id, displayName }) => ({
          Id: id,
          ...omitUndefined({ DisplayName: displayName }),
        })),
        RegExp: one.pattern,
      }),
    })),
    SourceTypeDefinitions: type.sources.map((one) => ({
      MinNumberOfResources: one.minResources,
      MaxNumberOfResources: one.maxResources,
      ...omitUndefined({
        Description: one.description,
        SmartObjectTypeTypeId: one.objectId,
        ResourceTypeTypeId: one.resourceId,
      }),
    })),
    TargetTypeDefinitions: type.outputs.map((one) => ({
      OutputIndex: one.outputIndex,
      // The contract has no outputs of the type None.
      ResourceDataType: one.dataType === 'None' ? 'String' : one.dataType,
      Formula: one.formula,
      ...omitUndefined({
        Description: one.description,
        SmartObjectTypeTypeId: one.objectId,
        ResourceTypeTypeId: one.resourceId,
      }),
    })),
    TransformerTypeExternalLinks: type.links.map(({ label, link }) => ({ Label: label, Link: link })),
  };
}

/** JSONata in a list of types. */
const builtInRow: TransformerTypeListResponse = {
  Id: jsonataType.id,
  Name: jsonataType.name,
  DisplayName: jsonataType.displayName,
  Description: jsonataType.description,
  ApprovalStatus: 'Appoved',
  Preview: false,
};

/** JSONata with its details. */
const builtInType: TransformerTypeResponse = {
  ...builtInRow,
  IsActivated: true,
  // A formula accepts any resources as sources and targets.
  SourceTypeDefinitions: [],
  TargetTypeDefinitions: [],
  TransformerTypeExternalLinks: [],
  ConfigurationDefinitions: [
    {
      Key: EXPRESSION,
      Name: 'Formula',
      Description: `A JSONata expression of at most ${MAX_EXPRESSION} characters.`,
      DataType: 'String',
    },
  ],
};
