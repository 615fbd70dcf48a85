import { parsePath } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import { hasYielded, isTemporary } from '../downlink/downlink-queue.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { Presence } from '../presence/presence.ts';
import type { CompositeObservations } from './composite-observations.ts';
import type { CompositeSupport } from './composite-support.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import type { SingleRenewals } from './single-renewals.ts';
import type { StoredObservations } from './stored-observations.ts';

export interface CompositeProbeDependencies {
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly support: CompositeSupport;
  readonly composites: CompositeObservations;
  readonly stored: Pick<StoredObservations, 'requestable'>;
  readonly singles: Pick<SingleRenewals, 'enqueue'>;
  readonly schedule: Pick<RenewalSchedule, 'scheduleMissing'>;
}

/** Firmware Version of the Device object. Composites may work with another version. */
const softwareVersion = parsePath('/3/0/3');

/**
 * Detects whether a device supports Observe-Composite. During the probe, each resource has its own
 * observation, so nothing depends on the result. The probe is background work and yields to commands.
 */
export class CompositeProbe {
  readonly #deps: CompositeProbeDependencies;
  /** Devices with a probe in progress or queued, with their software version once it has been read. */
  readonly #probing = new Map<string, { version: string | undefined }>();

  constructor(deps: CompositeProbeDependencies) {
    this.#deps = deps;
  }

  enqueue(deviceId: string): void {
    if (this.#probing.has(deviceId)) {
      return;
    }
    const probe: { version: string | undefined } = { version: undefined };
    this.#probing.set(deviceId, probe);
    this.#deps.queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: async (target, signal) => {
        try {
          await this.#run(target, probe, signal);
        } finally {
          if (!hasYielded(signal)) this.#probing.delete(deviceId);
        }
      },
      dropped: async (reason) => {
        this.#probing.delete(deviceId);
        // The device answers commands, but not the probe.
        if (reason === 'unanswered') await this.#storeResult(deviceId, probe.version, false);
      },
    });
  }

  async #run(
    target: DeviceAddress,
    probe: { version: string | undefined },
    signal: AbortSignal,
  ): Promise<void> {
    const { presence, schedule } = this.#deps;
    const { deviceId } = target;
    if (presence.isAsleep(deviceId)) {
      schedule.scheduleMissing(deviceId);
      return;
    }
    try {
      await this.#ask(target, probe, signal);
    } catch (error) {
      // Aborted: the device has registered or moved and gets all requests again, or a command goes first.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
      if (!signal.aborted) this.#deps.support.noteProbed(deviceId);
    }
  }

  async #ask(
    target: DeviceAddress,
    probe: { version: string | undefined },
    signal: AbortSignal,
  ): Promise<void> {
    const { support, composites, stored, singles } = this.#deps;
    const { deviceId } = target;
    probe.version = await this.#readVersion(target, signal);
    const wanted = await stored.requestable(deviceId);
    if (!(await composites.needsProbe(deviceId, wanted))) {
      return;
    }
    if (probe.version === undefined || (await support.isRefused(deviceId, probe.version))) {
      support.noteProbed(deviceId);
      return;
    }
    const left = await composites.regroup(target, wanted, 'missing', signal, true);
    singles.enqueue(deviceId, left);
    const failure = composites.has(deviceId) ? undefined : support.failureOf(deviceId);
    // Silence counts as a refusal if the device still answers other requests.
    const isThere = failure !== 'silent' || (await this.#readVersion(target, signal)) !== undefined;
    const isKnown = composites.has(deviceId) || (failure !== undefined && isThere);
    await this.#storeResult(deviceId, isKnown ? probe.version : undefined, composites.has(deviceId));
  }

  /** @param version software version; undefined if the probe had no result */
  async #storeResult(deviceId: string, version: string | undefined, isSupported: boolean): Promise<void> {
    const { support } = this.#deps;
    if (version !== undefined) await support.found(deviceId, isSupported, version);
    support.noteProbed(deviceId);
  }

  /** @returns empty if the device does not provide it; undefined if the device is too busy */
  async #readVersion(target: DeviceAddress, signal: AbortSignal): Promise<string | undefined> {
    let value: unknown;
    try {
      const operation = { type: 'read', path: softwareVersion } as const;
      const { code, records } = await this.#deps.link.perform(target, operation, signal);
      if (isTemporary(code)) return undefined;
      value = records?.[0]?.value;
    } catch (error) {
      // The device has answered, but the response cannot be decoded.
      if (!(error instanceof Error) || error.name !== 'DecodeError') throw error;
    }
    return typeof value === 'string' ? value : '';
  }
}
