/**
 * Composite operations to devices (OMA-TS-LightweightM2M_Core-V1_1 6.3). A device without them gets single operations
 * instead, and the server remembers this.
 */
import type { CoapResponse, RequestInit } from '@muster/coap';
import type { TimerHandle } from '@muster/net';
import { ContentFormat } from '../../codec/content-format.ts';
import { EncodeError } from '../../codec/decode-error.ts';
import { groupByInstance } from '../../node/by-instance.ts';
import type { ValueRecord } from '../../node/value.ts';
import type {
  CompositeOperation,
  OperationAnswer,
  ReadCompositeOperation,
  WriteCompositeOperation,
} from '../../operation/operation.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import { isAtLeast } from '../../operation/version.ts';
import { formatPath, pathDepth, PathError, type Lwm2mPath } from '../../path/path.ts';
import {
  compositeFormatsToTry,
  readCompositeRequest,
  writeCompositeRequest,
} from '../../binding/composite-request.ts';
import type { FormatUse } from '../../binding/format-memory.ts';
import { wasSent } from '../../binding/failure.ts';
import { plainAnswer, valuesAnswer } from '../../binding/operation-answer.ts';
import type { Accepted, Downlink, DownlinkOptions } from './downlink.ts';
import type { Route } from './listener.ts';
import type { DeviceTarget, ExchangeOptions, PerformOptions } from './types.ts';

/**
 * Response codes of devices without FETCH or iPATCH. For a Write-Composite, 4.05 can also mean that a resource is not
 * writable, and an atomic write must not be replaced with partial ones.
 */
const unsupportedCodes: Readonly<Record<CompositeOperation['type'], readonly string[]>> = {
  readComposite: ['4.05', '5.01'],
  writeComposite: ['5.01'],
};
/** Codes that call for another Content-Format. */
const formatRejections: ReadonlySet<string> = new Set(['4.15', '4.06', '4.02']);

export interface CompositesOptions extends DownlinkOptions {
  readonly downlink: Downlink;
  /** Whether devices without composites get single operations instead. */
  readonly fallback: boolean;
  /** Milliseconds after which an unanswered Read-Composite is replaced with single Reads. */
  readonly timeoutMs: number;
}

/** Sends the request in one format. */
type SendInFormat<R> = (
  format: number,
  route: Route,
) => Promise<{ readonly code: string; readonly accept: number | undefined; readonly value: R }>;

export class Composites {
  readonly #options: CompositesOptions;

  constructor(options: CompositesOptions) {
    this.#options = options;
  }

  async perform(
    target: DeviceTarget,
    operation: CompositeOperation,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    checkComposite(operation);
    if (operation.type === 'writeComposite' && (operation.removed ?? []).length > 0) {
      // Only SenML-ETCH can remove resource instances, so there is no fallback.
      return this.#performComposite(target, operation, { contentFormat: etchFormat(target), ...options });
    }
    if (!this.supportsComposites(target)) return this.#performSingly(target, operation, options);
    const { fallback } = this.#options;
    const answer =
      fallback && operation.type === 'readComposite'
        ? await this.#performWithTimeout(target, operation, options)
        : await this.#performComposite(target, operation, options);
    if (answer !== undefined && (!fallback || !unsupportedCodes[operation.type].includes(answer.code)))
      return answer;
    // A device that did not answer may be unreachable, which the first single operation shows.
    return this.#performSingly(target, operation, options);
  }

  /**
   * Limits the time of a Read-Composite: a device without FETCH may not answer it at all.
   * @returns undefined without a usable answer
   */
  async #performWithTimeout(
    target: DeviceTarget,
    operation: ReadCompositeOperation,
    options: PerformOptions,
  ): Promise<OperationAnswer | undefined> {
    const { clock, timeoutMs } = this.#options;
    const limit = new AbortController();
    let timer: TimerHandle | undefined;
    // Time spent waiting for other requests to the device does not count.
    const onSent = (): void => {
      timer?.cancel();
      timer = clock.setTimer(timeoutMs, () => limit.abort());
    };
    const { signal = limit.signal } = options;
    try {
      const limited = { ...options, signal: AbortSignal.any([signal, limit.signal]) };
      return await this.#performComposite(target, operation, limited, onSent);
    } catch (error) {
      const isLate = limit.signal.aborted && options.signal?.aborted !== true;
      if (!isLate && !isUnanswered(error)) throw error;
      return undefined;
    } finally {
      timer?.cancel();
    }
  }

  /** False for a device known to lack composites, from earlier answers or by its LwM2M version. */
  supportsComposites(target: DeviceTarget): boolean {
    if (!this.#options.fallback) return true;
    if (!isAtLeast(target.lwm2mVersion, 1)) return false;
    const { listeners, memory } = this.#options;
    const formats = compositeFormatsToTry(target);
    return memory.order(listeners.keyOf(target), 'composite', formats)[0] !== undefined;
  }

  /** Remembers that the device lacks composites. */
  #learnUnsupported(target: DeviceTarget): void {
    const { listeners, memory } = this.#options;
    memory.learn(listeners.keyOf(target), 'composite', undefined, compositeFormatsToTry(target)[0]);
  }

  async #performComposite(
    target: DeviceTarget,
    operation: CompositeOperation,
    options: PerformOptions,
    onSent?: () => void,
  ): Promise<OperationAnswer> {
    const context = this.#options.downlink.context(target, {});
    const send: SendInFormat<CoapResponse> = async (format, route) => {
      const request = this.#request(target, operation, format, options.accept);
      const init = onSent === undefined ? request : { ...request, onSent };
      const value = await this.#send(route, init, options);
      return { code: value.code, accept: init.accept, value };
    };
    const { result, accept } = await this.tryFormats(target, options.contentFormat, send);
    return operation.type === 'readComposite' ? valuesAnswer(result, context, accept) : plainAnswer(result);
  }

  /** Tries the formats until the device does not reject one. @throws EncodeError if no format can carry the content */
  async tryFormats<R>(
    target: DeviceTarget,
    requestedFormat: number | undefined,
    send: SendInFormat<R>,
  ): Promise<Accepted<R>> {
    const { listeners, downlink } = this.#options;
    const route = listeners.route(target);
    const preferred = compositeFormatsToTry(target);
    const use: FormatUse = 'composite';
    const formats =
      requestedFormat === undefined
        ? downlink.formatsInOrder(target, route, use, preferred)
        : [requestedFormat];
    let last: Accepted<R> | undefined;
    let failure: unknown;
    for (const format of formats) {
      if (format === undefined) continue;
      try {
        const { code, accept, value } = await send(format, route);
        last = { result: value, accept };
        if (formatRejections.has(code)) continue;
        if (requestedFormat === undefined && code.startsWith('2.')) {
          downlink.learnFormat(target, route, use, format, preferred[0]);
        }
        return last;
      } catch (error) {
        // Another format may be able to carry the content.
        if (!(error instanceof EncodeError)) throw error;
        failure ??= error;
      }
    }
    if (!last) throw failure;
    return last;
  }

  #request(
    target: DeviceTarget,
    operation: CompositeOperation,
    format: number,
    accept: number | undefined,
  ): RequestInit {
    const { rootPath } = target;
    return operation.type === 'readComposite'
      ? readCompositeRequest(rootPath, operation.paths, format, accept)
      : writeCompositeRequest(rootPath, operation, format, this.#options.modelsFor(target));
  }

  #send({ endpoint, peer }: Route, init: RequestInit, options: ExchangeOptions): Promise<CoapResponse> {
    return this.#options.downlink.counted(init, options, (hooked) => endpoint.request(peer, hooked));
  }

  async #performSingly(
    target: DeviceTarget,
    operation: CompositeOperation,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    const { signal, onAcknowledged, onExchanged } = options;
    const single: PerformOptions = {
      ...(signal === undefined ? {} : { signal }),
      ...(onAcknowledged === undefined ? {} : { onAcknowledged }),
      ...(onExchanged === undefined ? {} : { onExchanged }),
    };
    const answer =
      operation.type === 'readComposite'
        ? await this.#readSingly(target, operation, single)
        : await this.#writeSingly(target, operation, single);
    // The answer to the single operation shows that the device is reachable.
    this.#learnUnsupported(target);
    return { ...answer, singly: true };
  }

  async #readSingly(
    target: DeviceTarget,
    { paths }: ReadCompositeOperation,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    const records: ValueRecord[] = [];
    let refused: OperationAnswer | undefined;
    let isRead = false;
    for (const path of paths) {
      const answer = await this.#readOne(target, path, options);
      if (answer.success) {
        isRead = true;
        records.push(...(answer.records ?? []));
      } else {
        refused ??= answer;
      }
    }
    return isRead || !refused ? { code: '2.05', success: true, records } : refused;
  }

  #readOne(target: DeviceTarget, path: Lwm2mPath, options: PerformOptions): Promise<OperationAnswer> {
    if (pathDepth(path) > 0) return this.#options.downlink.perform(target, { type: 'read', path }, options);
    const diagnostic = 'the device takes no composites, and the root is read in no other way';
    return Promise.resolve({ code: '4.05', success: false, diagnostic });
  }

  /** Writes instance by instance, which is not atomic. The first refusal ends it and names the instance. */
  async #writeSingly(
    target: DeviceTarget,
    { records }: WriteCompositeOperation,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    for (const { path, records: own } of groupByInstance(records)) {
      const write = { type: 'write', path, mode: 'update', records: own } as const;
      const answer = await this.#options.downlink.perform(target, write, options);
      if (answer.success) continue;
      const { diagnostic = answer.code } = answer;
      return { ...answer, diagnostic: `${formatPath(path)}: ${diagnostic}` };
    }
    return { code: '2.04', success: true };
  }
}

function etchFormat({ contentFormats }: DeviceTarget): number {
  const { senmlEtchJson, senmlEtchCbor } = ContentFormat;
  const isJson = contentFormats.includes(senmlEtchJson) && !contentFormats.includes(senmlEtchCbor);
  return isJson ? senmlEtchJson : senmlEtchCbor;
}

/** @throws PathError */
function checkComposite(operation: CompositeOperation): void {
  if (operation.type === 'readComposite') {
    checkCompositePaths(operation.paths);
    return;
  }
  const { records, removed = [] } = operation;
  if (records.length + removed.length === 0) throw new PathError('writeComposite needs at least one value');
  for (const path of removed) {
    if (pathDepth(path) === 4) continue;
    throw new PathError(`writeComposite can remove resource instances only, not ${formatPath(path)}`);
  }
  for (const { path } of records) {
    if (path.resourceId === undefined || path.instanceId === undefined) {
      throw new PathError(
        `writeComposite writes resources and resource instances only, not ${formatPath(path)}`,
      );
    }
  }
}

/** @throws PathError */
export function checkCompositePaths(paths: readonly Lwm2mPath[]): void {
  if (paths.length === 0) throw new PathError('a composite operation needs at least one path');
  const partial = paths.find(
    ({ resourceId, instanceId }) => resourceId !== undefined && instanceId === undefined,
  );
  if (partial) throw new PathError(`${formatPath(partial)} must name an object instance`);
}

function isUnanswered(error: unknown): boolean {
  return error instanceof DeviceUnreachableError && wasSent(error);
}
