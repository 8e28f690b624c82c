import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { Library } from '../../../../core/library';
import { resolveImport } from './packageEntry';
import { type Binding, type Module, parseModule } from './parseModule';

/** A declaration and the module that it is in. */
export interface Place<Node extends ts.Node = ts.Node> {
  module: Module;
  /** Its name there. */
  name: string;
  node: Node;
}

/** The library's JavaScript. Each file is read when it is first needed. */
export interface Modules {
  /** The beginning of the names of its components in the theme. */
  themePrefix: string;
  read: (file: string) => Module;
  /** Finds what a module exports by a name, wherever it is declared. */
  findExport: (file: string, name: string) => Place | null;
  /** Lists what a module exports, and re-exports. */
  listExports: (file: string) => string[];
  /** Finds the declaration of a name at the top level of a module. */
  findName: (module: Module, name: string) => Place | null;
}

/** @param packages those of the library, by name; imports of others lead nowhere */
export function createModules(packages: Library['packages'], themePrefix = ''): Modules {
  const modules = new Map<string, Module>();
  const files = new Map<string, string | null>();

  const resolve = (specifier: string, fromFile: string): string | null => {
    const key = `${path.dirname(fromFile)} ${specifier}`;
    const file = files.get(key);
    const found = file === undefined ? resolveImport(specifier, fromFile, packages) : file;
    files.set(key, found);
    return found;
  };

  const read = (file: string): Module => {
    const module = modules.get(file) ?? parseModule(file, readFileSync(file, 'utf8'));
    modules.set(file, module);
    return module;
  };

  const follow = (module: Module, { from, name }: Binding, seen: Set<string>): Place | null => {
    if (from === null) {
      const imported = module.imports.get(name);
      const node = module.declarations.get(name);
      return imported ? follow(module, imported, seen) : node ? { module, name, node } : null;
    }
    const file = resolve(from, module.file);
    return file === null ? null : find(file, name, seen);
  };

  // Index files re-export each other in cycles: each is searched once for a name.
  const find = (file: string, name: string, seen: Set<string>): Place | null => {
    const key = `${file} ${name}`;
    if (seen.has(key)) {
      return null;
    }
    seen.add(key);
    const module = read(file);
    const binding = module.exports.get(name);
    if (binding) {
      return follow(module, binding, seen);
    }
    for (const from of name === 'default' ? [] : module.stars) {
      const place = follow(module, { from, name }, seen);
      if (place) {
        return place;
      }
    }
    return null;
  };

  const list = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) {
      return [];
    }
    seen.add(file);
    const module = read(file);
    const others = module.stars.map((from) => resolve(from, file));
    return [
      ...module.exports.keys(),
      ...others.flatMap((other) => (other === null ? [] : list(other, seen))),
    ];
  };

  return {
    themePrefix,
    read,
    listExports: (file) => list(file, new Set()),
    findExport: (file, name) => find(file, name, new Set()),
    findName: (module, name) => follow(module, { from: null, name }, new Set()),
  };
}
