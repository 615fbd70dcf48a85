import type { ClientReport } from '@muster/lwm2m';
import type { SimulatedDevice } from './simulated-device.ts';

/** Values that a device has reported to its server. An MQTT device publishes them. */
export type DeviceReport = ClientReport | (Omit<ClientReport, 'kind'> & { readonly kind: 'publish' });

/**
 * Receives the values that devices send to their server: in responses, notifications, accepted Sends, and MQTT
 * messages.
 */
export type ReportObserver = (device: SimulatedDevice, report: DeviceReport) => void;
