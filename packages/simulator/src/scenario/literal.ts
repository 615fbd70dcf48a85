/** A fixed value as a file can hold it; times are ISO 8601 or seconds, opaque values base64, links `3:0`. */
export type Literal = string | number | boolean;
