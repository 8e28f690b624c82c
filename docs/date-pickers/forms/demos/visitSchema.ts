import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { z } from 'zod';
import { visitProblem } from './visitRules';

const pickedDay = z.custom<Dayjs | null>((value) => value === null || dayjs.isDayjs(value));

const visitDay = pickedDay
  .superRefine((value, context) => {
    const message = visitProblem(value);
    if (message) context.addIssue({ code: 'custom', message, continue: false });
  })
  .transform((value) => value?.format('YYYY-MM-DD') ?? '');

/** Takes what pickers give, and returns what the server reads: `{ day: '2025-04-17', … }`. */
export const visitSchema = z
  .object({
    day: visitDay,
    followUp: pickedDay
      .refine((value) => value === null || value.isValid(), {
        message: 'There is no such day',
        abort: true,
      })
      .transform((value) => value?.format('YYYY-MM-DD') ?? null),
  })
  .refine(({ day, followUp }) => followUp === null || followUp > day, {
    path: ['followUp'],
    message: 'The follow-up comes after the visit',
  });

export type PickedVisit = z.input<typeof visitSchema>;
