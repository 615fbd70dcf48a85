import { basePathOf } from '../../http/client-values.ts';
import type express from 'express';
import type {
  FirmwarePackageListResponse,
  FirmwarePackageResponse,
  FirmwarePackageUpgradeRequest,
  FirmwareUpgradeResponse,
} from '../../http/generated/contract.ts';
import { act, commandAccepted, create, ok, read, serve, startCommand } from '../../http/handler.ts';
import type { ContextOf, FeatureRoutes, ReplyOf } from '../../http/handler.ts';
import { parseFilter } from '../../http/lists/page-request.ts';
import { toListQuery } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, listRoute, readEntity, readPage, withConditions } from '../../http/reads.ts';
import { replyWithFile } from '../../http/replies.ts';
import type { ServedFile } from '../../http/replies.ts';
import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';
import { deviceTypes } from '../catalogue/model.ts';
import { deviceFields, withResolvedTerms } from '../devices/http/device-fields.ts';
import { devices } from '../devices/model.ts';
import type { FirmwareDomain, UpgradeSelection } from './firmware.ts';
import { firmwarePackages, firmwareUpdates } from './model.ts';
import type { FirmwarePackage, FirmwareUpdate } from './model.ts';
import { DOWNLOAD_SEGMENT, hasActiveUpdates } from './packages.ts';
import type { FirmwareDownloads, FirmwareFile, FirmwareFiles, FirmwarePackageService } from './packages.ts';
import { troubleOf } from './rules.ts';

const packageMembers = membersOf<FirmwarePackage>()({
  Id: 'uuid',
  Title: 'text',
  Version: 'text',
  Build: 'text',
  DeviceTypeId: 'uuid',
  Sha256: { type: 'text', isReadOnly: true },
  Size: { path: 'sizeBytes', type: 'number', isReadOnly: true },
  Created: { path: 'createdAt', type: 'time', isReadOnly: true },
});
const packageFields = packageMembers.list({
  search: ['title', 'version', 'build'],
  defaultSort: [{ field: 'title', direction: 'asc' }],
});
const showPackage = packageMembers.show();

export interface Services {
  readonly firmware: FirmwareDomain;
}

export interface Sources {
  readonly firmwareFiles: Pick<FirmwareFiles, 'open'>;
}

/** Routes of the tag `firmwarePackages`, the packages of device types, and the firmware updates of devices. */
export const routes: FeatureRoutes<
  | 'devices.cancelFirmwareUpgrade'
  | 'devices.firmwareState'
  | 'devices.firmwareUpgrade'
  | 'deviceTypes.listFirmwarePackages'
  | 'firmwarePackages',
  Services,
  Sources
> = {
  'firmwarePackages.list': listRoute(firmwarePackages, packageFields, presentFirmwarePackageRow),
  'deviceTypes.listFirmwarePackages': read(async (context) => {
    const { id } = await readEntity(context, deviceTypes, 'device-type');
    const ofType = [{ field: 'deviceTypeId', op: 'eq', value: id }] as const;
    const page = await readPage(context, firmwarePackages, packageFields, ofType);
    return pageReply(context, page, presentFirmwarePackageRow);
  }),
  'firmwarePackages.create': act((context, { firmware }) =>
    upload(context, firmware.packages, firmware.maxBytes),
  ),
  'firmwarePackages.get': read(async (context) => {
    const found = await readEntity(context, firmwarePackages, 'firmware-package');
    return ok(presentFirmwarePackage(found, await hasActiveUpdates(context.reader, found.id), context.url));
  }),
  'firmwarePackages.download': serve(async (context, { firmwareFiles }) => {
    const { sha256, fileName, id } = await readEntity(context, firmwarePackages, 'firmware-package');
    const file = await firmwareFiles.open(id);
    // The package has just been deleted.
    if (file === undefined) throw notFound('firmware-package', id);
    return replyWithFile(context, servedFile(file, sha256, fileName === '' ? `${id}.bin` : fileName));
  }),
  'firmwarePackages.delete': act(async ({ params, principal }, { firmware }) => {
    await firmware.packages.delete(principal.deviceNetworkId, params.id);
    return { status: 200 };
  }),
  'devices.firmwareState': read(async (context) => {
    const { id } = await readEntity(context, devices, 'device');
    return ok(presentFirmwareUpdate(await context.reader.collection(firmwareUpdates).get(id)));
  }),
  'devices.firmwareUpgrade': act(async ({ params, body, principal, begin }, { firmware }) => {
    const { FirmwarePackageId, DeliveryMethod } = body;
    const { deviceNetworkId } = principal;
    return startCommand(begin, (unit) =>
      firmware.updates.start(deviceNetworkId, params.id, FirmwarePackageId, DeliveryMethod, unit),
    );
  }),
  'devices.cancelFirmwareUpgrade': act(async ({ params, principal }, { firmware }) =>
    commandAccepted(await firmware.updates.cancel(principal.deviceNetworkId, params.id)),
  ),
  'firmwarePackages.upgrade': act(async ({ params, body, principal, reader, begin }, { firmware }) => {
    const { deviceNetworkId } = principal;
    const selection = await selectionOf(body, reader, deviceNetworkId);
    return startCommand(begin, (unit) =>
      firmware.updates.startMany(deviceNetworkId, params.id, selection, body.DeliveryMethod, unit),
    );
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
  const input = packageMembers.read(values.request);
  return create(begin, '/api/v3/firmwarepackages', (unit) =>
    packages.create(principal.deviceNetworkId, input, staged, unit),
  );
}

async function selectionOf(
  { DeviceIds, Filter }: FirmwarePackageUpgradeRequest,
  reader: Reader,
  deviceNetworkId: string,
): Promise<UpgradeSelection> {
  if ((DeviceIds === undefined) === (Filter === undefined)) {
    throw invalidMember('DeviceIds', 'Must have either DeviceIds or Filter.');
  }
  if (DeviceIds !== undefined) return { deviceIds: DeviceIds };
  const terms = Filter === undefined || Filter.trim() === '' ? [] : parseFilter(Filter);
  const { filter, conditions } = await withResolvedTerms(reader, terms, deviceNetworkId);
  const query = toListQuery({ page: 1, pageSize: 1, filter, sort: [] }, deviceFields, deviceNetworkId);
  return { query: withConditions(query, conditions) };
}

/**
 * Serves firmware downloads over HTTP. The route is not part of the contract and takes no API key. The address itself
 * is the permission, for one package and until it expires.
 */
export function serveDownloads(app: express.Express, downloads: Pick<FirmwareDownloads, 'open'>): void {
  app.get(`/${DOWNLOAD_SEGMENT}/:token`, async (request, response) => {
    const open = await downloads.open(request.params.token);
    if (open === undefined) throw new MusterError('route-not-found');
    const { sha256, id } = open.package;
    response.setHeader('Cache-Control', 'private, no-store');
    await replyWithFile({ request, response }, servedFile(open.file, sha256, `${id}.bin`));
  });
}

function servedFile(file: FirmwareFile, etag: string, fileName: string): ServedFile {
  return {
    sizeBytes: file.sizeBytes,
    etag,
    fileName,
    read: (offset, length) => file.read(offset, length),
    close: () => file.close(),
  };
}

function presentFirmwarePackageRow(row: FirmwarePackage): FirmwarePackageListResponse {
  return { ...showPackage(row), Created: new Date(row.createdAt).toISOString() };
}

function presentFirmwareUpdate(update: FirmwareUpdate | undefined): FirmwareUpgradeResponse {
  if (update === undefined) return { CurrentState: 'Idle', ExpectedState: 'Idle', IsActive: false };
  return {
    CurrentState: update.currentState,
    ExpectedState: update.expectedState,
    IsActive: update.isActive,
    Result: update.result,
    Message: update.message ?? troubleOf(update),
    FirmwarePackageId: update.firmwarePackageId,
    ActivityId: update.activityId,
    DeliveryMethod: update.delivery ?? update.wishedDelivery,
    Started: new Date(update.startedAt).toISOString(),
    Changed: new Date(update.changedAt).toISOString(),
  };
}

/** @param isActive whether devices are being updated to the package */
function presentFirmwarePackage(
  found: FirmwarePackage,
  isActive: boolean,
  url: string,
): FirmwarePackageResponse {
  return {
    ...presentFirmwarePackageRow(found),
    Filename: found.fileName,
    IsActive: isActive,
    Uri: `${basePathOf(url)}/api/v3/firmwarepackages/${found.id}/file`,
  };
}
