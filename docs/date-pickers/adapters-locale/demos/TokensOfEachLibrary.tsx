import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import { DateTime } from 'luxon';
import moment from 'moment';
import 'moment/locale/de';

dayjs.extend(localizedFormat);
moment.locale('en');

const visit = new Date('2025-04-17T11:30:00Z');
const inDayjs = dayjs(visit).locale('de');
const inLuxon = DateTime.fromJSDate(visit, { zone: 'Europe/Berlin' }).setLocale('de-DE');
const inMoment = moment(visit).locale('de');

// preview-start
const libraries = [
  { name: 'Day.js', value: inDayjs, own: 'ddd D. MMM YYYY', localized: 'LL' },
  { name: 'date-fns', value: visit, own: 'EEE d. MMM yyyy', localized: 'PPP' },
  { name: 'Luxon', value: inLuxon, own: 'ccc d. LLL yyyy', localized: 'DDD' },
  { name: 'Moment', value: inMoment, own: 'ddd D. MMM YYYY', localized: 'LL' },
];

function print(value: (typeof libraries)[number]['value'], tokens: string) {
  if (value instanceof Date) {
    return format(value, tokens, { locale: de });
  }
  return value instanceof DateTime ? value.toFormat(tokens) : value.format(tokens);
}
// preview-end

export default function TokensOfEachLibrary() {
  return (
    <Box
      role="region"
      aria-label="Tokens"
      tabIndex={0}
      sx={{ overflow: 'auto', whiteSpace: 'nowrap', '& th, & td': { px: 1, fontSize: 13 } }}
    >
      <Table size="small" aria-label="Tokens of each library, in German">
        <TableHead>
          <TableRow>
            <TableCell>Library</TableCell>
            <TableCell>Format</TableCell>
            <TableCell>Result</TableCell>
            <TableCell>Localized format</TableCell>
            <TableCell>Localized result</TableCell>
            <TableCell>In JSON</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {libraries.map(({ name, value, own, localized }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{own}</TableCell>
              <TableCell lang="de">{print(value, own)}</TableCell>
              <TableCell>{localized}</TableCell>
              <TableCell lang="de">{print(value, localized)}</TableCell>
              <TableCell>{JSON.stringify(value)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
