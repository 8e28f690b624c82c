import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import checkDelivery, { daysAhead } from './checkDelivery';
import deliveries from './deliveries';
import formatPrice from './formatPrice';
import isDeliveryDay from './isDeliveryDay';
import { today, type Order } from './order';
import StepActions from './StepActions';
import toFirstDay from './toFirstDay';
import useForm from './useForm';

interface DeliveryStepProps {
  delivery: Order['delivery'];
  /** Called at once, so that the summary shows what the way costs. */
  onWay(way: string): void;
  onDone(delivery: Order['delivery']): void;
}

export default function DeliveryStep({ delivery, onWay, onDone }: DeliveryStepProps) {
  const { values, change, field, submit } = useForm(delivery, checkDelivery, onDone);
  const first = toFirstDay(values.way);
  const { error, helperText } = field('day');
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <FormControl>
        <FormLabel id="way">How it travels</FormLabel>
        <RadioGroup
          aria-labelledby="way"
          value={values.way}
          onChange={(_event, way) => {
            change({ way });
            onWay(way);
          }}
          sx={{ mt: 1, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
        >
          {deliveries.map(({ id, name, text, price }, index) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio sx={{ marginInline: 1 }} />}
              disableTypography
              label={
                <Box sx={{ display: 'flex', flexGrow: 1, gap: 2, paddingInlineEnd: 2 }}>
                  <Box sx={{ flexGrow: 1 }}>
                    <Typography>{name}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {text}
                    </Typography>
                  </Box>
                  <Typography>{formatPrice(price)}</Typography>
                </Box>
              }
              sx={{
                m: 0,
                paddingBlock: 1,
                borderBlockStart: index > 0 ? '1px solid' : 'none',
                borderColor: 'divider',
                backgroundColor: values.way === id ? 'action.selected' : 'transparent',
                '& > :last-child': { flexGrow: 1 },
              }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box data-field="day">
          <DatePicker
            label="Day"
            value={values.day ? dayjs(values.day) : null}
            onChange={(day) => change({ day: day?.isValid() ? day.format('YYYY-MM-DD') : '' })}
            referenceDate={first}
            minDate={first}
            maxDate={first.add(daysAhead, 'day')}
            shouldDisableDate={(day) => !isDeliveryDay(day, values.way)}
            slotProps={{
              textField: {
                fullWidth: true,
                error,
                helperText: helperText ?? `First possible: ${first.format('dddd, MMMM D')}`,
              },
            }}
          />
        </Box>
      </LocalizationProvider>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Today is {today.format('dddd, MMMM D')} in this shop. Pots travel on working days; on a
        Saturday, you can fetch them.
      </Typography>
      <StepActions next="Continue to payment" back="address" />
    </Box>
  );
}
