/** Characters that end a name in a description. */
const END = /^(?:$|[\s.,;:!?)\]"'])/;
const START = /(?:^|[\s(["'])$/;

/** Whether a text names a device, and not one whose name only begins or ends like it: press-1 and press-10. */
export function namesDevice(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (START.test(text.slice(0, at)) && END.test(text.slice(at + name.length))) return true;
  }
  return false;
}
