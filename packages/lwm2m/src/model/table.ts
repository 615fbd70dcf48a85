/**
 * Reads the compact object tables of objects/*.ts.
 *
 *     ID VERSION | name | oldest LwM2M version | single or multiple, mandatory or optional | URN
 *        RESOURCE ID | name | operations | type | range | units
 *
 * Operations: R, W, RW, E, or `-` for none (bootstrap only). Type: a data type, `-` for executables; `[]` marks a
 * multiple-instance resource, `!` a mandatory one. Trailing empty cells are omitted.
 */
import type { ResourceDataType } from '../node/value.ts';
import type { ObjectModel, ResourceModel, ResourceOperations } from './model.ts';

/** Reads a table of this package. Tables are trusted and not checked. */
export function readObjectTable(table: string): ObjectModel[] {
  const objects: ObjectModel[] = [];
  let resources = new Map<number, ResourceModel>();
  for (const line of table.split('\n')) {
    if (line === '') continue;
    if (line.startsWith(' ')) {
      const resource = readResource(line);
      resources.set(resource.id, resource);
    } else {
      resources = new Map();
      objects.push(readObject(line, resources));
    }
  }
  return objects;
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

function readObject(line: string, resources: ReadonlyMap<number, ResourceModel>): ObjectModel {
  const [key = '', name = '', lwm2mVersion = '1.0', flags = '', urn = ''] = cellsOf(line);
  const [id, version = '1.0'] = key.split(' ');
  return {
    id: Number(id),
    name,
    urn,
    version,
    lwm2mVersion,
    multiple: flags.startsWith('multiple'),
    mandatory: flags.endsWith('mandatory'),
    description: '',
    resources,
  };
}

function readResource(line: string): ResourceModel {
  const [id, name = '', operations = '', type = '', range = '', units = ''] = cellsOf(line);
  const plainType = type.replace(/[[\]!]/g, '');
  return {
    id: Number(id),
    name,
    operations: (operations === '-' ? '' : operations) as ResourceOperations,
    type: (plainType === '-' ? 'None' : plainType) as ResourceDataType,
    multiple: type.includes('[]'),
    mandatory: type.includes('!'),
    range,
    units,
    description: '',
  };
}
