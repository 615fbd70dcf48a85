/** Kind of a state, which decides its colour. */
export type Tone = 'good' | 'bad' | 'warn' | 'neutral' | 'busy';
