import { features, row, type SpecSection } from '../row.ts';

/** One error code for each status. */
const errorForms = [
  '400 invalid-request',
  '401 missing-key',
  '403 permission-denied',
  '404 device-not-found',
  '405 method-not-allowed',
  '409 already-exists',
  '413 payload-too-large',
  '415 unsupported-media-type',
  '429 too-many-requests',
  '503 store-unavailable',
].map((one) => `server/http/error-form: ${one}: the same as problem details`);

/** Section 7 of the specification. */
export const errors: readonly SpecSection[] = [
  {
    title: '7. Errors',
    rows: [
      row(
        '7.1',
        'Actuate never fails with 500',
        `${features}/actuators/routes/actuators: actuate never responds with 500: offline, sleeping, Unavailable, refusing, silent and broken devices are log entries (spec 7.1)`,
        'e2e/service/actuate: actuate is never a 500 while the gateway restarts (SIGKILL), and works again afterwards (spec 7.1)',
      ),
      row(
        '7.2',
        'Without a bootstrap server nothing is sent to one; an empty name is validated',
        'server/gateway/bootstrap/bootstrap-gateway: sends nothing to a device without a bootstrap server, nor to an unknown one (spec 7.2)',
        `${features}/devices/routes/devices: a used DeviceIdentifier is a 409, faults are a 400 with ModelState`,
        `${features}/bootstrap/routes/bootstrap-servers: mass registration: rows without a bootstrap server or with an empty one are plain devices, blank and unknown names fail alone (spec 7.2)`,
      ),
      row(
        '7.3',
        'The form of errors and their codes (not shown there; decided here)',
        'server/kernel/errors: the table is generated from ErrorCode: a code that is not found needs its name only',
        ...errorForms,
      ),
    ],
  },
];
