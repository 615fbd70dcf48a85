import { until } from './until.ts';

/**
 * Reads the current `/metrics` of a process. A process renders the page at most once a second; the figures of the process
 * itself differ from page to page, so a second page that differs is newer than the call.
 *
 * @param httpUrl URL such as `http://127.0.0.1:8080`
 */
export async function metricsPage(httpUrl: string): Promise<string> {
  const read = async (): Promise<string> => {
    const response = await fetch(`${httpUrl}/metrics`, { headers: { connection: 'close' } });
    if (response.status !== 200)
      throw new Error(`/metrics answered ${response.status}: ${await response.text()}`);
    return response.text();
  };
  const earlier = await read();
  return until(read, (page) => page !== earlier);
}
