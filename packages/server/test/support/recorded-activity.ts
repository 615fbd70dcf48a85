import type { ActivityLog, ActivityResponse, ActivityStart } from '../../src/domain/services/activity.ts';

export interface RecordedEntry extends ActivityStart, ActivityResponse {
  readonly id: string;
  readonly statuses: string[];
}

/** An Activity Log that keeps every entry with the statuses it went through. */
export class RecordedActivity implements ActivityLog {
  readonly entries: RecordedEntry[] = [];

  async start(entry: ActivityStart): Promise<{ readonly id: string }> {
    const id = `entry-${this.entries.length + 1}`;
    this.entries.push({ ...entry, id, statuses: ['Pending'] });
    return { id };
  }

  async progress(id: string): Promise<void> {
    this.#set(id, 'InProgress', {});
  }

  async complete(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'Completed', response);
  }

  async fail(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'Failed', response);
  }

  #set(id: string, status: string, response: ActivityResponse): void {
    const index = this.entries.findIndex((one) => one.id === id);
    const entry = this.entries[index]!;
    entry.statuses.push(status);
    this.entries[index] = { ...entry, ...response };
  }

  entry(id: string | undefined): RecordedEntry {
    return this.entries.find((one) => one.id === id)!;
  }
}
