import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { CompleteConfig } from '../config.ts';

/** Whether the server serves a built dashboard. */
export function hasDashboard({
  dashboardFolder,
  noDashboard,
}: Pick<CompleteConfig, 'dashboardFolder' | 'noDashboard'>): boolean {
  return !noDashboard && dashboardFolder !== undefined && existsSync(join(dashboardFolder, 'index.html'));
}

/** Whether a URL can only be reached from this machine (RFC 6890). */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(hostname);
}
