/** A fleet and the usage that the server has counted for it: messages, values and API calls as the clients count them. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createClient, type MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions, type FleetReport } from '@muster/simulator';
import type { ReadyInfo } from './muster.ts';

/** Figures that the clients of a server can count too. */
const figures = [
  ...(['MessagesUp', 'MessagesDown', 'Values'] as const),
  ...(['SuccessfulApiCalls', 'RefusedApiCalls', 'FailedApiCalls'] as const),
];
type Figure = (typeof figures)[number];
export type ComparedUsage = Readonly<Record<Figure, number>>;

/** LwM2M and MQTT messages that the devices of a report have sent and received. The server receives wills as messages. */
function messagesOf({ cohorts }: Pick<FleetReport, 'cohorts'>): { up: number; down: number } {
  let [up, down] = [0, 0];
  for (const { notifications, answersByCode, serverCodes, mqtt } of cohorts) {
    if (mqtt !== undefined) {
      up += mqtt.published + mqtt.repeated + mqtt.wills;
      down += mqtt.received;
      continue;
    }
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

export class MeteredFleet {
  /** API calls by the status of their response. */
  readonly calls = { successful: 0, refused: 0, failed: 0 };
  readonly client: MusterClient;
  readonly fleet: Fleet;
  /** Values that the devices have sent. */
  #values = 0;

  constructor(info: ReadyInfo, devices: readonly Cohort[], options: Partial<FleetOptions> = {}) {
    this.client = createClient({ baseUrl: info.http, apiKey: info.apiKey, fetch: this.#fetch });
    this.fleet = createFleet({
      serverUri: info.coap,
      onReport: (_device, { records }) => (this.#values += records.length),
      ...options,
      devices,
    });
  }

  readonly #fetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const kind = response.status >= 500 ? 'failed' : response.status >= 400 ? 'refused' : 'successful';
    this.calls[kind] += 1;
    return response;
  };

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
   * The counts of the server and of the clients, once they agree; the last ones if they never do.
   *
   * @param lost what the clients have done and the server does not count; default: nothing
   */
  async compare(lost: Partial<ComparedUsage> = {}): Promise<Record<'used' | 'did', ComparedUsage>> {
    for (let attempt = 1; ; attempt += 1) {
      const { used, did } = await this.#ask();
      for (const figure of figures) did[figure] -= lost[figure] ?? 0;
      if (attempt === 100 || isDeepStrictEqual(used, did)) return { used, did };
      await delay(100);
    }
  }

  /** What the clients have done and the server has not counted, once that stays the same. */
  async lost(): Promise<ComparedUsage> {
    let before: ComparedUsage | undefined;
    for (let same = 0; ; same += 1) {
      const { used, did } = await this.#ask();
      const lost = { ...did };
      for (const figure of figures) lost[figure] -= used[figure];
      if (!isDeepStrictEqual(lost, before)) same = 0;
      if (same === 5) return lost;
      before = lost;
      await delay(100);
    }
  }

  async #ask(): Promise<{ used: ComparedUsage; did: Record<Figure, number> }> {
    const { successful } = this.calls;
    const { Rows } = await this.client.usage.list();
    const row = Rows[0]!;
    // A request counts when it is over, so the one for the usage is not in it.
    const did = { ...this.did(), SuccessfulApiCalls: successful };
    return { used: Object.fromEntries(figures.map((one) => [one, row[one]])) as ComparedUsage, did };
  }
}
