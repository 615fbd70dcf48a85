/**
 * The XML layer of ddf.ts: turns untrusted text into elements.
 */
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { DecodeError } from '../codec/decode-error.ts';
import { decodeXml } from './xml-text.ts';

const MAX_NESTING = 16;
/** Maximum number of elements, attributes, references, comments and other sections: enough for 3000 resources. */
const MAX_NODES = 30_000;
/** Maximum number of characters of a tag with its attributes. */
const MAX_TAG = 8_192;
const WHOLE_TAG = /^<(?:[^<>"']|"[^"]*"|'[^']*')*>/;
const QUOTED = /"[^"]*"|'[^']*'/g;
const sectionEnds: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];
const TEXT = '#text';
const ATTRIBUTE = '@';

const REFERENCE = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/g;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** One element. Looks up only own properties of the parsed node. */
export class XmlElement {
  readonly #node: Readonly<Record<string, unknown>>;

  constructor(node: Readonly<Record<string, unknown>>) {
    this.#node = node;
  }

  children(name: string): XmlElement[] {
    return this.#values(name).map((value) => new XmlElement(isNode(value) ? value : { [TEXT]: value }));
  }

  attribute(name: string): string {
    const [value] = this.#values(ATTRIBUTE + name);
    return typeof value === 'string' ? decodeReferences(value).trim() : '';
  }

  get text(): string {
    const [value] = this.#values(TEXT);
    return typeof value === 'string' ? decodeReferences(value).trim() : '';
  }

  #values(name: string): readonly unknown[] {
    if (!Object.hasOwn(this.#node, name)) return [];
    const value = this.#node[name];
    return Array.isArray(value) ? value : [value];
  }
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the text of the first child of that name; empty if there is none. */
export function textOf(element: XmlElement, name: string): string {
  return element.children(name)[0]?.text ?? '';
}

/** Decodes predefined entities and character references. Other references stay as they are. */
function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Returns the `Object` elements below the `LWM2M` root.
 * @throws DecodeError
 */
export function readDdfXml(xml: string | Uint8Array, maxBytes: number): XmlElement[] {
  if (xml.length > maxBytes) throw new DecodeError('too-large', `XML of more than ${maxBytes} bytes`);
  const text = typeof xml === 'string' ? xml.replace(/^\uFEFF/, '') : decodeXml(xml);
  checkMarkup(text);
  const root = new XmlElement(parse(text));
  return root.children('LWM2M').flatMap((lwm2m) => lwm2m.children('Object'));
}

/**
 * Rejects declarations, and XML beyond the limits, in one pass over the text. A megabyte of tags or attributes would
 * occupy a parser for most of a second.
 */
function checkMarkup(text: string): void {
  const markup = /[<&]/g;
  let nodes = 0;
  let depth = 0;
  for (let found = markup.exec(text); found; found = markup.exec(text)) {
    const at = found.index;
    if (!text.startsWith('</', at)) nodes += 1;
    if (text[at] === '<') {
      const isSection = text[at + 1] === '!' || text[at + 1] === '?';
      const { end, levels, attributes } = isSection ? readSection(text, at) : readTag(text, at);
      depth += levels;
      nodes += attributes;
      markup.lastIndex = end;
    }
    if (depth > MAX_NESTING) throw new DecodeError('malformed', `XML of more than ${MAX_NESTING} levels`, at);
    if (nodes > MAX_NODES)
      throw new DecodeError('too-large', `XML of more than ${MAX_NODES} elements, attributes and references`);
  }
}

interface Markup {
  readonly end: number;
  /** 1 for a start tag, -1 for an end tag. */
  readonly levels: number;
  readonly attributes: number;
}

/** Reads a comment, character data or a processing instruction. */
function readSection(text: string, at: number): Markup {
  const section = sectionEnds.find(([start]) => text.startsWith(start, at));
  if (section === undefined) {
    throw new DecodeError(
      'malformed',
      'document types, entities and other declarations are refused in object XML',
    );
  }
  const [start, end] = section;
  const close = text.indexOf(end, at + start.length);
  if (close < 0) throw new DecodeError('malformed', `the XML has a "${start}" without "${end}"`, at);
  return { end: close + end.length, levels: 0, attributes: 0 };
}

/** Reads a tag. The parser checks whether it is well-formed. */
function readTag(text: string, at: number): Markup {
  const [tag] = WHOLE_TAG.exec(text.slice(at, at + MAX_TAG)) ?? [];
  if (tag === undefined)
    throw new DecodeError(
      'malformed',
      `no well-formed XML, line ${lineOf(text, at)}: a tag has no end within ${MAX_TAG} characters`,
      at,
    );
  const levels = tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
  return { end: at + tag.length, levels, attributes: tag.match(QUOTED)?.length ?? 0 };
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    SyntaxValidator.validate(text);
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: ATTRIBUTE,
      textNodeName: TEXT,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      ignoreDeclaration: true,
      ignorePiTags: true,
      removeNSPrefix: true,
    });
    const node: unknown = parser.parse(text);
    return isNode(node) ? node : {};
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    const line = error instanceof Error && 'line' in error ? `, line ${String(error.line)}` : '';
    throw new DecodeError('malformed', `no well-formed XML${line}: ${why.slice(0, 120)}`);
  }
}
