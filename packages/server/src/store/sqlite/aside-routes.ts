import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { asideOf, knowsQuery } from './aside-definition.ts';
import type { AsideMessage, ReadRequest } from './read-protocol.ts';

type State = 'absent' | 'preparing' | 'ready';

interface Route {
  readonly aside: AnyCollectionDefinition;
  state: State;
}

/**
 * What is asked of the thread that keeps indexes aside. Making them takes that thread seconds; what is asked meanwhile, and
 * what they do not know, is for the other threads.
 */
export class AsideRoutes {
  readonly #routes: Map<string, Route>;
  readonly #prepare: (collection: string) => void;

  /** @param prepare has the indexes of a collection made */
  constructor(definitions: readonly AnyCollectionDefinition[], prepare: (collection: string) => void) {
    const withAside = definitions.filter((one) => one.aside !== undefined);
    this.#routes = new Map(withAside.map((one) => [one.name, { aside: asideOf(one), state: 'absent' }]));
    this.#prepare = prepare;
  }

  /** Whether the indexes can answer; when they are not there they will be. */
  leadAside({ collection, query }: ReadRequest): boolean {
    const route = this.#routes.get(collection);
    if (route === undefined || !knowsQuery(route.aside, query)) return false;
    if (route.state === 'absent') {
      route.state = 'preparing';
      this.#prepare(collection);
    }
    return route.state === 'ready';
  }

  heard({ collection, aside }: AsideMessage): void {
    const route = this.#routes.get(collection);
    if (aside === 'failed') this.#routes.delete(collection);
    else if (route !== undefined) route.state = aside === 'ready' ? 'ready' : 'absent';
  }

  /** There is nobody any more who keeps them. @returns the collections that had some */
  close(): string[] {
    const collections = [...this.#routes.keys()];
    this.#routes.clear();
    return collections;
  }
}
