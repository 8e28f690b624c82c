/** Stands for the languages of the site. */
export default {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  },
};
