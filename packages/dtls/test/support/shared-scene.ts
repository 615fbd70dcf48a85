import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { SavedConnection } from '../../src/session/codec.ts';
import type { SessionKey, SessionStore, StoredSession } from '../../src/session/store.ts';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import type { DtlsServerOptions } from '../../src/transport/server-options.ts';
import type { DtlsServerTransport } from '../../src/transport/server-transport.ts';
import { Scene, sequencesOf, SERVICE, type SceneClient, type SceneServer } from './scene.ts';

/** A store that several servers share. Owners that are alive release sessions when another server takes them. */
export class SharedSessions {
  readonly inner = new MemorySessionStore();
  /** Servers that can be reached. */
  readonly alive = new Map<string, Pick<DtlsServerTransport, 'releaseSession'>>();
  readonly finds: SessionKey[] = [];
  readonly takes: { id: string; sequence: number | undefined }[] = [];
  /** Run before the step of that name; may reject, or wait. */
  before: (step: 'find' | 'take' | 'save', server: string) => Promise<void> = () => Promise.resolve();

  /** The store as one server sees it. A killed process does not reach it. */
  viewOf(name: string, isAlive: () => boolean): Required<SessionStore> {
    return {
      load: () => [],
      save: async (session, replaces) => {
        if (!isAlive()) return new Promise(() => undefined);
        await this.before('save', name);
        await this.inner.save(session, replaces);
      },
      remove: async (id, generation) => {
        if (isAlive()) await this.inner.remove(id, generation);
      },
      find: async (sessionKey) => {
        this.finds.push(sessionKey);
        await this.before('find', name);
        return this.inner.load().find((session) => isOf(sessionKey, session));
      },
      take: async (id, sequence) => {
        this.takes.push({ id, sequence });
        await this.before('take', name);
        for (const [other, transport] of this.alive) {
          if (other === name) continue;
          if ((await transport.releaseSession(id, sequence)) === 'seen') return undefined;
        }
        return this.inner.load().find((session) => session.id === id);
      },
    };
  }

  /** Holds the next save, of that server or of any, until the function that this returns is called. */
  holdSave(server?: string): () => void {
    const held = Promise.withResolvers<undefined>();
    this.before = (step, name) =>
      step === 'save' && (server ?? name) === name ? held.promise : Promise.resolve();
    return () => {
      this.before = () => Promise.resolve();
      held.resolve(undefined);
    };
  }
}

function isOf(sessionKey: SessionKey, { id, description }: StoredSession): boolean {
  if ('id' in sessionKey) return sessionKey.id === id;
  return description?.address === sessionKey.address && description.port === sessionKey.port;
}

/** A scene with servers of one service, which share a store and an address, and devices. */
export class SharedScene extends Scene {
  readonly sessions = new SharedSessions();

  /** Sequence numbers of all records of epoch 1 that servers have sent. */
  get numbers(): number[] {
    const own = this.log.filter(({ from }) => from.localAddress.port === SERVICE.port);
    return sequencesOf(own.map(({ datagram }) => datagram));
  }

  /** @param onText gets the texts that are delivered there */
  async member(
    name: string,
    options: Partial<DtlsServerOptions> = {},
    onText?: (text: string) => void,
  ): Promise<SceneServer> {
    let isAlive = true;
    const sessionStore = this.sessions.viewOf(name, () => isAlive);
    const server = await this.server({ port: SERVICE.port, sessionStore, ...options }, onText);
    const { transport } = server;
    this.sessions.alive.set(name, transport);
    const kill = (): void => {
      isAlive = false;
      server.kill();
      if (this.sessions.alive.get(name) === transport) this.sessions.alive.delete(name);
    };
    return { ...server, kill };
  }

  /** A device whose datagrams reach some of the servers. */
  async device(
    route: readonly SceneServer[],
    options: Partial<DtlsClientOptions> = {},
  ): Promise<SceneClient> {
    const device = await this.client(SERVICE, options);
    device.route = route;
    return device;
  }

  stored(): { id: string; generation: number } & SavedConnection {
    return this.storedState(this.sessions.inner);
  }
}
