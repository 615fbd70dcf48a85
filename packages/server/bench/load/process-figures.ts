/** What Linux says of a process. */
import { readFileSync } from 'node:fs';

/** Clock ticks per second of the figures in /proc. */
const TICKS_PER_SECOND = 100;

/** Resident memory of a process, in bytes. */
export function rssBytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
}

/** Processor time of all threads of a process, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // utime and stime, fields 14 and 15 of proc_pid_stat(5).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Waits until a server uses less than a twentieth of a processor for 200 ms. */
export async function idle({ pid }: { readonly pid: number }): Promise<void> {
  for (let before = cpuSecondsOf(pid); ; before = cpuSecondsOf(pid)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (cpuSecondsOf(pid) - before <= 0.01) return;
  }
}
