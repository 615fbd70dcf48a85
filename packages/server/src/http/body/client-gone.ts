/** The client disconnected before the response. */
export class ClientGone extends Error {
  constructor() {
    super('The client closed the connection before the response.');
    this.name = 'ClientGone';
  }
}
