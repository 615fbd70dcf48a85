import { errors } from '../../kernel/generated/error-table.ts';
import { isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { escapeHtml, inline, plainText, textOf } from './markup.ts';
import { row, table } from './schema-markup.ts';

/** An error code as the page shows it. */
export interface ErrorRow {
  readonly code: string;
  /** ID of its row in the page. */
  readonly anchor: string;
  readonly status: number;
  readonly message: string;
  /** What to do, in the markup of the contract. */
  readonly remedy: string;
}

/** All error codes, in the order of their statuses. */
export function errorRows(document: JsonObject): readonly ErrorRow[] {
  const { 'x-errors': extensions } = valueAt(document, '/components/schemas/ErrorCode');
  return Object.entries(errors)
    .map(([code, { status, message }]) => {
      const extension = isObject(extensions) ? extensions[code] : undefined;
      const remedy = isObject(extension) ? textOf(extension['remedy']) : '';
      return { code, anchor: `error-${code}`, status, message, remedy };
    })
    .toSorted((one, other) => one.status - other.status);
}

/** The table of all error codes. */
export function errorTable(document: JsonObject): string {
  const rows = errorRows(document).map(({ code, anchor, status, message, remedy }) =>
    row(
      [`<code>${escapeHtml(code)}</code>`, String(status), escapeHtml(message), inline(plainText(remedy))],
      anchor,
    ),
  );
  return table(['Code', 'Status', 'Meaning', 'What to do'], rows);
}
