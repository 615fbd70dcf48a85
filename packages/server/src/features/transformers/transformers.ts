import { randomUUID } from 'node:crypto';
import { conflict, invalidMember, notFound, hasNoId } from '../../kernel/errors.ts';
import { findInNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation, UniqueViolationError } from '../../store/port.ts';
import type { Reader, Transaction } from '../../store/port.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import type { DeviceTemplate } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import { locations } from '../locations/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import { TransformerEngine } from './engine.ts';
import { transformers } from './model.ts';
import type { Transformer } from './model.ts';
import type { TransformerDomainOptions } from './runs.ts';
import { checkCollection, computationOf, demandNoLoop, sourcesOf, targetsOf } from './transformer-checks.ts';
import type { Computation, ComputationInput, TransformerInput } from './transformer-checks.ts';
import { TransformerTypeService } from './transformer-types.ts';
import { checkType } from './type-checks.ts';

/** Services for formulas over device values. */
export interface TransformerDomain {
  readonly transformers: TransformerService;
  readonly transformerTypes: TransformerTypeService;
  readonly engine: TransformerEngine;
  /** Returns the current faults of transformers, by ID. Transformers without a fault are absent. */
  faults(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Loads the stored transformers. Call it before values arrive. */
  load(): Promise<void>;
  /** Computes everything that an earlier run may have left. */
  resume(): void;
  close(): Promise<void>;
}

export function createTransformerDomain(options: TransformerDomainOptions): TransformerDomain {
  const { formulas, onError } = options;
  const engine = new TransformerEngine(options);
  return {
    transformerTypes: new TransformerTypeService(options, engine),
    transformers: new TransformerService(options, engine),
    engine,
    faults: async (ids) => engine.faultsOf(ids),
    load: async () => {
      await deleteDevicesWithoutTransformer(options);
      await engine.load();
      // Start the formula process while the server is small and idle. Later, the start would block the event loop for
      // longer.
      if (engine.isNeeded) formulas.problem('0', '').catch(onError);
    },
    resume: () => engine.resume(),
    close: async () => {
      await engine.close();
      await formulas.close();
    },
  };
}

interface LocationTransformerInput extends ComputationInput {
  readonly targets: TransformerInput['targets'];
  readonly resourceCollectionId: string;
}

/** An item of the complete list of a template's transformers. */
interface TransformerChange extends TransformerInput {
  /** Absent for a new transformer. */
  readonly id?: string;
}

/** Name of the device type for transformers at locations. A network gets it with its first such transformer. */
const DEVICE_TYPE = 'Transformer';
/** The device for the virtual resources of a transformer at a location has this endpoint name, followed by its ID. */
const DEVICE_PREFIX = 'transformer:';
/** Maximum number of transformers of a device template, and of a location. */
const MAX_TRANSFORMERS = 50;

/** Reads the transformers of templates or locations, by name. */
export function transformersOf(
  reader: Reader,
  field: 'deviceTemplateId' | 'locationId',
  ownerIds: readonly string[],
): Promise<Transformer[]> {
  return reader.collection(transformers).find({
    where: [{ field, op: 'in', value: ownerIds }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
}

/** Reads a transformer. @throws MusterError `device-template-not-found`, `transformer-not-found` */
export async function transformerOfTemplate(
  reader: Reader,
  deviceNetworkId: string,
  templateId: string,
  id: string,
): Promise<Transformer> {
  await templateIn(reader, deviceNetworkId, templateId);
  const found = await reader.collection(transformers).get(id);
  if (found?.deviceTemplateId !== templateId) throw notFound('transformer', id);
  return found;
}

/** Manages formulas that compute virtual resources: for each device of a template, or at a location. */
class TransformerService {
  readonly #options: TransformerDomainOptions;
  readonly #engine: TransformerEngine;

  constructor(options: TransformerDomainOptions, engine: TransformerEngine) {
    this.#options = options;
    this.#engine = engine;
  }

  /**
   * @throws MusterError `device-template-not-found`, `invalid-request`; `already-exists` if a transformer of the
   *   template has the name; `limit-reached`
   */
  async createOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    input: TransformerInput,
    unit = new UnitOfWork(),
  ): Promise<Transformer> {
    const computation = await computationOf(this.#options, deviceNetworkId, input);
    const made = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      await demandRoom(tx, 'deviceTemplateId', templateId);
      const transformer = await this.#put(tx, template, input, computation);
      await tx.write(unit.writesFor(transformer.id));
      return transformer;
    });
    await this.#engine.changed(deviceNetworkId, [made]);
    return made;
  }

  /**
   * Replaces a transformer and activates it again if it was deactivated.
   *
   * @throws MusterError `device-template-not-found`, `transformer-not-found`, `invalid-request`, `already-exists`
   */
  async updateOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    id: string,
    input: TransformerInput,
  ): Promise<void> {
    await transformerOfTemplate(this.#options.store, deviceNetworkId, templateId, id);
    const computation = await computationOf(this.#options, deviceNetworkId, input);
    const changed = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      const before = await tx.collection(transformers).get(id);
      if (before?.deviceTemplateId !== templateId) throw notFound('transformer', id);
      return this.#put(tx, template, input, computation, before);
    });
    await this.#engine.changed(deviceNetworkId, [changed]);
  }

  /**
   * Replaces the list of a template's transformers: items without an ID are created, items with a known ID are
   * replaced, and transformers that are not in the list are deleted. All or nothing.
   *
   * @throws MusterError `device-template-not-found`, `invalid-request`, `already-exists`, `limit-reached`
   */
  async replaceOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    inputs: readonly TransformerChange[],
  ): Promise<Transformer[]> {
    await templateIn(this.#options.store, deviceNetworkId, templateId);
    if (inputs.length > MAX_TRANSFORMERS) throw tooMany();
    const changes: (readonly [TransformerChange, Computation])[] = [];
    for (const input of inputs)
      changes.push([input, await computationOf(this.#options, deviceNetworkId, input)]);
    const { kept, gone } = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      const collection = tx.collection(transformers);
      const where = [{ field: 'deviceTemplateId', op: 'eq', value: templateId }] as const;
      const before = new Map((await collection.find({ where })).map((one) => [one.id, one]));
      const gone = [...before.values()].filter(({ id }) => inputs.every((input) => input.id !== id));
      for (const { id } of gone) await collection.delete(id);
      const kept: Transformer[] = [];
      for (const [index, [input, computation]] of changes.entries()) {
        const known = input.id === undefined ? undefined : before.get(input.id);
        if (input.id !== undefined && known === undefined) {
          throw invalidMember(`[${index}].Id`, hasNoId('The template', 'transformer', input.id));
        }
        kept.push(await this.#put(tx, template, input, computation, known));
      }
      return { kept, gone };
    });
    await this.#engine.changed(deviceNetworkId, kept, gone);
    return kept.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /**
   * Deletes a transformer and its virtual resources.
   *
   * @throws MusterError `device-template-not-found`, `transformer-not-found`
   */
  async deleteOfTemplate(deviceNetworkId: string, templateId: string, id: string): Promise<void> {
    const found = await transformerOfTemplate(this.#options.store, deviceNetworkId, templateId, id);
    await this.#options.store.collection(transformers).delete(id);
    await this.#engine.changed(deviceNetworkId, [], [found]);
  }

  /**
   * Creates a transformer at a location, with a device for its virtual resources.
   *
   * @throws MusterError `location-not-found`, `invalid-request`, `already-exists`, `limit-reached`
   */
  async createAtLocation(
    deviceNetworkId: string,
    locationId: string,
    input: LocationTransformerInput,
    unit = new UnitOfWork(),
  ): Promise<Transformer> {
    const { store, clock, deviceCreation, deviceDeletion } = this.#options;
    await findInNetwork(store.collection(locations), 'location', deviceNetworkId, locationId);
    const id = randomUUID();
    const draft: Transformer = {
      id,
      deviceNetworkId,
      name: input.name,
      ...(await computationOf(this.#options, deviceNetworkId, input, 'TransformerType')),
      locationId,
      resourceCollectionId: input.resourceCollectionId,
      sources: [],
      targets: [],
      createdAt: 0,
    };
    const check = async (tx: Transaction): Promise<Transformer> => {
      await checkCollection(tx, deviceNetworkId, input.resourceCollectionId);
      const checked = { ...draft, targets: await targetsOf(tx, deviceNetworkId, input.targets) };
      await checkType(tx, checked, 'TransformerType');
      return checked;
    };
    // Report faults before creating the device. The transaction below checks again.
    await store.transaction(async (tx) => {
      await check(tx);
      await demandRoom(tx, 'locationId', locationId);
    });
    const device = await deviceCreation.create(deviceNetworkId, {
      deviceIdentifier: `${DEVICE_PREFIX}${id}`,
      name: input.name,
      deviceTypeId: await this.#deviceType(deviceNetworkId),
      locationId,
      deviceStandard: 'Transformer',
    });
    try {
      const made = await this.#writeUnique(async (tx) => {
        const checked = await check(tx);
        const transformer: Transformer = { ...checked, deviceId: device.id, createdAt: clock.now() };
        await demandNoLoop(tx, transformer);
        await tx.write([insertOperation(transformers, transformer), ...unit.writesFor(id)]);
        return transformer;
      });
      await this.#engine.changed(deviceNetworkId, [made]);
      return made;
    } catch (error) {
      await deviceDeletion.delete(deviceNetworkId, device.id);
      throw error;
    }
  }

  /** Deletes a transformer and its device. @throws MusterError `location-not-found`, `transformer-not-found` */
  async deleteAtLocation(deviceNetworkId: string, locationId: string, id: string): Promise<void> {
    const { store, deviceDeletion } = this.#options;
    await findInNetwork(store.collection(locations), 'location', deviceNetworkId, locationId);
    const found = await store.collection(transformers).get(id);
    if (found?.locationId !== locationId) throw notFound('transformer', id);
    // The store deletes the transformer with its device, in one commit.
    await deviceDeletion.delete(deviceNetworkId, found.deviceId ?? '');
    await this.#engine.changed(deviceNetworkId, [], [found]);
  }

  async #deviceType(deviceNetworkId: string): Promise<string> {
    const { store, deviceTypes: types } = this.#options;
    const known = await store.collection(deviceTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: DEVICE_TYPE },
    ]);
    if (known !== undefined) return known.id;
    const input = { name: DEVICE_TYPE, deviceStandard: 'Transformer', instances: [] } as const;
    return (await types.create(deviceNetworkId, input)).id;
  }

  async #put(
    tx: Transaction,
    { id: deviceTemplateId, deviceNetworkId, deviceTypeId }: DeviceTemplate,
    input: TransformerInput,
    computation: Computation,
    before?: Transformer,
  ): Promise<Transformer> {
    const transformer: Transformer = {
      id: before?.id ?? randomUUID(),
      deviceNetworkId,
      name: input.name,
      ...computation,
      deviceTemplateId,
      sources: await sourcesOf(tx, deviceNetworkId, deviceTypeId, input.sources),
      targets: await targetsOf(tx, deviceNetworkId, input.targets),
      createdAt: before?.createdAt ?? this.#options.clock.now(),
    };
    await checkType(tx, transformer);
    await demandNoLoop(tx, transformer);
    await tx.collection(transformers).put(transformer);
    return transformer;
  }

  async #writeUnique<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.#options.store.transaction(work);
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      const message = 'A transformer with this name already exists. Choose another name.';
      throw conflict('already-exists', message, { cause });
    }
  }
}

function templateIn(reader: Reader, deviceNetworkId: string, id: string): Promise<DeviceTemplate> {
  return findInNetwork(reader.collection(deviceTemplates), 'device-template', deviceNetworkId, id);
}

async function demandRoom(
  tx: Transaction,
  field: 'deviceTemplateId' | 'locationId',
  value: string,
): Promise<void> {
  const count = await tx.collection(transformers).count({ where: [{ field, op: 'eq', value }] });
  if (count >= MAX_TRANSFORMERS) throw tooMany();
}

function tooMany(): Error {
  return conflict(
    'limit-reached',
    `A device type, template or location can have at most ${MAX_TRANSFORMERS} transformers. Delete some first.`,
  );
}

/**
 * Deletes devices without a transformer. A device is stored before its transformer, so a crash can leave it without
 * one. Call it before transformers can be created.
 */
async function deleteDevicesWithoutTransformer({
  store,
  deviceDeletion,
}: TransformerDomainOptions): Promise<void> {
  for await (const network of store.collection(deviceNetworks).iterate({})) {
    const where = [
      { field: 'deviceNetworkId', op: 'eq', value: network.id },
      { field: 'deviceStandard', op: 'eq', value: 'Transformer' },
    ] as const;
    for await (const { id, deviceIdentifier } of store.collection(devices).iterate({ where })) {
      if (!deviceIdentifier.startsWith(DEVICE_PREFIX)) continue;
      const transformer = await store
        .collection(transformers)
        .get(deviceIdentifier.slice(DEVICE_PREFIX.length));
      if (transformer === undefined) await deviceDeletion.delete(network.id, id);
    }
  }
}
