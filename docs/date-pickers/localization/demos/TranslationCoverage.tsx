import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as locales from '@mui/x-date-pickers/locales';

// preview-start
const { DEFAULT_LOCALE: english, ...translations } = locales;
const allKeys = Object.keys(english);

const coverage = Object.entries(translations).map(([name, { components }]) => {
  const translated = Object.keys(components.MuiLocalizationProvider.defaultProps.localeText);
  return { name, missing: allKeys.filter((key) => !translated.includes(key)) };
});
// preview-end

export default function TranslationCoverage() {
  return (
    <Box
      role="region"
      aria-label="Translations"
      tabIndex={0}
      sx={{ height: 420, overflow: 'auto' }}
    >
      <Table size="small" stickyHeader aria-label="Missing texts of each translation">
        <TableHead>
          <TableRow>
            <TableCell>Locale</TableCell>
            <TableCell align="right">Texts</TableCell>
            <TableCell>Shown in English</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {coverage.map(({ name, missing }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {allKeys.length - missing.length} of {allKeys.length}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {missing.length === 0 ? 'Nothing' : missing.join(', ')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
