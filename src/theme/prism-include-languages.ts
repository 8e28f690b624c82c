/** Ejected from prism-include-languages 3.10.2: code is highlighted at build, not in the browser. */
export default function prismIncludeLanguages(): void {}
