import type { Request, Response } from 'express';
import type { UsageCounter, UsageFigure } from '../../kernel/usage-counter.ts';
import { askerOf } from './authorise.ts';

/** Counts a request for the device network of its key, when it is over. One without a valid key counts for none. */
export function countWhenOver(usage: UsageCounter, request: Request, response: Response): void {
  response.once('close', () => {
    const asker = askerOf(request);
    if (asker !== undefined) usage.add(asker.deviceNetworkId, figureOf(response));
  });
}

function figureOf({ writableFinished, statusCode }: Response): UsageFigure {
  if (statusCode >= 500) return 'apiCallsFailed';
  // The client may go away when it has enough, as that of an event stream does.
  return statusCode >= 400 || !writableFinished ? 'apiCallsRefused' : 'apiCallsOk';
}
