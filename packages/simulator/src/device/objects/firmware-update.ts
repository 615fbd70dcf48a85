import { Lwm2mRefusal } from '@muster/lwm2m';
import { computed, stored, within } from '../behaviours.ts';
import { FetchFault } from '../fetch-package.ts';
import type { ReadValue, ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';
import { FirmwareMachine } from './firmware-machine.ts';

const deliveries = { pull: 0, push: 1, both: 2 } as const;
const protocolNumbers = { coap: 0, coaps: 1, http: 2, https: 3 } as const;
const maxUriLength = 255;
/** Update Result of an interrupted download. */
const connectionLost = 4;

/** @throws Lwm2mRefusal 4.00 */
function isFlag(value: ReadValue): void {
  if (typeof value !== 'boolean') throw new Lwm2mRefusal('4.00', 'value must be true or false');
}

const firmwarePackage: ResourceBehaviour = {
  write: ({ device }, value) => {
    if (!(value instanceof Uint8Array)) throw new Lwm2mRefusal('4.00', 'value must be opaque');
    const machine = new FirmwareMachine(device);
    if (value.length === 0) {
      machine.reset();
      return;
    }
    if (device.firmware.delivery === 'pull') throw new Lwm2mRefusal('4.05', 'this device supports pull only');
    machine.begin();
    machine.arrived(value);
  },
};

const packageUri: ResourceBehaviour = {
  read: ({ device }) => (device.memory.kept('5/0/1') as string | undefined) ?? '',
  write: ({ device }, value) => {
    if (typeof value !== 'string' || value.length > maxUriLength) {
      throw new Lwm2mRefusal('4.00', `value must be a URI of at most ${maxUriLength} characters`);
    }
    const machine = new FirmwareMachine(device);
    if (value === '') {
      machine.reset();
      return;
    }
    if (device.firmware.delivery === 'push') throw new Lwm2mRefusal('4.05', 'this device supports push only');
    machine.begin();
    device.memory.keep('5/0/1', value);
    // Send the response to this request first.
    device.later(0, () => {
      device.fetch(value).then(
        (image) => machine.arrived(image),
        (error: unknown) => machine.failed(error instanceof FetchFault ? error.result : connectionLost),
      );
    });
  },
};

const resources: readonly (readonly [number, ResourceBehaviour])[] = [
  [0, firmwarePackage],
  [1, packageUri],
  [2, { execute: ({ device }) => new FirmwareMachine(device).update() }],
  [3, computed(({ device }) => new FirmwareMachine(device).state)],
  [5, computed(({ device }) => new FirmwareMachine(device).result)],
  [6, computed(() => '')],
  [7, computed(({ device }) => device.value(3, 0, 3) ?? '')],
  [
    8,
    computed(({ device }) => {
      const {
        protocols = device.isSecured ? (['coap', 'coaps', 'http'] as const) : (['coap', 'http'] as const),
      } = device.firmware;
      return new Map(protocols.map((one, index) => [index, protocolNumbers[one]]));
    }),
  ],
  [9, computed(({ device }) => deliveries[device.firmware.delivery ?? 'both'])],
];

/** Resources of version 1.1 of the object. */
const newerResources: readonly (readonly [number, ResourceBehaviour])[] = [
  [10, { execute: ({ device }) => new FirmwareMachine(device).cancel() }],
  [11, stored(() => 1, within(0, 2))],
  [12, computed(({ device }) => new FirmwareMachine(device).changedAt)],
  [13, stored(() => undefined, within(0, 0xffff_ffff))],
  [14, stored(({ device }) => device.firmware.automatic ?? false, isFlag)],
];

/** OMA LwM2M object 5. The `firmware` of a cohort determines the outcome of updates. */
export const firmwareUpdateObject: SimulatedObject = {
  objectId: 5,
  version: '1.1',
  defaultInstanceIds: [0],
  resources: new Map([...resources, ...newerResources]),
};

/** Version 1.0 of the object, without Cancel and deferral. */
export const olderFirmwareUpdateObject: SimulatedObject = {
  objectId: 5,
  defaultInstanceIds: [0],
  resources: new Map(resources),
};
