import * as sdk from '@muster/sdk';
import { expect } from 'chai';
import { CliError, UsageError } from '../../src/errors/cli-error.ts';
import { describeError } from '../../src/errors/describe.ts';
import { exitCodes } from '../../src/errors/exit-codes.ts';

const details = (status: number): sdk.ApiErrorDetails => ({
  status,
  message: `Said ${status}.`,
  code: 'some-code',
  requestId: 'r-1',
  modelState: { Name: ['Too long.'] },
  response: new Response(null, { status }),
});

describe('describeError', () => {
  const families: readonly [Error, number][] = [
    [new sdk.BadRequestError(details(400)), exitCodes.rejected],
    [new sdk.AuthenticationError(details(401)), exitCodes.auth],
    [new sdk.PermissionError(details(403)), exitCodes.auth],
    [new sdk.NotFoundError(details(404)), exitCodes.notFound],
    [new sdk.ConflictError(details(409)), exitCodes.rejected],
    [new sdk.MusterApiError(details(413)), exitCodes.rejected],
    [new sdk.MusterApiError(details(415)), exitCodes.rejected],
    [new sdk.RateLimitError(details(429)), exitCodes.service],
    [new sdk.ServerError(details(503)), exitCodes.service],
    [new sdk.InvalidResponseError('Not JSON.', 200), exitCodes.service],
    [new sdk.ConnectionError('No connection.', { code: 'ECONNREFUSED' }), exitCodes.connection],
    [new sdk.TimeoutError(100), exitCodes.connection],
    [new UsageError('What?'), exitCodes.usage],
    [new CliError('In use.', exitCodes.start), exitCodes.start],
    [new TypeError('x is not a function'), exitCodes.defect],
    [Object.assign(new Error('broken'), { code: 'ERR_MODULE_NOT_FOUND' }), exitCodes.defect],
  ];

  for (const [error, expected] of families) {
    const title = error instanceof sdk.MusterApiError ? `${error.name} ${error.status}` : error.name;
    it(`gives ${expected} for ${title}`, () => {
      const wanted = { exitCode: expected, message: error.message, name: error.name };
      expect(describeError(error)).to.include(wanted);
    });
  }

  it('keeps what the service said', () => {
    expect(describeError(new sdk.ConflictError(details(409)))).to.deep.equal({
      exitCode: exitCodes.rejected,
      name: 'ConflictError',
      message: 'Said 409.',
      status: 409,
      code: 'some-code',
      requestId: 'r-1',
      modelState: { Name: ['Too long.'] },
    });
  });

  it('says what to do about a key or an address', () => {
    expect(describeError(new sdk.AuthenticationError(details(401))).remedy).to.contain('MUSTER_API_KEY');
    expect(describeError(new sdk.ConnectionError('No connection.')).remedy).to.contain('muster up');
  });
});
