import * as React from 'react';
import type { Equipment } from './equipment';
import { equipmentServer } from './equipmentServer';
import { FieldError } from './FieldError';
import { validateDraft, type Draft, type DraftErrors } from './validateDraft';

const emptyDraft: Draft = {
  name: '',
  serial: '',
  categoryId: null,
  state: 'In store',
  cost: '',
  bought: null,
  inspection: null,
};

interface EquipmentFormOptions {
  /** The record that is edited; none for a new one. */
  item: Equipment | null;
  onChanged(isChanged: boolean): void;
  onSaved(item: Equipment): void;
}

/** What is typed into the form, what is wrong with it, and how it is saved. */
export function useEquipmentForm({ item, onChanged, onSaved }: EquipmentFormOptions) {
  const [initialDraft] = React.useState<Draft>(
    item ? { ...item, cost: String(item.cost) } : emptyDraft,
  );
  const [draft, setDraft] = React.useState(initialDraft);
  const [errors, setErrors] = React.useState<DraftErrors>({});
  const [failure, setFailure] = React.useState<string | null>(null);
  const [isPending, setPending] = React.useState(false);
  const formRef = React.useRef<HTMLFormElement>(null);

  const isChanged = draft !== initialDraft;
  React.useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);

  // The first field that is wrong gets the focus: a date's own part, or the field itself.
  const [refusals, countRefusal] = React.useReducer((count: number) => count + 1, 0);
  React.useEffect(() => {
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector<HTMLElement>('[role="spinbutton"]') ?? wrong)?.focus();
  }, [refusals]);

  const refuse = (found: DraftErrors) => {
    setErrors(found);
    countRefusal();
  };
  const edit = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    // A message stays until what it is about is changed.
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  const save = async () => {
    const checked = validateDraft(draft);
    setFailure(null);
    if ('errors' in checked) {
      refuse(checked.errors);
      return;
    }
    setPending(true);
    try {
      onSaved(await equipmentServer.save(checked.values, item?.id));
    } catch (error) {
      if (error instanceof FieldError) {
        refuse(error.errors);
      } else {
        setFailure(error instanceof Error ? error.message : String(error));
      }
      setPending(false);
    }
  };
  return { draft, errors, failure, isPending, formRef, edit, save };
}
