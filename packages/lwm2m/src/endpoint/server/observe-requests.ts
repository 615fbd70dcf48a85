import type { RequestInit } from '@muster/coap';
import { readRequest } from '../../binding/operation-request.ts';
import { formatPath, type Lwm2mPath } from '../../path/path.ts';

/** What a device is asked to observe, and how. */
export interface ObserveRequest {
  readonly path: Lwm2mPath;
  readonly init: RequestInit;
}

/** Far more than the paths that a fleet is observed at. */
const MAX_KNOWN = 4_096;

/** Observes without attributes, each made once: the devices of a fleet are asked for the same, and it is kept with each. */
export class ObserveRequests {
  readonly #known = new Map<string, ObserveRequest>();

  /** @param accept undefined leaves the format to the device */
  of(rootPath: string, path: Lwm2mPath, accept: number | undefined): ObserveRequest {
    const key = `${rootPath} ${formatPath(path)} ${accept ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const request = { path, init: readRequest(rootPath, path, accept) };
    this.#known.set(key, request);
    return request;
  }
}
