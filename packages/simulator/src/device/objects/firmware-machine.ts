import { createHash } from 'node:crypto';
import { Lwm2mRefusal, type Lwm2mPath } from '@muster/lwm2m';
import type { DeviceView } from '../simulated-object.ts';

/*
 * The machine of OMA-TS-LightweightM2M_Core E.6:
 *
 *   Idle --Package, or Package URI and then a download--> Downloading --intact--> Downloaded --Update--> Updating --> Idle
 *   Downloading --fails--> Idle with the result      Updating --fails--> Downloaded with result 8
 *   Downloaded --Update, put off--> Downloaded with result 11, until it is made
 *   Downloading, Updating --power loss--> Idle with result 4 or 8, because the package is lost
 *   any but Updating --empty Package or Package URI--> Idle
 *   Downloading, Downloaded --Cancel--> Idle with result 10
 *   Downloaded --Automatic Upgrade at Download--> as by Update
 */
const State = { idle: 0, downloading: 1, downloaded: 2, updating: 3 } as const;
const Result = {
  initial: 0,
  success: 1,
  connectionLost: 4,
  integrity: 5,
  updateFailed: 8,
  cancelled: 10,
  deferred: 11,
} as const;
/** Results of updates, not of downloads. */
const afterDownload: ReadonlySet<number> = new Set([Result.success, Result.updateFailed, Result.deferred]);
const Rid = { state: 3, result: 5 } as const;
/** Other resources that the machine reads, with their last written values. */
const written = { uri: '5/0/1', maxDefer: '5/0/13', automatic: '5/0/14' } as const;
const firmwareVersion = '3/0/3';

/**
 * Returns the key of a value in the device memory, where state that survives a reboot is kept, and the rest is
 * remembered.
 */
const key = (name: string): string => `5/0/firmware-${name}`;

/** The state machine of one device. It has no state of its own: the memory of the device stores it. */
export class FirmwareMachine {
  readonly #device: DeviceView;

  constructor(device: DeviceView) {
    this.#device = device;
  }

  get state(): number {
    this.#settle();
    const state = this.#device.memory.kept(key('state'));
    return typeof state === 'number' ? state : State.idle;
  }

  /**
   * Applies a reboot: it ends a download, completes an update, and does not change a deferred update before its time.
   */
  #settle(): void {
    const { memory, bootedAtMs, firmware } = this.#device;
    const since = memory.kept(key('since'));
    if (typeof since !== 'number') return;
    const state = memory.kept(key('state'));
    if (state === State.downloaded && this.#isDeferralOver(since)) this.#make();
    if (bootedAtMs <= since) return;
    if (state === State.downloading) {
      // Connection lost is the result in E.6 after which the server repeats the download.
      this.#enter(State.idle, firmware.powerLoss === 'downloading' ? Result.connectionLost : Result.initial);
    }
    if (state !== State.updating) return;
    // E.6: after a failed update, the state is Downloaded or Idle, depending on the reason. Downloaded requires a
    // package.
    if (firmware.powerLoss === 'updating') this.#enter(State.idle, Result.updateFailed);
    else this.#succeed();
  }

  /** @param sinceMs start of the deferral */
  #isDeferralOver(sinceMs: number): boolean {
    const { memory, nowMs } = this.#device;
    return memory.kept(key('result')) === Result.deferred && nowMs >= sinceMs + this.#deferMs();
  }

  /**
   * Milliseconds by which an update is deferred: Infinity if that is its result, and at most the limit set by the
   * server.
   */
  #deferMs(): number {
    const { firmware, memory } = this.#device;
    const longest = memory.kept(written.maxDefer);
    const seconds = firmware.result === Result.deferred ? Infinity : (firmware.deferSeconds ?? 0);
    return Math.min(seconds, typeof longest === 'number' ? longest : Infinity) * 1000;
  }

  /** Time of the last change of State or Result. */
  get changedAt(): Date | undefined {
    this.#settle();
    const since = this.#device.memory.kept(key('since'));
    return typeof since === 'number' ? new Date(since) : undefined;
  }

  get result(): number {
    this.#settle();
    const result = this.#device.memory.kept(key('result'));
    return typeof result === 'number' ? result : Result.initial;
  }

  /** @param others other resources that change with the state */
  #enter(state: number, result: number, ...others: readonly Lwm2mPath[]): void {
    const { memory } = this.#device;
    memory.keep(key('state'), state);
    memory.keep(key('result'), result);
    memory.keep(key('since'), this.#device.nowMs);
    const update = { objectId: 5, instanceId: 0 };
    this.#device.changed(
      { ...update, resourceId: Rid.state },
      { ...update, resourceId: Rid.result },
      ...others,
    );
  }

  reset(): void {
    if (this.state === State.updating) throw new Lwm2mRefusal('4.05', 'the device is updating');
    this.#device.memory.keep(written.uri, '');
    this.#enter(State.idle, Result.initial);
  }

  cancel(): void {
    if (this.state === State.idle || this.state === State.updating) {
      throw new Lwm2mRefusal('4.05', 'there is nothing that could be cancelled');
    }
    this.#device.memory.keep(written.uri, '');
    this.#enter(State.idle, Result.cancelled);
  }

  /** Whether a failure has to happen once more, if the fleet file asks for `times` failures. Counts it. */
  #isDue(name: string, times: number | undefined): boolean {
    const { memory } = this.#device;
    const done = memory.kept(key(name));
    const count = typeof done === 'number' ? done : 0;
    if (count >= (times ?? 0)) return false;
    memory.keep(key(name), count + 1);
    return true;
  }

  /** Starts to receive a package, which a server writes or which the device downloads from a URI. */
  begin(): void {
    if (this.state !== State.idle) throw new Lwm2mRefusal('4.05', 'there is a package already');
    this.#enter(State.downloading, Result.initial);
  }

  /** Handles a complete package. */
  arrived(image: Uint8Array): void {
    const { firmware, memory } = this.#device;
    if (this.#isDue('reboots', firmware.rebootsWhileDownloading)) {
      this.#device.restart('reboot');
      return;
    }
    const { downloadSeconds = 0 } = firmware;
    if (firmware.powerLoss === 'downloading') {
      this.#losePower(State.downloading, downloadSeconds);
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
      const isAutomatic = memory.kept(written.automatic) ?? firmware.automatic;
      if (isAutomatic === true) this.update();
    };
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
    const deferMs = this.#deferMs();
    if (deferMs === 0) {
      this.#make();
      return;
    }
    this.#enter(State.downloaded, Result.deferred);
    if (deferMs !== Infinity) this.#device.later(deferMs, () => this.#settle());
  }

  #make(): void {
    this.#enter(State.updating, Result.initial);
    const { updateSeconds = 1, result, reboot = true, powerLoss } = this.#device.firmware;
    if (powerLoss === 'updating') {
      this.#losePower(State.updating, updateSeconds);
      return;
    }
    this.#device.later(updateSeconds * 1000, () => {
      if (this.state !== State.updating) return;
      if (result === Result.updateFailed) this.#enter(State.downloaded, Result.updateFailed);
      else if (reboot) this.#device.restart('reboot');
      else this.#succeed();
    });
  }

  /** @param seconds duration of the state */
  #losePower(state: number, seconds: number): void {
    this.#device.later(seconds * 500, () => {
      if (this.state === state) this.#device.restart('power-cycle');
    });
  }

  #succeed(): void {
    const { memory } = this.#device;
    memory.keep(firmwareVersion, memory.kept(key('next')) ?? '');
    this.#enter(State.idle, Result.success, { objectId: 3, instanceId: 0, resourceId: 3 });
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether the package matches the checksum that its first line can contain as `sha256:HEX`. */
function isIntact(image: Uint8Array): boolean {
  const declared = /^sha256:([0-9a-f]{64})\n/.exec(
    Buffer.from(image.subarray(0, 72)).toString('latin1'),
  )?.[1];
  return declared === undefined || declared === digestOf(image.subarray(72));
}
