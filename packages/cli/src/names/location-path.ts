import { AmbiguousNameError, resolveName, type MusterClient } from '@muster/sdk';

interface Place {
  readonly Id: string;
  readonly Name: string;
  readonly ParentLocationId?: string | undefined;
}

const folded = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/**
 * Finds the ID of a location by its name, or by a path of names: `Plant/Hall 1` is a Hall 1 directly below a Plant. A path
 * can begin at any location.
 *
 * @throws {UnknownNameError} there is no such location
 * @throws {AmbiguousNameError} there are several
 */
export async function resolveLocation(client: MusterClient, text: string): Promise<string> {
  const names = text.split('/').filter((name) => name.trim() !== '');
  const [last, ...above] = names.reverse();
  if (last === undefined || above.length === 0) return resolveName(client, 'locations.list', text);
  const Filter = `Name startswith '${last.trim().replaceAll("'", "''")}'`;
  const found: Place[] = [];
  for await (const place of client.locations.iterate({ Filter, PageSize: 1000 })) {
    if (folded(place.Name) === folded(last) && (await isBelow(client, place, above))) found.push(place);
  }
  const [only] = found;
  // A name can contain a slash itself, and the error for unknown names lists similar ones.
  if (only === undefined) return resolveName(client, 'locations.list', text);
  if (found.length === 1) return only.Id;
  const candidates = found.map(({ Id, Name }) => ({ id: Id, label: Name }));
  throw new AmbiguousNameError('locations.list', 'location', text, candidates);
}

/** Whether the names of the locations above a location are these, the nearest first. */
async function isBelow(client: MusterClient, place: Place, names: readonly string[]): Promise<boolean> {
  let { ParentLocationId } = place;
  for (const name of names) {
    if (ParentLocationId === undefined) return false;
    const parent: Place = await client.locations.get(ParentLocationId);
    if (folded(parent.Name) !== folded(name)) return false;
    ({ ParentLocationId } = parent);
  }
  return true;
}
