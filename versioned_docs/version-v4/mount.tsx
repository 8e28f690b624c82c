/** Draws a demo on this version's own React and library. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import ScopedCssBaseline from '@material-ui/core/ScopedCssBaseline';
import {
  createTheme,
  createGenerateClassName,
  jssPreset,
  StylesProvider,
  ThemeProvider,
  type Theme,
  type ThemeOptions,
} from '@material-ui/core/styles';
import { create } from 'jss';
import rtl from 'jss-rtl';
import type { DisplayPreferences } from '../../plugins/preferences/types';
import type { IslandOptions, MountIsland } from '../../plugins/demos/types';

// One generator for every island: two would give two rules the same class name.
const generateClassName = createGenerateClassName({ seed: 'x' });
const generateRtlClassName = createGenerateClassName({ seed: 'x-rtl' });
const styling = {
  ltr: { jss: create(jssPreset()), generateClassName, sheetsManager: new Map() },
  rtl: {
    jss: create({ plugins: [...jssPreset().plugins, rtl()] }),
    generateClassName: generateRtlClassName,
    sheetsManager: new Map(),
  },
};

function createDemoTheme(preferences: DisplayPreferences, options: IslandOptions): Theme {
  const { theme, portal } = options;
  const dense = preferences.density === 'dense';
  const size = dense ? ('small' as const) : ('medium' as const);
  const settings: ThemeOptions = {
    direction: preferences.direction,
    breakpoints: { values: theme.breakpoints },
    spacing: theme.spacing,
    shape: { borderRadius: theme.borderRadius },
    transitions: { duration: theme.duration },
    palette: {
      type: preferences.mode,
      contrastThreshold: theme.contrastThreshold,
      tonalOffset: theme.tonalOffset,
    },
    typography: {
      fontFamily: theme.fontFamily,
      fontSize: theme.fontSize,
      htmlFontSize: theme.htmlFontSize,
    },
    props: {
      MuiModal: { container: portal },
      MuiPopover: { container: portal },
      MuiMenu: { container: portal },
      MuiDialog: { container: portal },
      MuiButton: { size },
      MuiIconButton: { size },
      // Without it, the grid's filter button logs that the default will change.
      MuiBadge: { overlap: 'rectangular' },
      MuiTextField: { size, margin: dense ? 'dense' : 'none' },
    },
  };
  const locale = (options.locale ?? []) as object[];
  return createTheme(settings, ...locale);
}

/** The library's texts in other languages of the site; its grid has English ones alone. */
const locales: Readonly<Record<string, () => Promise<object[]>>> = {
  async zh() {
    const { zhCN } = await import('@material-ui/core/locale');
    return [zhCN];
  },
};

export const loadLocale = (language: string): Promise<object[]> =>
  locales[language]?.() ?? Promise.resolve([]);

/** The theme's own colors, unless the page draws the demo on another one. */
const backgrounds = {
  light: 'var(--demo-background, #fff)',
  dark: 'var(--demo-background, #303030)',
};

type BoundaryProps = Pick<IslandOptions, 'onDrawn' | 'onError'> & { children: ReactNode };

class ErrorBoundary extends Component<BoundaryProps> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidMount() {
    if (!this.state.failed) {
      this.props.onDrawn();
    }
  }

  componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  render() {
    return this.state.failed ? null : this.props.children;
  }
}

export const mount: MountIsland<ComponentType> = (element, Demo, options) => {
  let stage = { Demo, round: 0, preferences: options.preferences };
  const draw = (change: Partial<typeof stage>) => {
    stage = { ...stage, ...change };
    const { Demo: Shown, round, preferences } = stage;
    render(
      <StylesProvider {...styling[preferences.direction]}>
        <ThemeProvider theme={createDemoTheme(preferences, options)}>
          <ScopedCssBaseline style={{ backgroundColor: backgrounds[preferences.mode] }}>
            <ErrorBoundary key={round} onDrawn={options.onDrawn} onError={options.onError}>
              <Shown />
            </ErrorBoundary>
          </ScopedCssBaseline>
        </ThemeProvider>
      </StylesProvider>,
      element,
    );
  };
  draw({});
  return {
    update: (preferences) => draw({ preferences }),
    // A new key: nothing of the component before it is kept, not even that it failed.
    show: (next) => draw({ Demo: next as ComponentType, round: stage.round + 1 }),
    unmount: () => void unmountComponentAtNode(element),
  };
};
