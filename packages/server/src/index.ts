/** The Muster server as a library. */
export { ConfigError, defaultConnectionFolder, parseServerConfig, serverSettings } from './config.ts';
export type { ConfigProblem, ServerConfig, ServerConfigInput, ServerSetting } from './config.ts';
export { StoreError } from './store/port.ts';
export type { StoreErrorCode } from './store/port.ts';
export type { ServerInfo } from './lifecycle/info-files.ts';
export { runUntilSignal } from './lifecycle/run-until-signal.ts';
export type { SignalOptions } from './lifecycle/run-until-signal.ts';
export { StartError } from './lifecycle/start-error.ts';
export { logLevels } from './logger.ts';
export type { LogLevel } from './logger.ts';
export { startServer } from './main.ts';
export type { RunningServer, StartOptions } from './main.ts';
export { copyStore } from './store-copy.ts';
export type { StoresToCopy } from './store-copy.ts';
export { IncompleteCopyError } from './store/copy/copy-store.ts';
export type { CopyCount, CopyOptions, CopyProgress, CopyResult } from './store/copy/copy-store.ts';
