import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useHistory } from '@docusaurus/router';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { CodeStyleProvider, CodeVariantProvider, useCodeStyle, useCodeVariant } from './index';

function Shown() {
  const { push } = useHistory();
  const { value: style, choose: chooseStyle } = useCodeStyle();
  const { value: variant, choose: chooseVariant } = useCodeVariant();
  return (
    <>
      <output>{`${style}, ${variant}`}</output>
      <button onClick={() => push('/x/#tailwind-ColumnTypes.js')}>Code</button>
      <button onClick={() => push('/x/#limits')}>Limits</button>
      <button onClick={() => chooseStyle('CSS')}>CSS</button>
      <button onClick={() => chooseVariant('TS')}>TS</button>
    </>
  );
}

function open(url: string) {
  render(
    <MemoryRouter initialEntries={[url]}>
      <BrowserContextProvider>
        <CodeStyleProvider>
          <CodeVariantProvider>
            <Shown />
          </CodeVariantProvider>
        </CodeStyleProvider>
      </BrowserContextProvider>
    </MemoryRouter>,
  );
}

const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  for (const name of ['codeStyling', 'codeVariant']) {
    document.cookie = `${name}=;path=/;max-age=0`;
  }
  document.documentElement.removeAttribute('data-code-variant');
});

test('starts with MUI System in TypeScript', () => {
  open('/x/');
  expect(shown()).toBe('MUI System, TS');
});

test('starts with what the cookies keep', () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  document.cookie = 'codeVariant=JS;path=/';
  open('/x/');
  expect(shown()).toBe('Tailwind, JS');
  expect(document.documentElement.dataset.codeVariant).toBe('JS');
});

test('ignores what no value is', () => {
  document.cookie = 'codeStyling=Bootstrap;path=/';
  document.cookie = 'codeVariant=<script>;path=/';
  open('/x/');
  expect(shown()).toBe('MUI System, TS');
});

test('starts with what the address asks for, and keeps nothing of it', () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  open('/x/#css-ColumnTypes.js');
  expect(shown()).toBe('CSS, JS');
  expect(document.cookie).toBe('codeStyling=Tailwind');
});

test('leaves to the cookie what the address does not say', () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  open('/x/#ColumnTypes.js');
  expect(shown()).toBe('Tailwind, JS');
});

test('follows links while the page is open, and stays there', async () => {
  const user = userEvent.setup();
  open('/x/');
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(shown()).toBe('Tailwind, JS');
  await user.click(screen.getByRole('button', { name: 'Limits' }));
  expect(shown()).toBe('Tailwind, JS');
  expect(document.cookie).toBe('');
});

test('keeps what the visitor picks, over what a link asked for', async () => {
  const user = userEvent.setup();
  open('/x/#tailwind-ColumnTypes.js');
  await user.click(screen.getByRole('button', { name: 'CSS' }));
  await user.click(screen.getByRole('button', { name: 'TS' }));
  expect(shown()).toBe('CSS, TS');
  expect(document.cookie).toBe('codeStyling=CSS; codeVariant=TS');
  expect(document.documentElement.dataset.codeVariant).toBe('TS');
});

test('works without cookies', async () => {
  const user = userEvent.setup();
  const refuse = () => {
    throw new Error('blocked');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  open('/x/');
  await user.click(screen.getByRole('button', { name: 'CSS' }));
  expect(shown()).toBe('CSS, TS');
  jest.restoreAllMocks();
});

test('names the provider that is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Alone = () => useCodeStyle().value;
  expect(() => render(<Alone />)).toThrow('CodeStyleProvider is missing');
});
