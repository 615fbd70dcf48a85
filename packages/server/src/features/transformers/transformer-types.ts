import { randomUUID } from 'node:crypto';
import { conflict, invalid } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { insertOperation } from '../../store/port.ts';
import type { Reader, Transaction } from '../../store/port.ts';
import type { TransformerEngine } from './engine.ts';
import { inactiveReason, isJsonata, transformers, transformerTypes } from './model.ts';
import type { Transformer, TransformerType, TypePackage } from './model.ts';
import type { TransformerDomainOptions } from './runs.ts';
import { checkPackage, fitFaults } from './type-checks.ts';

/** An uploaded package. */
export interface TypeUpload extends Pick<TransformerType, 'fileName' | 'links'> {
  readonly package: TypePackage;
}

/** Decides whether transformers can use a type. */
export type TypeState = Pick<TransformerType, 'isActivated' | 'revokeMotivation' | 'status'>;

/** Maximum number of transformer types per device network. */
const MAX_TYPES = 100;
/** Maximum number of transformer names in an entry of the activity log. */
const MAX_NAMES = 20;
/** Message prefix for a package that does not fit. Each transformer of the type is read. */
const IN_USE = 'The new package does not fit a transformer that uses the transformer type';

/** Manages packages of formulas for transformers. */
export class TransformerTypeService {
  readonly #options: TransformerDomainOptions;
  readonly #engine: TransformerEngine;

  constructor(options: TransformerDomainOptions, engine: TransformerEngine) {
    this.#options = options;
    this.#engine = engine;
  }

  /** @throws MusterError `invalid-request`; `already-exists` for a name in use; `limit-reached` */
  async create(
    deviceNetworkId: string,
    upload: TypeUpload,
    unit = new UnitOfWork(),
  ): Promise<TransformerType> {
    const { store, clock } = this.#options;
    await this.#check(deviceNetworkId, upload);
    const made: TransformerType = {
      id: randomUUID(),
      deviceNetworkId,
      ...contentsOf(upload),
      status: 'New',
      isActivated: false,
      createdAt: clock.now(),
    };
    await uniquelyNamed({ kind: 'a transformer type' }, () =>
      store.transaction(async (tx) => {
        if ((await tx.collection(transformerTypes).count(inNetwork(deviceNetworkId, {}))) >= MAX_TYPES) {
          throw conflict(
            'limit-reached',
            `A device network can have at most ${MAX_TYPES} transformer types. Delete some first.`,
          );
        }
        await tx.write([insertOperation(transformerTypes, made), ...unit.writesFor(made.id)]);
      }),
    );
    return made;
  }

  /**
   * Replaces the package. Transformers of the type use it from then on.
   *
   * @throws MusterError `transformer-type-not-found`, `built-in`, `invalid-request`, `already-exists`; `in-use` if a
   *   transformer does not fit the new package
   */
  async update(deviceNetworkId: string, id: string, upload: TypeUpload): Promise<void> {
    demandOwn(id);
    const { store } = this.#options;
    await typeIn(store, deviceNetworkId, id);
    await this.#check(deviceNetworkId, upload);
    const users = await uniquelyNamed({ kind: 'a transformer type', collection: transformerTypes.name }, () =>
      store.transaction(async (tx) => {
        const { createdAt, isActivated, status } = await typeIn(tx, deviceNetworkId, id);
        const found = await usersOf(tx, id);
        for (const one of found) await demandFit(tx, upload.package, one);
        const changed: TransformerType = {
          id,
          deviceNetworkId,
          ...contentsOf(upload),
          // A revoked package was faulty. The new one needs approval.
          status: status === 'Revoked' ? 'New' : status,
          isActivated,
          createdAt,
        };
        await tx.collection(transformerTypes).put(changed);
        const active = found.map(({ deactivation: _deactivation, ...one }): Transformer => one);
        for (const one of active) await tx.collection(transformers).put(one);
        return active;
      }),
    );
    await this.#engine.changed(deviceNetworkId, users);
  }

  /** @throws MusterError `transformer-type-not-found`, `built-in`; `in-use` if a transformer uses it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    demandOwn(id);
    await this.#options.store.transaction(async (tx) => {
      await typeIn(tx, deviceNetworkId, id);
      await tx.collection(transformerTypes).delete(id);
    });
  }

  /**
   * Changes whether transformers can use a type. The activity log names the transformers that stop.
   *
   * @throws MusterError `transformer-type-not-found`, `built-in`
   */
  async setState(deviceNetworkId: string, id: string, state: Partial<TypeState>): Promise<void> {
    demandOwn(id);
    const { store } = this.#options;
    const { before, after, users } = await store.transaction(async (tx) => {
      const found = await typeIn(tx, deviceNetworkId, id);
      const { revokeMotivation, ...rest } = found;
      const kept = state.status === undefined ? omitUndefined({ revokeMotivation }) : {};
      const changed: TransformerType = { ...rest, ...kept, ...state };
      await tx.collection(transformerTypes).put(changed);
      return { before: found, after: changed, users: await usersOf(tx, id) };
    });
    const disuse = inactiveReason(after);
    if ((disuse === undefined) === (inactiveReason(before) === undefined)) return;
    await this.#engine.changed(deviceNetworkId, disuse === undefined ? users : []);
    if (disuse !== undefined && users.length > 0) await this.#log(after, disuse, users);
  }

  async #log(
    { id, name, deviceNetworkId }: TransformerType,
    disuse: string,
    users: readonly Transformer[],
  ): Promise<void> {
    const { activityLog } = this.#options;
    const names = users.slice(0, MAX_NAMES).map((one) => one.name);
    const rest = users.length > MAX_NAMES ? ` and ${users.length - MAX_NAMES} more` : '';
    const entry = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityId: id,
      entityName: name,
      description: 'Transformers stopped',
    });
    await activityLog.fail(entry.id, { responseMessage: `${disuse} Stopped: ${names.join(', ')}${rest}.` });
  }

  async #check(deviceNetworkId: string, upload: TypeUpload): Promise<void> {
    if (isJsonata(upload.package.name)) {
      throw conflict('already-exists', 'JSONata is built in. Choose another name.');
    }
    await checkPackage(upload.package, this.#options.formulas, deviceNetworkId);
  }
}

function typeIn(reader: Reader, deviceNetworkId: string, id: string): Promise<TransformerType> {
  return findInNetwork(reader.collection(transformerTypes), 'transformer-type', deviceNetworkId, id);
}

function contentsOf({
  package: contents,
  fileName,
  links,
}: TypeUpload): TypePackage & Pick<TransformerType, 'fileName' | 'links' | 'revision'> {
  return { ...contents, fileName, links, revision: randomUUID() };
}

function usersOf(tx: Transaction, typeId: string): Promise<Transformer[]> {
  return tx.collection(transformers).find({
    where: [{ field: 'typeId', op: 'eq', value: typeId }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
}

/** @throws MusterError `in-use` */
async function demandFit(tx: Transaction, contents: TypePackage, transformer: Transformer): Promise<void> {
  const faults = await fitFaults(tx, contents, transformer);
  if (Object.keys(faults).length === 0) return;
  const { message } = invalid(faults);
  const detail = message.slice(message.indexOf(Object.keys(faults)[0] ?? ''));
  throw conflict('in-use', `${IN_USE}, "${transformer.name}". ${detail}`);
}

/** @throws MusterError `built-in` */
function demandOwn(id: string): void {
  if (isJsonata(id)) {
    throw conflict(
      'built-in',
      'JSONata is built in and cannot be changed. Upload a transformer type of your own.',
    );
  }
}
