import { Lwm2mRefusal } from '@muster/lwm2m';
import type { ReadValue, ResourceBehaviour, ResourceContext } from './simulated-object.ts';

/** Creates a resource with a fixed value. */
export function fixed(value: ReadValue): ResourceBehaviour {
  return { read: () => value };
}

/** Creates a resource whose value is computed on every Read. */
export function computed(read: (at: ResourceContext) => ReadValue | undefined): ResourceBehaviour {
  return { read };
}

/** Like {@link computed}, for values that change without a Write. */
export function changing(read: (at: ResourceContext) => ReadValue | undefined): ResourceBehaviour {
  return { read, changes: true };
}

/**
 * Creates a resource that keeps the last written value, which the tree stores. Before the first Write it has the value
 * `initial`.
 *
 * @param check rejects a value by throwing Lwm2mRefusal
 */
export function stored(
  initial: (at: ResourceContext) => ReadValue | undefined,
  check?: (value: ReadValue) => void,
): ResourceBehaviour {
  return {
    read: initial,
    write: (at, value) => {
      check?.(value);
      at.device.memory.keep(at.name, value);
    },
  };
}

/** Creates a check that rejects a number outside [min, max] with 4.00. */
export function within(min: number, max: number): (value: ReadValue) => void {
  return (value) => {
    if (typeof value !== 'number' || value < min || value > max) {
      throw new Lwm2mRefusal('4.00', `value must be a number from ${min} to ${max}`);
    }
  };
}

/** Creates a check that rejects a text longer than `length` characters with 4.00. */
export function noLongerThan(length: number): (value: ReadValue) => void {
  return (value) => {
    if (typeof value !== 'string' || value.length > length) {
      throw new Lwm2mRefusal('4.00', `value must be a text of at most ${length} characters`);
    }
  };
}
