/** Draws a demo on this version's own React and library. */
import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { DisplayPreferences } from '../../plugins/preferences/types';
import type { IslandOptions, MountIsland } from '../../plugins/demos/types';

const caches = {
  ltr: createCache({ key: 'x' }),
  rtl: createCache({ key: 'x-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

function createDemoTheme(preferences: DisplayPreferences, options: IslandOptions): Theme {
  const { theme, portal } = options;
  const dense = preferences.density === 'dense';
  const size = { defaultProps: { size: dense ? ('small' as const) : ('medium' as const) } };
  const margin = { defaultProps: { margin: dense ? ('dense' as const) : ('none' as const) } };
  const container = { defaultProps: { container: portal } };
  const settings: ThemeOptions = {
    direction: preferences.direction,
    breakpoints: { values: theme.breakpoints },
    spacing: theme.spacing,
    shape: { borderRadius: theme.borderRadius },
    transitions: { duration: theme.duration },
    palette: {
      mode: preferences.mode,
      contrastThreshold: theme.contrastThreshold,
      tonalOffset: theme.tonalOffset,
    },
    typography: {
      fontFamily: theme.fontFamily,
      fontSize: theme.fontSize,
      htmlFontSize: theme.htmlFontSize,
    },
    components: {
      MuiPopper: container,
      MuiModal: container,
      MuiPopover: container,
      MuiMenu: container,
      MuiDialog: container,
      MuiDrawer: { defaultProps: { ModalProps: { container: portal } } },
      MuiButton: size,
      MuiIconButton: size,
      MuiTextField: size,
      MuiFormControl: { defaultProps: { ...size.defaultProps, ...margin.defaultProps } },
      MuiDataGrid: { defaultProps: { density: dense ? 'compact' : 'standard' } },
    },
  };
  const locale = (options.locale ?? []) as object[];
  return createTheme(settings, ...locale);
}

/** The library's texts in other languages of the site. */
const locales: Readonly<Record<string, () => Promise<object[]>>> = {
  async zh() {
    const { zhCN: material } = await import('@mui/material/locale');
    const { zhCN: grid } = await import('@mui/x-data-grid/locales');
    const { zhCN: pickers } = await import('@mui/x-date-pickers/locales');
    return [material, grid, pickers];
  },
};

export const loadLocale = (language: string): Promise<object[]> =>
  locales[language]?.() ?? Promise.resolve([]);

/** The theme's own colors, unless the page draws the demo on another one. */
const backgrounds = {
  light: 'var(--demo-background, #fff)',
  dark: 'var(--demo-background, #121212)',
};

type BoundaryProps = Pick<IslandOptions, 'onDrawn' | 'onError'> & { children: ReactNode };

class ErrorBoundary extends Component<BoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) {
      this.props.onDrawn();
    }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export const mount: MountIsland<ComponentType> = (element, Demo, options) => {
  const root = createRoot(element);
  let stage = { Demo, round: 0, preferences: options.preferences };
  const draw = (change: Partial<typeof stage>) => {
    stage = { ...stage, ...change };
    const { Demo: Shown, round, preferences } = stage;
    root.render(
      <CacheProvider value={caches[preferences.direction]}>
        <ThemeProvider theme={createDemoTheme(preferences, options)}>
          <ScopedCssBaseline style={{ backgroundColor: backgrounds[preferences.mode] }}>
            <ErrorBoundary key={round} onDrawn={options.onDrawn} onError={options.onError}>
              <Shown />
            </ErrorBoundary>
          </ScopedCssBaseline>
        </ThemeProvider>
      </CacheProvider>,
    );
  };
  // React draws a transition in slices: the page answers in between.
  startTransition(() => draw({}));
  return {
    update(preferences, now) {
      if (now) {
        flushSync(() => draw({ preferences }));
      } else {
        draw({ preferences });
      }
    },
    // A new key: nothing of the component before it is kept, not even that it failed.
    show: (next) => draw({ Demo: next as ComponentType, round: stage.round + 1 }),
    unmount: () => root.unmount(),
  };
};
