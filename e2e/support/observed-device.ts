/** A hand-made device whose temperature is observed, and that knows which of its notifications were acknowledged. */
import { setTimeout as delay } from 'node:timers/promises';
import { generate, type ParsedPacket } from 'coap-packet';
import type { MusterClient } from '@muster/sdk';
import { RawDevice } from './raw-device.ts';

const sensor = { objectId: 3303, url: '/3303/0/5700' };
const pollMs = 25;

export class ObservedDevice {
  /** Values that the server acknowledged: it may lose none of them. */
  readonly acknowledged: number[] = [];
  readonly resourceId: string;
  private readonly raw: RawDevice;
  private readonly token: Buffer;
  private readonly acks = new Set<number>();
  private sequence = 2;
  private ended = false;

  private constructor(raw: RawDevice, token: Buffer, resourceId: string) {
    this.raw = raw;
    this.token = token;
    this.resourceId = resourceId;
    void this.listen();
  }

  /** Registers, and has the gateway observe it. */
  static async open(serverUri: string, client: MusterClient, endpoint: string): Promise<ObservedDevice> {
    const raw = await RawDevice.register(serverUri, endpoint);
    const { SmartObjects } = await client.devices.getByEndpoint(endpoint);
    const object = await client.smartObjects.get(
      SmartObjects.find(({ TypeId }) => TypeId === sensor.objectId)!.Id,
    );
    const resourceId = object.Resources.find(({ Url }) => Url === sensor.url)!.Id;
    await client.resources.observe(resourceId, {});
    return new ObservedDevice(raw, await acceptObserve(raw), resourceId);
  }

  /**
   * Sends a value in a confirmable notification, and again like a device that hears nothing.
   *
   * @param patienceMs time after which it gives up; absent: it goes on until the test times out
   * @returns whether it was acknowledged
   */
  async notify(value: number, patienceMs = Infinity): Promise<boolean> {
    this.sequence += 1;
    const messageId = this.raw.nextMessageId();
    const datagram = notification(this.token, messageId, this.sequence, String(value));
    const endMs = Date.now() + patienceMs;
    for (let waitedMs = 0; Date.now() < endMs; waitedMs += pollMs) {
      if (waitedMs % 1000 === 0) await this.raw.sendBytes(datagram);
      await delay(pollMs);
      if (this.acks.has(messageId)) {
        this.acknowledged.push(value);
        return true;
      }
    }
    return false;
  }

  close(): void {
    this.ended = true;
    this.raw.close();
  }

  private async listen(): Promise<void> {
    while (!this.ended) {
      const packet = await this.raw.receive();
      if (packet.ack) this.acks.add(packet.messageId);
    }
  }
}

/** Answers Discover and the like with 4.04, and Observe with a first value. @returns the token of the observation */
async function acceptObserve(raw: RawDevice): Promise<Buffer> {
  for (;;) {
    const request = await raw.receive();
    if (request.code !== '0.01') continue;
    const observes = request.options.some(({ name }) => name === 'Observe');
    await raw.sendBytes(answerTo(request, observes));
    if (observes) return request.token;
  }
}

function answerTo({ messageId, token }: ParsedPacket, observes: boolean): Buffer {
  if (!observes) return generate({ code: '4.04', ack: true, messageId, token });
  return generate({
    code: '2.05',
    ack: true,
    messageId,
    token,
    options: textWithObserve(1),
    payload: Buffer.from('0'),
  });
}

function notification(token: Buffer, messageId: number, sequence: number, payload: string): Buffer {
  return generate({
    code: '2.05',
    confirmable: true,
    messageId,
    token,
    options: textWithObserve(sequence),
    payload: Buffer.from(payload),
  });
}

const textWithObserve = (sequence: number) => [
  { name: 'Observe' as const, value: Buffer.of(sequence) },
  { name: 'Content-Format' as const, value: Buffer.alloc(0) },
];
