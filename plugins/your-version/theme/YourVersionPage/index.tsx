import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import packages from '@generated/docusaurus-plugin-your-version/default/packages.json';
import ToolPage from '@theme/ToolPage';
import FileInput from '../../../../core/client/FileInput';
import ScriptOnly from '../../../../core/client/ScriptOnly';
import { toProductName, useSite } from '../../../../core/client/site';
import { compareReleases, isRelease, toMajor } from '../../../../core/releases';
import { type Product, products, productStarts } from '../../../../core/types';
import { toVersionHref } from '../../../navigation/client';
import { choose, clearChoice, useRelease } from '../../client/choice';
import { findReleases } from '../../client/findReleases';
import buttonStyles from '../../../../core/client/button.module.css';
import { yourVersionPage } from '../../types';
import styles from './styles.module.css';

/** Which products each package documents. */
const productsOf = packages as Readonly<Record<string, readonly Product[]>>;

/** Chooses the releases in a file, for each product the newest of its packages. Returns the products. */
function chooseFrom(text: string): Product[] {
  const found = Object.entries(findReleases(text, Object.keys(productsOf)));
  return products.filter((product) => {
    const release = found
      .flatMap(([name, version]) => (productsOf[name]?.includes(product) ? [version] : []))
      .toSorted(compareReleases)
      .at(-1);
    if (release !== undefined) {
      choose(product, release);
    }
    return release !== undefined;
  });
}

/** Takes releases from a file. */
function ProjectFile(): ReactNode {
  const [message, setMessage] = useState('');
  const read = async (file: File) => {
    const text = await file.text().catch(() => '');
    const chosen = chooseFrom(text).map(toProductName).join(', ');
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

/** A product with the release that the visitor uses, and the docs that describe it. */
function ProductField({ product }: { product: Product }): ReactNode {
  const { site, version: own } = useSite();
  const saved = useRelease(product) ?? '';
  const [draft, setDraft] = useState<string>();
  const id = useId();
  const text = draft ?? saved;
  const isWrong = text !== '' && !isRelease(text);
  const version = site.versions.find(
    (item) => item.products.includes(product) && toMajor(item.label) === toMajor(saved),
  );
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = currentTarget.value.trim();
    setDraft(next);
    if (next === '' || isRelease(next)) {
      choose(product, next || undefined);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{toProductName(product)}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        placeholder="8.2.0"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-about`}
        onChange={handleChange}
        onBlur={() => !isWrong && setDraft(undefined)}
      />
      <span id={`${id}-about`}>
        {isWrong ? (
          translate({
            id: 'site.yourVersion.wrong',
            message: 'Enter three numbers, such as 8.2.0.',
          })
        ) : version ? (
          <a href={toVersionHref(site, own, version, productStarts[product])}>
            {translate(
              { id: 'site.yourVersion.read', message: 'Read the {version} docs' },
              { version: version.label },
            )}
          </a>
        ) : (
          saved &&
          translate(
            {
              id: 'site.yourVersion.undocumented',
              message: "These docs don't describe {version}.",
            },
            { version: saved },
          )
        )}
      </span>
    </div>
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
          'Enter the release you use, or take it from a file of your project. The reference, demos and search results then mark what it lacks, and pages link to the docs that describe it. Files are read in your browser and never sent.',
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
        <button type="button" className={buttonStyles.button} onClick={clearChoice}>
          {translate({ id: 'site.yourVersion.forget', message: 'Clear all' })}
        </button>
      </ScriptOnly>
    </ToolPage>
  );
}
