import type { RequestContext } from '../handler.ts';
import { handled } from '../handler.ts';

export interface TextFile {
  readonly text: string;
  readonly mediaType: 'application/json' | 'text/csv';
  /** Name for the downloaded file: letters, digits, dots and hyphens. */
  readonly fileName: string;
}

/** Responds with a UTF-8 text to be saved as a file. */
export function replyWithText(
  { response }: Pick<RequestContext, 'response'>,
  { text, mediaType, fileName }: TextFile,
): typeof handled {
  response.statusCode = 200;
  response.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  response.end(text);
  return handled;
}
