/** CoAP codes that the uplink rules refuse with (OMA-TS-LightweightM2M_Core, Register, Update, Deregister). */
export type RefusalCode = '4.00' | '4.03' | '4.04' | '4.12' | '4.13' | '5.03';

/** A device's request that the rules refuse. The message goes to the device as diagnostic payload. */
export class UplinkRefusal extends Error {
  readonly coapCode: RefusalCode;
  /** Seconds to wait before the next try; with 5.03 only. */
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
