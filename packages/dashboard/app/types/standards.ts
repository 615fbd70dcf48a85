import { standardText } from '../format/standard-text.ts';

/** Protocols of device types. */
export const STANDARDS = ['LWM2M', 'MQTT', 'Legacy', 'Transformer', 'Statistics', 'AppIoTInternal'] as const;

/** The protocols as choices of a field. */
export const STANDARD_CHOICES = STANDARDS.map((value) => ({ value, label: standardText(value) }));
