import { useState, type ChangeEvent, type FormEvent } from 'react';
import type { Problems } from './order';

/**
 * The state of one step's fields. Problems show once the visitor wants to go on, and from then on
 * while typing; the first field that has one is focused.
 */
export default function useForm<Values extends Record<keyof Values, string>>(
  start: Values,
  check: (values: Values) => Problems<Values>,
  onDone: (values: Values) => void,
) {
  const [values, setValues] = useState(start);
  const [checked, setChecked] = useState(false);
  const problems = check(values);
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = Object.keys(values).find((name) => name in problems);
    setChecked(true);
    if (!wrong) {
      onDone(values);
      return;
    }
    const field = event.currentTarget.querySelector(`[data-field="${wrong}"]`);
    field?.querySelector<HTMLElement>('input, select, [role="spinbutton"]')?.focus();
  };
  /** What a text field needs to be one of the form's. */
  const field = (name: keyof Values & string) => ({
    name,
    'data-field': name,
    value: values[name],
    error: checked && name in problems,
    helperText: checked ? problems[name] : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  return { values, change, field, submit };
}
