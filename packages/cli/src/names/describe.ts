import {
  AmbiguousNameError,
  CommandFailedError,
  CommandQueuedError,
  CommandTimeoutError,
  MalformedNameError,
  UnknownNameError,
  UnknownPathError,
} from '@muster/sdk';
import type { ErrorDescription } from '../errors/error-description.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';

/** Describes errors of names, paths and device commands; undefined for others. */
export function describeNameError(error: unknown): ErrorDescription | undefined {
  if (error instanceof UnknownNameError)
    return described(error, exitCodes.notFound, `List them with: muster ${commandOf(error.list)}`);
  if (error instanceof AmbiguousNameError || error instanceof MalformedNameError)
    return described(error, exitCodes.usage);
  if (error instanceof UnknownPathError)
    return described(
      error,
      exitCodes.notFound,
      `List them with: muster devices show ${quotedWord(error.device)}`,
    );
  if (error instanceof CommandFailedError) return described(error, exitCodes.device);
  if (error instanceof CommandQueuedError)
    return described(
      error,
      exitCodes.queued,
      `List queued commands with: muster queue-items list-by-device ${quotedWord(error.queueItem.DeviceId)}`,
    );
  if (error instanceof CommandTimeoutError)
    return described(
      error,
      exitCodes.connection,
      `Wait longer with --wait-timeout, or look later: muster activity-logs get ${error.activityId}`,
    );
  return undefined;
}

function described(error: Error, exitCode: ExitCode, remedy?: string): ErrorDescription {
  const { name, message } = error;
  return { exitCode, name, message, ...(remedy === undefined ? {} : { remedy }) };
}

/** Returns the command of an operation: `deviceTypes.list` is `device-types list`. */
function commandOf(operationId: string): string {
  return operationId
    .replaceAll(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    .replace('.', ' ');
}

/** Quotes a word for a shell. */
const quotedWord = (text: string): string =>
  /^[\w.:@%+,/-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
