import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { views } from './readQuery';
import { useQuery } from './useQuery';
import { viewTitles } from './viewTitles';

/** Links to the views, drawn as tabs. */
export default function ViewLinks() {
  const { query, linkTo } = useQuery();
  return (
    <Box
      component="nav"
      aria-label="Views"
      // On a phone, a separate row below the name.
      sx={{
        display: 'flex',
        alignSelf: 'stretch',
        order: { xs: 1, sm: 0 },
        width: { xs: '100%', sm: 'auto' },
        mx: { xs: -1.5, sm: 0 },
      }}
    >
      {views.map((view) => {
        const isCurrent = view === query.view;
        return (
          <ButtonBase
            key={view}
            component="a"
            aria-current={isCurrent ? 'page' : undefined}
            {...linkTo({ view, page: null, sort: null })}
            sx={{
              px: 1.5,
              py: 1.5,
              typography: 'body2',
              color: isCurrent ? 'primary.main' : 'text.primary',
              borderBlock: '2px solid transparent',
              borderBlockEndColor: isCurrent ? 'currentColor' : 'transparent',
              '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
            }}
          >
            {viewTitles[view]}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
