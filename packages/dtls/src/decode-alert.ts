import { AlertDescription, AlertLevel } from './alert.ts';
import { DecodeError } from './errors.ts';

export interface Alert {
  readonly level: AlertLevel;
  /** May be a number that has no name here. */
  readonly description: AlertDescription;
}

const ALERT_BYTES = 2;

/**
 * A number without a name is kept, as its level counts all the same.
 *
 * @throws DecodeError decode_error for another length, illegal_parameter for another level than warning and fatal
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
