import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { TimelineEvent } from '../scenario/timeline.ts';

type Action = TimelineEvent['do'];
type EventOf<Name extends Action> = Extract<TimelineEvent, { readonly do: Name }>;

const actions: {
  readonly [Name in Action]: (device: SimulatedDevice, event: EventOf<Name>) => void | Promise<void>;
} = {
  start: (device) => device.start(),
  reconnect: (device) => device.reconnect(),
  update: (device) => device.update(),
  'go-offline': (device) => device.goOffline(),
  'come-back': (device) => device.comeBack(),
  'add-instance': (device, { object, instance }) => device.addInstance(object, instance),
  'remove-instance': (device, { object, instance }) => device.removeInstance(object, instance),
  set: (device, { path, value }) => device.set(path, value),
  send: (device, { paths }) => device.send(paths),
  reboot: (device, { kind = 'reboot' }) => device.reboot(kind),
  bootstrap: (device) => device.bootstrap(),
  'change-address': (device) => device.rebind(),
  deregister: (device) => device.deregister(),
  register: (device) => device.register(),
  stop: (device) => device.stop({ deregister: false }),
};

/**
 * Performs an event on a device.
 *
 * @throws the error of the operation of the device
 */
export async function act(device: SimulatedDevice, event: TimelineEvent): Promise<void> {
  // The table has a function for each kind of event. The compiler cannot infer that it matches the event.
  const action = actions[event.do] as (device: SimulatedDevice, event: TimelineEvent) => void | Promise<void>;
  await action(device, event);
}
