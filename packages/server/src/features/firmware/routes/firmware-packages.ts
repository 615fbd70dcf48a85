import { deviceTypes } from '../../catalogue/model/device-type.ts';
import type { FirmwareDomain } from '../firmware-domain.ts';
import type { FirmwareFiles } from '../firmware-files.ts';
import { firmwarePackages } from '../model/firmware-package.ts';
import { hasActiveUpdates } from '../update-records.ts';
import type { FirmwarePackageService } from '../firmware-package-service.ts';
import { replyWithFile } from '../../../http/replies/file-reply.ts';
import { act, create, ok, read, serve } from '../../../http/handler.ts';
import type { ContextOf, FeatureRoutes, ReplyOf } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { listRoute, readEntity, readPage } from '../../../http/reads.ts';
import { presentFirmwarePackage, presentFirmwarePackageRow } from '../presenters/firmware.ts';
import { notFound } from '../../../kernel/errors.ts';
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

export interface Services {
  readonly firmware: FirmwareDomain;
}

export interface Sources {
  readonly firmwareFiles: Pick<FirmwareFiles, 'open'>;
}

/** Routes of the tag `firmwarePackages`, and the packages of device types. */
export const routes: FeatureRoutes<
  | 'deviceTypes.listFirmwarePackages'
  | 'firmwarePackages.create'
  | 'firmwarePackages.delete'
  | 'firmwarePackages.download'
  | 'firmwarePackages.get'
  | 'firmwarePackages.list',
  Services,
  Sources
> = {
  'firmwarePackages.list': listRoute(firmwarePackages, fields, presentFirmwarePackageRow),
  'deviceTypes.listFirmwarePackages': read(async (context) => {
    const { id } = await readEntity(context, deviceTypes, 'device-type');
    const ofType = [{ field: 'deviceTypeId', op: 'eq', value: id }] as const;
    const page = await readPage(context, firmwarePackages, fields, ofType);
    return pageReply(context, page, presentFirmwarePackageRow);
  }),
  'firmwarePackages.create': act((context, { firmware }) =>
    upload(context, firmware.packages, firmware.maxBytes),
  ),
  'firmwarePackages.get': read(async (context) => {
    const found = await readEntity(context, firmwarePackages, 'firmware-package');
    return ok(presentFirmwarePackage(found, await hasActiveUpdates(context.reader, found.id)));
  }),
  'firmwarePackages.download': serve(async (context, { firmwareFiles }) => {
    const { sha256, fileName, id } = await readEntity(context, firmwarePackages, 'firmware-package');
    const file = await firmwareFiles.open(id);
    // The package has just been deleted.
    if (file === undefined) throw notFound('firmware-package', id);
    return replyWithFile(context, {
      sizeBytes: file.sizeBytes,
      etag: sha256,
      fileName: fileName === '' ? `${id}.bin` : fileName,
      read: (offset, length) => file.read(offset, length),
      close: () => file.close(),
    });
  }),
  'firmwarePackages.delete': act(async ({ params, principal }, { firmware }) => {
    await firmware.packages.delete(principal.deviceNetworkId, params.id);
    return { status: 200 };
  }),
};

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
