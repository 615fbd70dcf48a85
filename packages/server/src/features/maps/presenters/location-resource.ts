import type { LocationResource } from '../model/location-resource.ts';
import type { DrawingFile, LocationResourceDetails } from '../location-resource-service.ts';
import type {
  LocationResourceResponse,
  LocationResourceWithPositionsResponse,
} from '../../../http/generated/contract.ts';
import { presentPosition } from './position.ts';

export function presentLocationResource(resource: LocationResource): LocationResourceResponse {
  return {
    Id: resource.id,
    LocationId: resource.locationId,
    Name: resource.name,
    Label: resource.label,
    LocationResourceType: resource.type,
    MimeType: resource.mimeType,
    FileExtension: resource.fileExtension,
    Size: resource.sizeBytes,
    Uri: resource.sizeBytes === undefined ? undefined : `/api/v3/locationResources/${resource.id}/file`,
    Width: resource.width,
    Height: resource.height,
    StartPositionX: resource.startPositionX,
    StartPositionY: resource.startPositionY,
    StartPositionZ: resource.startPositionZ,
    StartZoomLevel: resource.startZoomLevel,
  };
}

export function presentLocationResourceWhole({
  resource,
  positions,
}: LocationResourceDetails): LocationResourceWithPositionsResponse {
  return { ...presentLocationResource(resource), Positions: positions.map(presentPosition) };
}

/**
 * Returns an SVG document that shows a picture. The picture stays inert, even an SVG: as an image it can
 * neither run scripts nor fetch anything (SVG 2, 2.2: secure static mode).
 */
export function svgOf({ resource, data }: DrawingFile): string {
  const { width, height, mimeType } = resource;
  const isSized = width !== undefined && height !== undefined;
  const frame = isSized ? ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` : '';
  const size = isSized ? `width="${width}" height="${height}"` : 'width="100%" height="100%"';
  return `<svg xmlns="http://www.w3.org/2000/svg"${frame}><image ${size} href="data:${mimeType};base64,${data}"/></svg>`;
}
