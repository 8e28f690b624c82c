import ts from 'typescript';

/** An import from another module, or a declaration in this one. */
export interface Binding {
  /** Specifier of the other module; `null` in this one. */
  from: string | null;
  /** The name there. */
  name: string;
}

/** A function, class or value, as the code declares it. */
export type Declaration = ts.FunctionDeclaration | ts.ClassDeclaration | ts.Expression;

/** The top level of a JavaScript file, by name. */
export interface Module {
  /** Absolute path. */
  file: string;
  source: ts.SourceFile;
  imports: Map<string, Binding>;
  exports: Map<string, Binding>;
  /** Modules that it re-exports everything from. */
  stars: string[];
  declarations: Map<string, Declaration>;
  /** Values of `Name.propTypes = …`, by name. */
  propTypes: Map<string, ts.Expression>;
}

const text = (node: ts.Node): string => (node as ts.StringLiteral).text;

function addImports(module: Module, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const from = text(moduleSpecifier);
  if (importClause?.name) {
    module.imports.set(importClause.name.text, { from, name: 'default' });
  }
  const named = importClause?.namedBindings;
  for (const item of named && ts.isNamedImports(named) ? named.elements : []) {
    module.imports.set(item.name.text, { from, name: text(item.propertyName ?? item.name) });
  }
}

function addExports(module: Module, node: ts.ExportDeclaration): void {
  const from = node.moduleSpecifier ? text(node.moduleSpecifier) : null;
  if (!node.exportClause) {
    module.stars.push(from ?? '');
  } else if (ts.isNamedExports(node.exportClause)) {
    for (const item of node.exportClause.elements) {
      module.exports.set(text(item.name), { from, name: text(item.propertyName ?? item.name) });
    }
  }
}

function addDeclaration(module: Module, name: string, node: Declaration, of: ts.Statement): void {
  module.declarations.set(name, node);
  const flags = ts.canHaveModifiers(of) ? ts.getModifiers(of) : undefined;
  const has = (kind: ts.SyntaxKind) => flags?.some((flag) => flag.kind === kind);
  if (has(ts.SyntaxKind.ExportKeyword)) {
    module.exports.set(has(ts.SyntaxKind.DefaultKeyword) ? 'default' : name, { from: null, name });
  }
}

/** Finds `Name.propTypes = …`, also in `process.env.NODE_ENV !== 'production' ? … : void 0`. */
function addPropTypes(module: Module, node: ts.Node): void {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isIdentifier(node.left.expression)
  ) {
    module.propTypes.set(node.left.expression.text, node.right);
  } else if (!ts.isFunctionLike(node)) {
    ts.forEachChild(node, (child) => addPropTypes(module, child));
  }
}

/** Parses an ES module. */
export function parseModule(file: string, code: string): Module {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const module: Module = {
    file,
    source,
    imports: new Map(),
    exports: new Map(),
    stars: [],
    declarations: new Map(),
    propTypes: new Map(),
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      addImports(module, statement);
    } else if (ts.isExportDeclaration(statement)) {
      addExports(module, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          addDeclaration(module, name.text, initializer, statement);
        }
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      addDeclaration(module, statement.name?.text ?? 'default', statement, statement);
    } else if (ts.isExportAssignment(statement)) {
      addDeclaration(module, 'default', statement.expression, statement);
      module.exports.set('default', { from: null, name: 'default' });
    } else {
      addPropTypes(module, statement);
    }
  }
  return module;
}
