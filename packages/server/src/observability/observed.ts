import type { RequestListener, ServerResponse } from 'node:http';

import type { Clock } from '../kernel/clock.ts';
import type { HttpMetrics } from './http-metrics.ts';

/** Express keeps what middleware notes about a request here. */
interface WithLocals {
  readonly locals?: Readonly<Record<string, unknown>>;
}

/** The API, with each of its answers counted once it is over. */
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
