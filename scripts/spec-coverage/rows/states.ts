import { features, row, type SpecSection } from '../row.ts';
import { objectsByUpdate } from './cited.ts';

/** Section 3 of the specification. */
export const states: readonly SpecSection[] = [
  {
    title: '3. States and transitions',
    rows: [
      row(
        '3.1',
        'Smart object: Available, Unavailable',
        objectsByUpdate,
        'e2e/service/availability: LightweightM2M-1.1-int-101 102 103: Register, Update with a changed list, Update without one, Deregister',
      ),
      row(
        '3.2',
        'Device status: online, offline, Deregistered',
        `${features}/registration/registration-service: Deregister makes the device Deregistered and sets DeregistrationTime`,
        `${features}/registration/registration-service: a device is offline after its lifetime and the grace period, and not before`,
      ),
      row(
        '3.3',
        'Device firmware update: current and expected state, kept in sync',
        `${features}/firmware/firmware-update: is pushed, executed, and completed when the device reports the result`,
        `${features}/firmware/firmware-update: continues after a lost notification, because the service reads the state`,
        'e2e/service/firmware: updates 104 devices with a mix of results, each told apart, though it is killed in the middle (spec 3, FOTA)',
        'e2e/service/firmware-links: a device that sleeps is updated when it wakes, and nothing is sent to it before (spec 3, FOTA)',
        'e2e/service/firmware-links: a secured device fetches its package over its own session, from a coaps address (spec 3, FOTA)',
      ),
      row(
        '3.4',
        'Register, or an Update with the full list: Available if listed, Unavailable if not, no re-registration',
        objectsByUpdate,
      ),
    ],
  },
];
