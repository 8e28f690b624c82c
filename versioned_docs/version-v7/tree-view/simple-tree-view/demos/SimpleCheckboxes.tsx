import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import type { TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

// The item announces its own state, so its checkbox is hidden from screen readers.
const slotProps = { checkbox: { 'aria-hidden': true } };
const Page = (props: TreeItem2Props) => <TreeItem2 {...props} slotProps={slotProps} />;

export default function SimpleCheckboxes() {
  return (
    <Box sx={{ minHeight: 180, maxWidth: 360 }}>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Handbook pages to send"
        multiSelect
        checkboxSelection
        defaultSelectedItems={['leave']}
        defaultExpandedItems={['policies']}
      >
        <Page itemId="policies" label="Policies">
          <Page itemId="leave" label="Parental leave.docx" />
          <Page itemId="travel" label="Travel costs.docx" />
        </Page>
        <Page itemId="forms" label="Forms">
          <Page itemId="claim" label="経費 (expenses).pdf" />
        </Page>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
