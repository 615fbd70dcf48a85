/** Kind of a state. It determines the colour. */
export type Tone = 'good' | 'bad' | 'warn' | 'neutral' | 'busy';
