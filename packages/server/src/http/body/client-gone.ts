/** Nobody is there to get an answer. */
export class ClientGone extends Error {
  constructor() {
    super('The client closed the connection before the response.');
    this.name = 'ClientGone';
  }
}
