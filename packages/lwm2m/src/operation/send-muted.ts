/** The server has muted Send: its resource /1/x/23 is true (OMA-TS-LightweightM2M_Core-V1_1, E.2). */
export class SendMutedError extends Error {
  override readonly name = 'SendMutedError';

  constructor() {
    super('the server has muted Send');
  }
}
