/**
 * The XML layer of ddf.ts: untrusted text in, elements out.
 */
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { DecodeError } from '../codec/decode-error.ts';
import { decodeXml } from './xml-text.ts';

const MAX_NESTING = 16;
const TEXT = '#text';
const ATTRIBUTE = '@';

const REFERENCE = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/g;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** One element; members are only reached through its own properties. */
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

/** Text of the first child of that name; empty if there is none. */
export function textOf(element: XmlElement, name: string): string {
  return element.children(name)[0]?.text ?? '';
}

/** The predefined entities and character references; anything else stays as it is written. */
function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

/**
 * The `Object` elements below the `LWM2M` root.
 * @throws DecodeError
 */
export function readDdfXml(xml: string | Uint8Array, maxBytes: number): XmlElement[] {
  if (xml.length > maxBytes) throw new DecodeError('too-large', `XML of more than ${maxBytes} bytes`);
  const text = typeof xml === 'string' ? xml.replace(/^\uFEFF/, '') : decodeXml(xml);
  checkDeclarations(text);
  const root = new XmlElement(parse(text));
  return root.children('LWM2M').flatMap((lwm2m) => lwm2m.children('Object'));
}

/** Refuses every `<!` that opens neither a comment nor character data; one pass over the text. */
function checkDeclarations(text: string): void {
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at)) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined) {
      throw new DecodeError(
        'malformed',
        'document types, entities and other declarations are refused in object XML',
      );
    }
    const close = text.indexOf(end, at + 4);
    if (close < 0)
      throw new DecodeError('malformed', 'the XML has a comment or CDATA section without an end', at);
    at = close + end.length;
  }
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
      maxNestedTags: MAX_NESTING,
    });
    const node: unknown = parser.parse(text);
    return isNode(node) ? node : {};
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    const line = error instanceof Error && 'line' in error ? `, line ${String(error.line)}` : '';
    throw new DecodeError('malformed', `no well-formed XML${line}: ${why.slice(0, 120)}`);
  }
}
