import { isWithin, parsePath } from '@muster/lwm2m/core';
import type { Lwm2mPath, ValueRecord } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type {
  CompositeObserveAnswer,
  DeviceAddress,
  ObservationSink,
} from '../../gateway/ports/device-link.ts';
import { omit } from '../../kernel/data.ts';
import { replaceOperation } from '../../store/port.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { CompositeSupport } from './composite-support.ts';
import type { DesiredObservations, ObservationDependencies, Renewal } from './desired-observations.ts';
import { observations } from './model.ts';
import type { NotificationMark, Observation } from './model.ts';
import { compositeSink, NotifiedValues, wantedRecords } from './notifications.ts';
import type { NotifiedGroup } from './notifications.ts';
import type { SingleObservations } from './single-observations.ts';

/** Codes of devices that do not support composites, or not this form of the request. */
const REFUSALS: ReadonlySet<string> = new Set(['4.00', '4.02', '4.04', '4.05', '4.06', '4.15', '5.01']);

/** Maximum number of paths of a composite observation. Each of its notifications carries the values of all paths. */
const MAX_COMPOSITE_PATHS = 32;

/** The composite observation of a device. */
interface CompositeGroup extends NotifiedGroup {
  readonly registrationId: string;
  readonly contentFormat: number | undefined;
  /** Observed paths in the order of the request, which is part of the identity of the observation. */
  readonly paths: readonly string[];
  readonly members: Map<string, Lwm2mPath>;
  /** Paths without a value when the observation began. Each has its own observation. */
  readonly absent: ReadonlySet<string>;
}

/**
 * Manages one observation for several resources of a device: Observe-Composite (OMA-TS-LightweightM2M_Core-V1_1 6.4.1).
 * A device has at most one. Its token, paths and format are stored with each observation that it serves, so that they
 * are committed and deleted together, and are sufficient to resume it after a restart.
 */
export class CompositeObservations {
  readonly #deps: ObservationDependencies;
  readonly #desired: DesiredObservations;
  readonly #support: CompositeSupport;
  readonly #singles: SingleObservations;
  readonly #groups = new Map<string, CompositeGroup>();
  /** Devices that have cancelled their composite observation. They get no other until their next Register. */
  readonly #cancelledByDevice = new Set<string>();

  constructor(
    deps: ObservationDependencies,
    desired: DesiredObservations,
    support: CompositeSupport,
    singles: SingleObservations,
  ) {
    this.#deps = deps;
    this.#desired = desired;
    this.#support = support;
    this.#singles = singles;
  }

  /**
   * Resumes the composite observation that served these observations of one device. Sends nothing.
   *
   * @throws DeviceUnreachable if its session is gone
   */
  resume(members: readonly Observation[], mark?: NotificationMark): void {
    const [first] = members;
    const registration = first === undefined ? undefined : this.#deps.live.ofDevice(first.deviceId);
    if (first?.token === undefined || first.composite === undefined || registration === undefined) return;
    const { paths, contentFormat } = first.composite;
    const known = this.#groups.get(first.deviceId);
    const group: CompositeGroup = {
      token: first.token,
      registrationId: registration.id,
      contentFormat,
      paths,
      members: new Map(members.map((one) => [one.id, parsePath(one.path)])),
      absent: new Set(),
      values: known?.token === first.token ? known.values : new NotifiedValues(),
    };
    this.#groups.set(first.deviceId, group);
    const asked = paths.map((path) => parsePath(path));
    const sink = this.#sink(first, group);
    const last = mark?.token === first.token ? mark.sequence : undefined;
    const address = addressOf(registration);
    this.#deps.link.resumeComposite(address, asked, first.token, contentFormat, sink, last);
  }

  /** Ignores further values of an observation that is no longer desired. */
  withdrawn(deviceId: string, id: string): void {
    this.#groups.get(deviceId)?.members.delete(id);
  }

  /** Forgets a device that is no longer registered. */
  forget(deviceId: string): void {
    this.#groups.delete(deviceId);
    this.#cancelledByDevice.delete(deviceId);
    this.#support.forget(deviceId);
  }

  /** Returns whether a probe is needed to find out if the device supports a composite of these observations. */
  async needsProbe(deviceId: string, desired: readonly Observation[]): Promise<boolean> {
    const isSingle =
      desired.length < 2 || this.#groups.has(deviceId) || this.#cancelledByDevice.has(deviceId);
    return !isSingle && (await this.#support.needsProbe(deviceId));
  }

  /** Returns whether the device has a composite observation. */
  has(deviceId: string): boolean {
    return this.#groups.has(deviceId);
  }

  /** Returns whether a new registration changes anything about the composite observations of the device. */
  hasState(deviceId: string): boolean {
    return this.#groups.has(deviceId) || this.#cancelledByDevice.has(deviceId);
  }

  /**
   * Reconciles the composite observation of a device with its desired observations: begins, replaces or cancels it.
   * Runs in the downlink lane of the device.
   *
   * @returns desired observations that it does not serve. They must be requested separately.
   * @throws DeviceUnreachable `closed`, AbortError
   */
  async regroup(
    target: DeviceAddress,
    desired: readonly Observation[],
    renewal: Renewal,
    signal: AbortSignal,
    isProbe = false,
  ): Promise<readonly Observation[]> {
    const { deviceId } = target;
    const registrationId = this.#deps.live.ofDevice(deviceId)?.id;
    const old = await this.#currentGroup(target, renewal, registrationId, signal);
    const needy = (one: Observation): boolean => renewal === 'all' || !isActive(one, registrationId);
    if (old !== undefined && covers(old, desired)) return desired.filter(needy);
    const grouped = desired.slice(0, MAX_COMPOSITE_PATHS);
    const isWanted =
      registrationId !== undefined && grouped.length > 1 && (isProbe || (await this.#isSupported(deviceId)));
    const began = isWanted ? await this.#begin(target, grouped, registrationId, signal) : undefined;
    if (began === undefined) this.#groups.delete(deviceId);
    const left = desired.filter((one) => began?.has(one.id) !== true);
    await this.#release(deviceId, left);
    if (old !== undefined) await this.#end(target, old, 'active', signal);
    return left.filter((one) => one.composite !== undefined || needy(one));
  }

  /** Returns the current composite observation of the device. Ends one of an earlier registration or address. */
  async #currentGroup(
    target: DeviceAddress,
    renewal: Renewal,
    registrationId: string | undefined,
    signal: AbortSignal,
  ): Promise<CompositeGroup | undefined> {
    const { deviceId } = target;
    if (renewal === 'all') this.#cancelledByDevice.delete(deviceId);
    const old = this.#groups.get(deviceId);
    if (old === undefined || (renewal === 'missing' && old.registrationId === registrationId)) return old;
    this.#groups.delete(deviceId);
    await this.#end(target, old, 'passive', signal);
    return undefined;
  }

  async #isSupported(deviceId: string): Promise<boolean> {
    return !this.#cancelledByDevice.has(deviceId) && (await this.#support.isSupported(deviceId));
  }

  /** @returns IDs of the served observations; undefined if the device does not support composites */
  async #begin(
    target: DeviceAddress,
    desired: readonly Observation[],
    registrationId: string,
    signal: AbortSignal,
  ): Promise<ReadonlySet<string> | undefined> {
    const { link } = this.#deps;
    const [first] = desired;
    if (first === undefined) return undefined;
    const paths = desired.map((one) => one.path);
    const asked = paths.map((path) => parsePath(path));
    const members = new Map(desired.map((one) => [one.id, parsePath(one.path)]));
    const placed: { token?: string } = {};
    const values = new NotifiedValues();
    const sink = this.#sink(first, {
      members,
      values,
      get token() {
        return placed.token;
      },
    });
    const reply = await this.#answer(target, asked, sink, signal);
    if (reply === undefined) return undefined;
    const { answer, token, contentFormat } = reply;
    const records = answer.records ?? [];
    const served = desired.filter((one) => hasValue(records, one.path));
    if (token === undefined || contentFormat === undefined || served.length === 0) {
      if (answer.success || REFUSALS.has(answer.code)) {
        await this.#support.noteFailure(first.deviceId, 'refused');
      }
      if (token !== undefined) await link.cancelObservation(target, {}, token, 'passive');
      return undefined;
    }
    placed.token = token;
    const servedIds = new Set(served.map((one) => one.id));
    const absent = new Set(desired.filter((one) => !servedIds.has(one.id)).map((one) => one.path));
    const identity = { token, registrationId };
    this.#groups.set(first.deviceId, { ...identity, contentFormat, paths, members, absent, values });
    const composite = { paths, contentFormat };
    values.reported(wantedRecords(records, members), this.#deps.clock.monotonic());
    try {
      await this.#commit(first, records, served, { ...identity, composite });
    } catch (error) {
      values.forget();
      throw error;
    }
    await this.#replaceSingles(target, served);
    return servedIds;
  }

  /** @returns undefined if the device does not respond, or its response cannot be used */
  async #answer(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal: AbortSignal,
  ): Promise<CompositeObserveAnswer | undefined> {
    const { link, clock, compositeTimeoutMs } = this.#deps;
    const limit = new AbortController();
    const timer = clock.setTimer(compositeTimeoutMs, () =>
      limit.abort(new Error('The device did not answer in time.')),
    );
    try {
      return await link.observeComposite(target, paths, sink, AbortSignal.any([signal, limit.signal]));
    } catch (error) {
      const isRefusal = error instanceof DeviceUnreachable && (error.isNoResponse || error.isAnswered);
      if (signal.aborted || (!isRefusal && !limit.signal.aborted)) throw error;
      await this.#support.noteFailure(target.deviceId, 'silent');
      return undefined;
    } finally {
      timer.cancel();
    }
  }

  /** Commits the observation together with the values of its response. @param state that of the device */
  async #commit(
    device: Observation,
    records: readonly ValueRecord[],
    served: readonly Observation[],
    state: Required<Pick<Observation, 'token' | 'registrationId' | 'composite'>>,
  ): Promise<void> {
    await this.#deps.measurements.take(device, records, (owned) => {
      // The device may have sent a Register, or have lost smart objects, before its response.
      if (this.#deps.live.ofDevice(device.deviceId)?.id !== state.registrationId) return [];
      const ids = new Set(owned.map((one) => one.id));
      const kept = served.filter((one) => ids.has(one.smartObjectId));
      for (const one of kept) this.#desired.noteReplaced(one);
      return kept.map((one) => replaceOperation(observations, one, { ...omit(one, 'accept'), ...state }));
    });
  }

  /** Forgets the old tokens. A notification with one of them gets a Reset, which ends the observation on the device. */
  async #replaceSingles(target: DeviceAddress, served: readonly Observation[]): Promise<void> {
    for (const { token, composite, path } of served) {
      if (token !== undefined && composite === undefined) {
        await this.#deps.link.cancelObservation(target, parsePath(path), token, 'passive');
      }
    }
  }

  /** Releases observations that a composite observation no longer serves. */
  async #release(deviceId: string, desired: readonly Observation[]): Promise<void> {
    const freed = desired.filter((one) => one.composite !== undefined);
    if (freed.length > 0) {
      const ids = freed.map((one) => one.id);
      await this.#desired.leaveComposite(deviceId, ids, undefined);
    }
  }

  async #end(
    target: DeviceAddress,
    old: CompositeGroup,
    how: 'active' | 'passive',
    signal: AbortSignal,
  ): Promise<void> {
    const { token, contentFormat, paths } = old;
    if (token === undefined || contentFormat === undefined) return;
    const asked = paths.map((path) => parsePath(path));
    try {
      await this.#deps.link.cancelComposite(target, asked, token, how, contentFormat, signal);
    } catch (error) {
      // Later notifications get a Reset.
      if (!(error instanceof DeviceUnreachable)) throw error;
    }
  }

  #sink({ deviceId, deviceNetworkId }: Observation, group: NotifiedGroup): ObservationSink {
    return compositeSink(this.#deps, { deviceId, deviceNetworkId }, group, () => {
      this.#ended(deviceId, [...group.members.keys()], group.token).catch(this.#deps.onError);
    });
  }

  async #ended(deviceId: string, ids: readonly string[], token: string | undefined): Promise<void> {
    if (token === undefined) return;
    if (this.#groups.get(deviceId)?.token === token) {
      this.#groups.delete(deviceId);
      this.#cancelledByDevice.add(deviceId);
    }
    // Do not start the same composite again: the device might end it each time.
    const { storeRetry } = this.#deps;
    const left = await storeRetry.run(() => this.#desired.leaveComposite(deviceId, ids, token));
    this.#singles.enqueue(deviceId, left);
  }
}

/** Returns whether the device has the observation under its current registration. */
function isActive({ token, registrationId }: Observation, current: string | undefined): boolean {
  return token !== undefined && registrationId === current;
}

/** Returns whether the composite observation has exactly these observations as its paths. */
function covers(group: CompositeGroup, wanted: readonly Observation[]): boolean {
  const grouped = wanted.slice(0, MAX_COMPOSITE_PATHS);
  return (
    grouped.length === group.paths.length &&
    grouped.every(
      ({ path, token }) => group.paths.includes(path) && (token === group.token || group.absent.has(path)),
    )
  );
}

/** Returns whether a record lies at or below the path. */
function hasValue(records: readonly ValueRecord[], path: string): boolean {
  const wanted = parsePath(path);
  return records.some((one) => isWithin(one.path, wanted));
}
