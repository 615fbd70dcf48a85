import type { Request, Response } from 'express';
import type { UsageCounter, UsageFigure } from '../../kernel/usage-counter.ts';
import { authenticatedPrincipal } from './authorise.ts';

/** Counts a request for the device network of its key when it has ended. Requests without a valid key are not counted. */
export function countWhenOver(usage: UsageCounter, request: Request, response: Response): void {
  response.once('close', () => {
    const asker = authenticatedPrincipal(request);
    if (asker !== undefined) usage.add(asker.deviceNetworkId, figureOf(response));
  });
}

function figureOf({ writableFinished, statusCode }: Response): UsageFigure {
  if (statusCode >= 500) return 'apiCallsFailed';
  // A client may disconnect when it has received enough, as with an event stream.
  return statusCode >= 400 || !writableFinished ? 'apiCallsRefused' : 'apiCallsOk';
}
