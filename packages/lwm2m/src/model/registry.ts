/**
 * Object definitions of a server or a device, by object id and version.
 */
import { compareVersions, type ObjectModel, type ResourceModel } from './model.ts';

interface Versions {
  newest: ObjectModel;
  readonly all: ObjectModel[];
}

/** Object definitions by id and version. For an unknown version, uses one with the same major version. */
export class ModelRegistry {
  readonly #objects = new Map<number, Versions>();

  /** @param models definitions; a later one replaces an earlier one with the same id and version */
  constructor(models: Iterable<ObjectModel> = []) {
    for (const model of models) this.add(model);
  }

  /** Adds a definition, or replaces the one with the same id and version. */
  add(model: ObjectModel): void {
    const known = this.#objects.get(model.id);
    if (!known) {
      this.#objects.set(model.id, { newest: model, all: [model] });
      return;
    }
    const index = known.all.findIndex(({ version }) => version === model.version);
    if (index < 0) known.all.push(model);
    else known.all[index] = model;
    known.all.sort((a, b) => compareVersions(b.version, a.version));
    known.newest = known.all[0] ?? model;
  }

  /**
   * Returns the definition of an object.
   * @param version version of the object, as registered by a device (`ver`). Default: the newest known version. For an
   *   unknown version: the newest with the same major number, because minor versions only add to an object.
   */
  object(objectId: number, version?: string): ObjectModel | undefined {
    const known = this.#objects.get(objectId);
    if (!known || version === undefined || known.newest.version === version) return known?.newest;
    const major = version.split('.', 1)[0];
    return (
      known.all.find((model) => model.version === version) ??
      known.all.find((model) => model.version.split('.', 1)[0] === major)
    );
  }

  /** Returns the definition of a resource; `version` is the version of its object, as for `object`. */
  resource(objectId: number, resourceId: number, version?: string): ResourceModel | undefined {
    return this.object(objectId, version)?.resources.get(resourceId);
  }

  /** Returns the definitions of an object in all known versions, the newest first. */
  versions(objectId: number): readonly ObjectModel[] {
    return this.#objects.get(objectId)?.all ?? [];
  }

  /** Iterates over all definitions and versions, by object id and newest first. */
  *[Symbol.iterator](): IterableIterator<ObjectModel> {
    for (const id of [...this.#objects.keys()].sort((a, b) => a - b)) yield* this.#objects.get(id)?.all ?? [];
  }
}
