/** The CSS that a demo imports beside it. */
declare module '*.css' {}
