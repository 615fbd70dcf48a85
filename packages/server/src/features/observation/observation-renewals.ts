import { parsePath } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { hasYielded, isTemporary } from '../downlink/downlink-queue.ts';
import { firmwareWrites } from '../firmware/model.ts';
import type { CompositeObservations } from './composite-observations.ts';
import type { CompositeSupport } from './composite-support.ts';
import type { DesiredObservations, ObservationDependencies, Renewal } from './desired-observations.ts';
import type { SingleObservations } from './single-observations.ts';

/** Firmware Version of the Device object. Composites may work with another version. */
const softwareVersion = parsePath('/3/0/3');

/** A probe in progress or queued, with the software version of the device once it has been read. */
interface Probe {
  version: string | undefined;
}

/**
 * Reconciles the observations of devices with the desired ones: after a Register, a change of address, a sleep, and a
 * change of the desired observations. Combines observations in a composite where possible.
 */
export class ObservationRenewals {
  readonly #deps: ObservationDependencies;
  readonly #desired: DesiredObservations;
  readonly #composites: CompositeObservations;
  readonly #singles: SingleObservations;
  readonly #support: CompositeSupport;
  /** Probes by device. */
  readonly #probes = new Map<string, Probe>();

  constructor(
    deps: ObservationDependencies,
    desired: DesiredObservations,
    support: CompositeSupport,
    composites: CompositeObservations,
    singles: SingleObservations,
  ) {
    this.#deps = deps;
    this.#desired = desired;
    this.#composites = composites;
    this.#singles = singles;
    this.#support = support;
  }

  /** Requests all observations after a Register or a change of address, because the device has none there. */
  followUp(change: RegistrationChange): void {
    this.#desired.followUp(change, this.#composites.hasState(change.deviceId));
  }

  /** Requests the missing observations once the device is awake. Call it after storing desired observations. */
  renewMissing(deviceId: string): void {
    this.#desired.scheduleMissing(deviceId);
    this.#desired.renewScheduled();
  }

  /** Call it in the device's lane before storing an observation of a resource of the device. */
  noteRequested(deviceId: string): void {
    this.#desired.noteRequested(deviceId);
  }

  /** Removes an observation that is no longer desired. */
  withdrawn(deviceId: string, id: string): void {
    this.#composites.withdrawn(deviceId, id);
    this.#desired.changed(deviceId);
  }

  /** Forgets a device that is no longer registered. All observations are requested after its next Register. */
  onDeparture(deviceId: string): void {
    this.#desired.onDeparture(deviceId);
    this.#composites.forget(deviceId);
  }

  /** Queues a renewal of the observations of a device that are due. */
  enqueue(deviceId: string, renewal: Renewal): void {
    this.#deps.queue.enqueue(deviceId, {
      // `all` keeps the order of commands, so that it does not reset an observation that a later command begins.
      priority: renewal === 'all' ? 'command' : 'renewal',
      run: (target, signal) => this.regroup(target, renewal, signal),
      dropped: async () => undefined,
    });
  }

  /**
   * Runs in the device's downlink lane. Retries until the store is available, because the next Register may be a day
   * away.
   */
  async regroup(target: DeviceAddress, renewal: Renewal, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const { presence, storeRetry } = this.#deps;
    if (presence.isAsleep(deviceId)) {
      this.#desired.postpone(deviceId, renewal);
      return;
    }
    this.#desired.noteReconciling(deviceId);
    try {
      await storeRetry.run(() => this.#reconcile(target, renewal, signal), signal);
    } catch (error) {
      // Aborted: the device has registered or moved since, so all observations are requested again.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) throw error;
    }
  }

  async #reconcile(target: DeviceAddress, renewal: Renewal, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const desired = await this.#desired.requestable(deviceId, true);
    const left = await this.#composites.regroup(target, desired, renewal, signal);
    this.#singles.enqueue(deviceId, left);
    // Otherwise the remaining observations are requested first, which leads to another probe.
    if (left.length === 0 && (await this.#composites.needsProbe(deviceId, desired))) {
      this.#enqueueProbe(deviceId);
    }
  }

  /**
   * Queues a probe, which detects whether the device supports Observe-Composite. During the probe, each resource has
   * its own observation, so nothing depends on the result. The probe is background work and yields to commands.
   */
  #enqueueProbe(deviceId: string): void {
    if (this.#probes.has(deviceId)) return;
    const probe: Probe = { version: undefined };
    this.#probes.set(deviceId, probe);
    this.#deps.queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: async (target, signal) => {
        try {
          await this.#runProbe(target, probe, signal);
        } finally {
          if (!hasYielded(signal)) this.#probes.delete(deviceId);
        }
      },
      dropped: async (reason) => {
        this.#probes.delete(deviceId);
        // The device answers commands, but not the probe.
        if (reason === 'unanswered') await this.#storeProbeResult(deviceId, probe.version, false);
      },
    });
  }

  async #runProbe(target: DeviceAddress, probe: Probe, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    if (this.#deps.presence.isAsleep(deviceId)) {
      this.#desired.scheduleMissing(deviceId);
      return;
    }
    try {
      await this.#probe(target, probe, signal);
    } catch (error) {
      // Aborted: the device has registered or moved and gets all requests again, or a command goes first.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) throw error;
      if (!signal.aborted) this.#support.noteProbed(deviceId);
    }
  }

  async #probe(target: DeviceAddress, probe: Probe, signal: AbortSignal): Promise<void> {
    const support = this.#support;
    const composites = this.#composites;
    const { deviceId } = target;
    probe.version = await this.#readVersion(target, signal);
    const wanted = await this.#desired.requestable(deviceId);
    if (!(await composites.needsProbe(deviceId, wanted))) return;
    if (probe.version === undefined || (await support.isRefused(deviceId, probe.version))) {
      support.noteProbed(deviceId);
      return;
    }
    const left = await composites.regroup(target, wanted, 'missing', signal, true);
    this.#singles.enqueue(deviceId, left);
    const failure = composites.has(deviceId) ? undefined : support.failureOf(deviceId);
    // Silence counts as a refusal if the device still answers other requests.
    const isThere = failure !== 'silent' || (await this.#readVersion(target, signal)) !== undefined;
    const isKnown = composites.has(deviceId) || (failure !== undefined && isThere);
    await this.#storeProbeResult(deviceId, isKnown ? probe.version : undefined, composites.has(deviceId));
  }

  /** @param version software version; undefined if the probe had no result */
  async #storeProbeResult(
    deviceId: string,
    version: string | undefined,
    isSupported: boolean,
  ): Promise<void> {
    if (version !== undefined) await this.#support.found(deviceId, isSupported, version);
    this.#support.noteProbed(deviceId);
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
    const { deviceId, deviceNetworkId } = target;
    const writes = firmwareWrites(deviceId, deviceNetworkId, value);
    // The device may have been deleted during the Read.
    if (writes.length > 0 && this.#deps.live.ofDevice(deviceId) !== undefined)
      await this.#deps.store.write(writes);
    return typeof value === 'string' ? value : '';
  }
}
