import { createHash } from 'node:crypto';
import { Lwm2mRefusal } from '@muster/lwm2m';
import { computed } from '../behaviours.ts';
import { FetchFault } from '../fetch-package.ts';
import type { DeviceView, ResourceBehaviour, SimulatedObject } from '../simulated-object.ts';

/*
 * The machine of OMA-TS-LightweightM2M_Core E.6:
 *
 *   Idle --Package, or Package URI and then a download--> Downloading --intact--> Downloaded --Update--> Updating --> Idle
 *   Downloading --fails--> Idle with the result      Updating --fails--> Downloaded with result 8
 *   Downloaded --Update, put off--> Downloaded with result 11, until it is made
 *   any but Updating --empty Package or Package URI--> Idle
 */
const State = { idle: 0, downloading: 1, downloaded: 2, updating: 3 } as const;
const Result = {
  initial: 0,
  success: 1,
  connectionLost: 4,
  integrity: 5,
  updateFailed: 8,
  deferred: 11,
} as const;
/** Results of updates, not of downloads. */
const afterDownload: ReadonlySet<number> = new Set([Result.success, Result.updateFailed, Result.deferred]);
const Rid = { uri: 1, state: 3, result: 5 } as const;
const deliveries = { pull: 0, push: 1, both: 2 } as const;
const protocolNumbers = { coap: 0, coaps: 1, http: 2, https: 3 } as const;
const firmwareVersion = '3/0/3';
const maxUriLength = 255;

/** What of the machine outlives a reboot is kept, the rest is remembered. */
const key = (name: string): string => `5/0/firmware-${name}`;

class Machine {
  readonly #device: DeviceView;

  constructor(device: DeviceView) {
    this.#device = device;
  }

  get state(): number {
    this.#settle();
    const state = this.#device.memory.kept(key('state'));
    return typeof state === 'number' ? state : State.idle;
  }

  /** A reboot ends a download, and completes an update; what has been put off is made in its time. */
  #settle(): void {
    const { memory, bootedAtMs } = this.#device;
    const since = memory.kept(key('since'));
    if (typeof since !== 'number') return;
    const state = memory.kept(key('state'));
    if (state === State.downloaded && this.#isDeferralOver(since)) this.#make();
    if (bootedAtMs <= since) return;
    if (state === State.downloading) this.#enter(State.idle, Result.initial);
    if (state === State.updating) this.#succeed();
  }

  /** @param sinceMs when it was put off */
  #isDeferralOver(sinceMs: number): boolean {
    const { firmware, memory, nowMs } = this.#device;
    const { deferSeconds = 0, result } = firmware;
    const isPutOff = memory.kept(key('result')) === Result.deferred && result !== Result.deferred;
    return isPutOff && nowMs >= sinceMs + deferSeconds * 1000;
  }

  get result(): number {
    this.#settle();
    const result = this.#device.memory.kept(key('result'));
    return typeof result === 'number' ? result : Result.initial;
  }

  #enter(state: number, result: number): void {
    const { memory } = this.#device;
    memory.keep(key('state'), state);
    memory.keep(key('result'), result);
    memory.keep(key('since'), this.#device.nowMs);
    this.#device.changed(5, 0, Rid.state);
    this.#device.changed(5, 0, Rid.result);
  }

  reset(): void {
    if (this.state === State.updating) throw new Lwm2mRefusal('4.05', 'the device is updating');
    this.#device.memory.keep('5/0/1', '');
    this.#enter(State.idle, Result.initial);
  }

  /** Counts down what the fleet file declares. */
  #isDue(name: string, times: number | undefined): boolean {
    const { memory } = this.#device;
    const done = memory.kept(key(name));
    const count = typeof done === 'number' ? done : 0;
    if (count >= (times ?? 0)) return false;
    memory.keep(key(name), count + 1);
    return true;
  }

  /** The package is coming: all of it at once, or from a URI. */
  begin(): void {
    if (this.state !== State.idle) throw new Lwm2mRefusal('4.05', 'there is a package already');
    this.#enter(State.downloading, Result.initial);
  }

  /** All of the package is there. */
  arrived(image: Uint8Array): void {
    const { firmware, memory } = this.#device;
    if (this.#isDue('reboots', firmware.rebootsWhileDownloading)) {
      this.#device.reboot('reboot');
      return;
    }
    const decide = (): void => {
      if (memory.kept(key('state')) !== State.downloading) return;
      const failure = this.#failureOf(image);
      if (failure !== undefined) {
        this.#enter(State.idle, failure);
        return;
      }
      memory.keep(key('next'), firmware.version ?? digestOf(image).slice(0, 8));
      this.#enter(State.downloaded, Result.initial);
    };
    const { downloadSeconds = 0 } = firmware;
    if (downloadSeconds === 0) decide();
    else this.#device.later(downloadSeconds * 1000, decide);
  }

  #failureOf(image: Uint8Array): number | undefined {
    const { result = Result.success, lostDownloads } = this.#device.firmware;
    if (this.#isDue('lost', lostDownloads)) return Result.connectionLost;
    if (!afterDownload.has(result)) return result;
    return isIntact(image) ? undefined : Result.integrity;
  }

  failed(result: number): void {
    if (this.state === State.downloading) this.#enter(State.idle, result);
  }

  update(): void {
    if (this.state !== State.downloaded)
      throw new Lwm2mRefusal('4.05', 'no firmware image has been downloaded');
    const { deferSeconds = 0, result } = this.#device.firmware;
    if (deferSeconds === 0 && result !== Result.deferred) {
      this.#make();
      return;
    }
    this.#enter(State.downloaded, Result.deferred);
    if (result === Result.deferred) return;
    this.#device.later(deferSeconds * 1000, () => this.#settle());
  }

  #make(): void {
    this.#enter(State.updating, Result.initial);
    const { updateSeconds = 1, result, reboot = true } = this.#device.firmware;
    this.#device.later(updateSeconds * 1000, () => {
      if (this.state !== State.updating) return;
      if (result === Result.updateFailed) this.#enter(State.downloaded, Result.updateFailed);
      else if (reboot) this.#device.reboot('reboot');
      else this.#succeed();
    });
  }

  #succeed(): void {
    const { memory } = this.#device;
    memory.keep(firmwareVersion, memory.kept(key('next')) ?? '');
    this.#enter(State.idle, Result.success);
    this.#device.changed(3, 0, 3);
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** An image may say in its first line, `sha256:HEX`, what the rest of it must be. */
function isIntact(image: Uint8Array): boolean {
  const declared = /^sha256:([0-9a-f]{64})\n/.exec(
    Buffer.from(image.subarray(0, 72)).toString('latin1'),
  )?.[1];
  return declared === undefined || declared === digestOf(image.subarray(72));
}

const firmwarePackage: ResourceBehaviour = {
  write: ({ device }, value) => {
    if (!(value instanceof Uint8Array)) throw new Lwm2mRefusal('4.00', 'value must be opaque');
    const machine = new Machine(device);
    if (value.length === 0) {
      machine.reset();
      return;
    }
    if (device.firmware.delivery === 'pull')
      throw new Lwm2mRefusal('4.05', 'this device fetches its firmware');
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
    const machine = new Machine(device);
    if (value === '') {
      machine.reset();
      return;
    }
    if (device.firmware.delivery === 'push')
      throw new Lwm2mRefusal('4.05', 'this device is sent its firmware');
    machine.begin();
    device.memory.keep('5/0/1', value);
    // The answer to this request goes first.
    device.later(0, () => {
      device.fetch(value).then(
        (image) => machine.arrived(image),
        (error: unknown) =>
          machine.failed(error instanceof FetchFault ? error.result : Result.connectionLost),
      );
    });
  },
};

/** OMA LwM2M object 5. What devices make of packages is declared in their cohort (`firmware`). */
export const firmwareUpdateObject: SimulatedObject = {
  objectId: 5,
  defaultInstanceIds: [0],
  resources: new Map<number, ResourceBehaviour>([
    [0, firmwarePackage],
    [1, packageUri],
    [2, { execute: ({ device }) => new Machine(device).update() }],
    [3, computed(({ device }) => new Machine(device).state)],
    [5, computed(({ device }) => new Machine(device).result)],
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
  ]),
};
