import { createSocketTransport, createUdpTransport, systemClock, type Clock } from '@muster/coap';
import type { Peer, Transport } from '@muster/coap';
import { capturedSocket, createUdpSocket, formatHostPort, type PacketCapture } from '@muster/net';
import { demandArgument } from '../demand-argument.ts';
import { readFileLimit } from '../network/file-limit.ts';
import { localAddressFor } from '../network/local-address.ts';
import type { ServerAddress } from '../network/server-address.ts';
import { CaptureListenError, CaptureOptionError } from './capture-error.ts';
import { headerLine, noteLine } from './capture-line.ts';
import type { CaptureSide } from './capture-types.ts';
import {
  datagramReader,
  readCaptureKeys,
  type CaptureKeyFiles,
  type DatagramReader,
} from './capture-keys.ts';
import { CaptureWriter } from './capture-writer.ts';
import { resolveCoapServer, type CoapServerAddress } from './coap-server-address.ts';
import { MessageLog, type MessageStats } from './message-log.ts';
import { RecordedLink } from './recorded-link.ts';

/** Addresses, file and limits of a recording. */
export interface RecordCaptureOptions extends Pick<CaptureKeyFiles, 'pskFile'> {
  /** Address that the devices send to, such as `coap://127.0.0.1:5783`; port 0 takes a free port. */
  readonly listen: string;
  /** Address of the server, such as `coap://192.0.2.1:5683`. With `coaps:`, `listen` needs that scheme too. */
  readonly server: string;
  /** Path of the capture file. */
  readonly file: string;
  /** Replaces an existing file. Default: false, which rejects an existing file. */
  readonly overwrite?: boolean;
  /**
   * Maximum number of device addresses at a time, at least 1; each needs a socket. A new address closes the one that
   * was silent longest. Default 16,384, or as many as the limit of open files allows.
   */
  readonly maxLinks?: number;
  /** Receives the datagrams between devices and the recorder, and the keys of their DTLS connections. */
  readonly capture?: PacketCapture;
  /** Clock of the recording. Default: the system clock. */
  readonly clock?: Clock;
  /** Aborts the recording. */
  readonly signal?: AbortSignal;
}

/** Figures of a recording. */
export interface RecordStats extends MessageStats {
  /** Number of addresses that have sent a message. */
  readonly links: number;
  /** Number of datagrams that could not be forwarded. The file has a note for each. */
  readonly notForwarded: number;
  /** Number of addresses that were closed for new ones; see `maxLinks`. */
  readonly closedLinks: number;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/** A recording in progress. */
export interface CaptureRecording {
  /** URI that devices send to, with the port. */
  readonly listen: string;
  readonly stats: RecordStats;
  /**
   * Resolves when the recording has been stopped.
   *
   * @throws CaptureWriteError if the file can no longer be written; forwarding stops then
   */
  readonly ended: Promise<RecordStats>;
  /** Completes the file and closes all sockets. */
  stop(): Promise<RecordStats>;
}

const defaultMaxLinks = 16_384;
/** Open files reserved for uses other than the sockets of devices. */
const reservedFiles = 64;
/** Maximum number of queued datagrams of a device while its socket is bound, which takes less than a millisecond. */
const maxWaiting = 256;
const receiveBufferBytes = 4 * 1024 * 1024;

/**
 * Records the messages between devices and a server, as a UDP proxy: each device address has its own socket to the
 * server. Datagrams are forwarded unchanged after they have been written. Messages over DTLS 1.2 are decrypted with the
 * pre-shared keys; each device needs a handshake during the recording.
 *
 * @returns once devices can send
 * @throws CaptureOptionError if devices and server have the same address or different schemes, for an `mqtt:` address, or
 *   for a `coaps:` address without keys; ServerUriError for a malformed URI or an unknown host; CaptureFileError if
 *   `pskFile` cannot be read; CaptureListenError if `listen` cannot be bound; CaptureWriteError if the file cannot be
 *   created
 */
export async function recordCapture(options: RecordCaptureOptions): Promise<CaptureRecording> {
  demandArgument('options', options, 'recordCapture');
  const maxLinks = checkedLinks(options.maxLinks);
  const [own, server] = [await resolveCoapServer(options.listen), await resolveCoapServer(options.server)];
  if (own.address === server.address && own.port === server.port) {
    throw new CaptureOptionError(`Devices and server cannot both have the address ${server.uri}.`);
  }
  if (own.scheme !== server.scheme) {
    throw new CaptureOptionError(
      `Devices cannot send to ${own.uri} if the server is ${server.uri}. Use the same scheme for both.`,
    );
  }
  const keys = server.scheme === 'coaps' ? await readCaptureKeys(options) : undefined;
  const { capture } = options;
  const onMasterSecret = capture && { onMasterSecret: capture.masterSecret.bind(capture) };
  const read = datagramReader(keys && { ...keys, ...onMasterSecret });
  const transport = await bind(own, options);
  try {
    const writer = new CaptureWriter(options.file, options.overwrite ?? false);
    return new Recorder(transport, server, writer, read, maxLinks, options);
  } catch (error) {
    await transport.close();
    throw error;
  }
}

function checkedLinks(links: number | undefined): number {
  if (links !== undefined && !(Number.isInteger(links) && links >= 1)) {
    throw new CaptureOptionError(`maxLinks must be a whole number of at least 1, not ${String(links)}.`);
  }
  const { limit = Infinity, inUse } = readFileLimit();
  return Math.max(1, Math.min(links ?? defaultMaxLinks, limit - inUse - reservedFiles));
}

async function bind(
  { address, port, uri }: ServerAddress,
  { capture, clock }: RecordCaptureOptions,
): Promise<Transport> {
  try {
    const socket = await createUdpSocket({ address, port, recvBufferBytes: receiveBufferBytes });
    return createSocketTransport(capture ? capturedSocket(socket, capture, clock) : socket);
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'another process has it' : code;
    throw new CaptureListenError(`Cannot listen on ${uri}: ${reason}. Choose another port.`, {
      cause: error,
    });
  }
}

class Recorder implements CaptureRecording {
  readonly listen: string;
  readonly ended: Promise<RecordStats>;
  readonly #end: PromiseWithResolvers<RecordStats>;
  readonly #transport: Transport;
  readonly #server: CoapServerAddress;
  readonly #writer: CaptureWriter;
  readonly #log: MessageLog;
  readonly #read: DatagramReader;
  readonly #maxLinks: number;
  readonly #clock: Clock;
  readonly #startMs: number;
  /** Links by device address, silent longest first. */
  readonly #links = new Map<string, RecordedLink>();
  readonly #counts = { links: 0, notForwarded: 0, closedLinks: 0 };
  #isStopped = false;

  constructor(
    transport: Transport,
    server: CoapServerAddress,
    writer: CaptureWriter,
    read: DatagramReader,
    maxLinks: number,
    { clock = systemClock, signal }: RecordCaptureOptions,
  ) {
    const { address, port } = transport.localAddress;
    this.listen = `${server.scheme}://${formatHostPort(address, port)}`;
    this.#end = Promise.withResolvers();
    this.ended = this.#end.promise;
    // Callers that only call `stop` do not have to handle the rejection.
    this.ended.catch(() => undefined);
    this.#transport = transport;
    this.#server = server;
    this.#writer = writer;
    this.#log = new MessageLog(writer);
    this.#read = read;
    this.#maxLinks = maxLinks;
    this.#clock = clock;
    this.#startMs = clock.monotonic();
    const startedAt = new Date(clock.now()).toISOString();
    writer.write(headerLine({ startedAt, listen: this.listen, server: server.uri }));
    transport.start({
      onDatagram: (datagram, peer) => this.#guard(() => this.#fromDevice(datagram, peer)),
      onError: (error) => this.#guard(() => this.#noteFailure(error)),
    });
    if (signal?.aborted === true) void this.stop();
    signal?.addEventListener('abort', () => void this.stop(), { once: true });
  }

  get stats(): RecordStats {
    return { ...this.#counts, ...this.#log.stats, bytes: this.#writer.bytes };
  }

  async stop(): Promise<RecordStats> {
    if (!this.#isStopped) {
      const { fromDevices, fromServer } = this.#log.stats;
      this.#guard(() => this.#note('end', { messages: fromDevices + fromServer }));
    }
    await this.#close();
    this.#end.resolve(this.stats);
    return this.ended;
  }

  async #close(): Promise<void> {
    this.#isStopped = true;
    this.#writer.close();
    const upstreams = [...this.#links.values()].map(({ upstream }) => upstream?.close());
    await Promise.all([this.#transport.close(), ...upstreams]);
  }

  /** Ends the recording if its file cannot be written. */
  #guard(work: () => void): void {
    if (this.#isStopped) return;
    try {
      work();
    } catch (error) {
      this.#end.reject(error);
      void this.#close();
    }
  }

  #fromDevice(datagram: Buffer, peer: Peer): void {
    const link = this.#links.get(peer.key) ?? this.#open(peer);
    // Move the link to the end: the most recent one is last.
    this.#links.delete(peer.key);
    this.#links.set(peer.key, link);
    this.#record(link, 'device', datagram);
    const { upstream } = link;
    if (upstream) upstream.send(datagram, upstream.peerOf(this.#server.address, this.#server.port));
    else if (link.waiting.length < maxWaiting) link.waiting.push(datagram);
    else this.#noteFailure(new Error('too many datagrams wait for a socket'), link);
  }

  #fromServer(link: RecordedLink, datagram: Buffer, { address, port }: Peer): void {
    // Only the server may reach the device through this socket.
    if (address !== this.#server.address || port !== this.#server.port) return;
    this.#record(link, 'server', datagram);
    this.#transport.send(datagram, link.peer);
  }

  #record(link: RecordedLink, from: CaptureSide, datagram: Buffer): void {
    const { contents } = this.#read(datagram, from, link.peer.key);
    for (const content of contents) this.#log.write(link, from, this.#ms(), content);
  }

  #ms(): number {
    return Math.round((this.#clock.monotonic() - this.#startMs) * 10) / 10;
  }

  #open(peer: Peer): RecordedLink {
    if (this.#links.size >= this.#maxLinks) this.#closeIdle();
    this.#counts.links += 1;
    const link = new RecordedLink(this.#counts.links, peer);
    this.#note('link', { link: link.number, address: peer.key });
    void this.#connect(link);
    return link;
  }

  async #connect(link: RecordedLink): Promise<void> {
    const { address, port } = this.#server;
    let upstream: Transport;
    try {
      upstream = await createUdpTransport({ address: localAddressFor(link.number, address), port: 0 });
    } catch (error) {
      this.#guard(() => {
        link.waiting.splice(0).forEach(() => this.#noteFailure(error as Error, link));
        // The next datagram from this address tries again.
        this.#links.delete(link.peer.key);
      });
      return;
    }
    if (link.isClosed || this.#isStopped) {
      await upstream.close();
      return;
    }
    link.upstream = upstream;
    upstream.start({
      onDatagram: (datagram, peer) => this.#guard(() => this.#fromServer(link, datagram, peer)),
      onError: (error) => this.#guard(() => this.#noteFailure(error, link)),
    });
    const server = upstream.peerOf(address, port);
    for (const datagram of link.waiting.splice(0)) upstream.send(datagram, server);
  }

  #closeIdle(): void {
    const [link] = this.#links.values();
    if (!link) return;
    this.#links.delete(link.peer.key);
    link.isClosed = true;
    void link.upstream?.close();
    this.#counts.closedLinks += 1;
    const reason = `more than ${this.#maxLinks} device addresses: messages of the server no longer reach this one`;
    this.#note('link-closed', { link: link.number, device: link.device, reason });
    const closed = new Error('the link was closed');
    link.waiting.splice(0).forEach(() => this.#noteFailure(closed, link));
  }

  #noteFailure(error: Error, link?: RecordedLink): void {
    this.#counts.notForwarded += 1;
    this.#note('not-forwarded', {
      ...(link === undefined ? {} : { link: link.number, device: link.device }),
      reason: error.message,
    });
  }

  #note(note: string, more: Readonly<Record<string, unknown>>): void {
    this.#writer.write(noteLine({ ms: this.#ms(), note, ...more }));
  }
}
