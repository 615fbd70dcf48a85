import type { ResourceDataType, ResourceValue } from '@muster/lwm2m/core';
import type { Sample } from '../../store/port.ts';
import type {
  ConfigurationDefinition,
  ConfigurationItem,
  SourceDefinition,
  Transformer,
  TransformerTarget,
  TransformerType,
} from './model.ts';

/** Evaluates JSONata expressions. Device networks take turns, so that no network waits for all formulas of another. */
export interface FormulaEngine {
  /** Returns the fault of an expression; undefined if it can be parsed. */
  problem(expression: string, deviceNetworkId: string): Promise<string | undefined>;
  /**
   * Resolves with the result as plain JSON data; undefined if there is none.
   *
   * @param bindings values of variables: `config` is `$config`
   * @throws FormulaError
   */
  evaluate(
    expression: string,
    input: unknown,
    deviceNetworkId: string,
    bindings?: Readonly<Record<string, unknown>>,
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** A formula that cannot be computed. The message is shown to users. */
export class FormulaError extends Error {
  /** Whether it exceeded its time or memory limit, as it would again. */
  readonly isExcessive: boolean;

  constructor(message: string, isExcessive = false) {
    super(message);
    this.name = 'FormulaError';
    this.isExcessive = isExcessive;
  }
}

/** Computation of a transformer: its own expression, or the formulas of its type. */
export interface TransformerProgram {
  /** Changes with the package of the type; absent for the transformer's own expression. */
  readonly revision?: string;
  /** Without an index, the result covers all outputs. */
  readonly formulas: readonly { readonly expression: string; readonly outputIndex?: number }[];
  /** The configuration as formulas read it, in `$config`. */
  readonly config: Readonly<Record<string, boolean | number | string>>;
  /** Absent for any. */
  readonly sources?: readonly SourceDefinition[];
}

/** @param type type of the transformer; undefined for JSONata */
export function programOf(
  { expression, configurations = [], targets }: Transformer,
  type: TransformerType | undefined,
): TransformerProgram {
  if (type === undefined) return { formulas: [{ expression }], config: {} };
  const used = new Set(targets.map(({ outputIndex }) => outputIndex));
  const outputs = type.outputs.filter(({ outputIndex }) => used.has(outputIndex));
  return {
    revision: type.revision,
    formulas: outputs.map(({ formula, outputIndex }) => ({ expression: formula, outputIndex })),
    config: configurationValues(type.configurations, configurations),
    sources: type.sources,
  };
}

/** Returns the configuration values of a valid transformer, with the defaults of its type. */
function configurationValues(
  definitions: readonly ConfigurationDefinition[],
  configurations: readonly ConfigurationItem[],
): TransformerProgram['config'] {
  const values = new Map<string, boolean | number | string>();
  for (const { key, dataType, defaultValue } of definitions) {
    const text = configurations.find((one) => one.key === key)?.value ?? defaultValue;
    if (text === undefined) continue;
    if (dataType === 'Boolean') values.set(key, text === 'true');
    else values.set(key, dataType === 'Int' || dataType === 'Double' ? Number(text) : text);
  }
  return Object.fromEntries(values);
}

/** Aggregates of a source in a formula. `All` has several figures, with null for those that a period lacks. */
export type Figures = number | readonly (number | null)[];

/** A resource in the input of a formula. */
export interface FormulaResource {
  readonly id: string;
  readonly path: string;
  readonly deviceId: string;
  readonly deviceIdentifier: string;
  readonly deviceName: string;
  readonly value: Sample['value'] | Figures;
  /** Epoch milliseconds. For an aggregated value, the end of its period. */
  readonly time: number;
}

/** Input of a formula. */
export interface FormulaInput {
  /** One item per source of the transformer, in order. A location transformer has one. */
  readonly sources: readonly {
    /** The newest of `values`. */
    readonly value: FormulaResource['value'];
    readonly values: readonly FormulaResource['value'][];
    readonly resources: readonly FormulaResource[];
  }[];
}

/** A value of a virtual resource. */
export interface ComputedValue {
  readonly target: TransformerTarget;
  readonly value: ResourceValue;
}

/**
 * Returns the resources that match the source definitions. A source with too few resources is empty, so that nothing is
 * computed.
 *
 * @throws FormulaError if a source has too many resources
 */
export function admitted(
  { sources: definitions }: TransformerProgram,
  sources: readonly (readonly FormulaResource[])[],
): readonly (readonly FormulaResource[])[] {
  if (definitions === undefined) return sources;
  return sources.map((resources, index) => {
    const definition = definitions[index];
    if (definition === undefined) return resources;
    const { objectId, resourceId, minResources, maxResources } = definition;
    const found = resources.filter(({ path }) => {
      const [, oid, , rid] = path.split('/');
      return (
        (objectId === undefined || Number(oid) === objectId) &&
        (resourceId === undefined || Number(rid) === resourceId)
      );
    });
    if (found.length > maxResources) {
      throw new FormulaError(
        `Source ${index} has ${found.length} resources. The transformer type takes at most ${maxResources}.`,
      );
    }
    return found.length < minResources ? [] : found;
  });
}

/** Returns the input of a formula; undefined while one of its sources has no value. */
export function inputOf(sources: readonly (readonly FormulaResource[])[]): FormulaInput | undefined {
  if (sources.length === 0 || sources.some((one) => one.length === 0)) return undefined;
  return {
    sources: sources.map((resources) => ({
      value: newest(resources).value,
      values: resources.map(({ value }) => value),
      resources,
    })),
  };
}

/** Returns the time of a computed value, which is the time of its newest input value. */
export function timeOf({ sources }: FormulaInput): number {
  return Math.max(...sources.map(({ resources }) => newest(resources).time));
}

function newest(resources: readonly FormulaResource[]): FormulaResource {
  return resources.reduce((best, one) => (one.time > best.time ? one : best));
}

/** Evaluates the formulas of a program. @throws FormulaError */
export async function resultOf(
  { formulas, config }: TransformerProgram,
  input: FormulaInput,
  engine: FormulaEngine,
  deviceNetworkId: string,
): Promise<unknown> {
  const outputs: unknown[] = [];
  for (const { expression, outputIndex } of formulas) {
    const result = await engine.evaluate(expression, input, deviceNetworkId, { config });
    if (outputIndex === undefined) return result;
    outputs[outputIndex] = result;
  }
  return outputs;
}

/**
 * Returns the values of the targets in a result. An array has one value per output index; any other result belongs to
 * index 0. A target with undefined or null has no new value.
 *
 * @throws FormulaError if a value does not have the type of its target
 */
export function outputsOf({ targets }: Transformer, result: unknown): ComputedValue[] {
  return targets.flatMap((target) => {
    const value: unknown = Array.isArray(result)
      ? result[target.outputIndex]
      : target.outputIndex === 0
        ? result
        : undefined;
    if (value === undefined || value === null) return [];
    const fitting = readers[target.dataType](value);
    if (fitting !== undefined) return [{ target, value: fitting }];
    const shown = JSON.stringify(value).slice(0, 100);
    throw new FormulaError(`The result ${shown} is not a value of the type ${target.dataType}.`);
  });
}

const MAX_TEXT = 16 * 1024;

type Reader = (value: unknown) => ResourceValue | undefined;

const text: Reader = (value) => (isText(value) ? value : undefined);
const whole: Reader = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

const readers: Readonly<Record<ResourceDataType, Reader>> = {
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  Float: (value) => (typeof value === 'number' ? value : undefined),
  Integer: whole,
  UnsignedInteger: (value) => (Number(value) < 0 ? undefined : whole(value)),
  /** Seconds since 1970, as in displayed values of this type. */
  Time: whole,
  String: text,
  Corelnk: text,
  Opaque: (value) =>
    isText(value) && /^[A-Za-z0-9+/]*={0,2}$/u.test(value) ? Buffer.from(value, 'base64') : undefined,
  Objlnk: (value) => {
    const [, objectId, instanceId] = isText(value) ? (/^(\d{1,5}):(\d{1,5})$/u.exec(value) ?? []) : [];
    if (objectId === undefined || instanceId === undefined) return undefined;
    return { objectId: Number(objectId), instanceId: Number(instanceId) };
  },
  None: () => undefined,
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
