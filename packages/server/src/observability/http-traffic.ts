import type { RequestListener } from 'node:http';

export class HttpTraffic {
  received = 0;
  /** Completed responses. */
  sent = 0;
  /** Requests in progress. */
  underWay = 0;

  /** Wraps the API to count its requests. */
  counted(api: RequestListener): RequestListener {
    return (request, response) => {
      this.received += 1;
      this.underWay += 1;
      response.once('close', () => {
        this.underWay -= 1;
        if (response.writableFinished) this.sent += 1;
      });
      api(request, response);
    };
  }
}
