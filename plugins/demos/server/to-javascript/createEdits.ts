interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text after its edits, and where its places were before. */
export interface EditedText {
  text: string;
  toSourceOffset: (offset: number) => number;
}

/** Changes to a source, noted by their places in it and made all at once. */
export interface Edits {
  replace(start: number, end: number, text: string): void;
  remove(start: number, end: number): void;
  insert(at: number, text: string): void;
  /** The changes, in the order in which they were noted. */
  readonly all: readonly Readonly<Edit>[];
  apply(): EditedText;
}

/** What is inserted somewhere comes before what is replaced from there on. */
const byPlace = (a: Edit, b: Edit) =>
  a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start);

const wordCharacter = /[\w$\u0080-\uFFFF]/;

/**
 * Notes changes to a source. Those at one place are made in the order in which they were noted;
 * one inside a range that is replaced is dropped. Words that come to touch are kept apart.
 */
export function createEdits(source: string): Edits {
  const all: Edit[] = [];
  const replace = (start: number, end: number, text: string) => {
    all.push({ start, end, text });
  };

  function apply(): EditedText {
    const kept: { from: number; source: number; length: number }[] = [];
    let text = '';
    let position = 0;
    const copyTo = (end: number) => {
      kept.push({ from: text.length, source: position, length: end - position });
      text += source.slice(position, end);
      position = end;
    };
    for (const edit of all.toSorted(byPlace)) {
      if (edit.start < position) {
        continue;
      }
      copyTo(edit.start);
      text += edit.text;
      position = edit.end;
      if (wordCharacter.test(text.at(-1) ?? '') && wordCharacter.test(source.charAt(position))) {
        text += position > edit.start ? ' ' : '';
      }
    }
    copyTo(source.length);

    const toSourceOffset = (offset: number) => {
      const part = kept.findLast(({ from }) => from <= offset);
      return part ? part.source + Math.min(offset - part.from, part.length) : 0;
    };
    return { text, toSourceOffset };
  }

  return {
    all,
    replace,
    remove: (start, end) => replace(start, end, ''),
    insert: (at, text) => replace(at, at, text),
    apply,
  };
}
