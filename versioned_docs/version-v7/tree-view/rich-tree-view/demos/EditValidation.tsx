import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { documents } from './documents';

type InputEvent = React.SyntheticEvent<HTMLInputElement> & TreeViewCancellableEvent;

const findProblem = (name: string) => {
  if (name.trim() === '') {
    return 'A name is required.';
  }
  return /[/\\:]/.test(name) ? 'Leave out / \\ and :' : null;
};

const ProblemContext = React.createContext<(problem: string | null) => void>(() => {});

const FileItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function FileItem(props, ref) {
  const setProblem = React.useContext(ProblemContext);
  // preview-start
  const check = (event: InputEvent) => {
    const problem = findProblem(event.currentTarget.value);
    event.defaultMuiPrevented = problem !== null;
    setProblem(problem);
  };
  const labelInput = {
    'aria-label': 'New name',
    onBlur: check,
    onKeyDown: (event: InputEvent & React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        check(event);
      } else if (event.key === 'Escape') {
        setProblem(null);
      }
    },
  };
  // preview-end
  return <TreeItem2 {...props} ref={ref} slotProps={{ labelInput }} />;
});

const slots = { item: FileItem };

export default function EditValidation() {
  const [problem, setProblem] = React.useState<string | null>(null);
  return (
    <Box sx={{ minHeight: 250, maxWidth: 360 }}>
      <ProblemContext.Provider value={setProblem}>
        <RichTreeView
          aria-label="Documents with checked names"
          items={documents}
          defaultExpandedItems={['people']}
          isItemEditable
          experimentalFeatures={{ labelEditing: true }}
          slots={slots}
        />
      </ProblemContext.Provider>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
