import { randomUUID } from 'node:crypto';
import { conflict, invalid, hasNoId, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import { rules } from '../rules/model.ts';
import { transformers } from '../transformers/model.ts';
import { resolutions } from './model.ts';
import type { Resolution, ResolvedResourceType } from './model.ts';

export type ResolutionInput = Omit<Resolution, 'id' | 'deviceNetworkId'>;

/** Maximum number of resolutions per device network: they are listed without pages. */
const MAX_RESOLUTIONS = 200;

/** Manages named period lengths for aggregated values. */
export class ResolutionService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws MusterError `invalid-request`; `limit-reached` if the network has the maximum number of resolutions */
  async create(
    deviceNetworkId: string,
    input: ResolutionInput,
    unit = new UnitOfWork(),
  ): Promise<Resolution> {
    const made = { id: randomUUID(), deviceNetworkId, ...input };
    await this.#store.transaction(async (tx) => {
      await checkResources(tx, deviceNetworkId, input.resources);
      const there = await tx.collection(resolutions).count(inNetwork(deviceNetworkId, {}));
      if (there >= MAX_RESOLUTIONS) {
        throw conflict(
          'limit-reached',
          `A device network can have at most ${MAX_RESOLUTIONS} resolutions. Delete some first.`,
        );
      }
      await tx.write([insertOperation(resolutions, made), ...unit.writesFor(made.id)]);
    });
    return made;
  }

  /**
   * @throws MusterError `resolution-not-found`, `invalid-request`; `in-use` for another length if a transformer or a
   *   rule uses this resolution
   */
  async update(deviceNetworkId: string, id: string, input: ResolutionInput): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const before = await findInNetwork(tx.collection(resolutions), 'resolution', deviceNetworkId, id);
      await checkResources(tx, deviceNetworkId, input.resources);
      if (before.timespanMs !== input.timespanMs) await checkUnused(tx, before);
      await tx.collection(resolutions).put({ id, deviceNetworkId, ...input });
    });
  }

  /** @throws MusterError `resolution-not-found`; `in-use` if a transformer or a rule uses it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await checkUnused(
        tx,
        await findInNetwork(tx.collection(resolutions), 'resolution', deviceNetworkId, id),
      );
      await tx.collection(resolutions).delete(id);
    });
  }
}

/** @throws MusterError `invalid-request` */
async function checkResources(
  tx: Transaction,
  deviceNetworkId: string,
  named: readonly ResolvedResourceType[],
): Promise<void> {
  const types = await tx.collection(smartObjectTypes).getMany(named.map((one) => one.smartObjectTypeId));
  const faults: Record<string, string[]> = {};
  named.forEach(({ smartObjectTypeId, resourceTypeId }, index) => {
    const at = `ResourceTypeInstances[${index}]`;
    const type = types.get(smartObjectTypeId);
    if (type?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', smartObjectTypeId)];
    } else if (!type.resourceTypeInstances.some((one) => one.resourceTypeId === resourceTypeId)) {
      faults[`${at}.ResourceTypeId`] = [hasNoId('The smart object type', 'resource type', resourceTypeId)];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** @throws MusterError `in-use` */
async function checkUnused(tx: Transaction, { id, deviceNetworkId }: Resolution): Promise<void> {
  const all = inNetwork(deviceNetworkId, {});
  for await (const { name, sources } of tx.collection(transformers).iterate(all)) {
    if (sources.some((one) => one.resolutionId === id)) {
      throw conflict(
        'in-use',
        `The transformer "${name}" uses this resolution. Change or delete the transformer first.`,
      );
    }
  }
  for await (const { name, resolutionId, conditions } of tx.collection(rules).iterate(all)) {
    if (resolutionId === id || conditions.some((one) => one.resolutionId === id)) {
      throw conflict('in-use', `The rule "${name}" uses this resolution. Change or delete the rule first.`);
    }
  }
}
