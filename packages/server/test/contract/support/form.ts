import { resolved, type Json } from './document.ts';

export const FORM_TYPE = 'multipart/form-data';
export const BOUNDARY = 'contract-boundary';
/** Content-Type of a form that `formOf` makes. */
export const FORM_HEADER = `${FORM_TYPE}; boundary=${BOUNDARY}`;

/** Tells whether a part of a form holds bytes, according to its schema. */
function isFile(schema: Json, name: string): boolean {
  const properties = resolved(schema)['properties'] as Readonly<Record<string, unknown>> | undefined;
  return resolved(properties?.[name])['format'] === 'binary';
}

/** Encodes a form (RFC 7578) with a part for each member: files as they are, all other members as JSON. */
export function formOf(schema: Json, members: Json): string {
  const parts = Object.entries(members).map(([name, value]) => {
    const file = isFile(schema, name);
    const disposition = `form-data; name="${name}"${file ? '; filename="firmware.bin"' : ''}`;
    const type = file ? 'application/octet-stream' : 'application/json';
    const body = typeof value === 'string' && file ? value : JSON.stringify(value);
    return `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
