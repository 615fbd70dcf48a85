import { features, row, type SpecSection } from '../row.ts';
import {
  attributesAtInstance,
  attributesAtObject,
  attributesLive,
  attributesOnWake,
  objectsByUpdate,
} from './cited.ts';

/** Section 6 of the specification. */
export const events: readonly SpecSection[] = [
  {
    title: '6. Events',
    rows: [
      row(
        '6.1',
        'Register: smart objects become Available or Unavailable',
        'server/gateway/gateway: Register: the device is online and its smart objects are Available, with the resources it has',
      ),
      row(
        '6.2',
        'Registration Update with the full list: handled like Register',
        objectsByUpdate,
        'e2e/service/availability: LightweightM2M-1.1-int-101 102 103: Register, Update with a changed list, Update without one, Deregister',
      ),
      row(
        '6.3',
        'Notifications keep arriving after a restart',
        'e2e/kills/restart: keeps registrations, observations and values over SIGKILL; the device does not register again',
      ),
      row(
        '6.4',
        'Discover: for all objects but /0 and /1; those that begin with 0 or 1 are discovered',
        `${features}/registration/discovery-service: is sent for each object but /0 and /1; /10, /19 and /10241 are discovered (spec section 6)`,
      ),
      row(
        '6.5',
        'Read and Observe of resource instances',
        'server/gateway/gateway: Read, Write and Execute, down to the resource instance',
        `${features}/observation/observation-service: a resource instance is observed by itself`,
      ),
      row(
        '6.6',
        'Write-Attributes and Read Attributes',
        attributesAtObject,
        attributesAtInstance,
        attributesLive,
        attributesOnWake,
        `${features}/commands/routes/resource-attributes: Read Attributes of a device is a Discover for each object but Security and Server (spec 4.1)`,
      ),
      row(
        '6.7',
        'Webhooks to API clients (not shown there; decided here)',
        `${features}/webhooks/routes/event-consumers: events are delivered in order, signed, in batches of the waiting ones`,
        `${features}/webhooks/routes/event-consumers: a finally failed delivery becomes a dead letter that can be read, replayed and deleted`,
      ),
    ],
  },
];
