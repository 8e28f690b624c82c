import postcss from 'postcss';
import { themeConstants } from '../themeConstants';
import { insertThemeConstants, toCustomProperties } from './themeConstants';

describe('custom properties', () => {
  const properties = toCustomProperties(themeConstants);

  test('gives lengths and times their units, and ratios none', () => {
    expect(properties).toMatchObject({
      '--space': '8px',
      '--breakpoint-xs': '0px',
      '--duration-shortest': '150ms',
      '--html-font-size': '16px',
      '--tonal-offset': '0.2',
    });
  });

  test('names the times of entering and leaving', () => {
    expect(properties).toHaveProperty('--duration-entering', '225ms');
    expect(properties).toHaveProperty('--duration-leaving', '195ms');
  });

  test('has a property for every constant', () => {
    const { breakpoints, duration, ...single } = themeConstants;
    const groups = [breakpoints, duration, single].map((group) => Object.keys(group).length);
    expect(Object.keys(properties)).toHaveLength(groups.reduce((sum, count) => sum + count));
  });
});

describe('in a stylesheet', () => {
  async function insert(css: string): Promise<string> {
    const options = { from: '/site/src/css/tokens.css' };
    return (await postcss([insertThemeConstants]).process(css, options)).css;
  }

  test('puts the constants where the rule asks for them, and leaves the rest as it is', async () => {
    const css = await insert(':root {\n  --first: 1;\n  @theme-constants;\n  --last: 2;\n}\n');
    const constants = Object.entries(toCustomProperties(themeConstants));
    const lines = constants.map(([name, value]) => `  ${name}: ${value};`);
    expect(css).toBe(`:root {\n  --first: 1;\n${lines.join('\n')}\n  --last: 2;\n}\n`);
  });

  test('puts them into a cascade layer, too', async () => {
    const css = await insert('@layer site { :root { @theme-constants; } }');
    expect(css).toContain('--radius: 12px');
    expect(css).not.toContain('@theme-constants');
  });

  test('refuses to put them where no element would get them', async () => {
    await expect(insert('a {}\n@theme-constants;\n')).rejects.toThrowErrorMatchingInlineSnapshot(
      `"insert-theme-constants: /site/src/css/tokens.css:2:1: @theme-constants is outside a rule. Write ":root { @theme-constants; }"."`,
    );
  });
});
