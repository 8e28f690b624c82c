import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { referenceDir } from './folders';
import { pageKinds } from '../browser/kinds/pageKinds';
import { states, windows } from './states';

const files = readdirSync(referenceDir);

test('there is a reference of every kind of page in every state and window, and no other', () => {
  const wanted = pageKinds.flatMap(({ name }) =>
    states.flatMap(({ mode, direction }) =>
      windows.map(({ width }) => `${name}.${mode}.${direction}.${width}.png`),
    ),
  );
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

test('all references together stay small', () => {
  const sizes = files.map((file) => statSync(path.join(referenceDir, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});
