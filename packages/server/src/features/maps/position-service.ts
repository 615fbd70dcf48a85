import { randomUUID } from 'node:crypto';
import { positions } from './model/position.ts';
import type { Position } from './model/position.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { insertOperation } from '../../store/port.ts';
import type { Page, Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { checkedPosition, checkPositionLimit, placed } from './position-checks.ts';
import type { PositionInput } from './position-checks.ts';
import { positionViews } from './position-views.ts';
import type { PositionView } from './position-views.ts';

/** Owners of positions, with their names in errors. */
const owners = { 'data-collector': 'DataCollector', device: 'Device', location: 'Location' } as const;

/** Manages the positions of entities on location resources. */
export class PositionService {
  readonly #store: Store;
  readonly #catalogues: Catalogues;

  constructor(store: Store, catalogues: Catalogues) {
    this.#store = store;
    this.#catalogues = catalogues;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<PositionView>> {
    const { rows, total } = await this.#store.collection(positions).page(inNetwork(deviceNetworkId, query));
    return { rows: [...(await positionViews(this.#store, this.#catalogues, rows))], total };
  }

  /** Returns the positions of one entity. @throws MusterError `…-not-found` */
  async listOf(
    kind: keyof typeof owners,
    deviceNetworkId: string,
    id: string,
    query: ListQuery,
  ): Promise<Page<PositionView>> {
    await findInNetwork(this.#store.collection(placed[owners[kind]]), kind, deviceNetworkId, id);
    const own = { field: 'entityId', op: 'eq', value: id } as const;
    return this.list(deviceNetworkId, { ...query, where: [own, ...(query.where ?? [])] });
  }

  /** @throws MusterError `position-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<PositionView> {
    const position = await findInNetwork(this.#store.collection(positions), 'position', deviceNetworkId, id);
    const [view] = await positionViews(this.#store, this.#catalogues, [position]);
    return view ?? { position };
  }

  /**
   * @throws MusterError `invalid-request`; `limit-reached` if the location resource has the maximum number of
   *   positions
   */
  async create(deviceNetworkId: string, input: PositionInput, unit = new UnitOfWork()): Promise<Position> {
    return this.#store.transaction(async (tx) => {
      const made = await checkedPosition(tx, { id: randomUUID(), deviceNetworkId }, input);
      await checkPositionLimit(tx, made.locationResourceId);
      await tx.write([insertOperation(positions, made), ...unit.writesFor(made.id)]);
      return made;
    });
  }

  /** @throws MusterError `position-not-found`, `invalid-request`, `limit-reached` */
  async update(deviceNetworkId: string, id: string, input: PositionInput): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const before = await findInNetwork(tx.collection(positions), 'position', deviceNetworkId, id);
      const after = await checkedPosition(tx, before, input);
      if (after.locationResourceId !== before.locationResourceId) {
        await checkPositionLimit(tx, after.locationResourceId);
      }
      await tx.collection(positions).put(after);
    });
  }

  /** @throws MusterError `position-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(positions), 'position', deviceNetworkId, id);
      await tx.collection(positions).delete(id);
    });
  }
}
