/** Spreads the digits of a text over a format such as DD.MM.YYYY. */
export function mask(text: string, format: string) {
  const digits = text.replace(/\D/g, '').split('');
  let masked = '';
  for (const character of format) {
    if (digits.length === 0) {
      return masked;
    }
    masked += /[A-Z]/i.test(character) ? digits.shift() : character;
  }
  return masked;
}
