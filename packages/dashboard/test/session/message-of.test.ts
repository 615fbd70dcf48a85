import { BadRequestError } from '@muster/sdk/core';
import { expect } from 'chai';
import { messageOf } from '../../app/session/message-of.ts';

describe('the message of a failure', () => {
  const refusal = (message: string, modelState: Record<string, readonly string[]>): BadRequestError =>
    new BadRequestError({ status: 400, message, modelState, response: new Response() });

  it('has the faults of each member', () => {
    const error = refusal('The request is not valid.', { Name: ['Too long.'], Tags: ['Unknown.', 'Twice.'] });
    expect(messageOf(error)).to.equal('The request is not valid. Name: Too long. Tags: Unknown. Twice.');
  });

  it('has a fault once that the message contains', () => {
    const error = refusal('The request is not valid. id: Must be a UUID.', {
      id: ['Must be a UUID.'],
      Name: ['Too long.'],
    });
    expect(messageOf(error)).to.equal('The request is not valid. id: Must be a UUID. Name: Too long.');
  });

  it('of a connection is that of its error', () => {
    expect(messageOf(new TypeError('The connection to the service failed.'))).to.equal(
      'The connection to the service failed.',
    );
  });
});
