import { UsageError } from '../errors/cli-error.ts';

interface DeviceAction {
  /** Arguments after the device, for the usage line. */
  readonly usage: string;
  readonly min: number;
  readonly max: number;
  /**
   * Converts the arguments to members of the request.
   *
   * @throws {UsageError} the arguments are malformed
   */
  readonly body: (words: readonly string[]) => object;
}

const plain: DeviceAction = { usage: '', min: 0, max: 0, body: () => ({}) };
const instance: DeviceAction = { usage: ' /OBJECT/INSTANCE', min: 1, max: 1, body: instanceOf };

/** Actions of `fleet attach` on devices. */
export const deviceActions: Readonly<Record<string, DeviceAction>> = {
  update: plain,
  deregister: plain,
  register: plain,
  bootstrap: plain,
  reconnect: plain,
  reboot: plain,
  crash: plain,
  'change-address': plain,
  'go-offline': plain,
  'come-back': plain,
  send: { usage: ' PATH…', min: 1, max: Infinity, body: (paths) => ({ paths }) },
  execute: {
    usage: ' PATH [ARGUMENTS]',
    min: 1,
    max: 2,
    body: ([path, args]) => ({ path, arguments: args }),
  },
  'add-instance': instance,
  'remove-instance': instance,
  'inject-fault': { usage: ' JSON', min: 1, max: 1, body: ([json]) => ({ fault: jsonOf(json) }) },
  'inject-network': { usage: ' JSON', min: 1, max: 1, body: ([json]) => ({ condition: jsonOf(json) }) },
  'clear-faults': plain,
};

export interface ActionFlags {
  readonly all: boolean;
  readonly cohort?: string | undefined;
  readonly share?: string | undefined;
  readonly kind?: string | undefined;
  readonly for?: number | undefined;
}

/**
 * Creates the request body of an action.
 *
 * @param words arguments of the command after the action
 * @throws {UsageError} the words or flags are malformed
 */
export function actionOf(action: string, words: readonly string[], flags: ActionFlags): object {
  const { usage, min, max, body } = deviceActions[action] ?? plain;
  const { all, cohort, kind } = flags;
  const isMany = all || cohort !== undefined || flags.share !== undefined;
  const own = isMany ? 0 : 1;
  demandWords(`${action} ${isMany ? '--all' : 'DEVICE'}${usage}`, words, min + own, max + own);
  return {
    do: action,
    device: isMany ? undefined : words[0],
    ...{ cohort, kind },
    share: flags.share === undefined ? undefined : shareOf(flags.share),
    forSeconds: flags.for,
    ...body(words.slice(own)),
  };
}

function shareOf(text: string): number {
  const share = text.trim() === '' ? NaN : Number(text);
  if (share > 0 && share <= 1) return share;
  throw new UsageError(`--share is "${text}".`, 'Use a number above 0 and up to 1, such as 0.2.');
}

function instanceOf([path = '']: readonly string[]): object {
  const [, object, id] = /^\/?(\d+)\/(\d+)$/u.exec(path) ?? [];
  if (object !== undefined && id !== undefined) return { object: Number(object), instance: Number(id) };
  throw new UsageError(`"${path}" is not the path of an object instance.`, 'Example: /3303/1');
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(
      `"${text}" is not JSON.`,
      `Examples: '{"kind":"slow-answers","delayMs":500}' for a fault, '{"lossRate":0.2}' for a network.`,
    );
  }
}

/** @throws {UsageError} there are too few or too many words */
export function demandWords(usage: string, words: readonly string[], min: number, max: number): void {
  if (words.length >= min && words.length <= max) return;
  const fault = words.length < min ? 'Missing argument.' : `Unexpected argument: ${words[max] ?? ''}.`;
  throw new UsageError(fault, `Usage: muster fleet attach ${usage}`);
}
