import { basePathOf } from '../../http/client-values.ts';
import type * as Contract from '../../http/generated/contract.ts';
import { act, noContent, ok, okContent, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import type { JoinedField } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { longPageReply, pageReply, listRoute, readEntity, readPage } from '../../http/reads.ts';
import type { PageMessage } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { MusterError } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { CollectionDefinition, Condition } from '../../store/port.ts';
import { locations } from '../locations/model.ts';
import { isPicture } from './drawing-file.ts';
import { drawingFile, locationResourceDetails } from './location-resources.ts';
import type {
  DrawingFile,
  LocationResourceDetails,
  LocationResourceInput,
  LocationResourceService,
} from './location-resources.ts';
import { locationResources, positions } from './model.ts';
import type { LocationResource, Position } from './model.ts';
import { placed, positionViews } from './positions.ts';
import type { Named, PositionInput, PositionService, PositionView } from './positions.ts';

const members = membersOf<LocationResource>()({
  Id: 'uuid',
  Name: 'text',
  Label: 'text',
  LocationId: 'uuid',
  LocationResourceType: { path: 'type', type: 'text' },
  MimeType: 'text',
  FileExtension: 'text',
  Size: { path: 'sizeBytes', type: 'number', isReadOnly: true },
  Width: 'number',
  Height: 'number',
  StartPositionX: 'number',
  StartPositionY: 'number',
  StartPositionZ: 'number',
  StartZoomLevel: 'number',
});
const locationResourceFields = members.list({
  search: ['name', 'label'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const showResource = members.show();

const locationOfResource: JoinedField = {
  type: 'uuid',
  path: 'locationId',
  join: (condition, deviceNetworkId) => {
    const { where = [] } = inNetwork(deviceNetworkId, { where: [condition] });
    const source = { collection: locationResources, field: 'id', where };
    return [{ field: 'locationResourceId', op: 'among', value: [source] }];
  },
};

const positionMembers = membersOf<Position>()({
  Id: 'uuid',
  EntityId: 'uuid',
  EntityType: 'text',
  LocationResourceId: 'uuid',
  X: 'number',
  Y: 'number',
  Z: 'number',
});
const positionFields = positionMembers.list({
  joined: { LocationResourceLocationId: locationOfResource },
  search: ['entityType'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
});
const showPosition = positionMembers.show();

/** Headers for a file of a client. Browsers run and fetch nothing for it, regardless of its content. */
const FILE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'private, no-cache',
};

export interface Services {
  readonly locationResources: LocationResourceService;
  readonly positions: PositionService;
}

const resourceOf = (context: ReadContext<{ readonly id: string }>): Promise<LocationResource> =>
  readEntity(context, locationResources, 'location-resource');

/** Returns a page of positions. */
async function positionPage(
  context: ReadContext<unknown>,
  where?: readonly Condition[],
): Promise<PageMessage<Contract.PositionResponse>> {
  const { catalogues, reader } = context;
  const { rows, total } = await readPage(context, positions, positionFields, where);
  return pageReply(
    context,
    { rows: [...(await positionViews(reader, catalogues, rows))], total },
    presentPosition,
  );
}

/** A route that lists the positions of one entity. */
const listOf = (kind: 'data-collector' | 'device' | 'location', collection: CollectionDefinition<Named>) =>
  read(async (context: ReadContext<{ readonly id: string }>) => {
    const { id } = await readEntity(context, collection, kind);
    return positionPage(context, [{ field: 'entityId', op: 'eq', value: id }]);
  });

/** Routes of the tags `locationResources` and `positions`, and the location resources and positions of an entity. */
export const routes: FeatureRoutes<
  | 'dataCollectors.listPositions'
  | 'deviceNetworks.regenerateLocationResourceSvgs'
  | 'devices.listPositions'
  | 'locationResources'
  | 'locations.listLocationResources'
  | 'locations.listPositions'
  | 'positions',
  Services
> = {
  'locationResources.list': listRoute(locationResources, locationResourceFields, (one, { url }) =>
    presentLocationResource(one, url),
  ),
  'locations.listLocationResources': read(async (context) => {
    const { catalogues, reader } = context;
    const { id } = await readEntity(context, locations, 'location');
    const own = { field: 'locationId', op: 'eq', value: id } as const;
    const { rows, total } = await readPage(context, locationResources, locationResourceFields, [own]);
    const details: LocationResourceDetails[] = [];
    for (const resource of rows) details.push(await locationResourceDetails(reader, catalogues, resource));
    return longPageReply(context, { rows: details, total }, (one) =>
      presentLocationResourceWhole(one, context.url),
    );
  }),
  'locationResources.create': createRoute(
    'locationResources',
    '/api/v3/locationResources',
    locationResourceOf,
  ),
  'locationResources.get': read(async (context) => {
    const resource = await resourceOf(context);
    const details = await locationResourceDetails(context.reader, context.catalogues, resource);
    return ok(presentLocationResourceWhole(details, context.url));
  }),
  'locationResources.update': act(async ({ params, body, principal }, { locationResources: service }) => {
    await service.update(principal.deviceNetworkId, params.id, locationResourceOf(body));
    return { status: 200 };
  }),
  'locationResources.delete': deleteRoute('locationResources'),
  'locationResources.listPositions': read(async (context) => {
    const { id } = await resourceOf(context);
    return positionPage(context, [{ field: 'locationResourceId', op: 'eq', value: id }]);
  }),
  'locationResources.download': read(async (context) => {
    const { resource, data } = await drawingFile(context.reader, await resourceOf(context));
    const fileName = `location-resource-${resource.id}.${resource.fileExtension}`;
    const content = { mediaType: resource.mimeType, data: Buffer.from(data, 'base64'), fileName };
    return okContent(content, FILE_HEADERS);
  }),
  'locationResources.svg': read(async (context) => {
    const file = await drawingFile(context.reader, await resourceOf(context));
    if (!isPicture(file.resource.mimeType)) {
      throw new MusterError('location-resource-not-found', 'The location resource has no picture.');
    }
    return okContent({ mediaType: 'image/svg+xml', data: Buffer.from(svgOf(file)) }, FILE_HEADERS);
  }),
  // Each request for the SVG builds it from the stored file, so there is nothing to regenerate.
  'locationResources.regenerateSvg': act(async (context) => {
    await resourceOf(context);
    return noContent();
  }),
  'deviceNetworks.regenerateLocationResourceSvgs': act(async () => noContent()),
  'positions.list': read((context) => positionPage(context)),
  'positions.create': createRoute('positions', '/api/v3/positions', positionOf),
  'positions.get': read(async (context) => {
    const position = await readEntity(context, positions, 'position');
    const [view = { position }] = await positionViews(context.reader, context.catalogues, [position]);
    return ok(presentPosition(view));
  }),
  'positions.update': updateRoute('positions', positionOf),
  'positions.delete': deleteRoute('positions'),
  'devices.listPositions': listOf('device', placed.Device),
  'dataCollectors.listPositions': listOf('data-collector', placed.DataCollector),
  'locations.listPositions': listOf('location', placed.Location),
};

function locationResourceOf(body: Contract.LocationResourceRequest): LocationResourceInput {
  return {
    ...members.read(body),
    mimeType: body.MimeType.toLowerCase(),
    fileExtension: body.FileExtension.replace(/^\./u, '').toLowerCase(),
    ...omitUndefined({
      locationId: body.LocationId?.toLowerCase(),
      data: body.Data,
      positions: body.Positions?.map((one) => ({
        entityType: one.EntityType,
        x: one.X,
        y: one.Y,
        ...omitUndefined({ id: one.Id?.toLowerCase(), entityId: one.EntityId?.toLowerCase(), z: one.Z }),
      })),
    }),
  };
}

export function positionOf(body: Contract.PositionRequest): PositionInput {
  return {
    ...positionMembers.read(body),
    locationResourceId: body.LocationResourceId.toLowerCase(),
    ...omitUndefined({ entityId: body.EntityId?.toLowerCase() }),
  };
}

function presentLocationResource(resource: LocationResource, url: string): Contract.LocationResourceResponse {
  const { id, sizeBytes } = resource;
  const Uri = sizeBytes === undefined ? undefined : `${basePathOf(url)}/api/v3/locationResources/${id}/file`;
  return { ...showResource(resource), Uri };
}

function presentLocationResourceWhole(
  { resource, positions }: LocationResourceDetails,
  url: string,
): Contract.LocationResourceWithPositionsResponse {
  return { ...presentLocationResource(resource, url), Positions: positions.map(presentPosition) };
}

function presentPosition({
  position,
  name,
  location,
  ...coordinates
}: PositionView): Contract.PositionResponse {
  return {
    ...showPosition(position),
    Name: name,
    LocationResourceLocationId: location?.id,
    LocationResourceLocationName: location?.name,
    LatitudeResourceId: coordinates.latitudeResourceId,
    LongitudeResourceId: coordinates.longitudeResourceId,
  };
}

/**
 * Returns an SVG document that shows a picture. The picture stays inert, even an SVG: as an image it can
 * neither run scripts nor fetch anything (SVG 2, 2.2: secure static mode).
 */
function svgOf({ resource, data }: DrawingFile): string {
  const { width, height, mimeType } = resource;
  const isSized = width !== undefined && height !== undefined;
  const frame = isSized ? ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` : '';
  const size = isSized ? `width="${width}" height="${height}"` : 'width="100%" height="100%"';
  return `<svg xmlns="http://www.w3.org/2000/svg"${frame}><image ${size} href="data:${mimeType};base64,${data}"/></svg>`;
}
