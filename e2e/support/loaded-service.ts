/** A service of several processes under notifications, commands and creations, which its simulated devices judge. */
import { until } from '@muster/testkit';
import { setTimeout as delay } from 'node:timers/promises';
import type { MusterClient } from '@muster/sdk';
import type { SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import { codeOf, type Commands } from './commands.ts';
import type { NotifyingFleet } from './notifying-fleet.ts';
import type { SeveralProcesses } from './several-processes.ts';

const EVERY_MS = 100;
const ROUND_MS = 50;

export class LoadedService {
  readonly perSecond: number;
  readonly created = new Set<string>();
  readonly sinceMs = Date.now() - 1;
  service!: SeveralProcesses;
  /** A client that retries: at a load balancer of the API, or at one of its processes. */
  client!: MusterClient;
  meters!: NotifyingFleet;
  commands!: Commands;
  #count = 0;

  /** @param perSecond notifications of all devices */
  constructor(perSecond: number) {
    this.perSecond = perSecond;
  }

  /** The devices of all fleets. */
  get devices(): readonly SimulatedDevice[] {
    return [...this.meters.fleet.devices, ...this.commands.fleet.devices];
  }

  /** Resolves when the last notification of each device has been acknowledged. */
  async quiet(): Promise<void> {
    await until(
      async () => {
        this.meters.nudge();
        await delay(500);
        return this.meters.unacknowledged.length === 0;
      },
      (quiet) => quiet,
    );
  }

  /**
   * Notifications, commands and creations go on while `work` runs and for some rounds after it.
   *
   * @returns calls of the API that failed
   */
  async underLoad(work: () => Promise<void>, clientOf?: (turn: number) => MusterClient) {
    const { perSecond } = this;
    const clients = clientOf ?? ((turn) => this.service.client(['api-1', 'api-2'][turn] ?? ''));
    const refused: string[] = [];
    const state = { isRunning: true };
    const notifying = setInterval(() => this.meters.notify((perSecond * EVERY_MS) / 1_000), EVERY_MS);
    const load = async (turn: number): Promise<void> => {
      for (let left = 10; state.isRunning || left > 0; left -= state.isRunning ? 0 : 1) {
        // A process that is down cannot be asked.
        await this.#round(() => clients(turn), refused);
        await delay(ROUND_MS);
      }
    };
    const loads = [load(0), load(1)];
    try {
      await delay(5 * EVERY_MS);
      await work();
    } finally {
      state.isRunning = false;
      await Promise.all(loads);
      clearInterval(notifying);
    }
    return { refused };
  }

  async #round(clientOf: () => MusterClient, refused: string[]): Promise<void> {
    this.#count += 1;
    const name = `type ${this.#count}`;
    try {
      await clientOf().deviceTypes.create({ Name: name });
      this.created.add(name);
    } catch (error) {
      refused.push(codeOf(error));
    }
    await this.commands.next(clientOf);
  }

  /** Everything is as it should be after a failure: judged by the simulated devices. @returns commands that failed */
  async judge(): Promise<readonly string[]> {
    const { meters, commands, client } = this;
    await this.quiet();
    expect(await meters.compare(client, this.sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    for (const { endpointName, counters } of this.devices) {
      expect(counters, endpointName).to.include({ registrations: 1, handshakeFailures: 0 });
      expect(counters.handshakes, endpointName).to.be.at.most(1);
    }
    const { lost, twice, failures } = await commands.judge(client);
    expect(twice, 'commands that reached the device twice').to.deep.equal([]);
    expect(lost, 'commands that are lost').to.deep.equal([]);
    const names = new Set<string>();
    for await (const { Name } of client.deviceTypes.iterate({ PageSize: 1_000 })) names.add(Name);
    for (const name of this.created) expect(names.has(name), `${name} was acknowledged`).to.equal(true);
    return failures;
  }
}
