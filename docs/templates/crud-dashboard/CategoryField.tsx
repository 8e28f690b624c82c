import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Popover from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories } from './categories';
import { findCategory } from './findCategory';

interface CategoryFieldProps extends Pick<
  TextFieldProps,
  'size' | 'margin' | 'required' | 'error' | 'helperText'
> {
  label: string;
  value: string | null;
  /** What means no category; without it, one must be chosen. */
  emptyLabel?: string;
  onChange(categoryId: string | null): void;
}

const none = 'none';

/** A click on the icon of an item with children opens and closes it, and does not choose it. */
function keepToIcon(event: React.MouseEvent<HTMLElement>) {
  if (event.currentTarget.hasChildNodes()) {
    event.stopPropagation();
  }
}

/** The keys go on in the tree at once. */
function focusTree(popup: HTMLElement) {
  popup.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
}

/** A field whose value is chosen from the tree of categories. */
export default function CategoryField({
  value,
  emptyLabel,
  onChange,
  ...field
}: CategoryFieldProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const popupId = React.useId();
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  const items = emptyLabel ? [{ id: none, label: emptyLabel }, ...categories] : categories;
  const open = (event: React.SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);

  return (
    <>
      <TextField
        {...field}
        value={findCategory(value)?.label ?? emptyLabel ?? ''}
        slotProps={{
          htmlInput: {
            readOnly: true,
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': anchor !== null,
            'aria-controls': anchor ? popupId : undefined,
            style: { cursor: 'pointer', textOverflow: 'ellipsis' },
          },
          input: {
            endAdornment: <ArrowDropDown color="action" />,
            onClick: open,
            onKeyDown(event) {
              if (['Enter', ' ', 'ArrowDown'].includes(event.key)) {
                event.preventDefault();
                open(event);
              }
            },
            sx: { cursor: 'pointer' },
          },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={{
          paper: {
            id: popupId,
            role: 'dialog',
            'aria-label': field.label,
            sx: { width: 260, p: 1 },
          },
          transition: { onEnter: focusTree },
        }}
      >
        <RichTreeView
          aria-label={field.label}
          items={items}
          defaultExpandedItems={categories.map(({ id }) => id)}
          expansionTrigger="iconContainer"
          selectedItems={value ?? (emptyLabel ? none : null)}
          onSelectedItemsChange={(event, id) => {
            setAnchor(null);
            // To choose again what is chosen changes nothing.
            if (id !== null) {
              onChange(id === none ? null : id);
            }
          }}
          slotProps={{ item: { slotProps: { iconContainer: { onClick: keepToIcon } } } }}
        />
      </Popover>
    </>
  );
}
