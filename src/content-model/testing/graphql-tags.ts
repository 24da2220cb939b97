import { relative } from "node:path";

import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import ts from "typescript";

/** The names that a selection or a type has, each with those inside of it; `undefined` where nothing inside is named. */
export interface Shape {
  readonly [name: string]: Shape | undefined;
}

/** A fragment or a query of a component, and the type of the same name beside it. */
export interface GraphqlTag {
  /** Relative to the project's folder. */
  file: string;
  name: string;
  definition: FragmentDefinitionNode | OperationDefinitionNode;
  /** The exported type of the same name in the same file, if there is one. */
  type: ts.Type | undefined;
}

function readProgram(root: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  });
  if (!config) throw new Error("tsconfig.json cannot be read.");
  return ts.createProgram(config.fileNames, config.options);
}

/** The texts of the `graphql` tags in a file. */
function tagTexts(file: ts.SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === "graphql") {
      if (!ts.isNoSubstitutionTemplateLiteral(node.template))
        throw new Error("A graphql tag holds an expression.");
      texts.push(node.template.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function exportedType(checker: ts.TypeChecker, file: ts.SourceFile, name: string): ts.Type | undefined {
  const module = checker.getSymbolAtLocation(file);
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

/** Every `graphql` tag of a project, and the checker that knows the types beside them. */
export function readGraphqlTags(root: string): { tags: GraphqlTag[]; checker: ts.TypeChecker } {
  const program = readProgram(root);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/src/`));
  const tags = files.flatMap((file) =>
    tagTexts(file)
      .flatMap((text) => parse(text).definitions)
      .map((definition) => {
        if (definition.kind !== Kind.FRAGMENT_DEFINITION && definition.kind !== Kind.OPERATION_DEFINITION) {
          throw new Error(`${file.fileName} holds more than queries and fragments.`);
        }
        const name = definition.name?.value ?? "";
        return {
          file: relative(root, file.fileName),
          name,
          definition,
          type: exportedType(checker, file, name),
        };
      }),
  );
  return { tags, checker };
}

/** The fields that a selection asks for, with those of its fragments. */
export function fieldsOf({ selections }: SelectionSetNode, tags: readonly GraphqlTag[]): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, tags);
    const fragment = tags.find(({ name }) => name === selection.name.value);
    if (!fragment) throw new Error(`No component has the fragment ${selection.name.value}.`);
    return fieldsOf(fragment.definition.selectionSet, tags);
  });
}

/** What a selection gives. */
export function selectionShape(selection: SelectionSetNode, tags: readonly GraphqlTag[]): Shape {
  const shape: Record<string, Shape | undefined> = {};
  for (const { name, selectionSet } of fieldsOf(selection, tags)) {
    const inside = selectionSet && selectionShape(selectionSet, tags);
    shape[name.value] = inside && { ...shape[name.value], ...inside };
  }
  return shape;
}

/**
 * What a type promises, as deep as a selection goes: below a field without a selection of its own the value is taken whole.
 */
export function typeShape(checker: ts.TypeChecker, type: ts.Type, selection: Shape): Shape {
  const shape: Record<string, Shape | undefined> = {};
  for (const property of type.getApparentProperties()) {
    const inside = selection[property.name];
    const value = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const item = checker.isArrayLikeType(value) ? value.getNumberIndexType() : value;
    shape[property.name] = inside && item ? typeShape(checker, item, inside) : undefined;
  }
  return shape;
}
