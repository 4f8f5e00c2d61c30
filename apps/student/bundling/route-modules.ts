import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';

type Node = { type: string; [key: string]: unknown };

/**
 * The file of each place's route, as a route table says: `home: () => import('./routes/home/home.route.tsx')`.
 *
 * @throws {Error} when a place has none, so that a table that is written otherwise does not go unnoticed
 */
export function routeModules(table: string, places: readonly string[]): Map<string, string> {
  const program = parseAst(readFileSync(table, 'utf8'), { lang: 'tsx' }, table) as unknown as Node;
  const written = new Map<string, Node>();
  visit(program, (node) => {
    const name = nameOf(
      node.type === 'VariableDeclarator' ? node.id : node.type === 'Property' ? node.key : undefined,
    );
    const value = (node.init ?? node.value) as Node | undefined;
    if (name && value && !written.has(name)) written.set(name, value);
  });
  const moduleOf = (value: Node | undefined): string | undefined => {
    if (value?.type === 'Identifier') return moduleOf(written.get(nameOf(value) ?? ''));
    const body = value?.type === 'ArrowFunctionExpression' ? (value.body as Node) : undefined;
    const source = body?.type === 'ImportExpression' ? (body.source as Node).value : undefined;
    return typeof source === 'string' ? resolve(dirname(table), source) : undefined;
  };
  return new Map(
    places.map((place) => {
      const file = moduleOf(written.get(place));
      if (!file) throw new Error(`${table} names no route module for the place "${place}".`);
      return [place, file];
    }),
  );
}

const nameOf = (node: unknown) =>
  (node as Node | undefined)?.type === 'Identifier' ? String((node as Node).name) : undefined;

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as Node);
    for (const value of Object.values(node)) visit(value, see);
  }
}
