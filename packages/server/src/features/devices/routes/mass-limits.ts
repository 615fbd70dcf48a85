import { MusterError } from '../../../kernel/errors.ts';

/** Rows of one mass registration. */
export const MAX_ROWS = 100_000;
/** Bytes of one mass registration. */
export const MAX_BYTES = 64 * 1_048_576;
/** A trust list of X.509 is the longest that a row may hold. */
export const MAX_ROW_BYTES = 131_072;

/** What ends the reading after the last row that is taken. */
export function tooManyRows(): MusterError {
  return new MusterError('payload-too-large', `More than ${MAX_ROWS} rows; the rest was not read.`);
}

/** Refuses a body that says itself that it is too long, before any of it is read. @throws MusterError `payload-too-large` */
export function checkLength(headers: { readonly 'content-length'?: string | undefined }): void {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw new MusterError('payload-too-large');
}
