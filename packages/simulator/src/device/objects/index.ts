import type { SimulatedObject } from '../simulated-object.ts';
import { connectivityMonitoringObject } from './connectivity-monitoring.ts';
import { deviceObject } from './device.ts';
import { firmwareUpdateObject } from './firmware-update.ts';
import { lightControlObject } from './light-control.ts';
import { serverObject } from './server.ts';
import { temperatureObject } from './temperature.ts';

/** The objects that have a behaviour of their own, in the order in which a device lists them. */
export const simulatedObjects: readonly SimulatedObject[] = [
  serverObject,
  deviceObject,
  connectivityMonitoringObject,
  firmwareUpdateObject,
  temperatureObject,
  lightControlObject,
];
