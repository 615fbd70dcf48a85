import { Lwm2mRefusal } from '@muster/lwm2m';
import { changing, fixed, noLongerThan, stored, within } from '../behaviours.ts';
import { integerAt, noiseAt } from '../random.ts';
import type { ResourceBehaviour, ResourceContext, SimulatedObject } from '../simulated-object.ts';

const onOff = 5850;
const dimmer = 5851;
const onTime = 5852;
const maxPowerWatts = 12;

/** Stored once the lamp has been switched. Before, its state follows from the seed. */
interface LampHistory {
  readonly on: boolean;
  readonly sinceMs: number;
  /** Milliseconds lit before `sinceMs`. */
  readonly litMs: number;
}

const historyName = ({ objectId, instanceId }: ResourceContext): string => `${objectId}/${instanceId}/lamp`;

function history(at: ResourceContext): LampHistory {
  const { device, objectId, instanceId } = at;
  const kept = device.memory.kept(historyName(at)) as LampHistory | undefined;
  if (kept) return kept;
  const on = device.value(objectId, instanceId, onOff) === true;
  return { on, sinceMs: device.bootedAtMs, litMs: 0 };
}

function litMs(at: ResourceContext): number {
  const { on, sinceMs, litMs: before } = history(at);
  return before + (on ? Math.max(0, at.device.nowMs - sinceMs) : 0);
}

const switchResource: ResourceBehaviour = {
  read: (at) => noiseAt(at.key, 0) < 0.5,
  write: (at, value) => {
    if (typeof value !== 'boolean') throw new Lwm2mRefusal('4.00', 'value must be a boolean');
    const next: LampHistory = { on: value, sinceMs: at.device.nowMs, litMs: litMs(at) };
    at.device.memory.keep(historyName(at), next);
    at.device.memory.keep(at.name, value);
  },
};

/** On Time in seconds; a Write of 0 resets it (IPSO: "writing a value of 0 resets the counter"). */
const onTimeResource: ResourceBehaviour = {
  changes: true,
  overridable: false,
  read: (at) => Math.floor(litMs(at) / 1000),
  write: (at, value) => {
    if (value !== 0) throw new Lwm2mRefusal('4.00', 'only 0 can be written: it resets the counter');
    const { on } = history(at);
    at.device.memory.keep(historyName(at), { on, sinceMs: at.device.nowMs, litMs: 0 } satisfies LampHistory);
  },
};

/** Returns the energy in watt hours since the on-time was reset, at the current level of the dimmer. */
function energyWh(at: ResourceContext): number {
  const level = at.device.value(at.objectId, at.instanceId, dimmer);
  const watts = (maxPowerWatts * (typeof level === 'number' ? level : 0)) / 100;
  return Math.round(((watts * litMs(at)) / 3_600_000) * 1000) / 1000;
}

/** IPSO object 3311: a dimmable lamp. */
export const lightControlObject: SimulatedObject = {
  objectId: 3311,
  defaultInstanceIds: [0],
  creatable: true,
  resources: new Map<number, ResourceBehaviour>([
    [5701, fixed('/100')],
    [5706, stored(() => '#ffd9a0', noLongerThan(64))],
    [5750, stored(({ instanceId }) => `lamp ${instanceId}`, noLongerThan(64))],
    [5805, changing(energyWh)],
    [5820, fixed(0.95)],
    [onOff, switchResource],
    [dimmer, stored(({ key }) => integerAt(key, 0, 1, 20) * 5, within(0, 100))],
    [onTime, onTimeResource],
  ]),
};
