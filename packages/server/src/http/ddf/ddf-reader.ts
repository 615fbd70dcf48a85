import { DecodeError, parseDdf } from '@muster/lwm2m/core';
import type { ObjectModel } from '@muster/lwm2m/core';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DdfOutcome } from './ddf-thread.ts';

/** Maximum characters of XML that are parsed in one turn. Adverse XML can take half a microsecond for each. */
const SHORT = 32_768;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an OMA device description file without holding the event loop: long ones are parsed in a thread, one after the
 * other.
 *
 * @throws DecodeError `malformed`, `too-large`
 */
export async function readDdf(xml: string): Promise<readonly ObjectModel[]> {
  if (xml.length <= SHORT) return parseDdf(xml);
  const reading = last.then(() => parseInThread(xml));
  last = reading.catch(() => undefined);
  return reading;
}

async function parseInThread(xml: string): Promise<readonly ObjectModel[]> {
  // `.ts` in the workspace, `.js` in the package.
  const url = new URL(`./ddf-thread${import.meta.url.slice(-3)}`, import.meta.url);
  const thread = new Worker(url, { workerData: xml, execArgv: [] });
  const [outcome] = (await once(thread, 'message')) as [DdfOutcome];
  if ('models' in outcome) return outcome.models;
  throw new DecodeError(outcome.code, outcome.message);
}
