/** Explains why a text is not an LwM2M ID. Undefined if it is one, and for an empty text. */
export const lwm2mIdFault = (text: string): string | undefined =>
  text === '' || (/^\d{1,5}$/.test(text) && Number(text) <= 65_534) ? undefined : '0 to 65534.';
