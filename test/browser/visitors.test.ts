import {
  codeStyles,
  codeVariants,
  colorModes,
  densities,
  directions,
  modes,
  packageManagers,
} from '../../plugins/preferences/types';
import { visitors, type Visitor } from './visitors';

const values: Record<keyof Visitor, readonly string[]> = {
  mode: colorModes,
  system: modes,
  direction: directions,
  density: densities,
  style: codeStyles,
  variant: codeVariants,
  manager: packageManagers,
};

test('among the visitors every value of a choice meets every value of every other one', () => {
  const choices = Object.keys(values) as (keyof Visitor)[];
  const missing = choices.flatMap((one, index) =>
    choices
      .slice(index + 1)
      .flatMap((other) =>
        values[one].flatMap((value) =>
          values[other]
            .filter((met) => !visitors.some((who) => who[one] === value && who[other] === met))
            .map((met) => `${value} and ${met}`),
        ),
      ),
  );
  expect(missing).toEqual([]);
});
