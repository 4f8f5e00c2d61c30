import { parseAst } from 'vite';

/** A word of a catalogue: `course.leaveText`, and the sentence; of a function its parameters are in the key and its code is the text. */
export interface Word {
  key: string;
  text: string;
}

type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** The words of a file, in its order: all texts of its objects and lists, and the code of its functions that hold any. */
export function catalogueWords(source: string, file: string): Word[] {
  const program = parseAst(source, { lang: 'ts' }, file) as unknown as { body: Node[] };
  return program.body.flatMap((statement) => {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'FunctionDeclaration')
      return wordsOf(source, declaration, String((declaration.id as { name: string }).name));
    if (declaration.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as { id: { name: string }; init: unknown }[]).flatMap(({ id, init }) =>
      wordsOf(source, init, id.name),
    );
  });
}

function wordsOf(source: string, node: unknown, key: string): Word[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(source, node.expression, key);
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap((property) => {
        if (property.type !== 'Property') return [];
        const { name, value } = property.key as { name?: string; value?: string };
        return wordsOf(source, property.value, `${key}.${name ?? value}`);
      });
    case 'ArrayExpression':
      return (node.elements as unknown[]).flatMap((element, at) => wordsOf(source, element, `${key}.${at}`));
    case 'Literal':
      return typeof node.value === 'string' ? [{ key, text: node.value }] : [];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration': {
      const body = node.body as Node;
      const parameters = (node.params as Node[]).map((one) => withoutType(source, one)).join(', ');
      return holdsWords(body) ? [{ key: `${key}(${parameters})`, text: codeOf(source, body) }] : [];
    }
    default:
      return holdsWords(node) ? [{ key, text: codeOf(source, node) }] : [];
  }
}

/** A parameter's name, or its pattern. */
function withoutType(source: string, parameter: Node): string {
  const { typeAnnotation } = parameter;
  const end = isNode(typeAnnotation) ? typeAnnotation.start : parameter.end;
  return codeOf(source, { start: parameter.start, end });
}

/** Code on one line, without comments: what only moves changes nothing. */
const codeOf = (source: string, { start, end }: Pick<Node, 'start' | 'end'>) =>
  source
    .slice(start, end)
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether code holds a text with letters. */
function holdsWords(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(holdsWords);
  if (!isNode(part)) return false;
  if (part.type === 'Literal') return typeof part.value === 'string' && hasLetters(part.value);
  if (part.type === 'TemplateElement') return hasLetters((part.value as { cooked: string }).cooked);
  return Object.values(part).some(holdsWords);
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
