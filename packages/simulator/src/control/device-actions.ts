import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { ActionName, ActionRequest } from './action-request.ts';

/** Maximum number of devices of an action that wait for an answer at the same time. */
const concurrency = 64;
/** Maximum number of failures in a response. */
const listedFailures = 20;

type Action = (device: SimulatedDevice, request: ActionRequest) => Promise<void> | void;

/** `parseAction` has checked that the fields of the action are present. */
const actions: Readonly<Record<ActionName, Action>> = {
  update: (device) => device.update(),
  deregister: (device) => device.deregister(),
  register: (device) => device.register(),
  bootstrap: (device) => device.bootstrap(),
  reconnect: (device) => device.reconnect(),
  reboot: (device, { kind }) => device.reboot(kind),
  crash: (device, { forSeconds }) => device.crash(forSeconds),
  'change-address': (device) => device.rebind(),
  'go-offline': (device) => device.goOffline(),
  'come-back': (device) => device.comeBack(),
  send: (device, { paths = [] }) => device.send(paths),
  execute: (device, { path = '', arguments: args }) => device.execute(path, args),
  'add-instance': (device, { object = 0, instance = 0 }) => device.addInstance(object, instance),
  'remove-instance': (device, { object = 0, instance = 0 }) => device.removeInstance(object, instance),
  'inject-fault': (device, { fault, forSeconds }) => fault && device.injectFault(fault, forSeconds),
  'inject-network': (device, { condition, forSeconds }) =>
    condition && device.injectNetwork(condition, forSeconds),
  'clear-faults': (device) => device.clearInjected(),
};

/** Result of an action. */
export interface ActionResult {
  readonly done: number;
  readonly failed: number;
  /** The first 20 failures. */
  readonly failures: readonly { readonly device: string; readonly message: string }[];
}

/** Performs an action on devices and waits for all of them. */
export async function act(
  devices: readonly SimulatedDevice[],
  request: ActionRequest & { readonly do: ActionName },
): Promise<ActionResult> {
  const action = actions[request.do];
  const failures: { device: string; message: string }[] = [];
  let failed = 0;
  const queue = devices.values();
  const lane = async (): Promise<void> => {
    for (const device of queue) {
      try {
        await action(device, request);
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
