/** A word that completes a command line. */
export interface Candidate {
  readonly value: string;
  readonly description?: string;
}
