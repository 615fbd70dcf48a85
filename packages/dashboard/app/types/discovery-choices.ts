/** Values of Discovery of a device type, for a select. */
export const DISCOVERY_CHOICES = [
  { value: 'always', label: 'Each device' },
  { value: 'sampled', label: 'A sample of the devices with the same objects' },
  { value: 'never', label: 'No device' },
] as const;
