import { expect } from 'chai';
import { serverTypes } from '../../scripts/generate/server.ts';

/** A contract with one operation, whose request and response have these schemas. */
const contract = (request: string): Parameters<typeof serverTypes>[0] => ({
  paths: {
    '/lamps': {
      post: {
        operationId: 'lamps.create',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${request}` } } },
        },
        responses: { 204: { description: 'Created.' } },
      },
    },
  },
  components: {
    schemas: {
      [request]: {
        type: 'object',
        required: ['Name', 'Room'],
        properties: { Name: { type: 'string' }, Room: { type: ['string', 'null'] } },
      },
      Unused: { type: 'string' },
    },
  },
});

// What the contract of the service has cases of is in the generated files, which the lint lane compares.
describe('types of the server, generated from the contract', () => {
  it('a request has no null, and its required members that could be null are optional', async () => {
    const text = await serverTypes(contract('LampRequest'), '');
    expect(text).to.match(/LampRequest = \{\s+readonly Name: string;\s+readonly Room\?: string;\s+\};/u);
    expect(text).to.not.include('Unused');
  });

  it('a schema with the name of the table of operations is refused', async () => {
    const message = await serverTypes(contract('OperationTypes'), '').catch(String);
    expect(message).to.include('the name OperationTypes is taken. Rename the schema.');
  });
});
