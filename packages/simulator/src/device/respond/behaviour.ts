import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { DeviceAnswer } from '../../scenario/responses.ts';
import type { ReceivedRequest } from '../received-requests.ts';
import type { DeviceState, SimulatedDevice } from '../simulated-device.ts';

/** A request of the server that the device has not answered yet. */
export interface BehaviourRequest extends Omit<ReceivedRequest, 'code'> {
  readonly payload: Uint8Array;
  readonly isConfirmable: boolean;
  /** Hexadecimal digits. */
  readonly token: string;
}

/** The answer of a device without a behaviour. */
export interface OwnAnswer {
  /** CoAP code such as `2.05`. */
  readonly code: string;
  readonly contentFormat?: number;
  readonly payload: Uint8Array;
}

/** The device of a behaviour, with a clock and random numbers that keep a run reproducible. */
export interface BehaviourContext {
  readonly device: SimulatedDevice;
  /** Returns the epoch milliseconds of the device's clock. */
  readonly nowMs: () => number;
  /** Returns a number in [0, 1) that depends on the seed of the fleet and the index of the device. */
  readonly random: () => number;
  /** Runs `work` after a delay in milliseconds, unless the device has been stopped or rebooted. */
  readonly later: (delayMs: number, work: () => void | Promise<void>) => void;
}

/** Callbacks of a behaviour. An error that one of them throws fails the run (`behaviour-failed`). */
export interface BehaviourHooks {
  /**
   * Answers a request to which no rule in `respond` of the cohort applies.
   *
   * @param own carries out the request and returns the device's own answer; a refusal is an answer with a code 4.xx
   * @returns undefined to send the device's own answer
   */
  answer?(
    request: BehaviourRequest,
    own: () => Promise<OwnAnswer>,
  ): DeviceAnswer | undefined | Promise<DeviceAnswer | undefined>;
  /** Called when the state of the device has changed, for example to `registered`. */
  stateChanged?(state: DeviceState): void | Promise<void>;
}

/**
 * Creates the behaviour of one device. It is the default export of a behaviour module, and is called once for each
 * device.
 */
export type DeviceBehaviour = (context: BehaviourContext) => BehaviourHooks;

/** A behaviour module cannot be used. */
export class BehaviourError extends Error {
  override readonly name = 'BehaviourError';
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

const remedies: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  MODULE_NOT_FOUND: ['cannot be found', 'Check the name, relative to the fleet file, and its imports'],
  ERR_MODULE_NOT_FOUND: ['has an import that cannot be found', 'Check the names of its imports'],
  ERR_UNKNOWN_FILE_EXTENSION: [
    `cannot be loaded by Node.js ${process.versions.node}`,
    'Use Node.js 22.18 or later for TypeScript, or a .js or .mjs file',
  ],
  ERR_REQUIRE_ASYNC_MODULE: ['has an await at its top level', 'Move it into a function'],
};

/**
 * Loads the default export of a behaviour module. The module is code that runs with the rights of this process. It is
 * loaded once in each process.
 *
 * @param file path of a `.ts`, `.js` or `.mjs` file; relative to the working directory
 * @throws BehaviourError
 */
export function loadBehaviour(file: string): DeviceBehaviour {
  const path = resolve(file);
  const loaded = load(path);
  const behaviour = (loaded as { default?: unknown } | null)?.default ?? loaded;
  if (typeof behaviour === 'function') return behaviour as DeviceBehaviour;
  throw new BehaviourError(
    `${file} has no function as its default export`,
    'Write: export default ({ device }) => ({ answer(request) { ... } })',
  );
}

function load(path: string): unknown {
  try {
    return createRequire(path)(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [fault, remedy] = remedies[code] ?? [`failed when it was loaded: ${message}`, 'Correct the module'];
    throw new BehaviourError(`${path} ${fault}`, remedy, { cause: error });
  }
}
