import type { RequestInit } from '@muster/coap';
import { readRequest } from '../../binding/operation-request.ts';
import { formatPath, type Lwm2mPath } from '../../path/path.ts';

/** An Observe request and its path. */
export interface ObserveRequest {
  readonly path: Lwm2mPath;
  readonly init: RequestInit;
}

/** Far more than the number of observed paths of a fleet. */
const MAX_KNOWN = 4_096;

/** Cache of Observe requests without attributes, which the observations of a fleet share to save memory. */
export class ObserveRequests {
  readonly #known = new Map<string, ObserveRequest>();

  /** @param accept Content-Format; undefined: the device chooses */
  get(rootPath: string, path: Lwm2mPath, accept: number | undefined): ObserveRequest {
    const key = `${rootPath} ${formatPath(path)} ${accept ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const request = { path, init: readRequest(rootPath, path, accept) };
    this.#known.set(key, request);
    return request;
  }
}
