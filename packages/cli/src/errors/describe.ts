import {
  AuthenticationError,
  ConnectionError,
  InvalidResponseError,
  MusterApiError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '@muster/sdk';
import { describeNameError } from '../names/describe.ts';
import { certificateRemedy } from './certificate.ts';
import { CliError } from './cli-error.ts';
import type { ErrorDescription } from './error-description.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { usageProblem, withoutParser } from './usage.ts';

/** Returns the name, message, exit code and remedy of an error. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof CliError) {
    const message = withoutParser(error.message);
    return withRemedy({ exitCode: error.exitCode, name: error.name, message }, error.remedy);
  }
  if (error instanceof MusterApiError) return describeApiError(error);
  // The CLI refused to send the request, for example because of a read-only profile.
  if (error instanceof ConnectionError && error.cause instanceof CliError) return describeError(error.cause);
  const named = describeNameError(error);
  if (named !== undefined) return named;
  if (error instanceof ConnectionError) {
    const remedy =
      certificateRemedy(error.code) ??
      'Is the service running there? Give its address with --url or MUSTER_URL; `muster up` starts one.';
    return withRemedy({ exitCode: exitCodes.connection, name: error.name, message: error.message }, remedy);
  }
  if (error instanceof TimeoutError) {
    const remedy = 'Give it more time with --request-timeout.';
    return withRemedy({ exitCode: exitCodes.connection, name: error.name, message: error.message }, remedy);
  }
  if (error instanceof InvalidResponseError) {
    return { exitCode: exitCodes.service, name: error.name, message: error.message };
  }
  return describeOther(error);
}

function describeApiError(error: MusterApiError): ErrorDescription {
  return withRemedy(
    {
      exitCode: apiExitCode(error),
      name: error.name,
      message: error.message,
      status: error.status,
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(error.requestId === undefined ? {} : { requestId: error.requestId }),
      ...(error.modelState === undefined ? {} : { modelState: error.modelState }),
    },
    apiRemedy(error),
  );
}

function apiExitCode(error: MusterApiError): ExitCode {
  if (error instanceof AuthenticationError || error instanceof PermissionError) return exitCodes.auth;
  if (error instanceof NotFoundError) return exitCodes.notFound;
  if (error instanceof RateLimitError || error instanceof ServerError) return exitCodes.service;
  return exitCodes.rejected;
}

function apiRemedy(error: MusterApiError): string | undefined {
  if (error instanceof AuthenticationError) return 'Set MUSTER_API_KEY, or see `muster config show`.';
  if (error instanceof RateLimitError && error.retryAfterMs !== undefined)
    return `Try again in ${Math.ceil(error.retryAfterMs / 1000)} s.`;
  if (error instanceof PermissionError) return 'Use a key whose roles allow it, or another --device-network.';
  return undefined;
}

/** Errors of oclif's parser carry their exit code. All others are defects. */
function describeOther(error: unknown): ErrorDescription {
  const message = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : 'Error';
  if (error instanceof Error && isOclifError(error)) {
    const problem = usageProblem(error);
    return withRemedy(
      { exitCode: exitCodes.usage, name: 'UsageError', message: problem.message },
      problem.remedy,
    );
  }
  if (isCoded(error)) return { exitCode: exitCodes.start, name, message };
  return { exitCode: exitCodes.defect, name, message };
}

const isOclifError = (error: unknown): boolean =>
  error instanceof Error && 'oclif' in error && typeof error.oclif === 'object';

/** Errors of the system and of the server have a code and a complete message. */
const isCoded = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  !error.code.startsWith('ERR_');

function withRemedy(description: ErrorDescription, remedy: string | undefined): ErrorDescription {
  return remedy === undefined ? description : { ...description, remedy };
}
