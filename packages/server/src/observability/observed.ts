import type { RequestListener, ServerResponse } from 'node:http';

import type { Clock } from '../kernel/clock.ts';
import type { HttpMetrics } from './http-metrics.ts';

/** Express stores the notes of middleware about a request here. */
interface WithLocals {
  readonly locals?: Readonly<Record<string, unknown>>;
}

/** Wraps the API to count each response when it has ended. */
export function observed(api: RequestListener, metrics: HttpMetrics, clock: Clock): RequestListener {
  return (request, response) => {
    const started = clock.monotonic();
    response.once('close', () => {
      metrics.onResponse({
        operationId: operationOf(response),
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: clock.monotonic() - started,
      });
    });
    api(request, response);
  };
}

function operationOf(response: ServerResponse & WithLocals): string | undefined {
  const operation = response.locals?.['operation'];
  return typeof operation === 'string' ? operation : undefined;
}
