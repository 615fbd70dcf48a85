import {
  createEndpoint,
  decodeBlock,
  decodeMessage,
  encodeMessage,
  findOption,
  MessageType,
  OptionNumber,
  parseResponseCode,
} from '@muster/coap';
import type { CoapResponse, Endpoint, Message, RawOption, RequestInit, Transport } from '@muster/coap';
import { formatPath, parsePath, type DeviceOperation, type OperationAnswer } from '@muster/lwm2m/core';
import { LossyLink, seededRandom, type VirtualClock } from '@muster/testkit';
import { DeviceUnreachable } from '../../src/gateway/ports/device-link.ts';
import { record } from './device-world.ts';
import { FirmwareMachine } from './firmware-machine.ts';
import type { ScriptedLink } from './scripted-link.ts';

const { block1, uriPath } = OptionNumber;

export interface BusyDeviceOptions {
  readonly lossRate: number;
  readonly seed: number;
  /** Share of the requests that are answered with 5.03, 0 to 1. */
  readonly busyRate: number;
}

/**
 * Object 5 on raw CoAP, on a link that loses datagrams. It has no deduplication: it handles each copy of a message as a
 * new one, answers the second copy of a block with 4.08, and a share of all requests with 5.03.
 */
export class BusyDevice {
  readonly #machine = new FirmwareMachine();
  /** Completely received packages. */
  readonly packages: Buffer[] = [];
  /** Number of responses by code. */
  readonly answered = new Map<string, number>();
  readonly #options: BusyDeviceOptions;
  readonly #random: () => number;
  readonly #transport: Transport;
  readonly #gateway: Endpoint;
  #parts: Buffer[] = [];
  #received = 0;

  constructor(clock: VirtualClock, options: BusyDeviceOptions) {
    const { lossRate, seed } = options;
    const link = new LossyLink(clock, { lossRate, seed });
    this.#options = options;
    this.#random = seededRandom(seed + 1);
    this.#transport = link.right;
    this.#gateway = createEndpoint({ transport: link.left, clock, random: seededRandom(seed + 2) });
    link.right.start({ onDatagram: (datagram) => this.#take(datagram), onError: () => undefined });
  }

  close(): Promise<void> {
    return this.#gateway.close();
  }

  /** Sends the requests of the service to its device over the link. */
  serve(link: ScriptedLink): void {
    link.answer = async (operation, _target, signal) => {
      const path = formatPath(operation.path);
      return answerOf(path, operation, await this.#ask(requestOf(path, operation), signal));
    };
    link.uploaded = async (payload, _target, signal) => {
      const init: RequestInit = { method: 'PUT', path: ['5', '0', '0'], contentFormat: 42, payload };
      return answerOf('/5/0/0', undefined, await this.#ask({ ...init, blockSize: 64 }, signal));
    };
  }

  async #ask(init: RequestInit, signal: AbortSignal | undefined): Promise<CoapResponse> {
    const { address, port } = this.#transport.localAddress;
    const peer = this.#gateway.transport.peerOf(address, port);
    try {
      return await this.#gateway.request(peer, signal === undefined ? init : { ...init, signal });
    } catch (error) {
      if (signal?.aborted === true) throw error;
      throw new DeviceUnreachable('timeout', String(error), { cause: error });
    }
  }

  #take(datagram: Buffer): void {
    const request = decodeMessage(datagram);
    if (request.type !== MessageType.confirmable) return;
    const { code, options = [], payload } = this.#handle(request);
    this.answered.set(code, (this.answered.get(code) ?? 0) + 1);
    const { messageId, token } = request;
    const type = MessageType.acknowledgement;
    const encoded = encodeMessage({
      type,
      code: parseResponseCode(code),
      messageId,
      token,
      options: [...options].sort((a, b) => a.number - b.number),
      payload: Buffer.from(payload ?? ''),
    });
    const from = this.#gateway.transport.localAddress;
    this.#transport.send(encoded, this.#transport.peerOf(from.address, from.port));
  }

  #handle(request: Message): { code: string; options?: RawOption[]; payload?: string } {
    if (this.#random() < this.#options.busyRate) return { code: '5.03', payload: 'flash is busy' };
    const path = request.options
      .filter(({ number }) => number === uriPath)
      .map(({ value }) => value.toString())
      .join('/');
    if (request.code === 1) return this.#read(path);
    if (path === '5/0/2') return this.#update();
    return path === '5/0/0' ? this.#write(request) : { code: '4.05' };
  }

  get executes(): number {
    return this.#machine.executes;
  }

  #read(path: string): { code: string; payload?: string } {
    const answer = this.#machine.answer({ type: 'read', path: parsePath(`/${path}`) });
    const value = answer.success ? (answer.records![0]!.value as number | string) : undefined;
    return value === undefined ? { code: '4.04' } : { code: '2.05', payload: String(value) };
  }

  #update(): { code: string } {
    // The second copy arrives during the update.
    if (this.#machine.state !== 2) return { code: '4.05' };
    this.#machine.executes += 1;
    this.#machine.updated();
    return { code: '2.04' };
  }

  #write(request: Message): { code: string; options?: RawOption[] } {
    const option = findOption(request.options, block1);
    if (option === undefined) {
      this.#machine.state = 0;
      this.#received = 0;
      return { code: '2.04' };
    }
    const { number, more, size } = decodeBlock(option)!;
    if (number === 0) {
      this.#parts = [];
      this.#received = 0;
      this.#machine.result = 0;
    }
    if (this.#machine.state === 2 || number * size !== this.#received) return { code: '4.08' };
    this.#parts.push(request.payload);
    this.#received += request.payload.length;
    this.#machine.state = 1;
    if (!more) {
      this.packages.push(Buffer.concat(this.#parts));
      this.#machine.state = 2;
    }
    return { code: more ? '2.31' : '2.04', options: [{ number: block1, value: option }] };
  }
}

function requestOf(path: string, operation: DeviceOperation): RequestInit {
  const segments = path.split('/').slice(1);
  if (operation.type === 'read') return { method: 'GET', path: segments, accept: 0 };
  if (operation.type === 'execute') return { method: 'POST', path: segments };
  const value = operation.type === 'write' ? operation.records[0]?.value : undefined;
  return { method: 'PUT', path: segments, contentFormat: 42, payload: value as Uint8Array };
}

function answerOf(
  path: string,
  operation: DeviceOperation | undefined,
  { code, payload }: CoapResponse,
): OperationAnswer {
  if (!code.startsWith('2.')) return { code, success: false, diagnostic: payload.toString() };
  if (operation?.type !== 'read') return { code, success: true };
  const text = payload.toString();
  const value = path === '/3/0/3' ? text : Number(text);
  return { code, success: true, records: [record(path, value)] };
}
