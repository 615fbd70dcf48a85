import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { Device } from '../devices/model/device.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';

/** Number of devices whose last note is remembered, so that Updates do not repeat it. */
const REMEMBERED = 10_000;

/** Notes in the Activity Log that a device lists objects without a SmartObjectType in its network. */
export class UnknownObjectNotes {
  readonly #activityLog: ActivityLog;
  readonly #noted = boundedCache<string, string>(REMEMBERED);
  readonly #writing: BackgroundTasks;

  constructor(deps: { readonly activityLog: ActivityLog; readonly onError: (error: unknown) => void }) {
    this.#activityLog = deps.activityLog;
    this.#writing = new BackgroundTasks(deps.onError);
  }

  note(device: Device, objectIds: readonly number[]): void {
    const list = [...objectIds].sort((a, b) => a - b).join(', ');
    if (this.#noted.get(device.id) === list) {
      return;
    }
    this.#noted.set(device.id, list);
    this.#writing.add(this.#write(device, list));
  }

  async #write(device: Device, list: string): Promise<void> {
    const entry = await this.#activityLog.start({
      deviceNetworkId: device.deviceNetworkId,
      ...deviceEntity(device),
      description: `${device.name} registered objects without a smart object type: ${list}`,
    });
    await this.#activityLog.complete(entry.id, {
      responseMessage:
        'Their instances are not shown. Import the definitions (DDF XML). The instances appear with the next Register, or Update with an object list.',
    });
  }

  close(): Promise<void> {
    return this.#writing.settled();
  }
}
