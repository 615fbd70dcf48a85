/** A hand-made device that has one barometer, and refuses one attribute. */
import { generate, type ParsedPacket } from 'coap-packet';
import { RawDevice } from './raw-device.ts';

export class ChoosyDevice {
  private readonly raw: RawDevice;
  private readonly refused: string;

  private constructor(raw: RawDevice, refused: string) {
    this.raw = raw;
    this.refused = refused;
    void this.answer();
  }

  /** Registers. @param refused an attribute that it answers with 4.00 */
  static async open(serverUri: string, endpoint: string, refused: string): Promise<ChoosyDevice> {
    return new ChoosyDevice(await RawDevice.register(serverUri, endpoint, '</1/0>,</3315/0>'), refused);
  }

  private async answer(): Promise<void> {
    for (;;) {
      const packet = await this.raw.receive();
      if (packet.confirmable && packet.code.startsWith('0.')) {
        await this.raw.sendBytes(this.answerTo(packet));
      }
    }
  }

  private answerTo({ messageId, token, options }: ParsedPacket): Buffer {
    const queries = options.filter(({ name }) => name === 'Uri-Query').map(({ value }) => String(value));
    const isRefused = queries.some((one) => one.startsWith(this.refused));
    return generate({
      code: isRefused ? '4.00' : '2.04',
      ack: true,
      messageId,
      token,
      payload: Buffer.from(isRefused ? `${this.refused} is not known here` : ''),
    });
  }

  async close(): Promise<void> {
    this.raw.close();
  }
}
