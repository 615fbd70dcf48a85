import { constants } from 'node:os';

/**
 * Signal with which the formula process ends itself when a formula takes too long. No other program sends it, and
 * unlike SIGXCPU it leaves no core dump. Windows only has signals that end a process.
 */
export const OVERTIME_SIGNAL: NodeJS.Signals = 'SIGVTALRM' in constants.signals ? 'SIGVTALRM' : 'SIGKILL';
