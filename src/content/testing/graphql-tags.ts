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

/** The field names of a selection or a type, each with its nested fields. `undefined` means that there are none. */
export interface Shape {
  readonly [name: string]: Shape | undefined;
}

/** A fragment or query in a component's file, and the type of the same name in that file. */
export interface GraphqlTag {
  /** Its path, relative to the project's root. */
  file: string;
  name: string;
  definition: FragmentDefinitionNode | OperationDefinitionNode;
  /** Undefined if the file exports no type of that name. */
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
        throw new Error("A graphql tag contains an expression.");
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

/** Reads all `graphql` tags of a project, and returns the type checker that knows their types. */
export function readGraphqlTags(root: string): { tags: GraphqlTag[]; checker: ts.TypeChecker } {
  const program = readProgram(root);
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/src/`));
  const tags = files.flatMap((file) =>
    tagTexts(file)
      .flatMap((text) => parse(text).definitions)
      .map((definition) => {
        if (definition.kind !== Kind.FRAGMENT_DEFINITION && definition.kind !== Kind.OPERATION_DEFINITION) {
          throw new Error(`${file.fileName} has a definition that is neither a query nor a fragment.`);
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

/** The fields of a selection, including those of its fragments. */
export function fieldsOf({ selections }: SelectionSetNode, tags: readonly GraphqlTag[]): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, tags);
    const fragment = tags.find(({ name }) => name === selection.name.value);
    if (!fragment) throw new Error(`No component has the fragment ${selection.name.value}.`);
    return fieldsOf(fragment.definition.selectionSet, tags);
  });
}

/** The shape of the data that a selection returns. */
export function selectionShape(selection: SelectionSetNode, tags: readonly GraphqlTag[]): Shape {
  const shape: Record<string, Shape | undefined> = {};
  for (const { name, selectionSet } of fieldsOf(selection, tags)) {
    const inside = selectionSet && selectionShape(selectionSet, tags);
    shape[name.value] = inside && { ...shape[name.value], ...inside };
  }
  return shape;
}

/** The shape of a type, as deep as the selection: fields without nested fields in the selection have none here. */
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
