import type { Clock } from '@muster/lwm2m';
import { holdTime } from '../virtual/virtual-clock.ts';

/** A package that cannot be fetched, with the Update Result (/5/0/5). */
export class FetchFault extends Error {
  readonly result: 4 | 7 | 9;

  constructor(result: 4 | 7 | 9, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchFault';
    this.result = result;
  }
}

const maxTries = 3;
/** Maximum size of a firmware package in bytes. */
export const maxPackageBytes = 16 * 1024 * 1024;

/**
 * Fetches a firmware package. Resumes an interrupted HTTP download if the package is unchanged (If-Range).
 *
 * @param overLink fetches a path over the device's own link
 * @param clock clock of the device; virtual time does not advance during a download by HTTP
 * @throws FetchFault
 */
export async function fetchPackage(
  uri: string,
  overLink: (path: readonly string[]) => Promise<Uint8Array>,
  clock: Clock,
): Promise<Uint8Array> {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  switch (url?.protocol) {
    case 'coap:':
    case 'coaps:':
      return lost(() => overLink(url.pathname.split('/').slice(1).map(decodeURIComponent)));
    case 'http:':
    case 'https:':
      return lost(() => holdTime(clock, fetchByHttp(url.href)));
    case undefined:
      throw new FetchFault(7, 'the URI cannot be read');
    default:
      throw new FetchFault(9, `there is no ${url?.protocol ?? ''} here`);
  }
}

async function lost(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    throw new FetchFault(4, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Bytes received so far, and the version of the package. */
interface Arrived {
  readonly chunks: Uint8Array[];
  bytes: number;
  etag: string | undefined;
}

async function fetchByHttp(url: string): Promise<Uint8Array> {
  const partial: Arrived = { chunks: [], bytes: 0, etag: undefined };
  for (let tries = 1; ; tries += 1) {
    try {
      await fetchRest(url, partial);
      return Buffer.concat(partial.chunks);
    } catch (error) {
      if (error instanceof FetchFault || tries >= maxTries) throw error;
    }
  }
}

async function fetchRest(url: string, partial: Arrived): Promise<void> {
  const { bytes, etag } = partial;
  const headers: Record<string, string> =
    etag === undefined || bytes === 0 ? {} : { range: `bytes=${bytes}-`, 'if-range': etag };
  const response = await fetch(url, { headers });
  if (response.status === 404) throw new FetchFault(7, 'there is nothing at the URI');
  if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`);
  if (response.status === 200) {
    partial.chunks.length = 0;
    partial.bytes = 0;
  }
  partial.etag = response.headers.get('etag') ?? undefined;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    partial.chunks.push(chunk);
    partial.bytes += chunk.length;
    if (partial.bytes > maxPackageBytes) throw new FetchFault(4, 'the package is too large');
  }
}
