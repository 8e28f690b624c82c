import { extractMessages } from './messages';

const extract = (code: string) => extractMessages('src/Thing.tsx', code);

test('finds texts in calls and in elements, with where they are', () => {
  const code = `
    const label = translate({ id: 'site.label', message: 'Label' });
    const both = translate(
      { id: 'site.both', message: 'One ' + 'and {other}' },
      { other },
    );
    const view = <p><Translate id="site.text">{'Read {link}'}</Translate></p>;
    const plain = <Translate id="site.plain">
      Plain
      text
    </Translate>;
  `;
  expect(extract(code)).toEqual([
    { id: 'site.label', english: 'Label', place: 'src/Thing.tsx:2' },
    { id: 'site.both', english: 'One and {other}', place: 'src/Thing.tsx:3' },
    { id: 'site.text', english: 'Read {link}', place: 'src/Thing.tsx:7' },
    { id: 'site.plain', english: 'Plain text', place: 'src/Thing.tsx:8' },
  ]);
});

test('leaves lists of texts to the lists', () => {
  expect(extract('translate(toProductMessage(product))')).toEqual([]);
});

test('lists each place whose text only a running page knows', () => {
  const code = "translate({ id: name, message: 'Text' });\ntranslate({ id: 'site.a', message });";
  expect(() => extract(code)).toThrow(
    "The id or the English text isn't written out in: src/Thing.tsx:1, src/Thing.tsx:2.",
  );
});
