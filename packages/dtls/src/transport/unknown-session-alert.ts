import { AlertDescription, AlertLevel, encodeAlert } from '../alert.ts';
import { ContentType, encodePlaintextRecord } from '../record/record.ts';

/** The answer to records of unknown sessions: a plaintext fatal alert. */
export class UnknownSessionAlert {
  #sequence = 0;

  /** Returns the next record, which is shorter than any record that it answers. */
  next(): Buffer {
    const alert = encodeAlert(AlertLevel.fatal, AlertDescription.handshakeFailure);
    this.#sequence += 1;
    return encodePlaintextRecord(ContentType.alert, 0, this.#sequence, alert);
  }
}
