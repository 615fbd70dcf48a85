import { isDiskFull } from '../files.ts';

/** The server cannot start. The message contains the reason and the remedy. */
export class StartError extends Error {
  /** Flag of the setting to change, if that helps. */
  readonly flag: string | undefined;
  readonly remedy: string;

  constructor(message: string, remedy: string, flag?: string, options?: ErrorOptions) {
    super(`${message} ${remedy}`, options);
    this.name = 'StartError';
    this.flag = flag;
    this.remedy = remedy;
  }
}

/** Another server holds a resource that this one needs. It is released when that server ends. */
export class ResourceInUseError extends StartError {}

const SQLITE_FULL = 13;

/** Alternative remedy for an operator. */
export interface FileAdvice {
  /** Begins with a small letter, for example `give another folder with --data-dir.` */
  readonly alternative?: string | undefined;
  readonly flag?: string | undefined;
}

/** Remedies for a file that cannot be written, keyed by error code of the system. */
const fileRemedies: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space on that disk (df -h, df -i).',
  EDQUOT: 'Free some space: the disk quota of this user is used up.',
  EFBIG: 'Raise the limit of this process for the size of files (ulimit -f).',
  EROFS: 'The file system is mounted read-only.',
  EACCES: 'Give this user write permission there.',
  EPERM: 'Give this user write permission there.',
};

/**
 * Returns the error for a file that could not be written.
 *
 * @param cause error of the system or of SQLite
 * @param what `The file X cannot be written`, without a full stop
 * @param advice alternative to fixing the cause
 */
export function fileError(cause: unknown, file: string, what: string, advice: FileAdvice = {}): StartError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const remedy = fileRemedies[systemCodeOf(cause, file)];
  const { alternative, flag } = advice;
  const words = remedy === undefined ? [alternative] : [remedy, alternative && `Or ${alternative}`];
  const known = words.flatMap((one) =>
    one === undefined ? [] : [one.charAt(0).toUpperCase() + one.slice(1)],
  );
  return new StartError(`${what}: ${message}.`, known.join(' '), flag, { cause });
}

/** Returns the error code of the system, which SQLite hides. */
function systemCodeOf(cause: unknown, file: string): string {
  const { code = '', errcode } = cause as { readonly code?: string; readonly errcode?: number };
  if (errcode === undefined) return code;
  return errcode === SQLITE_FULL || isDiskFull(file) ? 'ENOSPC' : code;
}

/** Returns the error for a socket that could not be bound. It names the setting with the address. */
export function bindError(cause: unknown, address: string, flag: string, variable: string): StartError {
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  const change = `Give another address with ${flag} (${variable}); port 0 takes any free one.`;
  const reasons: Readonly<Record<string, readonly [string, string]>> = {
    EADDRINUSE: [`${address} is in use by another process.`, change],
    EADDRNOTAVAIL: [`${address} is not an address of this machine.`, change],
    EACCES: [`This user has no permission to listen on ${address}.`, change],
    ENOTFOUND: [`The host name of ${address} cannot be resolved.`, change],
    EAFNOSUPPORT: [`This machine does not support the address family of ${address}.`, change],
  };
  const message = cause instanceof Error ? cause.message : String(cause);
  const [reason, remedy] = reasons[code] ?? [`Listening on ${address} failed: ${message}.`, change];
  return new StartError(reason, remedy, flag, { cause });
}

/** Whether it is an error of the system. Such errors have a code, unlike defects of this program. */
export function isSystemError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && 'code' in cause;
}
