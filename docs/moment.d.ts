/** Moment's locales have no types: they are imported for their effect. */
declare module 'moment/locale/*';

/** moment-hijri has none either. Its objects are moments with more methods. */
declare module 'moment-hijri' {
  export { default } from 'moment';
}
