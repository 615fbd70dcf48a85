/** Protocols of device types. */
export const STANDARDS = ['LWM2M', 'MQTT', 'Legacy', 'Transformer', 'Statistics', 'AppIoTInternal'] as const;
