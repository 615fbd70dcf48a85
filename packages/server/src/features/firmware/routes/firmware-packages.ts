import type { FirmwareDomain } from '../firmware-domain.ts';
import type { FirmwarePackageService } from '../firmware-package-service.ts';
import { replyWithFile } from '../../../http/replies/file-reply.ts';
import { create, ok } from '../../../http/handler.ts';
import type { ContextOf, ReplyOf, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentFirmwarePackage, presentFirmwarePackageRow } from '../presenters/firmware.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Title: { path: 'title', type: 'text' },
    Version: { path: 'version', type: 'text' },
    Build: { path: 'build', type: 'text' },
    DeviceTypeId: { path: 'deviceTypeId', type: 'uuid' },
    Sha256: { path: 'sha256', type: 'text' },
    Size: { path: 'sizeBytes', type: 'number' },
    Created: { path: 'createdAt', type: 'time' },
  },
  search: ['title', 'version', 'build'],
  defaultSort: [{ field: 'title', direction: 'asc' }],
};

/** Routes of the tag `firmwarePackages`, and the packages of device types. */
export function firmwarePackageRoutes({
  packages,
  maxBytes,
}: FirmwareDomain): Routes<
  | 'deviceTypes.listFirmwarePackages'
  | 'firmwarePackages.create'
  | 'firmwarePackages.delete'
  | 'firmwarePackages.download'
  | 'firmwarePackages.get'
  | 'firmwarePackages.list'
> {
  return {
    'firmwarePackages.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await packages.list(deviceNetworkId, query), presentFirmwarePackageRow);
    },
    'deviceTypes.listFirmwarePackages': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await packages.listOfType(deviceNetworkId, context.params.id, query);
      return pageReply(context, page, presentFirmwarePackageRow);
    },
    'firmwarePackages.create': (context) => upload(context, packages, maxBytes),
    'firmwarePackages.get': async ({ params, principal }) =>
      ok(presentFirmwarePackage(await packages.get(principal.deviceNetworkId, params.id))),
    'firmwarePackages.delete': async ({ params, principal }) => {
      await packages.delete(principal.deviceNetworkId, params.id);
      return { status: 200 };
    },
    'firmwarePackages.download': async (context) => {
      const { params, principal } = context;
      const open = await packages.open(principal.deviceNetworkId, params.id);
      const { sha256, fileName, id } = open.package;
      return replyWithFile(context, {
        sizeBytes: open.file.sizeBytes,
        etag: sha256,
        fileName: fileName === '' ? `${id}.bin` : fileName,
        read: (offset, length) => open.file.read(offset, length),
        close: () => open.file.close(),
      });
    },
  };
}

async function upload(
  { form, principal, begin }: ContextOf<'firmwarePackages.create'>,
  packages: FirmwarePackageService,
  maxFileBytes: number,
): Promise<ReplyOf<'firmwarePackages.create'>> {
  const { values, files } = await form({
    maxFileBytes,
    receive: ({ fileName, content }) => packages.stage(principal.deviceNetworkId, fileName, content),
    discard: (staged) => packages.discard(staged),
  });
  const staged = files.get('firmware');
  if (staged === undefined) throw new Error('The contract lets no form through without its file.');
  const body = values.request;
  return create(begin, '/api/v3/firmwarepackages', (unit) =>
    packages.create(
      principal.deviceNetworkId,
      {
        deviceTypeId: body.DeviceTypeId,
        title: body.Title,
        version: body.Version,
        ...omitUndefined({ build: body.Build }),
      },
      staged,
      unit,
    ),
  );
}
