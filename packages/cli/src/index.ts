export { main } from './main.ts';
export { exitCodes, type ExitCode } from './errors/exit-codes.ts';
