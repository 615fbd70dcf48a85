import type { TransformerTypeRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { ContextOf, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { pageInMemory } from '../../../http/lists/rows-in-memory.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { builtInRow, builtInType, presentType, presentTypeRow } from '../presenters/transformer-type.ts';
import type { TransformerTypeService, TypeUpload } from '../transformer-type-service.ts';
import { isJsonata } from '../transformer-types.ts';
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

/** Routes of the tag `transformerTypes`. */
export function transformerTypeRoutes(types: TransformerTypeService): Routes<'transformerTypes'> {
  return {
    'transformerTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const own = await types.list(deviceNetworkId);
      const all = [builtInRow, ...own.map(presentTypeRow)].map((row) => ({ ...row, id: row.Id }));
      return pageReply(context, pageInMemory(all, query), ({ id: _, ...row }) => row);
    },
    'transformerTypes.get': async ({ params, principal }) =>
      ok(
        isJsonata(params.id)
          ? builtInType
          : presentType(await types.get(principal.deviceNetworkId, params.id)),
      ),
    'transformerTypes.create': async (context) => {
      const upload = await uploaded(context);
      return create(context.begin, '/api/v3/transformertypes', (unit) =>
        types.create(context.principal.deviceNetworkId, upload, unit),
      );
    },
    'transformerTypes.update': async (context) => {
      const { params, principal } = context;
      await types.update(principal.deviceNetworkId, params.id, await uploaded(context));
      return noContent();
    },
    'transformerTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'transformerTypes.activate': async ({ params, principal }) => {
      await types.setState(principal.deviceNetworkId, params.id, { isActivated: true });
      return noContent();
    },
    'transformerTypes.deactivate': async ({ params, principal }) => {
      await types.setState(principal.deviceNetworkId, params.id, { isActivated: false });
      return noContent();
    },
    'transformerTypes.approve': async ({ params, principal }) => {
      await types.setState(principal.deviceNetworkId, params.id, { status: 'Approved' });
      return noContent();
    },
    'transformerTypes.revoke': async ({ params, body, principal }) => {
      const motivation = omitUndefined({ revokeMotivation: body?.RevokeMotivation ?? undefined });
      await types.setState(principal.deviceNetworkId, params.id, { status: 'Revoked', ...motivation });
      return noContent();
    },
  };
}

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
