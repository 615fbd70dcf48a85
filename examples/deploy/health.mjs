// node health.mjs [URL]: whether the process of this container is healthy. Docker restarts what ends, and not what is unhealthy:
// this ends a process that hangs, so that it is started again. The container needs an init process (`init: true`) for that.
import { readFileSync, readlinkSync } from 'node:fs';

const [url = 'http://127.0.0.1:8080/healthz', init = '1', timeoutMs = '20000'] = process.argv.slice(2);
try {
  const response = await fetch(url, { signal: AbortSignal.timeout(Number(timeoutMs)) });
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  // It accepts connections, and does not answer. While it starts it refuses them. Without an init process, Muster is process 1,
  // which no signal from inside of the container ends.
  if (error.name === 'TimeoutError' && readlinkSync(`/proc/${init}/exe`) !== process.execPath) {
    const [muster] = readFileSync(`/proc/${init}/task/${init}/children`, 'utf8').split(' ');
    process.kill(Number(muster), 'SIGKILL');
  }
}
