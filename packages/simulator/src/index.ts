export { generate, type ComputedGenerator, type Generator } from './device/generators.ts';
export {
  NotReceivedError,
  type ReceivedRequest,
  type ReceivedRequests,
  type RecordSetting,
  type RequestFilter,
  type RequestOperation,
  type WaitOptions,
} from './device/received-requests.ts';
export type { CsvTable, ReplayFiles } from './device/replay.ts';
export type { ReadValue } from './device/simulated-object.ts';
export type { SettableValue } from './device/typed-reading.ts';
export type { SocketFactory } from './device/device-link.ts';
export type { DatagramObserver } from './device/observed-transport.ts';
export type {
  AnsweredRequest,
  DeviceCounters,
  DeviceState,
  RebootKind,
  SimulatedDevice,
} from './device/simulated-device.ts';
export { createFleet, FleetStoppedError, type Fleet, type FleetEvents } from './fleet/fleet.ts';
export { fleetOptions, type FleetOptions, type FleetSlice } from './fleet/fleet-options.ts';
export type { FleetStats } from './fleet/fleet-stats.ts';
export type { StopOptions } from './fleet/stop-devices.ts';
export { createSimulatedDevice, type SimulatedDeviceOptions } from './fleet/single-device.ts';
export { checkFileLimit, FileLimitError, readFileLimit, type FileLimit } from './network/file-limit.ts';
export { ServerUriError } from './network/server-address.ts';
export { renderReport, type CohortReport, type FleetReport, type Trouble } from './report/fleet-report.ts';
export type { DeviceFinding, ExpectationResult } from './report/expectation-result.ts';
export {
  describeProblem,
  type ProblemEvent,
  type ProblemKind,
  type RunProblem,
} from './report/run-problems.ts';
export type { LatencySummary } from './report/latency.ts';
export { runScenario, type RunOptions, type ScenarioRun } from './run/run-scenario.ts';
export { resolveApi, type Environment } from './scenario/check-api.ts';
export { FleetConfigError, type FleetIssue, type LocatedIssue } from './scenario/fleet-config-error.ts';
export type { Expectation, ServerExpectation, WireExpectation } from './scenario/expectations.ts';
export type { DeviceFault, NetworkSetting, Period } from './scenario/faults.ts';
export type { Selection, TimelineEvent } from './scenario/timeline.ts';
export type {
  ApiSetting,
  ChurnSetting,
  Cohort,
  FaultSetting,
  FleetFile,
  Literal,
  LoadedFleetFile,
  ObjectSetting,
  OutcomeSetting,
  QueueModeSetting,
  SecuritySetting,
  ValueSetting,
} from './scenario/fleet-file.ts';
export {
  defineFleet,
  loadFleetFile,
  parseFleetFile,
  type DefineOptions,
  type LoadOptions,
} from './scenario/load-fleet-file.ts';
export { fleetFileSchema } from './scenario/schema-check.ts';
export {
  fleetCredentials,
  type DeviceCredential,
  type FleetCredentials,
} from './security/fleet-credentials.ts';
export { isInShare, rankOf } from './device/share.ts';
export {
  playTimeline,
  startsLater,
  type TimelineOptions,
  type TimelineRun,
} from './timeline/play-timeline.ts';
export type { PlaceOf } from './timeline/select-devices.ts';
