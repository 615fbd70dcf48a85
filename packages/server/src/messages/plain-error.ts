import { MusterError } from '../kernel/errors.ts';
import type { ErrorCode, ModelState } from '../kernel/errors.ts';
import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';
import { ClientGone } from '../http/body/client-gone.ts';
import { ReplayedRefusal } from '../http/idempotency/idempotency.ts';
import { StartError } from '../lifecycle/start-error.ts';

/** An error as plain data that can be passed between threads. */
export type PlainError =
  | {
      readonly kind: 'muster' | 'replayed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly modelState?: ModelState;
      readonly retryAfterSeconds?: number;
      readonly cause?: string;
    }
  | {
      readonly kind: 'store';
      readonly code: StoreErrorCode;
      readonly message: string;
      readonly stack?: string;
    }
  | {
      readonly kind: 'start';
      readonly message: string;
      readonly remedy: string;
      readonly flag: string | undefined;
    }
  | { readonly kind: 'client-gone' }
  | { readonly kind: 'other'; readonly name: string; readonly message: string; readonly stack?: string };

export function plainError(thrown: unknown): PlainError {
  if (thrown instanceof MusterError) return plainMusterError(thrown, 'muster');
  if (thrown instanceof ReplayedRefusal) return plainMusterError(thrown.refusal, 'replayed');
  if (thrown instanceof ClientGone) return { kind: 'client-gone' };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const stack = error.stack === undefined ? {} : { stack: error.stack };
  if (error instanceof StoreError)
    return { kind: 'store', code: error.code, message: error.message, ...stack };
  if (error instanceof StartError) {
    const { message, remedy, flag } = error;
    return { kind: 'start', message: message.slice(0, -remedy.length - 1), remedy, flag };
  }
  return { kind: 'other', name: error.name, message: error.message, ...stack };
}

function plainMusterError(error: MusterError, kind: 'muster' | 'replayed'): PlainError {
  const { code, message, modelState, retryAfterSeconds, cause } = error;
  return {
    kind,
    code,
    message,
    ...(modelState === undefined ? {} : { modelState }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(cause === undefined
      ? {}
      : { cause: cause instanceof Error ? (cause.stack ?? cause.message) : JSON.stringify(cause) }),
  };
}

/** Restores the error of {@link plainError}, with the same class. */
export function fromPlainError(plain: PlainError): Error {
  switch (plain.kind) {
    case 'muster':
      return musterError(plain);
    case 'replayed':
      return new ReplayedRefusal(musterError(plain));
    case 'store':
      return withStack(new StoreError(plain.code, plain.message), plain.stack);
    case 'start':
      return new StartError(plain.message, plain.remedy, plain.flag);
    case 'client-gone':
      return new ClientGone();
    case 'other': {
      const error = new Error(plain.message);
      error.name = plain.name;
      return withStack(error, plain.stack);
    }
  }
}

function musterError(plain: Extract<PlainError, { readonly kind: 'muster' | 'replayed' }>): MusterError {
  const { code, message, modelState, retryAfterSeconds, cause } = plain;
  return new MusterError(code, message, {
    ...(modelState === undefined ? {} : { modelState }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(cause === undefined
      ? {}
      : { cause: withStack(new Error('The device loop reported a failure.'), cause) }),
  });
}

function withStack<E extends Error>(error: E, stack: string | undefined): E {
  if (stack !== undefined) error.stack = stack;
  return error;
}
