import { AlertDescription, AlertLevel, encodeAlert } from '../alert.ts';
import { ContentType, encodePlaintextRecord } from '../record/record.ts';

/** What a server says to who speaks in a session that it does not know: a fatal alert in plain text. */
export class UnknownAlert {
  #sequence = 0;

  /** The next record: shorter than any that it answers. */
  next(): Buffer {
    const alert = encodeAlert(AlertLevel.fatal, AlertDescription.handshakeFailure);
    this.#sequence += 1;
    return encodePlaintextRecord(ContentType.alert, 0, this.#sequence, alert);
  }
}
