import type { RequestListener } from 'node:http';

import { HttpTraffic } from '../observability/http-traffic.ts';
import type { Api } from './api.ts';
import { ApiServer, shutdownMs, type ApiServerParts, type ListenerConfig } from './api-server.ts';

export interface ProbeApiOptions extends Pick<
  ApiServerParts,
  'checks' | 'clock' | 'logger' | 'metrics' | 'onError'
> {
  readonly config: ListenerConfig & { readonly http: string };
}

const body = JSON.stringify({
  Message:
    'This process has no API. It serves /healthz, /readyz and /metrics. Use the address of a process with the role api.',
  Code: 'route-not-found',
});

const noApi: RequestListener = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
};

/** Health, readiness and metrics of a process without the role api. */
export function probeApi(options: ProbeApiOptions): Api {
  const streams = { size: 0, close: (): void => undefined };
  const server = new ApiServer({ ...options, app: noApi, streams, traffic: new HttpTraffic() });
  return {
    listen: () => server.listen(options.config.http),
    stopReadiness: async () => server.stopReadiness(),
    close: () => server.close(shutdownMs(options.config)),
  };
}
