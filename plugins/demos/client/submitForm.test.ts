import { submitForm } from './submitForm';

test('posts the fields in a new tab and leaves nothing behind', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
  submit.mockImplementation(function (this: HTMLFormElement) {
    expect(this.isConnected).toBe(true);
    expect(this).not.toBeVisible();
    expect(this.method).toBe('post');
    expect(this.action).toBe('https://example.com/run?file=a');
    expect(this.target).toBe('_blank');
    expect(this.getAttribute('rel')).toBe('noopener');
    expect([...new FormData(this)]).toEqual([
      ['project[files][a.css]', '.a { content: "<&>"; }'],
      ['title', ''],
    ]);
  });
  submitForm('https://example.com/run?file=a', {
    'project[files][a.css]': '.a { content: "<&>"; }',
    title: '',
  });
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.querySelector('form')).toBeNull();
});
