import type { ResourceDataType, ResourceValue } from '@muster/lwm2m/core';
import type { Sample } from '../../store/port.ts';
import type { Transformer, TransformerTarget } from './model/transformer.ts';
import type { Figures } from './source-periods.ts';
import { FormulaError } from './formula-engine.ts';

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

/**
 * Returns the values of the targets in a result. An array has one value per output index; any other result
 * belongs to index 0. A target with undefined or null has no new value.
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
    const fitting = valueAs(target.dataType, value);
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

function valueAs(type: ResourceDataType, value: unknown): ResourceValue | undefined {
  return readers[type](value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
