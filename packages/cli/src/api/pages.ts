import { InvalidResponseError, paged, type Page } from '@muster/sdk';
import type { Settings } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { isRow } from '../output/value.ts';
import { errorOf, rawRequest, sendRaw, type RawRequest } from './request.ts';

/** Rows of a page if the request names no other number, as of `--all`. */
const PAGE_SIZE = '500';

/**
 * Iterates over the rows of a list, from the `Page` of the request or the first page on. Sends no request until the
 * rows are read.
 *
 * @throws {MusterApiError} the status of a page is not 2xx
 * @throws {InvalidResponseError} a response is not a page of a list
 */
export async function pagesOf(
  settings: Settings,
  raw: RawRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<unknown>> {
  const request = await firstRequest(settings, raw);
  const first = Number(new URL(request.url).searchParams.get('Page'));
  return paged(first, async (number) => {
    const url = new URL(request.url);
    url.searchParams.set('Page', String(number));
    const response = await sendRaw(new Request(url, request), raw.timeoutMs, signal);
    const text = await response.text();
    if (!response.ok) throw errorOf(response, text, raw);
    return pageOf(text, response.status);
  });
}

/**
 * Returns the request for the first page.
 *
 * @throws {UsageError} the method is not GET, or `Page` is not a number
 */
export async function firstRequest(settings: Settings, raw: RawRequest): Promise<Request> {
  if (raw.method !== 'GET') throw new UsageError('--paginate works with GET.', 'Leave out --paginate.');
  const request = await rawRequest(settings, raw);
  const url = new URL(request.url);
  // The service ignores the case of the names of query parameters.
  const given = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const page = given.get('page') ?? '1';
  if (!/^[1-9]\d{0,8}$/u.test(page)) throw new UsageError(`Page must be a number from 1, not "${page}".`);
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => name.toLowerCase() !== 'page'));
  if (!given.has('pagesize')) query.set('PageSize', PAGE_SIZE);
  query.set('Page', page);
  url.search = query.toString();
  return new Request(url, request);
}

function pageOf(text: string, status: number): Page<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (isRow(value) && Array.isArray(value['Rows']) && typeof value['NbrOfPages'] === 'number')
    return value as unknown as Page<unknown>;
  throw new InvalidResponseError(
    'The response is not a page of a list. Leave out --paginate, or give the path of a list, such as /devices.',
    status,
  );
}
