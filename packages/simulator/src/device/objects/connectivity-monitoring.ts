import { changing, computed, fixed } from '../behaviours.ts';
import { walkAt } from '../generators.ts';
import { integerAt } from '../random.ts';
import type { ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';

/** Network bearers of OMA LwM2M object 4: 6 = LTE-FDD, 7 = NB-IoT. */
const lte = 6;
const narrowBand = 7;

/** OMA LwM2M object 4: a cellular device with a varying signal strength. */
export const connectivityMonitoringObject: SimulatedObject = {
  objectId: 4,
  defaultInstanceIds: [0],
  resources: new Map<number, ResourceBehaviour>([
    [0, fixed(narrowBand)],
    [
      1,
      fixed(
        new Map([
          [0, lte],
          [1, narrowBand],
        ]),
      ),
    ],
    [2, changing(({ device, key }) => walkAt({ min: -120, max: -60, decimals: 0 }, key, device.nowMs))],
    [3, changing(({ device, key }) => walkAt({ min: 0, max: 97, decimals: 0 }, key, device.nowMs))],
    [4, computed(({ device }) => new Map([[0, device.localAddress ?? '0.0.0.0']]))],
    [5, computed(({ device }) => new Map([[0, device.serverAddress]]))],
    [6, changing(({ device, key }) => walkAt({ min: 0, max: 40, decimals: 0 }, key, device.nowMs))],
    [7, fixed(new Map([[0, 'iot.example']]))],
    [8, computed(({ key }) => integerAt(key, 0, 1, 0xfff_ffff))],
    [9, fixed(1)],
    [10, fixed(1)],
  ]),
};
