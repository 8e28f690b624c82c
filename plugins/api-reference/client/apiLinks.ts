import { createContext } from 'react';
import type { ApiLinks } from './loadArticle';

/** Where names of types lead, while a page is drawn. */
export const ApiLinksContext = createContext<ApiLinks>({});
