/** A fleet and the usage that the server has counted for it: messages, values and API calls as the clients count them. */
import { createClient, type MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions, type FleetReport } from '@muster/simulator';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadyInfo } from './muster.ts';

/** Figures that the clients of a server can count too. */
export interface ComparedUsage {
  readonly MessagesUp: number;
  readonly MessagesDown: number;
  readonly Values: number;
  readonly SuccessfulApiCalls: number;
  readonly RefusedApiCalls: number;
  readonly FailedApiCalls: number;
}

/** LwM2M messages that the devices of a report have sent and received. */
export function messagesOf({ cohorts }: Pick<FleetReport, 'cohorts'>): { up: number; down: number } {
  let [up, down] = [0, 0];
  for (const { notifications, answersByCode, serverCodes } of cohorts) {
    const answers = sum(answersByCode);
    const requests = Object.values(serverCodes).reduce((total, codes) => total + sum(codes), 0);
    up += notifications + answers + requests;
    down += answers + requests;
  }
  return { up, down };
}

/** Observations that the server has ended. It does not store the value in the response. */
function cancelled({ cohorts }: Pick<FleetReport, 'cohorts'>): number {
  const requests = cohorts.flatMap((cohort) => Object.entries(cohort.requests));
  return requests.reduce(
    (total, [name, count]) => total + (name.startsWith('cancelObserve ') ? count : 0),
    0,
  );
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Counts API calls by the status of their response. */
export class CountedCalls {
  successful = 0;
  refused = 0;
  failed = 0;

  readonly fetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 500) this.failed += 1;
    else if (response.status >= 400) this.refused += 1;
    else this.successful += 1;
    return response;
  };
}

export class MeteredFleet {
  readonly calls = new CountedCalls();
  readonly client: MusterClient;
  readonly fleet: Fleet;
  /** Values that the devices have sent. */
  #values = 0;

  constructor(info: ReadyInfo, devices: readonly Cohort[], options: Partial<FleetOptions> = {}) {
    this.client = createClient({ baseUrl: info.http, apiKey: info.apiKey, fetch: this.calls.fetch });
    this.fleet = createFleet({
      serverUri: info.coap,
      onReport: (_device, { records }) => (this.#values += records.length),
      ...options,
      devices,
    });
  }

  /** What the clients have done, up to now. */
  did(): ComparedUsage {
    const report = this.fleet.report();
    const { up, down } = messagesOf(report);
    const { successful, refused, failed } = this.calls;
    return {
      ...{ MessagesUp: up, MessagesDown: down, Values: this.#values - cancelled(report) },
      ...{ SuccessfulApiCalls: successful, RefusedApiCalls: refused, FailedApiCalls: failed },
    };
  }

  /**
   * What the server has counted and what the clients have done, once both agree; what they last were if they never do.
   * The usage of a request itself counts when its response is over.
   *
   * @param lost notifications with a value each that never arrive
   */
  async compare(lost = 0): Promise<{ readonly used: ComparedUsage; readonly did: ComparedUsage }> {
    for (let attempt = 1; ; attempt += 1) {
      const { successful } = this.calls;
      const { Rows } = await this.client.usage.list();
      const all = this.did();
      const did = {
        ...{ ...all, SuccessfulApiCalls: successful },
        ...{ MessagesUp: all.MessagesUp - lost, Values: all.Values - lost },
      };
      const used = pick(Rows[0]!);
      if (attempt === 100 || JSON.stringify(used) === JSON.stringify(did)) return { used, did };
      await delay(100);
    }
  }
}

function pick(row: ComparedUsage): ComparedUsage {
  const { MessagesUp, MessagesDown, Values, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls } = row;
  return { MessagesUp, MessagesDown, Values, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls };
}
