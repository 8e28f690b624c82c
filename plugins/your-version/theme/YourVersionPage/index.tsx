import { useEffect, useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import packages from '@generated/docusaurus-plugin-your-version/default/packages.json';
import ToolPage from '@theme/ToolPage';
import FileInput from '../../../../core/client/FileInput';
import ScriptOnly from '../../../../core/client/ScriptOnly';
import { toProductName, useSite } from '../../../../core/client/site';
import { compareReleases, isRelease, toMajor } from '../../../../core/releases';
import { type Product, type Version, products, productStarts } from '../../../../core/types';
import { toVersionHref } from '../../../navigation/client';
import { type Chosen, choose, clearChoice, useRelease } from '../../client/choice';
import { findReleases } from '../../client/findReleases';
import buttonStyles from '../../../../core/client/button.module.css';
import { yourVersionPage } from '../../types';
import styles from './styles.module.css';

/** Which products each package documents. */
const productsOf = packages as Readonly<Record<string, readonly Product[]>>;

const toName = (what: Chosen) => (what === 'react' ? 'React' : toProductName(what));

/**
 * Chooses the releases in a file: of each product the newest of its packages, and of React, if there is a product.
 *
 * @returns what was found
 */
function chooseFrom(text: string): Chosen[] {
  const { react, ...others } = findReleases(text, [...Object.keys(productsOf), 'react']);
  const found = products.flatMap((product) => {
    const release = Object.entries(others)
      .flatMap(([name, version]) => (productsOf[name]?.includes(product) ? [version] : []))
      .toSorted(compareReleases)
      .at(-1);
    return release === undefined ? [] : [[product, release] as const];
  });
  const all =
    found.length > 0 && react !== undefined ? [...found, ['react', react] as const] : found;
  all.forEach(([what, release]) => choose(what, release));
  return all.map(([what]) => what);
}

/** Takes releases from a file. */
function ProjectFile(): ReactNode {
  const [message, setMessage] = useState('');
  const read = async (file: File) => {
    const text = await file.text().catch(() => '');
    const chosen = chooseFrom(text).map(toName).join(', ');
    setMessage(
      chosen
        ? translate(
            { id: 'site.yourVersion.found', message: 'Found in {file}: {products}' },
            { file: file.name, products: chosen },
          )
        : translate(
            {
              id: 'site.yourVersion.notFound',
              message:
                '{file} lists no package of this library. Choose a package.json or a lockfile of npm, pnpm, Yarn or Bun.',
            },
            { file: file.name },
          ),
    );
  };
  return (
    <>
      <FileInput
        label={translate({
          id: 'site.yourVersion.file',
          message: 'Drop a package.json or a lockfile here, or choose one',
        })}
        accept=".json,.yaml,.lock"
        onChoose={([file]) => file && void read(file)}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}

/** A number of a release that the visitor uses. */
function ReleaseField({ what, children }: { what: Chosen; children?: ReactNode }): ReactNode {
  const saved = useRelease(what) ?? '';
  const [draft, setDraft] = useState<string>();
  const id = useId();
  const text = draft ?? saved;
  const isWrong = text !== '' && !isRelease(text);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = currentTarget.value.trim();
    setDraft(next);
    if (next === '' || isRelease(next)) {
      choose(what, next || undefined);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{toName(what)}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder={what === 'react' ? '19.0.0' : '8.2.0'}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-about`}
        onChange={handleChange}
        onBlur={() => !isWrong && setDraft(undefined)}
      />
      <span id={`${id}-about`} dir="auto">
        {isWrong
          ? translate({
              id: 'site.yourVersion.wrong',
              message: 'Enter three numbers, such as 8.2.0.',
            })
          : children}
      </span>
    </div>
  );
}

/** Returns why the release of a product doesn't work with the visitor's React, once that is known. */
function useReactProblem(product: Product, version: Version | undefined): string | undefined {
  const { site, version: own } = useSite();
  const release = useRelease(product);
  const react = useRelease('react');
  const url = version && toVersionHref(site, own, version, '/');
  const [known, setKnown] = useState<{ of: string; text: string }>();
  const of = `${url} ${release} ${react}`;
  useEffect(() => {
    let isCurrent = true;
    if (url !== undefined && release !== undefined && react !== undefined) {
      import(/* webpackChunkName: "your-version" */ '../../client/react')
        .then(({ loadReactProblem }) => loadReactProblem(url, product, release, react))
        .then(
          (text) => isCurrent && setKnown({ of, text }),
          // It can't be loaded: nothing is said.
          () => {},
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [of, product, react, release, url]);
  return known?.of === of ? known.text : undefined;
}

/** A product with the release that the visitor uses, and the docs that describe it. */
function ProductField({ product }: { product: Product }): ReactNode {
  const { site, version: own } = useSite();
  const release = useRelease(product);
  const version =
    release === undefined
      ? undefined
      : site.versions.find(
          (item) => item.products.includes(product) && toMajor(item.label) === toMajor(release),
        );
  const problem = useReactProblem(product, version);
  return (
    <ReleaseField what={product}>
      {version ? (
        <a href={toVersionHref(site, own, version, productStarts[product])}>
          {translate(
            { id: 'site.yourVersion.read', message: 'Read the {version} docs' },
            { version: version.label },
          )}
        </a>
      ) : (
        release !== undefined &&
        translate(
          {
            id: 'site.yourVersion.undocumented',
            message: "These docs don't describe {version}.",
          },
          { version: release },
        )
      )}
      {problem && <span className={styles.problem}>{problem}</span>}
    </ReleaseField>
  );
}

/** Where visitors choose the releases that they use. */
export default function YourVersionPage(): ReactNode {
  return (
    <ToolPage
      slug={`/${yourVersionPage}`}
      title={translate({ id: 'site.yourVersion.title', message: 'Your version' })}
      description={translate({
        id: 'site.yourVersion.description',
        message: 'Enter the release you use, and see what it lacks.',
      })}
      intro={translate({
        id: 'site.yourVersion.intro',
        message:
          'Enter the releases you use, or take them from a file of your project. The reference, demos and search results then mark what they lack or have differently, and pages link to the docs that describe them. Files are read in your browser and never sent.',
      })}
      withoutScript={translate({
        id: 'site.yourVersion.script',
        message: 'Turn on JavaScript to choose your version.',
      })}
    >
      <ScriptOnly className={styles.form}>
        <ProjectFile />
        {products.map((product) => (
          <ProductField key={product} product={product} />
        ))}
        <ReleaseField what="react">
          {translate({
            id: 'site.yourVersion.reactAbout',
            message: 'Projects that you open from demos use it where their packages support it.',
          })}
        </ReleaseField>
        <button type="button" className={buttonStyles.button} onClick={clearChoice}>
          {translate({ id: 'site.yourVersion.forget', message: 'Clear all' })}
        </button>
      </ScriptOnly>
    </ToolPage>
  );
}
