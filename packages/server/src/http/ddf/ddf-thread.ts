import { DecodeError, parseDdf } from '@muster/lwm2m/core';
import type { ObjectModel } from '@muster/lwm2m/core';
import { parentPort, workerData } from 'node:worker_threads';

/** Result of the thread for the given XML. */
export type DdfOutcome =
  | { readonly models: readonly ObjectModel[] }
  | { readonly code: DecodeError['code']; readonly message: string };

function outcomeOf(xml: string): DdfOutcome {
  try {
    return { models: parseDdf(xml) };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { code: error.code, message: error.message };
  }
}

parentPort?.postMessage(outcomeOf(String(workerData)));
