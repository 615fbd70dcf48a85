import { shownValue } from '../../kernel/texts.ts';

interface FileForm {
  readonly extensions: readonly string[];
  /** Returns why the content is not of this type; undefined if it is. */
  readonly problem: (content: Buffer) => string | undefined;
}

/** Maximum bytes of a file. */
const MAX_FILE_BYTES = 1_048_576;

const startsWith =
  (name: string, signature: readonly number[], offset = 0) =>
  (content: Buffer): string | undefined =>
    content.subarray(offset, offset + signature.length).equals(Buffer.from(signature))
      ? undefined
      : `Must be the base64 of ${name} file.`;

const GIF = /^GIF8[79]a/u;
const RIFF = /^RIFF[\s\S]{4}WEBP/u;

/** Forms of location resource files, by media type. */
const forms: Readonly<Record<string, FileForm>> = {
  'image/png': {
    extensions: ['png'],
    problem: startsWith('a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  'image/jpeg': { extensions: ['jpg', 'jpeg'], problem: startsWith('a JPEG', [0xff, 0xd8, 0xff]) },
  'image/gif': {
    extensions: ['gif'],
    problem: (content) =>
      GIF.test(content.toString('latin1', 0, 6)) ? undefined : 'Must be the base64 of a GIF file.',
  },
  'image/webp': {
    extensions: ['webp'],
    problem: (content) =>
      RIFF.test(content.toString('latin1', 0, 12)) ? undefined : 'Must be the base64 of a WebP file.',
  },
  'image/svg+xml': { extensions: ['svg'], problem: svgProblem },
  'model/gltf-binary': {
    extensions: ['glb'],
    problem: startsWith('a binary glTF', [0x67, 0x6c, 0x54, 0x46]),
  },
};

/** Returns whether a browser can show the file as an image. */
export function isPicture(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}

/** Returns why an extension does not fit a media type; undefined if it does. */
export function extensionProblem(mimeType: string, extension: string): string | undefined {
  const extensions = forms[mimeType]?.extensions ?? [];
  return extensions.includes(extension)
    ? undefined
    : `Must be ${extensions.join(' or ')} for the MimeType ${mimeType}, not ${shownValue(extension)}.`;
}

/** Returns why a text is not the base64 of such a file; undefined if it is. */
export function dataProblem(mimeType: string, data: string): string | undefined {
  const content = Buffer.from(data, 'base64');
  const padded = content.toString('base64');
  const bare = padded.replace(/={1,2}$/u, '');
  if (data !== padded && data !== bare) return 'Must be base64.';
  if (content.length > MAX_FILE_BYTES)
    return `Must have at most ${MAX_FILE_BYTES} bytes, not ${content.length}.`;
  return forms[mimeType]?.problem(content);
}

/** Requires an SVG document. Refuses entities, because a short text can expand to a long one. */
function svgProblem(content: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'An SVG must be UTF-8 text.';
  }
  if (/<!ENTITY/iu.test(text)) return 'An SVG must not declare entities. Remove them.';
  const root = text.slice(endOfProlog(text));
  return /^<(?:\w+:)?svg[\s>/]/u.test(root) ? undefined : 'The outermost element of an SVG must be svg.';
}

const prologParts: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
];

/**
 * A loop, because a single pattern for the prolog would rescan a text with many unclosed comments once for
 * each of them.
 */
function endOfProlog(text: string): number {
  const blank = /\s*/uy;
  for (let at = 0; ;) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    const part = prologParts.find(([start]) => text.slice(at, at + start.length).toUpperCase() === start);
    const end = part && text.indexOf(part[1], at + part[0].length);
    if (part === undefined || end === undefined || end < 0) return at;
    at = end + part[1].length;
  }
}
