export { type PacketCapture, PcapFile } from '@muster/net';
export {
  CaptureFileError,
  CaptureListenError,
  CaptureOptionError,
  CaptureWriteError,
} from './capture/capture-error.ts';
export type {
  Capture,
  CaptureHeader,
  CaptureMessageType,
  CaptureSide,
  CapturedMessage,
  MalformedDatagram,
} from './capture/capture-types.ts';
export { type ReadCaptureOptions, readCapture } from './capture/read-capture.ts';
export {
  type CaptureRecording,
  type RecordCaptureOptions,
  type RecordStats,
  recordCapture,
} from './capture/record-capture.ts';
export { type RecordFromPcapOptions, recordFromPcap } from './capture/record-from-pcap.ts';
export { type CaptureReplay, type ReplayCaptureOptions, replayCapture } from './capture/replay-capture.ts';
export {
  type ReplayFinding,
  type ReplayFindingKind,
  type ReplayReport,
  describeFinding,
  renderReplayReport,
} from './capture/replay-report.ts';
export type { ActionRequest } from './control/action-request.ts';
export type { ControlledRun } from './control/control-api.ts';
export { type ControlOptions, type ControlServer, startControl } from './control/control-server.ts';
export {
  checkWorkerToken,
  type FleetWorker,
  startWorker,
  type WorkerOptions,
} from './control/worker-server.ts';
export type { ActionResult } from './control/device-actions.ts';
export type { SocketFactory } from './device/socket-factory.ts';
export { type ComputedGenerator, type Generator, generate } from './device/generators.ts';
export type { DatagramObserver } from './device/observed-transport.ts';
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
export type { DeviceReport, ReportObserver } from './device/report-observer.ts';
export {
  BehaviourError,
  type BehaviourContext,
  type BehaviourHooks,
  type BehaviourRequest,
  type DeviceBehaviour,
  type OwnAnswer,
} from './device/respond/behaviour.ts';
export { isInShare, rankOf } from './device/share.ts';
export type { DeviceCounters, DeviceState, RebootKind, SimulatedDevice } from './device/simulated-device.ts';
export type { AnsweredRequest } from './device/answered-request.ts';
export type { ReadValue } from './device/simulated-object.ts';
export type { SettableValue } from './device/typed-reading.ts';
export { evaluateExpectations } from './expectations/evaluate.ts';
export { type Findings, mergeFindings } from './expectations/finding-list.ts';
export { type FleetOptions, type FleetSlice, fleetOptions } from './fleet/fleet-options.ts';
export type { FleetStats } from './fleet/fleet-stats.ts';
export type { FleetEvents, Trouble } from './fleet/fleet-events.ts';
export { type Fleet, FleetStoppedError, createFleet } from './fleet/fleet.ts';
export { type SimulatedDeviceOptions, createSimulatedDevice } from './fleet/single-device.ts';
export type { StopOptions } from './fleet/stop-devices.ts';
export { type FileLimit, FileLimitError, checkFileLimit, readFileLimit } from './network/file-limit.ts';
export type { MqttCounters } from './mqtt/mqtt-counters.ts';
export type { NetworkCounters } from './network/network-counters.ts';
export { ServerUriError } from './network/server-address.ts';
export type { DeviceFinding, ExpectationResult } from './report/expectation-result.ts';
export { type FleetReport, type RunFacts, type TimelineLogEntry, reportOf } from './report/fleet-report.ts';
export { renderAnnotations } from './report/annotations.ts';
export { renderJunit } from './report/junit.ts';
export { type LatencyHistogram, type LatencySummary, percentileOf, summaryOf } from './report/latency.ts';
export { renderMarkdown } from './report/markdown.ts';
export {
  type CohortMeasurements,
  type CohortReport,
  type CohortTotals,
  type LatencyKind,
  mergeMeasurements,
} from './report/measurements.ts';
export { renderPrometheus } from './report/prometheus.ts';
export {
  type ProblemEvent,
  type ProblemKind,
  type RunProblem,
  type RunTrouble,
  describeProblem,
  problemKinds,
  problemName,
} from './report/run-problems.ts';
export { describeLatency, renderReport } from './report/text.ts';
export type { SharedRunOptions } from './run/process-messages.ts';
export {
  type ProcessesRun,
  type ProcessesRunOptions,
  FleetProcessError,
  runInProcesses,
} from './run/run-in-processes.ts';
export { type RunOptions, type ScenarioRun, runScenario } from './run/run-scenario.ts';
export { processesFor } from './run/slices.ts';
export { type Environment, resolveApi } from './scenario/check-api.ts';
export { defaultEndpointPattern } from './scenario/endpoint-pattern.ts';
export type { Expectation, ServerExpectation, WireExpectation } from './scenario/expectations.ts';
export type { DeviceFault, NetworkSetting, Period } from './scenario/faults.ts';
export { FleetConfigError, type FleetIssue, type LocatedIssue } from './scenario/fleet-config-error.ts';
export type {
  ApiSetting,
  ChurnSetting,
  Cohort,
  FaultSetting,
  FleetFile,
  LoadedFleetFile,
  MqttSetting,
  ObjectSetting,
  OutcomeSetting,
  QueueModeSetting,
  SecuritySetting,
  ValueSetting,
} from './scenario/fleet-file.ts';
export type { Literal } from './scenario/literal.ts';
export {
  type DefineOptions,
  type LoadOptions,
  defineFleet,
  loadFleetFile,
  parseFleetFile,
} from './scenario/load-fleet-file.ts';
export type { DeviceAnswer, PayloadSetting, RespondSetting } from './scenario/responses.ts';
export { fleetFileSchema } from './scenario/schema-check.ts';
export type { Selection, TimelineEvent } from './scenario/timeline.ts';
export {
  type DeviceCredential,
  type FleetCredentials,
  fleetCredentials,
} from './security/fleet-credentials.ts';
export {
  type TimelineOptions,
  type TimelineRun,
  playTimeline,
  startsLater,
} from './timeline/play-timeline.ts';
export type { PositionOf } from './timeline/select-devices.ts';
export type {
  InProcessServer,
  InProcessServerContext,
  StartInProcessServer,
} from './virtual/in-process-server.ts';
export { startPlainServer, type PlainServerOptions } from './virtual/plain-server.ts';
export { VirtualClock, VirtualStandstillError, type VirtualClockOptions } from './virtual/virtual-clock.ts';
export { VirtualNetwork, type VirtualNetworkOptions } from './virtual/virtual-network.ts';
export {
  runScenarioInVirtualTime,
  type VirtualRun,
  type VirtualRunOptions,
  type VirtualTimeOptions,
} from './virtual/virtual-run.ts';
