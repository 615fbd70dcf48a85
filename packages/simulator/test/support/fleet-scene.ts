import { createFleet, type Fleet, type FleetOptions } from '../../src/index.ts';
import { RecordingServer } from './recording-server.ts';

/** A server and a fleet that registers with it. */
export class FleetScene {
  server: RecordingServer;
  #fleet: Fleet | undefined;

  private constructor(server: RecordingServer) {
    this.server = server;
  }

  static async open(): Promise<FleetScene> {
    return new FleetScene(await RecordingServer.start());
  }

  /** A fleet that `close` stops; it is not started yet. */
  create(options: Partial<FleetOptions> = {}): Fleet {
    this.#fleet = createFleet({ devices: 1, serverUri: this.server.uri, ...options });
    return this.#fleet;
  }

  /** Starts a fleet, of one device unless told otherwise, and waits until all of it is registered. */
  async start(options: Partial<FleetOptions> = {}): Promise<Fleet> {
    const fleet = this.create({ startRatePerSecond: 1000, ...options });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  async close(): Promise<void> {
    await this.#fleet?.stop({ deregister: false });
    await this.server.close();
  }
}
