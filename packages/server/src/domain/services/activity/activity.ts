/** The Activity Log, as far as commands and registrations write it. */
export interface ActivityStart {
  readonly deviceNetworkId: string;
  readonly entityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
  readonly entityId?: string;
  readonly entityIdentifier?: string;
  readonly entityName?: string;
  readonly description: string;
  readonly parentId?: string;
  readonly correlationId?: string;
}

export interface ActivityResponse {
  readonly responseCode?: string;
  readonly responseMessage?: string;
}

export interface ActivityLog {
  start(entry: ActivityStart): Promise<{ readonly id: string }>;
  progress(id: string): Promise<unknown>;
  /** It was under way and waits again. */
  postpone(id: string): Promise<unknown>;
  complete(id: string, response?: ActivityResponse): Promise<unknown>;
  fail(id: string, response?: ActivityResponse): Promise<unknown>;
  /** It was taken back before it was sent: the entry is Deleted. */
  withdraw(id: string, response?: ActivityResponse): Promise<unknown>;
}
