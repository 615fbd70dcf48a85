import { createSocket, type Socket } from 'node:dgram';

import {
  acknowledgementOf,
  arrivalOf,
  encodeNotification,
  encodePost,
  readCode,
  readLocation,
} from './coap-packets.ts';
import { replyTo, type Observed } from './observed.ts';

/** ACK_TIMEOUT (RFC 7252, section 4.8), after which a message is retransmitted. */
const resendAfterMs = 2_000;

interface Waiting {
  readonly sent: Buffer;
  readonly stopRepeating: () => void;
  readonly resolve: (answer: Buffer) => void;
}

/** A device that registers, accepts an observation, updates and notifies. */
export class ObservedDevice implements Observed {
  token: Buffer | undefined;
  resent = 0;
  readonly #socket: Socket;
  readonly #port: number;
  readonly #waiting = new Map<number, Waiting>();
  #location: string[] = [];
  #messageId = 0;
  #sequence = 1;

  private constructor(socket: Socket, port: number) {
    this.#socket = socket;
    this.#port = port;
    socket.on('message', (message, from) => {
      const reply = replyTo(this, message);
      if (reply !== undefined) socket.send(reply, from.port, from.address);
      else this.#take(message);
    });
  }

  static async open(port: number, endpointName: string): Promise<ObservedDevice> {
    const lookup = (
      host: string,
      _options: unknown,
      done: (...found: [null, string, number]) => void,
    ): void => done(null, host, 4);
    const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024, lookup });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    const device = new ObservedDevice(socket, port);
    const query = [`ep=${endpointName}`, 'lt=86400', 'lwm2m=1.0', 'b=U'];
    const answer = await device.#confirmable(
      encodePost({ path: ['rd'], query, payload: '</1/0>,</3303/0>' }, 1),
    );
    if (readCode(answer) !== '2.01')
      throw new Error(`The registration was answered with ${readCode(answer)}.`);
    device.#location = readLocation(answer);
    return device;
  }

  /** Milliseconds until the acknowledgement, retransmissions included. */
  async notify(): Promise<number> {
    return this.#timed(this.#notification(0x48));
  }

  /** Milliseconds until the response, retransmissions included. */
  async update(): Promise<number> {
    return this.#timed(encodePost({ path: this.#location }, this.#messageId + 2));
  }

  /**
   * Sends a non-confirmable notification.
   *
   * @returns false if the send buffer of the socket is full
   */
  flood(port: number): boolean {
    if (this.#socket.getSendQueueCount() >= 512) return false;
    const datagram = this.#notification(0x58);
    this.#messageId = (this.#messageId + 1) & 0xffff;
    datagram.writeUInt16BE(this.#messageId, 2);
    this.#socket.send(datagram, port, '127.0.0.1');
    return true;
  }

  #notification(head: number): Buffer {
    if (this.token === undefined) throw new Error('The device is not observed.');
    this.#sequence = (this.#sequence + 1) & 0xff_ffff;
    const datagram = encodeNotification(`${20 + (this.#sequence % 100) / 10}`);
    datagram[0] = head;
    this.token.copy(datagram, 4);
    datagram.writeUIntBE(this.#sequence, 13, 3);
    return datagram;
  }

  async #timed(datagram: Buffer): Promise<number> {
    const started = performance.now();
    await this.#confirmable(datagram);
    return performance.now() - started;
  }

  #confirmable(datagram: Buffer): Promise<Buffer> {
    this.#messageId = (this.#messageId + 1) & 0xffff;
    const id = this.#messageId;
    datagram.writeUInt16BE(id, 2);
    return new Promise((resolve) => {
      const send = (): void => this.#socket.send(datagram, this.#port, '127.0.0.1');
      const again = setInterval(() => {
        this.resent += 1;
        send();
      }, resendAfterMs);
      this.#waiting.set(id, { sent: datagram, stopRepeating: () => clearInterval(again), resolve });
      send();
    });
  }

  #take(message: Buffer): void {
    const acknowledgement = acknowledgementOf(message);
    if (acknowledgement !== undefined) this.#socket.send(acknowledgement, this.#port, '127.0.0.1');
    for (const [id, { sent, stopRepeating, resolve }] of this.#waiting) {
      const arrival = arrivalOf(message, sent);
      if (arrival === 'nothing') continue;
      stopRepeating();
      if (arrival === 'acknowledgement') return;
      this.#waiting.delete(id);
      resolve(message);
      return;
    }
  }

  close(): void {
    this.#socket.close();
  }
}
