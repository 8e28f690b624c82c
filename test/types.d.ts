/** What tests find as globals: Jest, and the matchers of Testing Library. */
/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

// Docusaurus brings both packages; only a test names them.
declare module 'react-router-dom' {
  export const MemoryRouter: import('react').ComponentType<{
    initialEntries: string[];
    children: import('react').ReactNode;
  }>;
}

declare module 'react-helmet-async' {
  export const HelmetProvider: import('react').ComponentType<{
    children: import('react').ReactNode;
  }>;
}
