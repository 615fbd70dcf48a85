import { constants } from 'node:os';

/**
 * What a process ends itself with when a formula has taken too long: nobody else sends that signal, and unlike SIGXCPU it
 * leaves no core dump. Windows has none but those that end a process.
 */
export const OVERTIME_SIGNAL: NodeJS.Signals = 'SIGVTALRM' in constants.signals ? 'SIGVTALRM' : 'SIGKILL';
