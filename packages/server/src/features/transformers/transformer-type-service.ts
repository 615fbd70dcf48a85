import { randomUUID } from 'node:crypto';
import type { ActivityLog } from '../activity/activity.ts';
import type { Clock } from '../../kernel/clock.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { FormulaEngine } from './formula-engine.ts';
import { transformers } from './model/transformer.ts';
import type { Transformer } from './model/transformer.ts';
import { inactiveReason, transformerTypes } from './model/transformer-type.ts';
import type { TransformerType, TypePackage, ConfigurationDefinition } from './model/transformer-type.ts';
import type { TransformerEngine } from './transformer-engine.ts';
import { isJsonata } from './transformer-types.ts';
import { fitFaults } from './type-fit.ts';
import { RE2JS } from 're2js';
import { shownValue } from '../../kernel/shown-value.ts';
import { valueFault } from './configuration-values.ts';

export interface TransformerTypeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly formulas: FormulaEngine;
  readonly engine: TransformerEngine;
  readonly activityLog: ActivityLog;
}

/** An uploaded package. */
export interface TypeUpload extends Pick<TransformerType, 'fileName' | 'links'> {
  readonly package: TypePackage;
}

type State = Pick<TransformerType, 'isActivated' | 'status'> & { readonly revokeMotivation?: string };

/** Maximum number of transformer types per device network. */
export const MAX_TYPES = 100;
/** Maximum number of transformer names in an entry of the activity log. */
const MAX_NAMES = 20;
/** Message prefix for a package that does not fit. Each transformer of the type is read. */
const IN_USE = 'The new package does not fit a transformer that uses the transformer type';

/** Manages packages of formulas for transformers. */
export class TransformerTypeService {
  readonly #deps: TransformerTypeDependencies;

  constructor(deps: TransformerTypeDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `invalid-request`; `already-exists` for a name in use; `limit-reached` */
  async create(
    deviceNetworkId: string,
    upload: TypeUpload,
    unit = new UnitOfWork(),
  ): Promise<TransformerType> {
    const { store, clock } = this.#deps;
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
   * @throws MusterError `transformer-type-not-found`, `built-in`, `invalid-request`, `already-exists`;
   *   `in-use` if a transformer does not fit the new package
   */
  async update(deviceNetworkId: string, id: string, upload: TypeUpload): Promise<void> {
    demandOwn(id);
    await findInNetwork(
      this.#deps.store.collection(transformerTypes),
      'transformer-type',
      deviceNetworkId,
      id,
    );
    await this.#check(deviceNetworkId, upload);
    const users = await uniquelyNamed({ kind: 'a transformer type', collection: transformerTypes.name }, () =>
      this.#deps.store.transaction(async (tx) => {
        const { createdAt, isActivated, status } = await this.#in(tx, deviceNetworkId, id);
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
    await this.#deps.engine.changed(deviceNetworkId, users);
  }

  /** @throws MusterError `transformer-type-not-found`, `built-in`; `in-use` if a transformer uses it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    demandOwn(id);
    await this.#deps.store.transaction(async (tx) => {
      await this.#in(tx, deviceNetworkId, id);
      await tx.collection(transformerTypes).delete(id);
    });
  }

  /**
   * Changes whether transformers can use a type. The activity log names the transformers that stop.
   *
   * @throws MusterError `transformer-type-not-found`, `built-in`
   */
  async setState(deviceNetworkId: string, id: string, state: Partial<State>): Promise<void> {
    demandOwn(id);
    const { store, engine } = this.#deps;
    const { before, after, users } = await store.transaction(async (tx) => {
      const found = await this.#in(tx, deviceNetworkId, id);
      const { revokeMotivation, ...rest } = found;
      const kept = state.status === undefined ? omitUndefined({ revokeMotivation }) : {};
      const changed: TransformerType = { ...rest, ...kept, ...state };
      await tx.collection(transformerTypes).put(changed);
      return { before: found, after: changed, users: await usersOf(tx, id) };
    });
    const disuse = inactiveReason(after);
    if ((disuse === undefined) === (inactiveReason(before) === undefined)) return;
    await engine.changed(deviceNetworkId, disuse === undefined ? users : []);
    if (disuse !== undefined && users.length > 0) await this.#log(after, disuse, users);
  }

  async #log(
    { id, name, deviceNetworkId }: TransformerType,
    disuse: string,
    users: readonly Transformer[],
  ): Promise<void> {
    const { activityLog } = this.#deps;
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

  #in(tx: Transaction, deviceNetworkId: string, id: string): Promise<TransformerType> {
    return findInNetwork(tx.collection(transformerTypes), 'transformer-type', deviceNetworkId, id);
  }

  async #check(deviceNetworkId: string, upload: TypeUpload): Promise<void> {
    if (isJsonata(upload.package.name)) {
      throw conflict('already-exists', 'JSONata is built in. Choose another name.');
    }
    await checkPackage(upload.package, this.#deps.formulas, deviceNetworkId);
  }
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

/**
 * Checks a package beyond the contract. Reports all faults together.
 *
 * @throws MusterError `invalid-request`
 */
async function checkPackage(
  { configurations, sources, outputs }: TypePackage,
  formulas: Pick<FormulaEngine, 'problem'>,
  deviceNetworkId: string,
): Promise<void> {
  const faults: Record<string, string[]> = {};
  const keys = new Set<string>();
  configurations.forEach((definition, index) => {
    const at = `ConfigurationDefinitions[${index}]`;
    if (keys.has(definition.key)) {
      faults[`${at}.Key`] = [`Another configuration has the key ${shownValue(definition.key)}.`];
    }
    keys.add(definition.key);
    for (const [member, text] of Object.entries(definitionFaults(definition)))
      faults[`${at}.${member}`] = [text];
  });
  sources.forEach(({ minResources, maxResources }, index) => {
    if (minResources <= maxResources) return;
    faults[`SourceTypeDefinitions[${index}].MinNumberOfResources`] = [
      `Must be at most MaxNumberOfResources, ${maxResources}, not ${minResources}.`,
    ];
  });
  const indexes = new Set<number>();
  for (const [index, { outputIndex, formula }] of outputs.entries()) {
    const at = `TargetTypeDefinitions[${index}]`;
    if (indexes.has(outputIndex))
      faults[`${at}.OutputIndex`] = [`Another output has the index ${outputIndex}.`];
    indexes.add(outputIndex);
    const problem = await formulas.problem(formula, deviceNetworkId);
    if (problem !== undefined) faults[`${at}.Formula`] = [problem];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function definitionFaults(definition: ConfigurationDefinition): Record<string, string> {
  const { defaultValue } = definition;
  const faults = omitUndefined({
    ...boundFaults(definition),
    Options: optionsFault(definition),
    RegExp: patternFault(definition),
  }) as Record<string, string>;
  if (defaultValue === undefined || Object.keys(faults).length > 0) return faults;
  const fault = valueFault(definition, defaultValue);
  return fault === undefined ? {} : { DefaultValue: fault };
}

function boundFaults({ dataType, min, max }: ConfigurationDefinition): Record<string, string> {
  const isNumber = dataType === 'Int' || dataType === 'Double';
  if (isNumber && min !== undefined && max !== undefined && min > max) {
    return { MinValue: `Must be at most MaxValue, ${max}.` };
  }
  if (isNumber) return {};
  const fault = 'Is for the data types Int and Double only.';
  return {
    ...(min === undefined ? {} : { MinValue: fault }),
    ...(max === undefined ? {} : { MaxValue: fault }),
  };
}

function optionsFault({ dataType, options = [] }: ConfigurationDefinition): string | undefined {
  if (dataType !== 'Enum') return options.length === 0 ? undefined : 'Is for the data type Enum only.';
  if (options.length === 0) return 'Must have at least 1 item.';
  return new Set(options.map(({ id }) => id)).size === options.length ? undefined : 'Has an Id twice.';
}

function patternFault({ dataType, pattern }: ConfigurationDefinition): string | undefined {
  if (pattern === undefined) return undefined;
  if (dataType !== 'String') return 'Is for the data type String only.';
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^error parsing regexp: /u,
      '',
    );
    return `Must be a regular expression in RE2 syntax: ${reason}.`;
  }
}
