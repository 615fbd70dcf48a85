import { MusterError } from '../../../kernel/errors.ts';
import { isPicture } from '../drawing-file.ts';
import type { LocationResourceInput, LocationResourceService } from '../location-resource-service.ts';
import type { PositionService } from '../position-service.ts';
import type { LocationResourceRequest } from '../../../http/generated/contract.ts';
import { create, handled, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { longPageReply, pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import {
  presentLocationResource,
  presentLocationResourceWhole,
  svgOf,
} from '../presenters/location-resource.ts';
import { presentPosition } from '../presenters/position.ts';
import { positionFields } from './positions.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    Label: { path: 'label', type: 'text' },
    LocationId: { path: 'locationId', type: 'uuid' },
    LocationResourceType: { path: 'type', type: 'text' },
    MimeType: { path: 'mimeType', type: 'text' },
    FileExtension: { path: 'fileExtension', type: 'text' },
    Size: { path: 'sizeBytes', type: 'number' },
    Width: { path: 'width', type: 'number' },
    Height: { path: 'height', type: 'number' },
    StartPositionX: { path: 'startPositionX', type: 'number' },
    StartPositionY: { path: 'startPositionY', type: 'number' },
    StartPositionZ: { path: 'startPositionZ', type: 'number' },
    StartZoomLevel: { path: 'startZoomLevel', type: 'number' },
  },
  search: ['name', 'label'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

/** Prevents a browser from running or fetching anything for a file of a client, regardless of its content. */
const INERT = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** Routes of the tag `locationResources`, and those of locations. */
export function locationResourceRoutes(
  resources: LocationResourceService,
  positions: PositionService,
): Routes<
  'deviceNetworks.regenerateLocationResourceSvgs' | 'locationResources' | 'locations.listLocationResources'
> {
  return {
    'locationResources.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await resources.list(deviceNetworkId, query), presentLocationResource);
    },
    'locations.listLocationResources': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await resources.listOfLocation(deviceNetworkId, context.params.id, query);
      return longPageReply(context, page, presentLocationResourceWhole);
    },
    'locationResources.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/locationResources', (unit) =>
        resources.create(principal.deviceNetworkId, input, unit),
      );
    },
    'locationResources.get': async ({ params, principal }) =>
      ok(presentLocationResourceWhole(await resources.get(principal.deviceNetworkId, params.id))),
    'locationResources.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await resources.update(principal.deviceNetworkId, params.id, input);
      return { status: 200 };
    },
    'locationResources.delete': async ({ params, principal }) => {
      await resources.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'locationResources.listPositions': async (context) => {
      const { deviceNetworkId } = context.principal;
      const { id } = await resources.find(deviceNetworkId, context.params.id);
      const query = toListQuery(context.paging, positionFields, deviceNetworkId);
      const own = { field: 'locationResourceId', op: 'eq', value: id } as const;
      const page = await positions.list(deviceNetworkId, { ...query, where: [own, ...(query.where ?? [])] });
      return pageReply(context, page, presentPosition);
    },
    'locationResources.download': async (context) => {
      const { resource, data } = await fileOf(context, resources);
      const name = `location-resource-${resource.id}.${resource.fileExtension}`;
      return send(context, resource.mimeType, Buffer.from(data, 'base64'), name);
    },
    'locationResources.svg': async (context) => {
      const file = await fileOf(context, resources);
      if (!isPicture(file.resource.mimeType)) {
        throw new MusterError('location-resource-not-found', 'The location resource has no picture.');
      }
      return send(context, 'image/svg+xml', Buffer.from(svgOf(file)));
    },
    // Each request for the SVG builds it from the stored file, so there is nothing to regenerate.
    'locationResources.regenerateSvg': async ({ params, principal }) => {
      await resources.find(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'deviceNetworks.regenerateLocationResourceSvgs': async () => noContent(),
  };
}

function fileOf(
  { params, principal }: EntityContext,
  resources: LocationResourceService,
): ReturnType<LocationResourceService['file']> {
  return resources.file(principal.deviceNetworkId, params.id);
}

/** @param savedAs file name of a download; if omitted, the browser shows the content */
function send(
  { response }: Pick<RequestContext, 'response'>,
  mimeType: string,
  content: Buffer,
  savedAs?: string,
): typeof handled {
  response.setHeader('Content-Type', mimeType);
  response.setHeader('Content-Security-Policy', INERT);
  response.setHeader('Cache-Control', 'private, no-cache');
  if (savedAs !== undefined) response.setHeader('Content-Disposition', `attachment; filename="${savedAs}"`);
  response.end(content);
  return handled;
}

function inputOf(body: LocationResourceRequest): LocationResourceInput {
  return {
    type: body.LocationResourceType,
    mimeType: body.MimeType.toLowerCase(),
    fileExtension: body.FileExtension.replace(/^\./u, '').toLowerCase(),
    ...omitUndefined({
      locationId: body.LocationId?.toLowerCase(),
      name: body.Name,
      label: body.Label,
      data: body.Data,
      width: body.Width,
      height: body.Height,
      startPositionX: body.StartPositionX,
      startPositionY: body.StartPositionY,
      startPositionZ: body.StartPositionZ,
      startZoomLevel: body.StartZoomLevel,
      positions: body.Positions?.map((one) => ({
        entityType: one.EntityType,
        x: one.X,
        y: one.Y,
        ...omitUndefined({ id: one.Id?.toLowerCase(), entityId: one.EntityId?.toLowerCase(), z: one.Z }),
      })),
    }),
  };
}
