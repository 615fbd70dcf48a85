import type { ServerAccess } from '../load/api.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Settings of one request. */
export interface CallOptions {
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected status; absent: any status of success. */
  readonly status?: number;
}

/** Sends the requests of a client to one device network. */
export class NetworkApi {
  readonly #server: ServerAccess;
  readonly #network: string | undefined;

  /** @param network absent: the network of the key */
  constructor(server: ServerAccess, network?: string) {
    this.#server = server;
    this.#network = network;
  }

  /** @param body a string or a form is sent unchanged */
  async call<T>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    const { type = typeof body === 'string' ? 'text/csv' : 'application/json', headers, status } = options;
    const isRaw = typeof body === 'string' || body instanceof FormData;
    const response = await fetch(`${this.#server.http}/api/v3${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.#server.apiKey}`,
        ...(this.#network === undefined ? {} : { 'X-DeviceNetwork': this.#network }),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (status === undefined ? !response.ok : response.status !== status) {
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    }
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** @returns the ID of the created row */
  async create(path: string, body: unknown, options?: CallOptions): Promise<string> {
    return (await this.call<{ Id: string }>('POST', path, body, options)).body.Id;
  }
}
