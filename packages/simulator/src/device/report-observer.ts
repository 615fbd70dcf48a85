import type { ClientReport } from '@muster/lwm2m';
import type { SimulatedDevice } from './simulated-device.ts';

/** Gets the values that devices send to their server: in responses, notifications and accepted Sends. */
export type ReportObserver = (device: SimulatedDevice, report: ClientReport) => void;
