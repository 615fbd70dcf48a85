/** Nobody is there to get an answer. */
export class ClientGone extends Error {
  constructor() {
    super('The client went away before it had its answer.');
    this.name = 'ClientGone';
  }
}
