import { expect } from 'chai';
import { fieldsOf, headersOf, requestOf, wordsOf } from '../../app/consumers/consumer-request.ts';

describe('the form of an event consumer', () => {
  const fields = { ...fieldsOf(undefined), url: 'https://hooks.example.com/', eventTypes: ['measurement'] };

  it('leaves out empty secrets, so that the stored ones stay', () => {
    expect(requestOf(fields)).to.deep.equal({
      HttpEndpoint: 'https://hooks.example.com/',
      HttpMethod: 'POST',
      UsingHttpEndpoint: true,
      EventTypes: ['measurement'],
      DeviceIds: [],
      HttpHeaders: [],
    });
  });

  it('reads headers with values, with colons in values, and names alone', () => {
    expect(headersOf('X-Token: a:b\n\n  X-Stored  \nX-Empty:')).to.deep.equal([
      { Key: 'X-Token', Value: 'a:b' },
      { Key: 'X-Stored' },
      { Key: 'X-Empty', Value: '' },
    ]);
  });

  it('shows a command without secrets', () => {
    const words = wordsOf({
      ...fields,
      name: 'office',
      headers: 'X-Token: hidden',
      username: 'harbour',
      password: 'hidden',
      secret: 'hidden',
    });
    expect(words.join(' ')).to.equal(
      '--name office --http-endpoint https://hooks.example.com/ --event-types measurement --http-username harbour --data @secrets.json',
    );
  });
});
