import { randomUUID } from 'node:crypto';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import type { DeviceTemplate } from '../catalogue/model.ts';
import { locations } from '../locations/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { transformers } from './model/transformer.ts';
import type { Transformer } from './model/transformer.ts';
import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FormulaEngine } from './formula-engine.ts';
import { insertOperation, UniqueViolationError } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { DeviceTypeService } from '../catalogue/device-types.ts';
import type { DeviceCreation, DeviceDeletion } from '../devices/devices.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { deviceIdentifierOf } from './transformer-devices.ts';
import type { TransformerEngine } from './transformer-engine.ts';
import { findLoop } from './transformer-loops.ts';
import { checkType, computationOf, sourcesOf, targetsOf } from './transformer-plan.ts';
import type { Computation, TransformerInput } from './transformer-plan.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

export interface LocationTransformerInput extends Omit<TransformerInput, 'sources'> {
  readonly resourceCollectionId: string;
}

/** An item of the complete list of a template's transformers. */
export interface TransformerChange extends TransformerInput {
  /** Absent for a new transformer. */
  readonly id?: string;
}

export interface TransformerDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly formulas: FormulaEngine;
  readonly engine: TransformerEngine;
  readonly deviceCreation: Pick<DeviceCreation, 'create'>;
  readonly deviceDeletion: Pick<DeviceDeletion, 'delete'>;
  readonly deviceTypes: DeviceTypeService;
}

/**
 * Name of the device type for transformers at locations. A network gets it with its first such transformer.
 */
const DEVICE_TYPE = 'Transformer';
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
  await findInNetwork(reader.collection(deviceTemplates), 'device-template', deviceNetworkId, templateId);
  const found = await reader.collection(transformers).get(id);
  if (found?.deviceTemplateId !== templateId) throw notFound('transformer', id);
  return found;
}

/** Manages formulas that compute virtual resources: for each device of a template, or at a location. */
export class TransformerService {
  readonly #deps: TransformerDependencies;

  constructor(deps: TransformerDependencies) {
    this.#deps = deps;
  }

  /**
   * @throws MusterError `device-template-not-found`, `invalid-request`; `already-exists` if a transformer of
   * the template has the name; `limit-reached`
   */
  async createOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    input: TransformerInput,
    unit = new UnitOfWork(),
  ): Promise<Transformer> {
    const computation = await computationOf(this.#deps, deviceNetworkId, input);
    const made = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      await demandRoom(tx, 'deviceTemplateId', templateId, 1);
      const transformer = await this.#put(tx, template, input, computation);
      await tx.write(unit.writesFor(transformer.id));
      return transformer;
    });
    await this.#deps.engine.changed(deviceNetworkId, [made]);
    return made;
  }

  /**
   * Replaces a transformer and activates it again if it was deactivated.
   *
   * @throws MusterError `device-template-not-found`, `transformer-not-found`, `invalid-request`,
   * `already-exists`
   */
  async updateOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    id: string,
    input: TransformerInput,
  ): Promise<void> {
    await transformerOfTemplate(this.#deps.store, deviceNetworkId, templateId, id);
    const computation = await computationOf(this.#deps, deviceNetworkId, input);
    const changed = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      const before = await tx.collection(transformers).get(id);
      if (before?.deviceTemplateId !== templateId) throw notFound('transformer', id);
      return this.#put(tx, template, input, computation, before);
    });
    await this.#deps.engine.changed(deviceNetworkId, [changed]);
  }

  /**
   * Replaces the list of a template's transformers: items without an ID are created, items with a known ID
   * are replaced, and transformers that are not in the list are deleted. All or nothing.
   *
   * @throws MusterError `device-template-not-found`, `invalid-request`, `already-exists`, `limit-reached`
   */
  async replaceOfTemplate(
    deviceNetworkId: string,
    templateId: string,
    inputs: readonly TransformerChange[],
  ): Promise<Transformer[]> {
    const { store } = this.#deps;
    await findInNetwork(store.collection(deviceTemplates), 'device-template', deviceNetworkId, templateId);
    if (inputs.length > MAX_TRANSFORMERS) throw tooMany();
    const computations: Computation[] = [];
    for (const input of inputs) computations.push(await computationOf(this.#deps, deviceNetworkId, input));
    const { kept, gone } = await this.#writeUnique(async (tx) => {
      const template = await templateIn(tx, deviceNetworkId, templateId);
      const collection = tx.collection(transformers);
      const where = [{ field: 'deviceTemplateId', op: 'eq', value: templateId }] as const;
      const before = new Map((await collection.find({ where })).map((one) => [one.id, one]));
      const removed = [...before.values()].filter(({ id }) => inputs.every((input) => input.id !== id));
      for (const { id } of removed) await collection.delete(id);
      const after: Transformer[] = [];
      for (const [index, input] of inputs.entries()) {
        const known = input.id === undefined ? undefined : before.get(input.id);
        if (input.id !== undefined && known === undefined) {
          throw invalidMember(`[${index}].Id`, hasNoId('The template', 'transformer', input.id));
        }
        after.push(await this.#put(tx, template, input, computations[index] ?? { expression: '' }, known));
      }
      return { kept: after, gone: removed };
    });
    await this.#deps.engine.changed(deviceNetworkId, kept, gone);
    return kept.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /**
   * Deletes a transformer and its virtual resources. @throws MusterError `device-template-not-found`,
   * `transformer-not-found`
   */
  async deleteOfTemplate(deviceNetworkId: string, templateId: string, id: string): Promise<void> {
    const found = await transformerOfTemplate(this.#deps.store, deviceNetworkId, templateId, id);
    await this.#deps.store.collection(transformers).delete(id);
    await this.#deps.engine.changed(deviceNetworkId, [], [found]);
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
    const { store, clock, deviceCreation, deviceDeletion, engine } = this.#deps;
    await findInNetwork(store.collection(locations), 'location', deviceNetworkId, locationId);
    const whole = { ...input, sources: [] };
    const computation = await computationOf(this.#deps, deviceNetworkId, whole, 'TransformerType');
    // Report faults before creating the device. The transaction below checks again.
    const id = randomUUID();
    await store.transaction(async (tx) => {
      await checkCollection(tx, deviceNetworkId, input.resourceCollectionId);
      const targets = await targetsOf(tx, deviceNetworkId, input.targets);
      const { name } = input;
      const draft = {
        id,
        deviceNetworkId,
        name,
        locationId,
        sources: [],
        targets,
        createdAt: 0,
        ...computation,
      };
      await checkType(tx, draft, 'TransformerType');
      await demandRoom(tx, 'locationId', locationId, 1);
    });
    const device = await deviceCreation.create(deviceNetworkId, {
      deviceIdentifier: deviceIdentifierOf(id),
      name: input.name,
      deviceTypeId: await this.#deviceType(deviceNetworkId),
      locationId,
      deviceStandard: 'Transformer',
    });
    try {
      const made = await this.#writeUnique(async (tx) => {
        await checkCollection(tx, deviceNetworkId, input.resourceCollectionId);
        const transformer: Transformer = {
          id,
          deviceNetworkId,
          name: input.name,
          ...computation,
          locationId,
          deviceId: device.id,
          resourceCollectionId: input.resourceCollectionId,
          sources: [],
          targets: await targetsOf(tx, deviceNetworkId, input.targets),
          createdAt: clock.now(),
        };
        await checkType(tx, transformer, 'TransformerType');
        await demandNoLoop(tx, transformer);
        await tx.write([insertOperation(transformers, transformer), ...unit.writesFor(id)]);
        return transformer;
      });
      await engine.changed(deviceNetworkId, [made]);
      return made;
    } catch (error) {
      await deviceDeletion.delete(deviceNetworkId, device.id);
      throw error;
    }
  }

  /**
   * Deletes a transformer and its device. @throws MusterError `location-not-found`, `transformer-not-found`
   */
  async deleteAtLocation(deviceNetworkId: string, locationId: string, id: string): Promise<void> {
    const { store, deviceDeletion, engine } = this.#deps;
    await findInNetwork(store.collection(locations), 'location', deviceNetworkId, locationId);
    const found = await store.collection(transformers).get(id);
    if (found?.locationId !== locationId) throw notFound('transformer', id);
    // The store deletes the transformer with its device, in one commit.
    await deviceDeletion.delete(deviceNetworkId, found.deviceId ?? '');
    await engine.changed(deviceNetworkId, [], [found]);
  }

  async #deviceType(deviceNetworkId: string): Promise<string> {
    const { store, deviceTypes: types } = this.#deps;
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
      createdAt: before?.createdAt ?? this.#deps.clock.now(),
    };
    await checkType(tx, transformer);
    await demandNoLoop(tx, transformer);
    await tx.collection(transformers).put(transformer);
    return transformer;
  }

  async #writeUnique<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.#deps.store.transaction(work);
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      throw conflict('already-exists', 'A transformer with this name already exists. Choose another name.', {
        cause,
      });
    }
  }
}

function templateIn(tx: Transaction, deviceNetworkId: string, id: string): Promise<DeviceTemplate> {
  return findInNetwork(tx.collection(deviceTemplates), 'device-template', deviceNetworkId, id);
}

async function checkCollection(tx: Transaction, deviceNetworkId: string, id: string): Promise<void> {
  const found = await tx.collection(resourceCollections).get(id);
  if (found?.deviceNetworkId === deviceNetworkId) return;
  throw invalidMember('ResourceCollectionId', unknownId('resource collection', id));
}

async function demandRoom(
  tx: Transaction,
  field: 'deviceTemplateId' | 'locationId',
  value: string,
  more: number,
): Promise<void> {
  const count = await tx.collection(transformers).count({ where: [{ field, op: 'eq', value }] });
  if (count + more > MAX_TRANSFORMERS) throw tooMany();
}

function tooMany(): Error {
  return conflict(
    'limit-reached',
    `A device type, template or location can have at most ${MAX_TRANSFORMERS} transformers. Delete some first.`,
  );
}

/** @throws MusterError `invalid-request` */
async function demandNoLoop(tx: Transaction, transformer: Transformer): Promise<void> {
  const loop = await findLoop(tx, transformer);
  if (loop === undefined) return;
  throw invalidMember(
    'TransformerTargetTypeConfigurations',
    `The transformer would read its own result: ${[...loop, transformer.name].join(' → ')}. Change a source or the target.`,
  );
}
