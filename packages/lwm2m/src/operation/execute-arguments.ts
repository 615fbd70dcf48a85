/**
 * Arguments of an Execute (OMA-TS-LightweightM2M_Core-V1_1 6.3.5):
 *
 *     arglist = arg *( "," arg )
 *     arg     = DIGIT [ "=" "'" *CHAR "'" ]
 *     CHAR    = "!" / %x23-26 / %x28-5B / %x5D-7E
 *
 * CHAR is printable ASCII without the space, `"`, `'` and `\`.
 */
const CHAR = String.raw`[!#-&(-\[\]-~]`;
const ARGUMENT = `[0-9](?:='${CHAR}*')?`;
const ARGUMENT_LIST = new RegExp(`^${ARGUMENT}(?:,${ARGUMENT})*$`, 'u');
const NOT_CHAR = /[^!#-&(-[\]-~]/u;

/** Form of arguments, for messages. */
const FORM = "a digit 0 to 9, or a digit and a value such as 0='now'; several with commas: 0='now',1";

/** Returns why a text is not a valid argument list of an Execute; undefined if it is. An empty text: no arguments. */
export function findArgumentsProblem(text: string): string | undefined {
  if (text === '' || ARGUMENT_LIST.test(text)) return undefined;
  // Outside the quotation marks, a character other than these is the fault.
  const character = NOT_CHAR.exec(text.replaceAll("'", ''))?.[0];
  const fault =
    character === undefined
      ? `${JSON.stringify(text.slice(0, 64))} is not a list of arguments`
      : `a value cannot have ${nameOf(character)}: it consists of printable ASCII without space, ", ' and \\`;
  return `${fault}. Arguments are ${FORM}`;
}

function nameOf(character: string): string {
  if (character === ' ') return 'a space';
  return /[!-~]/u.test(character) ? character : JSON.stringify(character);
}
