/** A piece of a type's text: a word that may be a type's name, or what is between words. */
export interface TypePiece {
  text: string;
  isName: boolean;
}

/** Splits the text of a type so that names in it can be links; text in quotes has none. */
export function splitType(type: string): TypePiece[] {
  return type
    .split(/('[^']*'|"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*)/)
    .filter(Boolean)
    .map((text) => ({ text, isName: /^[A-Za-z_$]/.test(text) }));
}
