/** CoAP codes with which the uplink rules refuse requests (OMA-TS-LightweightM2M_Core, Register, Update, Deregister). */
export type RefusalCode = '4.00' | '4.03' | '4.04' | '4.12' | '4.13' | '5.03';

/** The rules refuse a device's request. The message is sent to the device as diagnostic payload. */
export class UplinkRefusal extends Error {
  readonly coapCode: RefusalCode;
  /** Seconds before the device may retry. Only with 5.03. */
  readonly maxAgeSeconds?: number;

  constructor(coapCode: RefusalCode, message: string, maxAgeSeconds?: number) {
    super(message);
    this.name = 'UplinkRefusal';
    this.coapCode = coapCode;
    if (maxAgeSeconds !== undefined) {
      this.maxAgeSeconds = maxAgeSeconds;
    }
  }
}
