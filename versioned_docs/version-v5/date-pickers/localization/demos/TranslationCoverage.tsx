import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as locales from '@mui/x-date-pickers/locales';

// preview-start
const texts = (locale: typeof locales.enUS) =>
  Object.keys(locale.components.MuiLocalizationProvider.defaultProps.localeText);
const allKeys = texts(locales.enUS);

const coverage = Object.entries(locales)
  .filter(([name]) => name !== 'DEFAULT_LOCALE')
  .map(([name, locale]) => {
    const translated = texts(locale as typeof locales.enUS);
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
              <TableCell>{missing.length === 0 ? 'Nothing' : missing.join(', ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
