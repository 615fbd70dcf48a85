import { createClient, type ClientOptions, type MusterClient } from '../../src/index.ts';
import { sendJson, startFakeService, type Answer, type FakeService } from '@muster/testkit';

export const someId = 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10';
export const otherId = '0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44';
export const secret = 'eyJhbGciOiJIUzI1NiJ9.very-secret.signature';

/** Answers each request with this JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    sendJson(response, status, body, headers);

/** Answers each request without a body. */
export const done =
  (headers: Record<string, string> = {}, status = 204): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end();

/** Breaks the connection. */
export const cut: Answer = (_request, response) => void response.destroy();

type Work = (service: FakeService, client: MusterClient) => Promise<void>;

/** Runs a test against a fake service and a client of it, which may have options. */
export async function withService(...given: [Work] | [Partial<ClientOptions>, Work]): Promise<void> {
  const [options, work] = given.length === 2 ? given : [{}, given[0]];
  await using service = await startFakeService();
  await work(service, createClient({ baseUrl: service.url, apiKey: secret, ...options }));
}

/** What a promise rejects with; fails when it does not. */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not reject.');
}

/** Gives each answer once, then the last one again and again. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let next = 0;
  return (request, response) => answers[Math.min(next++, answers.length - 1)]?.(request, response);
}
