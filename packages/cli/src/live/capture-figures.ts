import type { CaptureRecording, CaptureReplay } from '@muster/simulator';
import type { Render } from './figures.ts';

/** Renders the figures of a recording for `withFigures`. */
export function renderRecording(recording: Pick<CaptureRecording, 'stats'>): Render {
  return (_forTerminal, runningSeconds) => {
    const { links, devices, fromDevices, fromServer, bytes } = recording.stats;
    const { malformed, undecrypted, notForwarded } = recording.stats;
    return [
      `${runningSeconds} s`,
      `${devices} devices registered from ${links} addresses`,
      `${fromDevices} messages from devices`,
      `${fromServer} from the server`,
      ...(malformed > 0 ? [`${malformed} malformed`] : []),
      ...(undecrypted > 0 ? [`${undecrypted} not decrypted`] : []),
      ...(notForwarded > 0 ? [`${notForwarded} not forwarded`] : []),
      `${Math.ceil(bytes / 1000)} kB`,
    ].join(', ');
  };
}

/** Renders the figures of a replay for `withFigures`. */
export function renderReplay(replay: Pick<CaptureReplay, 'report'>): Render {
  return (_forTerminal, runningSeconds) => {
    const { devices, rounds, sent, responses, serverRequests, skipped } = replay.report();
    return [
      `${runningSeconds} s`,
      `${devices} devices`,
      ...(rounds > 0 ? [`${rounds} rounds complete`] : []),
      `${sent.requests} requests`,
      `${sent.notifications} notifications`,
      `${responses.asRecorded} responses as recorded`,
      ...(responses.different > 0 ? [`${responses.different} different`] : []),
      ...(responses.unanswered > 0 ? [`${responses.unanswered} missing`] : []),
      `${serverRequests.answered} requests answered`,
      ...(skipped > 0 ? [`${skipped} not sent`] : []),
    ].join(', ');
  };
}
