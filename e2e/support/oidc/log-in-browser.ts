/** A browser as far as a log-in needs one: it keeps cookies by site, and follows redirects one by one. */

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where it redirects to; empty if it does not. */
  readonly location: string;
}

interface PageRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

export class LogInBrowser {
  /** Cookies by origin, name and value. */
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #server: string;

  /** @param server address of the server at which the person logs in */
  constructor(server: string) {
    this.#server = server;
  }

  /** The cookies of the server, as it gets them. */
  get cookies(): string {
    return this.#cookieHeader(new URL(this.#server));
  }

  async open(url: string, init: PageRequest = {}): Promise<Page> {
    const target = new URL(url, this.#server);
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: this.#cookieHeader(target) },
    });
    this.#keep(target, response.headers.getSetCookie());
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: location === null ? '' : new URL(location, target).href,
    };
  }

  /** Sends a request to the API as the dashboard does. */
  call(path: string, init: PageRequest = {}): Promise<Page> {
    return this.open(path, { ...init, headers: { ...init.headers, 'x-muster-session': '1' } });
  }

  /** Logs in as a person, up to the callback of the server. Returns its address with the answer of the provider. */
  async visitProvider(
    person: string,
    start = '/api/login/start',
    change = (url: string) => url,
  ): Promise<string> {
    let page = await this.open(start);
    let url = change(page.location);
    for (let steps = 0; steps < 10 && !url.startsWith(this.#server); steps += 1) {
      page = await this.open(url);
      if (page.text === 'Who are you?') {
        page = await this.open(url, { method: 'POST', body: new URLSearchParams({ login: person }) });
      }
      if (page.location === '') throw new Error(`The provider answered ${page.status}: ${page.text}`);
      url = page.location;
    }
    return url;
  }

  /** Logs in as a person. Returns the last redirect of the server. */
  async logIn(person: string, start?: string): Promise<string> {
    return (await this.open(await this.visitProvider(person, start))).location;
  }

  #cookieHeader({ origin }: URL): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep({ origin }: URL, set: readonly string[]): void {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/iu.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }
}
