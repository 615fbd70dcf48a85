import type { RebootKind, SimulatedDevice } from '../device/simulated-device.ts';
import { ControlError } from './control-error.ts';

/** Devices of one action that wait for an answer at one time. */
const concurrency = 64;
/** Failures that a response lists. */
const listedFailures = 20;

const rebootKinds: readonly RebootKind[] = ['reboot', 'power-cycle', 'factory-reset'];

type Action = (device: SimulatedDevice, request: ActionRequest) => Promise<void> | void;

/** Names as in the timeline of a fleet file. */
const actions: Readonly<Record<string, Action>> = {
  update: (device) => device.update(),
  deregister: (device) => device.deregister(),
  reboot: (device, { kind }) => device.reboot(kind),
  'change-address': (device) => device.rebind(),
  'go-offline': (device) => device.stop({ deregister: false }),
  'come-back': (device) => device.start(),
  execute: (device, request) => device.execute(pathOf(request), request.arguments),
};

export const actionNames: readonly string[] = Object.keys(actions);

/** An action, and the devices that it is for: one, those of a cohort, or all. */
export interface ActionRequest {
  readonly do: string;
  readonly device?: string;
  readonly cohort?: string;
  /** Of `reboot`. */
  readonly kind?: RebootKind;
  /** Of `execute`. */
  readonly path?: string;
  /** Of `execute`. */
  readonly arguments?: string;
}

/** What an action did. */
export interface ActionResult {
  readonly done: number;
  readonly failed: number;
  /** The first 20 failures. */
  readonly failures: readonly { readonly device: string; readonly message: string }[];
}

const members = ['do', 'device', 'cohort', 'kind', 'path', 'arguments'];

/** @throws ControlError 400 for a request that is not an action */
export function parseAction(body: unknown): ActionRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlError(400, 'The body is not a JSON object.', 'Example: {"do":"update","device":"NAME"}');
  }
  checkMembers(body);
  const request = body as ActionRequest;
  if (!Object.hasOwn(actions, request.do)) {
    throw new ControlError(400, `Unknown action "${request.do}".`, `Use one of ${actionNames.join(', ')}.`);
  }
  if (request.device !== undefined && request.cohort !== undefined) {
    throw new ControlError(400, 'Both "device" and "cohort" are present.', 'Use one of them.');
  }
  if (request.kind !== undefined && !rebootKinds.includes(request.kind)) {
    throw new ControlError(400, `Unknown kind "${request.kind}".`, `Use one of ${rebootKinds.join(', ')}.`);
  }
  if (request.do === 'execute') pathOf(request);
  return request;
}

/** @throws ControlError 400 for an unknown member, or one that is not a text */
function checkMembers(body: object): void {
  for (const [name, value] of Object.entries(body)) {
    if (!members.includes(name)) {
      throw new ControlError(400, `Unknown member "${name}".`, `Use ${members.join(', ')}.`);
    }
    if (typeof value !== 'string') throw new ControlError(400, `"${name}" is not a text.`);
  }
}

/** Performs an action on devices and waits for all of them. */
export async function act(
  devices: readonly SimulatedDevice[],
  request: ActionRequest,
): Promise<ActionResult> {
  const action = actions[request.do];
  const failures: { device: string; message: string }[] = [];
  let failed = 0;
  const queue = devices.values();
  const lane = async (): Promise<void> => {
    for (const device of queue) {
      try {
        await action?.(device, request);
      } catch (error) {
        failed += 1;
        const message = error instanceof Error ? error.message : String(error);
        if (failures.length < listedFailures) failures.push({ device: device.endpointName, message });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return { done: devices.length - failed, failed, failures };
}

function pathOf({ path }: ActionRequest): string {
  if (path !== undefined) return path;
  throw new ControlError(
    400,
    '"path" is missing.',
    'Example: {"do":"execute","device":"NAME","path":"/3/0/4"}',
  );
}
