import { Lwm2mRefusal } from '@muster/lwm2m';
import { fixed, stored, within } from '../behaviours.ts';
import type { ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';

const maxSeconds = 0x7fff_ffff;

const lifetime: ResourceBehaviour = {
  overridable: false,
  read: ({ device }) => device.lifetimeSeconds,
  write: ({ device }, value) => {
    within(1, maxSeconds)(value);
    device.setLifetime(Number(value));
  },
};

/**
 * OMA LwM2M object 1 with one account. Does not simulate Disable (4) and the 1.1 retry settings, which are optional.
 */
export const serverObject: SimulatedObject = {
  objectId: 1,
  defaultInstanceIds: [0],
  resources: new Map<number, ResourceBehaviour>([
    [0, fixed(1)],
    [1, lifetime],
    [2, stored(() => 0, within(0, maxSeconds))],
    [3, stored(() => 86_400, within(0, maxSeconds))],
    [6, stored(() => true)],
    [
      7,
      {
        overridable: false,
        read: ({ device }) => device.binding,
        write: ({ device }, value) => {
          if (value !== device.binding) {
            throw new Lwm2mRefusal('4.00', `this device has the binding ${device.binding} only`);
          }
        },
      },
    ],
    // The client sends the Update.
    [8, { execute: () => undefined }],
  ]),
};
