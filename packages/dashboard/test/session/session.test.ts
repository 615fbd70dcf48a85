import { BadRequestError } from '@muster/sdk/core';
import { expect } from 'chai';
import { messageOf } from '../../app/session/message-of.ts';
import { hasPermission } from '../../app/session/permissions.ts';
import { fragmentValue } from '../../app/session/fragment.ts';

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

describe('permissions of a key', () => {
  it('are granted one by one or all at once', () => {
    const permissions = { Device: 'Read, Update', Tag: 'All' };
    expect(hasPermission(permissions, 'Device.Update')).to.equal(true);
    expect(hasPermission(permissions, 'Device.Delete')).to.equal(false);
    expect(hasPermission(permissions, 'Tag.Delete')).to.equal(true);
    for (const name of ['Role.Read', 'constructor.Read', '__proto__.Read', ''])
      expect(hasPermission(permissions, name), name).to.equal(false);
  });
});

describe('fragmentValue', () => {
  it('finds the one-time code or the reason of a failed log-in in a fragment', () => {
    expect(fragmentValue('#code=abc-_1', 'code')).to.equal('abc-_1');
    expect(fragmentValue('#login-error=No%20group', 'login-error')).to.equal('No group');
    for (const fragment of ['', '#', '#code=', '#content'])
      expect(fragmentValue(fragment, 'code'), fragment).to.equal(undefined);
  });
});
