import { features, row, type SpecSection } from '../row.ts';

/** Section 1 of the specification, except for parts that other sections repeat. */
export const functions: readonly SpecSection[] = [
  {
    title: '1. What the service does',
    rows: [
      row(
        '1.1',
        'Devices that do not speak LwM2M register through the gateway',
        `${features}/legacy-devices/routes/legacy-devices: creates the device, with the gateway, and makes the listed objects Available`,
        `${features}/legacy-devices/routes/legacy-devices: are stored with their times, and shown like any other`,
        `${features}/legacy-devices/routes/legacy-devices: values are passed on like any other: to streams, webhooks and transformers`,
        `${features}/legacy-devices/routes/legacy-devices: is refused with a reason, online and offline, and queues nothing`,
        'e2e/kills/kills: under devices that do not speak LwM2M: acknowledged values are stored, and once if they are delivered again (spec 1)',
      ),
    ],
  },
];
