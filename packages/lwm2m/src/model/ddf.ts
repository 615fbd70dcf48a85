/**
 * Object definitions in OMA's XML, the Device Description Framework file
 * (OMA-TS-LightweightM2M_Core-V1_1, Appendix D; schema: https://www.openmobilealliance.org/tech/profiles/LWM2M-v1_1.xsd).
 *
 *     LWM2M > Object > Name, Description1, ObjectID, ObjectURN, LWM2MVersion, ObjectVersion, MultipleInstances,
 *                      Mandatory, Resources > Item ID="n" > Name, Operations, MultipleInstances, Mandatory, Type,
 *                      RangeEnumeration, Units, Description
 *
 * The XML is untrusted: document types and custom entities are rejected; size, nesting and counts are limited.
 */
import { DecodeError } from '../codec/decode-error.ts';
import type { ResourceDataType } from '../node/value.ts';
import { isId } from '../path/path.ts';
import { readDdfXml, textOf, type XmlElement } from './ddf-xml.ts';
import type { ObjectModel, ResourceModel, ResourceOperations } from './model.ts';

/** Limits of a DDF file (the XML in which OMA publishes definitions). */
export interface DdfLimits {
  /** Maximum size of the XML in bytes (of a string: characters). Default 1 MiB. */
  readonly maxBytes: number;
  /** Maximum number of objects in one file. Default 64. */
  readonly maxObjects: number;
  /** Maximum number of resources of one object. Default 1024. */
  readonly maxResources: number;
}

/** Default values of {@link DdfLimits}. */
export const ddfLimits: DdfLimits = { maxBytes: 1_048_576, maxObjects: 64, maxResources: 1024 };

const MAX_NAME = 255;
const VERSION = /^\d{1,3}\.\d{1,3}$/;

const types: ReadonlyMap<string, ResourceDataType> = new Map([
  ['', 'None'],
  ['none', 'None'],
  ['string', 'String'],
  ['integer', 'Integer'],
  ['unsigned integer', 'UnsignedInteger'],
  ['unsignedinteger', 'UnsignedInteger'],
  ['float', 'Float'],
  ['boolean', 'Boolean'],
  ['opaque', 'Opaque'],
  ['time', 'Time'],
  ['objlnk', 'Objlnk'],
  ['corelnk', 'Corelnk'],
]);

const operations: ReadonlySet<string> = new Set<ResourceOperations>([
  'R',
  'W',
  'RW',
  'E',
  'RE',
  'WE',
  'RWE',
  '',
]);

/**
 * Reads the object definitions of a DDF file.
 * @throws DecodeError that names the object and the resource at fault: `malformed` XML or definition, `too-large`
 */
export function parseDdf(xml: string | Uint8Array, limits: Partial<DdfLimits> = {}): ObjectModel[] {
  const bounds = { ...ddfLimits, ...limits };
  const objects = readDdfXml(xml, bounds.maxBytes);
  if (objects.length === 0)
    throw new DecodeError('malformed', 'the XML has no LWM2M element with an Object in it');
  if (objects.length > bounds.maxObjects)
    throw new DecodeError('too-large', `more than ${bounds.maxObjects} objects`);
  return objects.map((element, index) => readObject(element, index, bounds.maxResources));
}

function readObject(element: XmlElement, index: number, maxResources: number): ObjectModel {
  const idText = textOf(element, 'ObjectID');
  const where = idText === '' ? `object ${index + 1} of the file` : `object ${short(idText)}`;
  const version = textOf(element, 'ObjectVersion') || '1.0';
  if (!VERSION.test(version)) throw wrong(where, 'ObjectVersion', version, 'a version such as 1.0');
  const lwm2mVersion = textOf(element, 'LWM2MVersion') || '1.0';
  if (!VERSION.test(lwm2mVersion)) throw wrong(where, 'LWM2MVersion', lwm2mVersion, 'a version such as 1.0');
  const id = readId(idText, where, 'ObjectID');
  return {
    id,
    name: readName(element, where),
    urn: textOf(element, 'ObjectURN'),
    version,
    lwm2mVersion,
    multiple: readChoice(element, where, 'MultipleInstances', 'Multiple', 'Single'),
    mandatory: readChoice(element, where, 'Mandatory', 'Mandatory', 'Optional'),
    description: textOf(element, 'Description1'),
    resources: readResources(element, where, maxResources),
  };
}

function readResources(element: XmlElement, where: string, maxResources: number): Map<number, ResourceModel> {
  const items = element.children('Resources').flatMap((resources) => resources.children('Item'));
  if (items.length > maxResources)
    throw new DecodeError('too-large', `${where} has more than ${maxResources} resources`);
  const resources = new Map<number, ResourceModel>();
  for (const item of items) {
    const resource = readResource(item, where);
    if (resources.has(resource.id))
      throw new DecodeError('malformed', `${where} has resource ${resource.id} twice`);
    resources.set(resource.id, resource);
  }
  return resources;
}

function readResource(item: XmlElement, objectWhere: string): ResourceModel {
  const idText = item.attribute('ID');
  const where = `${objectWhere}, resource ${short(idText)}`;
  const operationText = textOf(item, 'Operations').toUpperCase().replace('WR', 'RW');
  if (!operations.has(operationText)) throw wrong(where, 'Operations', operationText, 'R, W, RW, E or empty');
  const typeText = textOf(item, 'Type');
  const type = types.get(typeText.toLowerCase());
  if (type === undefined) throw wrong(where, 'Type', typeText, 'a data type of LwM2M');
  return {
    id: readId(idText, where, 'ID'),
    name: readName(item, where),
    operations: operationText as ResourceOperations,
    type,
    multiple: readChoice(item, where, 'MultipleInstances', 'Multiple', 'Single'),
    mandatory: readChoice(item, where, 'Mandatory', 'Mandatory', 'Optional'),
    range: textOf(item, 'RangeEnumeration'),
    units: textOf(item, 'Units'),
    description: textOf(item, 'Description'),
  };
}

function readId(text: string, where: string, name: string): number {
  const id = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!isId(id)) throw wrong(where, name, text, 'a number in 0..65534');
  return id;
}

function readName(element: XmlElement, where: string): string {
  const name = textOf(element, 'Name').replace(/\s+/g, ' ');
  if (name === '' || name.length > MAX_NAME) {
    throw new DecodeError('malformed', `${where}: Name must have 1 to ${MAX_NAME} characters`);
  }
  // A character reference can stand for a character that XML does not allow. Names are shown in one line.
  if (Array.from(name).some((character) => character < ' ' || character === '\u007f')) {
    throw new DecodeError('malformed', `${where}: Name has a control character`);
  }
  return name;
}

function readChoice(element: XmlElement, where: string, name: string, yes: string, no: string): boolean {
  const text = textOf(element, name);
  if (text.toLowerCase() === yes.toLowerCase()) return true;
  if (text.toLowerCase() === no.toLowerCase()) return false;
  throw wrong(where, name, text, `${yes} or ${no}`);
}

function wrong(where: string, name: string, text: string, expected: string): DecodeError {
  return new DecodeError(
    'malformed',
    `${where}: ${name} is ${JSON.stringify(short(text))}, expected ${expected}`,
  );
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
