import type { ExitCode } from './exit-codes.ts';

/** An error as the CLI reports it, as text or JSON. */
export interface ErrorDescription {
  readonly exitCode: ExitCode;
  readonly name: string;
  readonly message: string;
  readonly remedy?: string;
  readonly status?: number;
  readonly code?: string;
  readonly requestId?: string;
  readonly modelState?: Readonly<Record<string, readonly string[]>>;
}
