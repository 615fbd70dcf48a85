import { Lwm2mRefusal } from '@muster/lwm2m';
import { changing, computed, fixed, stored } from '../behaviours.ts';
import { drainPointAt, walkAt, type DrainPoint } from '../generators.ts';
import { deriveKey, integerAt } from '../random.ts';
import type { DeviceView, ReadValue, ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';

/** Values of Error Code (/3/0/11). */
const errorCode = {
  none: 0,
  lowBattery: 1,
  noExternalSupply: 2,
  noPosition: 3,
  weakSignal: 4,
  peripheral: 8,
};
/** Values of Battery Status (/3/0/20). */
const batteryStatus = { normal: 0, charging: 1, low: 3 };
const lowBatteryPercent = 10;
const memoryTotalKb = 2048;
const clockShift = '3/0/clock-shift';
const errorsCleared = '3/0/errors-cleared';

/** The state of the battery, shared by all of its resources. */
function battery(device: DeviceView): DrainPoint {
  const key = deriveKey(device.seed, device.index, 3, 0, 9);
  return drainPointAt({ durationSeconds: 7 * 86_400, rechargeSeconds: 7200 }, key, device.nowMs);
}

function batteryLevel(device: DeviceView): number {
  const level = device.value(3, 0, 9);
  return typeof level === 'number' ? level : 0;
}

function currentTimeMs(device: DeviceView): number {
  const shift = device.memory.kept(clockShift);
  const ms = device.nowMs + (typeof shift === 'number' ? shift : 0);
  return Math.floor(ms / 1000) * 1000;
}

const clock: ResourceBehaviour = {
  changes: true,
  overridable: false,
  read: ({ device }) => new Date(currentTimeMs(device)),
  write: ({ device }, value) => {
    if (!(value instanceof Date)) throw new Lwm2mRefusal('4.00', 'value must be a time');
    device.memory.keep(clockShift, value.getTime() - device.nowMs);
  },
};

function checkUtcOffset(value: ReadValue): void {
  if (typeof value !== 'string' || !/^(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/.test(value)) {
    throw new Lwm2mRefusal('4.00', 'value must be an ISO 8601 offset such as +02:00');
  }
}

function checkTimezone(value: ReadValue): void {
  if (typeof value !== 'string' || !isTimezone(value)) {
    throw new Lwm2mRefusal('4.00', 'value must be an IANA time zone such as Europe/Stockholm');
  }
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The two errors that a device has from the start, chosen by its seed, and a low battery. Reset Error Code clears them
 * until the next charge of the battery.
 */
function errorCodes(device: DeviceView): ReadonlyMap<number, number> {
  const cleared = device.memory.kept(errorsCleared) === battery(device).cycle;
  if (cleared) return new Map([[0, errorCode.none]]);
  const first = [errorCode.noExternalSupply, errorCode.noPosition];
  const second = [errorCode.weakSignal, errorCode.peripheral];
  const key = deriveKey(device.seed, device.index, 3, 0, 11);
  const codes = [
    first[integerAt(key, 0, 0, 1)] ?? errorCode.noPosition,
    second[integerAt(key, 1, 0, 1)] ?? errorCode.peripheral,
  ];
  if (batteryLevel(device) < lowBatteryPercent) codes.push(errorCode.lowBattery);
  return new Map(codes.map((code, id) => [id, code]));
}

function serialNumber(device: DeviceView): string {
  const key = deriveKey(device.seed, device.index, 3, 0, 2) >>> 0;
  return `MS${key.toString(16).padStart(8, '0').toUpperCase()}`;
}

function currentStatus(device: DeviceView): number {
  if (battery(device).charging) return batteryStatus.charging;
  return batteryLevel(device) < lowBatteryPercent ? batteryStatus.low : batteryStatus.normal;
}

/**
 * OMA LwM2M object 3: a device with two power sources (battery and external supply), so that resources 6, 7, 8 and
 * 11 have several instances.
 */
export const deviceObject: SimulatedObject = {
  objectId: 3,
  defaultInstanceIds: [0],
  resources: new Map<number, ResourceBehaviour>([
    [0, fixed('Muster')],
    [1, fixed('Simulated Device')],
    [2, computed(({ device }) => serialNumber(device))],
    [3, fixed('1.0.0')],
    [4, { execute: ({ device }) => device.restart('reboot') }],
    [5, { execute: ({ device }) => device.restart('factory-reset') }],
    // 1 = internal battery, 5 = USB (OMA table of Available Power Sources).
    [
      6,
      fixed(
        new Map([
          [0, 1],
          [1, 5],
        ]),
      ),
    ],
    [
      7,
      changing(({ device, key }) => {
        const cell = 3300 + Math.round((batteryLevel(device) / 100) * 900);
        const supply = walkAt({ min: 4900, max: 5100, decimals: 0 }, key, device.nowMs);
        return new Map([
          [0, cell],
          [1, supply],
        ]);
      }),
    ],
    [
      8,
      changing(
        ({ device, key }) =>
          new Map([
            [0, walkAt({ min: 40, max: 120, decimals: 0 }, key, device.nowMs)],
            [1, walkAt({ min: 0, max: 500, decimals: 0 }, key + 1000, device.nowMs)],
          ]),
      ),
    ],
    [9, changing(({ device }) => Math.round(battery(device).level))],
    [10, changing(({ device, key }) => walkAt({ min: 200, max: 1500, decimals: 0 }, key, device.nowMs))],
    [11, changing(({ device }) => errorCodes(device))],
    [
      12,
      {
        execute: ({ device }) => {
          device.memory.keep(errorsCleared, battery(device).cycle);
          device.changed({ objectId: 3, instanceId: 0, resourceId: 11 });
        },
      },
    ],
    [13, clock],
    [14, stored(() => '+00:00', checkUtcOffset)],
    [15, stored(() => 'Etc/UTC', checkTimezone)],
    [16, computed(({ device }) => device.binding)],
    [17, fixed('simulated sensor and lamp')],
    [18, computed(({ device, key }) => `rev ${integerAt(key, device.index, 1, 3)}`)],
    [19, fixed('1.0.0')],
    [20, changing(({ device }) => currentStatus(device))],
    [21, fixed(memoryTotalKb)],
  ]),
};
