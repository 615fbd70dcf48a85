import { useRef, useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LocationResource, Position } from '@muster/sdk/core';
import { Link } from 'wouter';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useObjectUrl } from '../layout/use-object-url.ts';
import { useSession } from '../session/session-context.ts';
import type { PositionDraft } from './position-form.tsx';
import { entityHref } from './entity-href.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The picture of a map with its positions as marks. The picture is always the source of an image element, in which
 * browsers run no scripts (decision 18).
 */
export function MapPicture(props: {
  readonly map: LocationResource;
  readonly positions: readonly Position[];
  readonly draft: PositionDraft | undefined;
  /** Called with the coordinates of a click while users choose a position. */
  readonly onPick: ((x: number, y: number) => void) | undefined;
}): ReactElement {
  const { map, onPick } = props;
  const [natural, setNatural] = useState<Size>();
  const image = useRef<HTMLImageElement>(null);
  const picture = usePicture(map);
  if (!map.MimeType.startsWith('image/') || map.Size === undefined)
    return <EmptyState title="This map has no picture to show.">Its positions are in the table.</EmptyState>;
  if (picture.error !== null) return <ErrorNote error={picture.error} onRetry={picture.retry} />;
  if (picture.url === undefined) return <Loading what="the picture" />;
  const size = sizeOf(map, natural);
  return (
    // For the keyboard, the form has number fields.
    <div
      className="map"
      data-placing={onPick !== undefined}
      // At most 70 % of the height of the window. Limits the width, because a limited height would stretch the
      // picture.
      style={size && { maxWidth: `min(100%, ${(70 * size.width) / size.height}vh)` }}
      onClick={({ clientX, clientY }) => {
        if (onPick === undefined || size === undefined || image.current === null) return;
        const { left, top, width, height } = image.current.getBoundingClientRect();
        onPick(
          Math.round(((clientX - left) / width) * size.width),
          Math.round(((clientY - top) / height) * size.height),
        );
      }}
    >
      <img
        ref={image}
        src={picture.url}
        alt={`Map ${map.Name ?? map.Label ?? ''}`}
        // SVG documents without their own size would be small.
        width={size?.width}
        height={size?.height}
        style={size && { aspectRatio: `${size.width} / ${size.height}` }}
        onLoad={({ currentTarget }) =>
          setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size !== undefined && <Marks {...props} size={size} />}
    </div>
  );
}

function Marks(props: {
  readonly positions: readonly Position[];
  readonly draft: PositionDraft | undefined;
  readonly size: Size;
}): ReactElement {
  const { draft, size } = props;
  const { may } = useSession();
  const at = (x: number, y: number): { readonly left: string; readonly top: string } => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
  });
  const inside = ({ X, Y }: Position): boolean => X >= 0 && Y >= 0 && X <= size.width && Y <= size.height;
  return (
    <>
      {props.positions
        .filter((position) => inside(position) && position.Id !== draft?.position?.Id)
        .map((position) => {
          const { Id, Name = 'Unknown', X, Y } = position;
          const label = `${Name} at ${X}, ${Y}`;
          const shared = {
            className: 'map-mark',
            'data-kind': position.EntityType,
            title: label,
            style: at(X, Y),
          };
          const href = entityHref(position, may);
          return href === undefined ? (
            <span key={Id} role="img" aria-label={label} {...shared} />
          ) : (
            <Link key={Id} href={href} aria-label={label} {...shared} />
          );
        })}
      {draft !== undefined && (
        <span
          className="map-mark"
          data-kind="draft"
          role="img"
          aria-label={`New position at ${draft.x}, ${draft.y}`}
          style={at(Number(draft.x), Number(draft.y))}
        />
      )}
    </>
  );
}

/** Coordinates use the size of the location resource, or the pixels of the picture if it has none. */
function sizeOf(map: LocationResource, natural: Size | undefined): Size | undefined {
  if (map.Width !== undefined && map.Height !== undefined) return { width: map.Width, height: map.Height };
  return natural === undefined || natural.width === 0 ? undefined : natural;
}

/** URL of the picture in this tab. The API requires the key, which an image element cannot send. */
function usePicture(map: LocationResource): {
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const { client } = useSession();
  const file = useQuery({
    queryKey: ['locationResources.download', map.Id, map.Size],
    queryFn: async ({ signal }) => {
      const download = await client.locationResources.download(map.Id, { signal });
      return new Blob([await download.blob()], { type: map.MimeType });
    },
    enabled: map.Size !== undefined && map.MimeType.startsWith('image/'),
  });
  const url = useObjectUrl(file.data);
  return { url, error: file.error, retry: () => void file.refetch() };
}
