import { expect } from 'chai';
import { parse } from 'yaml';
import { format } from 'prettier';
import { serverTypes } from '../../scripts/generate/server.ts';

const contract = `
openapi: 3.1.0
info: { title: Lamps, version: '3' }
paths:
  /lamps/{number}:
    put:
      operationId: lamps.update
      parameters:
        - { name: number, in: path, required: true, schema: { type: integer } }
        - { name: take, in: query, schema: { type: integer, default: 20 } }
        - { $ref: '#/components/parameters/Search' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/LampRequest' } } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/LampResponse' } } } }
        '404': { $ref: '#/components/responses/NotFound' }
    delete:
      operationId: lamps.delete
      responses: { '204': { description: Deleted. } }
  /lamps:
    post:
      operationId: lamps.createMany
      requestBody:
        required: true
        content:
          application/json:
            x-checked-each: true
            schema: { type: array, items: { $ref: '#/components/schemas/LampRequest' } }
      responses: { '204': { description: Created. } }
    patch:
      operationId: lamps.import
      requestBody:
        required: true
        content:
          application/json:
            x-streamed: true
            schema: { type: array, items: { $ref: '#/components/schemas/LampRequest' } }
          text/csv: { schema: { type: string } }
      responses: { '204': { description: Imported. } }
components:
  parameters:
    Search: { name: Search, in: query, schema: { type: string } }
  responses:
    NotFound: { content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
  schemas:
    Colour: { enum: [red, green, null] }
    Fault: { type: object, required: [Code], properties: { Code: { type: string } } }
    LampRequest:
      type: object
      required: [Name, Room]
      properties:
        Name: { type: string }
        Room: { type: [string, 'null'] }
        Colour: { $ref: '#/components/schemas/Colour' }
    LampResponse:
      type: object
      required: [Id]
      properties: { Id: { type: string }, Room: { type: [string, 'null'] } }
    Unused: { type: string }
`;

const parsed = (text: string): Readonly<Record<string, unknown>> =>
  parse(text) as Readonly<Record<string, unknown>>;

describe('types of the server, generated from the contract', () => {
  let text: string;

  before(async () => {
    text = await format(await serverTypes(parsed(contract), ''), { parser: 'typescript', printWidth: 200 });
  });

  const declaration = (name: string): string =>
    new RegExp(`^export type ${name} = .*?;\n(?=\n|$)`, 'msu').exec(text)?.[0] ?? '';
  const operation = (id: string): string =>
    new RegExp(`^  readonly "${id}": \\{.*?^  \\};`, 'msu').exec(text)?.[0] ?? '';

  it('a request has no null, and its members that could be null are optional', () => {
    const request = declaration('LampRequest');
    expect(request).to.include('readonly Name: string;');
    expect(request).to.include('readonly Room?: string;');
    expect(request).to.include('readonly Colour?: Colour;');
    expect(declaration('Colour')).not.to.include('null');
  });

  it('optional members of a response may be undefined, and null stays', () => {
    expect(declaration('LampResponse')).to.include('readonly Id: string;');
    expect(declaration('LampResponse')).to.include('readonly Room?: (string | null) | undefined;');
  });

  it('path parameters are text, and query parameters with a default are always present', () => {
    const update = operation('lamps.update');
    expect(update).to.include('readonly number: string;');
    expect(update).to.include('readonly take: number;');
    expect(update).to.include('readonly Search?: string;');
  });

  it('an operation has its body and a reply for each success, but none for errors', () => {
    expect(operation('lamps.update')).to.include('readonly body: LampRequest;');
    expect(operation('lamps.update')).to.include('readonly 200: LampResponse;');
    expect(operation('lamps.update')).not.to.include('404');
    expect(operation('lamps.delete')).to.include('readonly 204: null;');
    expect(operation('lamps.delete')).not.to.include('body');
  });

  it('items that the handler checks itself are unknown, and a body that streams in may be absent', () => {
    expect(operation('lamps.createMany')).to.include('readonly body: readonly unknown[];');
    expect(operation('lamps.import')).to.include('readonly body?: readonly LampRequest[] | string;');
  });

  it('schemas that no operation uses are left out, those of errors are not', () => {
    expect(declaration('Unused')).to.equal('');
    expect(declaration('Fault')).to.include('readonly Code: string;');
  });

  it('a schema with the name of the table of operations is refused', async () => {
    let message = '';
    const taken = parsed(contract.replaceAll('LampRequest', 'OperationTypes'));
    await serverTypes(taken, '').catch((error: unknown) => {
      message = String(error);
    });
    expect(message).to.include('the name OperationTypes is taken. Rename the schema.');
  });
});
