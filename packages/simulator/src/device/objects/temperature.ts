import { changing, fixed, noLongerThan, stored } from '../behaviours.ts';
import { sineAt } from '../generators.ts';
import type { ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';
import { measuredExtremes, sensorResource } from './measured-sensor.ts';

/** IPSO object 3303: warm in the afternoon, cool at night, with noise. Each instance has its own curve. */
export const temperatureObject: SimulatedObject = {
  objectId: 3303,
  defaultInstanceIds: [0, 1],
  creatable: true,
  resources: new Map<number, ResourceBehaviour>([
    ...measuredExtremes,
    [5603, fixed(-40)],
    [5604, fixed(85)],
    [
      sensorResource.value,
      changing(({ device, key }) =>
        sineAt({ mean: 20, amplitude: 6, noise: 0.3, spread: 3 }, key, device.nowMs),
      ),
    ],
    [5701, fixed('Cel')],
    [5750, stored(({ instanceId }) => `temperature ${instanceId}`, noLongerThan(64))],
  ]),
};
