import type {} from '@mui/x-tree-view/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// preview-start
const withCompactTrees = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiTreeItem: {
        styleOverrides: { content: { paddingBlock: 2 }, label: { fontSize: 14 } },
      },
    },
  });
// preview-end

export default function SimpleThemedTree() {
  return (
    <ThemeProvider theme={withCompactTrees}>
      <Box sx={{ minHeight: 130, maxWidth: 320 }}>
        <SimpleTreeView
          aria-label="Documents in a compact tree"
          defaultExpandedItems={['contracts']}
        >
          <TreeItem itemId="contracts" label="Contracts">
            <TreeItem itemId="lease" label="Office lease.pdf" />
            <TreeItem itemId="paper" label="Paper mill 2025.pdf" />
          </TreeItem>
          <TreeItem itemId="minutes" label="Minutes">
            <TreeItem itemId="board" label="Board, April 3.docx" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </ThemeProvider>
  );
}
