import { randomUUID } from 'node:crypto';
import { conflict, invalidMember } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, UnitOfWork } from '../../kernel/entities.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { shownValue } from '../../kernel/texts.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { checkNoNetworkSettings } from '../network-settings/network-settings.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { SettingsOwner } from '../settings/inheritance.ts';
import type { SettingPlan, SettingValue } from '../settings/setting-plan.ts';
import type { SettingService } from '../settings/settings.ts';
import { tagOperations } from '../tags/tags.ts';
import { checkParent, locations } from './model.ts';
import type { Location } from './model.ts';
import { isTimeZone } from './time-zone.ts';

interface LocationDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly settings: SettingService;
  /** Called after every change. */
  readonly changed: () => void;
}

export interface LocationInput extends Omit<Location, 'id' | 'deviceNetworkId' | 'tagIds'> {
  /** If absent, unchanged; the root location for a new location. */
  readonly parentLocationId?: string;
  /** If absent, the tags are unchanged. */
  readonly tagIds?: readonly string[];
  /** Values to set. Other settings are unchanged. */
  readonly settings?: readonly SettingValue[];
}

/** Maximum locations of a network, so that the IDs of any subtree fit into a query condition. */
const MAX_LOCATIONS = 10_000;

/** Manages the location tree of each network, in which devices and data collectors are placed. */
export class LocationService {
  readonly #deps: LocationDependencies;

  constructor(deps: LocationDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `invalid-request` */
  async create(deviceNetworkId: string, input: LocationInput, unit = new UnitOfWork()): Promise<Location> {
    const { store, settings, changed } = this.#deps;
    const id = randomUUID();
    const plan = await settings.planNew(ownerOf({ id, deviceNetworkId }), input.settings ?? []);
    const location = await store.transaction(async (tx) => {
      const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
      const parentLocationId = input.parentLocationId ?? network?.rootLocationId ?? '';
      const next = { id, deviceNetworkId, ...fieldsOf(input, undefined), parentLocationId };
      if ((await tx.collection(locations).count(inNetwork(deviceNetworkId, {}))) >= MAX_LOCATIONS) {
        throw invalidMember(
          'Name',
          `A device network can have at most ${MAX_LOCATIONS} locations. Delete some first.`,
        );
      }
      await this.#put(tx, next, input, plan);
      await tx.write(unit.writesFor(id));
      return next;
    });
    changed();
    return location;
  }

  /**
   * Replaces the fields that a caller can set.
   *
   * @throws MusterError `location-not-found`, `invalid-request`
   */
  async update(deviceNetworkId: string, id: string, input: LocationInput): Promise<void> {
    const { store, lanes, settings, changed } = this.#deps;
    await lanes.run(id, async () => {
      const found = await findInNetwork(store.collection(locations), 'location', deviceNetworkId, id);
      const plan = await settings.planChange(ownerOf(found), input.settings ?? []);
      await store.transaction(async (tx) => {
        const before = await findInNetwork(tx.collection(locations), 'location', deviceNetworkId, id);
        const parent = input.parentLocationId ?? before.parentLocationId;
        if (before.parentLocationId === undefined && parent !== undefined) {
          throw invalidMember('ParentLocationId', 'The root location cannot have a parent.');
        }
        const next = { id, deviceNetworkId, ...fieldsOf(input, before) };
        await this.#put(tx, parent === undefined ? next : { ...next, parentLocationId: parent }, input, plan);
      });
    });
    changed();
  }

  /**
   * @throws MusterError `location-not-found`; `in-use` for the root, and if other entities refer to the
   *   location
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#deps.store.transaction(async (tx) => {
      const location = await findInNetwork(tx.collection(locations), 'location', deviceNetworkId, id);
      if (location.parentLocationId === undefined) {
        throw conflict('in-use', 'The root location cannot be deleted.');
      }
      const below = await tx
        .collection(locations)
        .findOne([{ field: 'parentLocationId', op: 'eq', value: id }]);
      if (below !== undefined) {
        throw conflict('in-use', 'Other locations refer to this location. Move or delete them first.');
      }
      await checkNoNetworkSettings(tx, deviceNetworkId, id);
      await tx.collection(locations).delete(id);
    });
    this.#deps.changed();
  }

  async #put(tx: Transaction, next: Location, input: LocationInput, plan: SettingPlan): Promise<void> {
    await checkParent(tx, next);
    const tagged = { ...next, entityType: 'Location', entityId: next.id } as const;
    await tx.write([
      putOperation(locations, next),
      ...(input.tagIds === undefined ? [] : await tagOperations(tx, tagged, input.tagIds)),
      ...plan.writes,
    ]);
  }
}

export function ownerOf({ id, deviceNetworkId }: Pick<Location, 'id' | 'deviceNetworkId'>): SettingsOwner {
  return { ownerType: 'Location', ownerId: id, deviceNetworkId };
}

/**
 * @param before the stored location; its time zone stays valid
 * @throws MusterError `invalid-request`
 */
function fieldsOf(
  input: LocationInput,
  before: Location | undefined,
): Omit<Location, 'id' | 'deviceNetworkId' | 'parentLocationId'> {
  const { name, externalId, timeZone, locationType } = input;
  if (timeZone !== undefined && timeZone !== before?.timeZone && !isTimeZone(timeZone)) {
    throw invalidMember(
      'TimeZone',
      `Must be a time zone of the IANA database such as Europe/Stockholm, not ${shownValue(timeZone)}.`,
    );
  }
  return {
    name,
    tagIds: input.tagIds ?? before?.tagIds ?? [],
    ...omitUndefined({ externalId, timeZone, locationType }),
  };
}
