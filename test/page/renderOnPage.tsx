import type { ComponentProps, ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { render, type RenderResult } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { PreferencesProvider } from '../../plugins/preferences/client';
import codeTranslations from './generated/codeTranslations';
import siteConfig from './generated/docusaurus.config';
import i18n from './generated/i18n';
import siteMetadata from './generated/site-metadata';

interface PageOptions {
  /** Path that the page is served at. */
  path?: string;
  /** What plugins put on every page, by plugin name and id. */
  globalData?: DocusaurusContext['globalData'];
  /** What replaces the custom fields of the configuration. */
  customFields?: Record<string, unknown>;
}

/** What the theme reads on every page. */
const navigation = { default: { subjects: {}, linked: [] } };

/** Renders a component as on a page of the site: with its configuration, router, head and choices. */
export function renderOnPage(content: ReactNode, options: PageOptions = {}): RenderResult {
  const { path = '/x/', globalData = {}, customFields } = options;
  const context = {
    siteConfig: {
      ...siteConfig,
      customFields: { ...siteConfig.customFields, ...customFields },
    },
    siteMetadata,
    globalData: { 'docusaurus-plugin-navigation': navigation, ...globalData },
    i18n,
    codeTranslations,
  } as unknown as ComponentProps<typeof Context.Provider>['value'];
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <Context.Provider value={context}>
          <BrowserContextProvider>
            <PreferencesProvider>{content}</PreferencesProvider>
          </BrowserContextProvider>
        </Context.Provider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
