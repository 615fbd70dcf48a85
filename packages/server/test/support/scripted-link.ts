import { formatPath } from '@muster/lwm2m/core';
import type { DeviceOperation, Lwm2mPath, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import type {
  CompositeObserveAnswer,
  DeviceAddress,
  DeviceLink,
  ObservationSink,
  ObserveAnswer,
  OpaqueSource,
} from '../../src/gateway/ports/device-link.ts';

type Answer = OperationAnswer | Error | Promise<OperationAnswer>;

interface Placed {
  readonly target: DeviceAddress;
  readonly sink: ObservationSink;
  readonly token: string;
}

/** A downlink whose devices respond as the test specifies. */
export class ScriptedLink implements DeviceLink {
  /** "read /3/0/7", in the order sent. */
  readonly sent: string[] = [];
  readonly targets: DeviceAddress[] = [];
  /** By path. A later observation or resumption replaces an earlier one. */
  readonly placed = new Map<string, Placed>();
  readonly left: DeviceAddress[] = [];
  answer: (operation: DeviceOperation, target: DeviceAddress, signal?: AbortSignal) => Answer = () => ({
    code: '2.05',
    success: true,
    records: [],
    links: [],
  });
  observed: (path: string) => Answer = () => ({ code: '2.05', success: true, records: [] });
  /** Of an Observe-Composite, by its paths, separated by spaces. */
  observedTogether: (paths: string) => Answer = () => ({ code: '4.05', success: false });
  uploaded: (bytes: Buffer, target: DeviceAddress, signal?: AbortSignal) => Answer = () => ({
    code: '2.04',
    success: true,
  });
  #tokens = 0;

  async perform(
    target: DeviceAddress,
    operation: DeviceOperation,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    this.sent.push(`${operation.type} ${formatPath(operation.path)}`);
    this.targets.push(target);
    return settle(this.answer(operation, target, signal));
  }

  async upload(
    target: DeviceAddress,
    path: Lwm2mPath,
    source: OpaqueSource,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    const url = formatPath(path);
    this.sent.push(`upload ${url}`);
    this.targets.push(target);
    return settle(this.uploaded(Buffer.from(await source.read(0, source.length)), target, signal));
  }

  async observe(target: DeviceAddress, path: Lwm2mPath, sink: ObservationSink): Promise<ObserveAnswer> {
    const url = formatPath(path);
    this.sent.push(`observe ${url}`);
    this.targets.push(target);
    const answer = await settle(this.observed(url));
    return answer.success ? { answer, token: this.#place(url, target, sink) } : { answer };
  }

  /** Returns the token of a new observation. */
  #place(url: string, target: DeviceAddress, sink: ObservationSink): string {
    this.#tokens += 1;
    const token = this.#tokens.toString(16).padStart(8, '0');
    this.placed.set(url, { target, sink, token });
    return token;
  }

  resumeObservation(
    target: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    _accept: number | undefined,
    sink: ObservationSink,
  ): void {
    this.placed.set(formatPath(path), { target, sink, token });
  }

  async cancelObservation(
    _target: DeviceAddress,
    path: Lwm2mPath,
    _token: string,
    how: 'active' | 'passive',
  ): Promise<void> {
    this.sent.push(`cancel ${formatPath(path)} ${how}`);
    this.placed.delete(formatPath(path));
  }

  async observeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<CompositeObserveAnswer> {
    const urls = joined(paths);
    this.sent.push(`observe-composite ${urls}`);
    this.targets.push(target);
    const answer = await Promise.race([settle(this.observedTogether(urls)), aborted(signal)]);
    if (!answer.success) return { answer };
    return { answer, token: this.#place(urls, target, sink), contentFormat: 112 };
  }

  resumeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    _contentFormat: number,
    sink: ObservationSink,
  ): void {
    this.placed.set(joined(paths), { target, sink, token });
  }

  async cancelComposite(
    _target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    _token: string,
    how: 'active' | 'passive',
  ): Promise<void> {
    const urls = joined(paths);
    this.sent.push(`cancel-composite ${urls} ${how}`);
    this.placed.delete(urls);
  }

  leave(target: DeviceAddress): void {
    this.left.push(target);
  }

  /** Delivers a notification; resolves when it may be acknowledged. */
  notify(url: string, records: readonly ValueRecord[], sequence?: number): Promise<void> {
    return this.placed.get(url)!.sink.onNotify(records, sequence);
  }
}

const joined = (paths: readonly Lwm2mPath[]): string => paths.map((path) => formatPath(path)).join(' ');

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

async function settle(answer: Answer): Promise<OperationAnswer> {
  const settled = await answer;
  if (settled instanceof Error) throw settled;
  return settled;
}
