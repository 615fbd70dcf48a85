/** A device in queue mode that answers while it is awake and not at all while it sleeps. */
import { until } from '@muster/testkit';
import { generate, type ParsedPacket } from 'coap-packet';
import { locationOf, RawDevice } from './raw-device.ts';

export class SleepingDevice {
  /** Paths that were written, in order. */
  readonly written: string[] = [];
  isAwake = true;
  private heardMs = 0;
  private readonly device: RawDevice;
  private readonly answers = new Map<string, (packet: ParsedPacket) => void>();
  private location = '';
  private count = 0;

  private constructor(device: RawDevice) {
    this.device = device;
  }

  /** Registers with LwM2M 1.1 in queue mode, and stays awake. */
  static async open(serverUri: string, endpoint: string, objects: string): Promise<SleepingDevice> {
    const own = new SleepingDevice(await RawDevice.open(serverUri));
    void own.serve();
    const answer = await own.request('rd', ['lwm2m=1.1', 'b=U', 'Q', 'lt=3600', `ep=${endpoint}`], objects);
    own.location = locationOf(answer);
    return own;
  }

  /** Falls asleep once the service takes it for asleep: twice `awakeSeconds` after the last message. */
  async sleep(awakeSeconds: number): Promise<void> {
    const isOver = async () => Date.now() - this.heardMs > 2000 * awakeSeconds;
    await until(isOver, (over) => over);
    this.isAwake = false;
  }

  /** Wakes with a Registration Update. */
  async wake(): Promise<void> {
    this.isAwake = true;
    await this.request(this.location, [], '');
  }

  close(): void {
    this.device.close();
  }

  private async request(path: string, queries: readonly string[], payload: string): Promise<ParsedPacket> {
    this.count += 1;
    const token = Buffer.from([0x51, this.count]);
    const answer = new Promise<ParsedPacket>((resolve) => this.answers.set(token.toString('hex'), resolve));
    await this.device.sendBytes(
      generate({
        code: '0.02',
        confirmable: true,
        messageId: this.device.nextMessageId(),
        token,
        payload: Buffer.from(payload),
        options: [
          ...path.split('/').map((part) => ({ name: 'Uri-Path' as const, value: Buffer.from(part) })),
          ...(payload === '' ? [] : [{ name: 'Content-Format' as const, value: Buffer.from([40]) }]),
          ...queries.map((query) => ({ name: 'Uri-Query' as const, value: Buffer.from(query) })),
        ],
      }),
    );
    return answer;
  }

  private async serve(): Promise<void> {
    for (;;) {
      const packet = await this.device.receive();
      this.heardMs = Date.now();
      const waiting = this.answers.get(packet.token.toString('hex'));
      if (waiting !== undefined) {
        // The service keeps back its next message until a response of its own is acknowledged.
        if (packet.confirmable) await this.device.acknowledge(packet);
        waiting(packet);
      } else if (this.isAwake && packet.code.startsWith('0.0') && packet.code !== '0.00')
        await this.answer(packet);
    }
  }

  private async answer({ code, token, messageId, options }: ParsedPacket): Promise<void> {
    const parts = options.filter(({ name }) => name === 'Uri-Path').map(({ value }) => String(value));
    const isWrite = code === '0.03';
    if (isWrite) this.written.push(`/${parts.join('/')}`);
    await this.device.sendBytes(
      generate({ code: isWrite ? '2.04' : '4.04', ack: true, messageId, token, options: [] }),
    );
  }
}
