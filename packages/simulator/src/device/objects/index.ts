import type { SimulatedObject } from '../simulated-object.ts';
import { connectivityMonitoringObject } from './connectivity-monitoring.ts';
import { deviceObject } from './device.ts';
import { firmwareUpdateObject } from './firmware-update.ts';
import { lightControlObject } from './light-control.ts';
import { serverObject } from './server.ts';
import { temperatureObject } from './temperature.ts';

/** Objects with their own behaviour, in the order of the object list. */
export const simulatedObjects: readonly SimulatedObject[] = [
  serverObject,
  deviceObject,
  connectivityMonitoringObject,
  firmwareUpdateObject,
  temperatureObject,
  lightControlObject,
];
