type Node = { type: string; [part: string]: unknown };

/** What a file says: its texts, and its templates with `…` for what goes in. Neither imports nor names. */
export const textsIn = (program: unknown): string[] =>
  [...nodesIn(program, ['ImportDeclaration', 'TSLiteralType'])].flatMap(textOf);

/** Its texts of more than one word that begin as a sentence does. What is thrown, developers read. */
export const sentencesIn = (program: unknown): string[] =>
  [...nodesIn(program, ['ImportDeclaration', 'TSLiteralType', 'ThrowStatement'])]
    .flatMap(textOf)
    .filter((text) => /^[\p{Lu}…“].*\s/u.test(text));

const readAttributes =
  /^(label|confirmLabel|action|heading|title|alt|placeholder|text|description|caption|aria-label|aria-description)$/;

/** What stands between tags, and in the attributes that a person reads or hears. */
export const wordsInMarkup = (program: unknown): string[] =>
  [...nodesIn(program, [])].flatMap((node) => {
    if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ');
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return childrenOf(node).flatMap(shownBy);
    const isRead = node.type === 'JSXAttribute' && readAttributes.test(String(partOf(node.name, 'name')));
    return isRead ? shownBy(node.value) : [];
  });

/** What an expression shows, whichever of its ways it takes. */
function shownBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return shownBy(node.expression);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(shownBy);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(shownBy);
  return textOf(node);
}

function textOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral') return [];
  return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')];
}

function* nodesIn(part: unknown, leftOut: readonly string[]): Generator<Node> {
  if (Array.isArray(part)) for (const each of part) yield* nodesIn(each, leftOut);
  if (!isNode(part) || leftOut.includes(part.type)) return;
  yield part;
  for (const [name, value] of Object.entries(part))
    if (name !== 'key' && name !== 'source') yield* nodesIn(value, leftOut);
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partOf = (node: unknown, name: string) => (isNode(node) ? node[name] : undefined);
const childrenOf = ({ children }: Node) => (Array.isArray(children) ? children : []);
