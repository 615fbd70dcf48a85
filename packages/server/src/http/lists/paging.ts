import { unescape } from 'node:querystring';
import type { Page } from '../../store/port.ts';
import type { PageEnvelope } from '../generated/contract.ts';
import type { ReplyMessage, ReadContext } from '../handler.ts';
import { jsonParts } from '../replies/json-parts.ts';
import { plainName } from './query-names.ts';

/** A page of a list as the contract describes all of them. */
export type PageMessage<Row> = ReplyMessage<200, PageEnvelope & { readonly Rows: readonly Row[] }>;

/** The envelope of a page of rows, with Link headers as of RFC 8288. */
export function pageReply<T, Row>(
  context: ReadContext<unknown>,
  page: Page<T>,
  present: (row: T) => Row,
): PageMessage<Row> {
  const { head, headers } = envelope(context, page.total);
  return { status: 200, body: { ...head, Rows: page.rows.map((row) => present(row)) }, headers };
}

/** The same where each row is long by itself: its text is made row by row. */
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

/** Clients refuse responses with headers of more than 16 KiB in all, and each URL repeats the query of the request. */
const MAX_LINK_LENGTH = 8_192;

/** Without links that would make the header too long: the next page comes first. */
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

/** The rest of the query as it came: it is still encoded, and goes back encoded. */
function otherParameters(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && !PAGE_PARAMETERS.has(nameOf(part)))
    .map((part) => `&${part.replace(UNSAFE, encodeURIComponent)}`)
    .join('');
}

/** The name of one `name=value`, as queries are read. */
function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1);
  return plainName(unescape(name));
}
