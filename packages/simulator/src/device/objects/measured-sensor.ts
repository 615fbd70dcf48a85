import { changing } from '../behaviours.ts';
import type { ResourceBehaviour, ResourceContext } from '../simulated-object.ts';

/** Resource IDs shared by IPSO sensor objects (3300 to 3330 and others). */
export const sensorResource = { value: 5700, minMeasured: 5601, maxMeasured: 5602, resetExtremes: 5605 };

/** Minimum and maximum of the values since the start or the last reset. */
interface Extremes {
  readonly min: number;
  readonly max: number;
}

const extremesName = ({ objectId, instanceId }: ResourceContext): string =>
  `${objectId}/${instanceId}/extremes`;

/** Measures on a Read, and on a check for notifications, so that an idle device stores nothing. */
function measure(at: ResourceContext): Extremes {
  const read = at.device.value(at.objectId, at.instanceId, sensorResource.value);
  const value = typeof read === 'number' ? read : 0;
  const known = at.device.memory.remembered(extremesName(at)) as Extremes | undefined;
  if (known && value >= known.min && value <= known.max) return known;
  const extremes = { min: Math.min(value, known?.min ?? value), max: Math.max(value, known?.max ?? value) };
  at.device.memory.remember(extremesName(at), extremes);
  return extremes;
}

/** Min and Max Measured Value and their reset, for an object that has a Sensor Value (5700). */
export const measuredExtremes: readonly (readonly [number, ResourceBehaviour])[] = [
  [sensorResource.minMeasured, changing((at) => measure(at).min)],
  [sensorResource.maxMeasured, changing((at) => measure(at).max)],
  [
    sensorResource.resetExtremes,
    {
      execute: (at) => {
        at.device.memory.remember(extremesName(at), undefined);
        const { objectId, instanceId } = at;
        const { minMeasured, maxMeasured } = sensorResource;
        at.device.changed(
          { objectId, instanceId, resourceId: minMeasured },
          { objectId, instanceId, resourceId: maxMeasured },
        );
      },
    },
  ],
];
