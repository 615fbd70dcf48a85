import { Lwm2mRefusal } from '@muster/lwm2m';
import { computed, fixed } from '../behaviours.ts';
import type { ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';

/** Values of Update Result (/5/0/5). */
const updateResult = { initial: 0, unsupportedProtocol: 9 };
const idle = 0;
const pushOnly = 1;
const maxUriLength = 255;

/**
 * Package (/5/0/0). The device holds no image, so it says 5.01 Not Implemented instead of taking bytes that it
 * would drop. An empty Write resets the machine (LwM2M 1.1 core, E.6), which is Idle already: 2.04.
 */
const firmwarePackage: ResourceBehaviour = {
  write: ({ device, objectId, instanceId }, value) => {
    const length = value instanceof Uint8Array ? value.byteLength : undefined;
    if (length === undefined) throw new Lwm2mRefusal('4.00', 'value must be opaque');
    if (length > 0) {
      throw new Lwm2mRefusal(
        '5.01',
        `this simulated device takes no firmware image (${length} bytes refused)`,
      );
    }
    reset(device.memory, `${objectId}/${instanceId}`);
    device.changed(objectId, instanceId, 5);
  },
};

/** Package URI (/5/0/1): kept and readable; no download starts, and Update Result says why (9). */
const packageUri: ResourceBehaviour = {
  read: () => '',
  write: ({ device, objectId, instanceId, name }, value) => {
    if (typeof value !== 'string' || value.length > maxUriLength) {
      throw new Lwm2mRefusal('4.00', `value must be a URI of at most ${maxUriLength} characters`);
    }
    if (value === '') {
      reset(device.memory, `${objectId}/${instanceId}`);
    } else {
      device.memory.keep(name, value);
      device.memory.keep(`${objectId}/${instanceId}/5`, updateResult.unsupportedProtocol);
    }
    device.changed(objectId, instanceId, 5);
  },
};

function reset(state: { keep(key: string, value: unknown): void }, instance: string): void {
  state.keep(`${instance}/1`, '');
  state.keep(`${instance}/5`, updateResult.initial);
}

/**
 * OMA LwM2M object 5. All resources answer; State is always Idle, for no image is ever taken (see the README).
 * Update in Idle is refused with 4.05, as the state machine of the object wants.
 */
export const firmwareUpdateObject: SimulatedObject = {
  objectId: 5,
  defaultInstanceIds: [0],
  resources: new Map<number, ResourceBehaviour>([
    [0, firmwarePackage],
    [1, packageUri],
    [
      2,
      {
        execute: () => {
          throw new Lwm2mRefusal('4.05', 'no firmware image has been downloaded');
        },
      },
    ],
    [3, fixed(idle)],
    [5, fixed(updateResult.initial)],
    [6, fixed('')],
    [7, computed(({ device }) => device.value(3, 0, 3) ?? '')],
    [9, fixed(pushOnly)],
  ]),
};
