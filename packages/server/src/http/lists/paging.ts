import { unescape } from 'node:querystring';
import type { Page } from '../../store/port.ts';
import type { PageEnvelope } from '../generated/contract.ts';
import type { ReplyMessage, ReadContext } from '../handler.ts';
import { jsonParts } from '../replies/json-parts.ts';
import { plainName } from './query-names.ts';

/** A page of a list, in the common form of the contract. */
export type PageMessage<Row> = ReplyMessage<200, PageEnvelope & { readonly Rows: readonly Row[] }>;

/** Returns a page of rows in its envelope, with Link headers (RFC 8288). */
export function pageReply<T, Row>(
  context: ReadContext<unknown>,
  page: Page<T>,
  present: (row: T) => Row,
): PageMessage<Row> {
  const { head, headers } = envelope(context, page.total);
  return { status: 200, body: { ...head, Rows: page.rows.map((row) => present(row)) }, headers };
}

/** Like {@link pageReply}, for long rows: the JSON text is generated row by row. */
export function longPageReply<T, Row>(
  context: ReadContext<unknown>,
  page: Page<T>,
  present: (row: T) => Row,
): PageMessage<Row> {
  const { head, headers } = envelope(context, page.total);
  return { status: 200, parts: jsonParts(head, 'Rows', page.rows, present), headers };
}

function envelope(
  { paging: { page, pageSize }, url }: ReadContext<unknown>,
  total: number,
): { readonly head: PageEnvelope; readonly headers: Readonly<Record<string, string>> } {
  const pages = Math.ceil(total / pageSize);
  return {
    head: { Page: page, PageSize: pageSize, NbrOfPages: pages, NbrOfRows: total },
    headers: { Link: links(url, page, pageSize, pages) },
  };
}

/** Clients refuse responses whose headers exceed 16 KiB in total, and each URL repeats the query of the request. */
const MAX_LINK_LENGTH = 8_192;

/** Omits links that would make the header too long. The next page has priority. */
function links(url: string, page: number, pageSize: number, pages: number): string {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  const kept = otherParameters(question < 0 ? '' : url.slice(question + 1));
  const to = (number: number, rel: string): string =>
    `<${path}?Page=${number}&PageSize=${pageSize}${kept}>; rel="${rel}"`;
  const last = Math.max(1, pages);
  const next = page < pages ? [to(page + 1, 'next')] : [];
  const prev = page > 1 ? [to(Math.min(page - 1, last), 'prev')] : [];
  const choices = [[to(1, 'first'), ...prev, ...next, to(last, 'last')], [...prev, ...next], next];
  return choices.map((all) => all.join(', ')).find((one) => one.length <= MAX_LINK_LENGTH) ?? '';
}

const PAGE_PARAMETERS: ReadonlySet<string> = new Set(['page', 'pagesize']);
const UNSAFE = /[<>"\s]/gu;

/** The other parameters of the query, unchanged: they stay percent-encoded. */
function otherParameters(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && !PAGE_PARAMETERS.has(nameOf(part)))
    .map((part) => `&${part.replace(UNSAFE, encodeURIComponent)}`)
    .join('');
}

/** The name of a `name=value` pair, decoded like queries. */
function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1);
  return plainName(unescape(name));
}
