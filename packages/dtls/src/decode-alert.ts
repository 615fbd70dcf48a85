import { AlertDescription, AlertLevel } from './alert.ts';
import { DecodeError } from './errors.ts';

export interface Alert {
  readonly level: AlertLevel;
  /** Can be a number that is not in `AlertDescription`. */
  readonly description: AlertDescription;
}

const ALERT_BYTES = 2;

/**
 * Decodes an alert. Accepts unknown descriptions, because the level still applies.
 *
 * @throws DecodeError decode_error for another length, illegal_parameter for a level other than warning and fatal
 */
export function decodeAlert(bytes: Uint8Array): Alert {
  const [level, description] = bytes;
  if (level === undefined || description === undefined || bytes.length !== ALERT_BYTES) {
    throw new DecodeError('An alert has two bytes', AlertDescription.decodeError);
  }
  if (level !== AlertLevel.warning && level !== AlertLevel.fatal) {
    throw new DecodeError('An alert has an unknown level', AlertDescription.illegalParameter);
  }
  return { level, description: description as AlertDescription };
}
