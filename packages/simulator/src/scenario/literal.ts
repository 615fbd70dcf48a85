/** A fixed value in a file. Times are ISO 8601 or seconds, opaque values base64, links `3:0`. */
export type Literal = string | number | boolean;
