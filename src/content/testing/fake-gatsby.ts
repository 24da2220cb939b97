import type { Node, NodeInput, SourceNodesArgs } from "gatsby";

/** The parts of Gatsby that a source plugin needs: a store of nodes, and a reporter that keeps the errors. */
export function fakeGatsby() {
  const store = new Map<string, NodeInput>();
  const errors: string[] = [];
  const args = {
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNodesByType: (type: string) => [...store.values()].filter(({ internal }) => internal.type === type),
    reporter: {
      error: (message: string) => errors.push(message),
      panicOnBuild: (message: string) => errors.push(message),
    },
    actions: {
      createNode: (node: NodeInput) => {
        store.set(node.id, node);
      },
      deleteNode: ({ id }: Node) => {
        store.delete(id);
      },
    },
  } as unknown as SourceNodesArgs;
  return { args, errors, nodes: () => [...store.values()] };
}
