/** The bytes of hexadecimal digits, which may be set apart by spaces. */
export const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');
