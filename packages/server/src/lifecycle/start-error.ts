/** The server cannot start; the message says why and what to do. */
export class StartError extends Error {
  /** Flag of the setting to change, if one would help. */
  readonly flag: string | undefined;
  readonly remedy: string;

  constructor(message: string, remedy: string, flag?: string, options?: ErrorOptions) {
    super(`${message} ${remedy}`, options);
    this.name = 'StartError';
    this.flag = flag;
    this.remedy = remedy;
  }
}

/** Why a socket could not be bound, in terms of the setting that named its address. */
export function bindError(cause: unknown, address: string, flag: string, variable: string): StartError {
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  const change = `Give another address with ${flag} (${variable}); port 0 takes any free one.`;
  const reasons: Readonly<Record<string, readonly [string, string]>> = {
    EADDRINUSE: [`${address} is in use by another process.`, change],
    EADDRNOTAVAIL: [`${address} is not an address of this machine.`, change],
    EACCES: [`This user may not listen on ${address}.`, change],
    ENOTFOUND: [`The host of ${address} is not known.`, change],
    EAFNOSUPPORT: [`This machine does not speak the address family of ${address}.`, change],
  };
  const message = cause instanceof Error ? cause.message : String(cause);
  const [reason, remedy] = reasons[code] ?? [`Listening on ${address} failed: ${message}.`, change];
  return new StartError(reason, remedy, flag, { cause });
}
