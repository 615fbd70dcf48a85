/**
 * Values of a SenML pack: of the resource model, or with the names and types in the pack.
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, isWithin, parsePath, PathError, type Lwm2mPath } from '../path/path.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { fitValue, type LabelledValue } from './labelled-value.ts';
import type { SenmlTarget } from './senml-pack.ts';
import { decodingValue, modelType } from './wire-value.ts';

/** The content of a path. */
export class SenmlContent implements DecodedContent, SenmlTarget {
  readonly records: ValueRecord[] = [];
  readonly instanceIds: number[] = [];
  protected readonly base: Lwm2mPath;
  readonly #models: ModelRegistry;

  constructor(base: Lwm2mPath, models: ModelRegistry) {
    this.base = base;
    this.#models = models;
  }

  value(name: string, labelled: LabelledValue, timeMs: number | undefined): void {
    const path = senmlPath(name);
    if (path.resourceId === undefined) {
      throw new DecodeError('mismatch', `${formatPath(path)} has a value and is no resource`);
    }
    if (!isWithin(path, this.base)) {
      const message = `holds ${formatPath(path)}, which is not within ${formatPath(this.base)}`;
      throw new DecodeError('mismatch', message);
    }
    const type = modelType(this.#models, path);
    const value = decodingValue(path, undefined, () => fitValue(type, labelled));
    this.records.push(timeMs === undefined ? { path, value } : { path, value, timeMs });
  }

  noValue(name: string, isNamed: boolean): void {
    const path = senmlPath(name);
    if (path.resourceId === undefined) {
      if (path.instanceId !== undefined && isWithin(path, this.base)) this.instanceIds.push(path.instanceId);
    } else if (isNamed) {
      throw new DecodeError('malformed', `${formatPath(path)} has no value`);
    }
  }
}

/** The content of a SenML-ETCH pack (RFC 8790), in which null removes a path. */
export class SenmlChanges extends SenmlContent {
  readonly removed: Lwm2mPath[] = [];

  nothing(name: string): void {
    const path = senmlPath(name);
    if (path.resourceId !== undefined && isWithin(path, this.base)) this.removed.push(path);
    else throw new DecodeError('mismatch', `${formatPath(path)} cannot be taken away with null`);
  }
}

/**
 * Parses a resolved name as a path. A base name such as /3/0/ can stand for the instance itself.
 * @throws DecodeError
 */
export function senmlPath(name: string): Lwm2mPath {
  try {
    return parsePath(name.length > 1 && name.endsWith('/') ? name.slice(0, -1) : name);
  } catch (error) {
    if (error instanceof PathError) throw new DecodeError('malformed', `a record's name is ${error.message}`);
    throw error;
  }
}

/** A value with its name and type in the pack. */
export interface SenmlValue {
  /** Base name followed by name. */
  readonly name: string;
  /** Not converted to the type of a resource, see `fitValue`. */
  readonly value: LabelledValue;
  /** Epoch milliseconds; absent if the time is "now". */
  readonly timeMs?: number;
}

/** The values of a pack whose names need not be paths. */
export class SenmlValues implements SenmlTarget {
  readonly values: SenmlValue[] = [];

  value(name: string, value: LabelledValue, timeMs: number | undefined): void {
    this.values.push(timeMs === undefined ? { name, value } : { name, value, timeMs });
  }

  noValue(name: string, isNamed: boolean): void {
    if (isNamed) throw new DecodeError('malformed', `${JSON.stringify(name.slice(0, 40))} has no value`);
  }
}
