/**
 * What a test file says of its tests: names of tests and groups of tests, and the doc comments right above them or above an
 * exported story. Heads of files, imports, data and all other comments belong to no test.
 */
import { parseSync } from 'vite';

const starters = new Set(['test', 'it', 'describe']);
/** What may follow `test`; a `skip` or a `todo` proves nothing, a `step` is no test. */
const kinds = new Set(['describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'serial', 'parallel']);

/** Whether this is `test`, `test.describe`, `it.each([…])` or the like. */
function startsTests(callee) {
  if (callee.type === 'Identifier') return starters.has(callee.name);
  if (callee.type === 'MemberExpression')
    return kinds.has(callee.property.name) && startsTests(callee.object);
  if (callee.type === 'CallExpression') return isTable(callee.callee);
  return callee.type === 'TaggedTemplateExpression' && isTable(callee.tag);
}

const isTable = (callee) => ['each', 'for'].includes(callee.property?.name) && startsTests(callee);

/** The text of a string or a template, without what stands in the places of the template. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join('…')
    : undefined;
}

/** The statement's name as a test; none when it is no test. */
function testName(node) {
  const call = node.type === 'ExpressionStatement' ? node.expression : node;
  return call.type === 'CallExpression' && startsTests(call.callee) ? textOf(call.arguments[0]) : undefined;
}

/** Blanks and at most one end of a line. */
const isBetweenNeighbours = /^[^\S\n]*\n?[^\S\n]*$/;

const isStory = (node) =>
  node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration';

/** Whether this is `describe.skip(…)` or the like: nothing in it is run. */
function isLeftOut({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return ['skip', 'todo', 'fixme'].includes(property.name) && startsTests(object);
}

/**
 * Visits a syntax tree from its root, but for what is left out of a run.
 *
 * @param {unknown} node
 * @param {(node: any) => void} visit a node's fields depend on its `type`; the parser has no one type for all
 */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node && isLeftOut(node)) return;
  else if (typeof node?.type === 'string') {
    visit(node);
    for (const each of Object.values(node)) if (typeof each === 'object') walk(each, visit);
  }
}

/**
 * What each test or story of a file says of itself, with its line.
 * @throws when the file cannot be read as TypeScript
 */
export function namings(file, text) {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docAbove = (start) =>
    docs.find(({ end }) => end <= start && isBetweenNeighbours.test(text.slice(end, start)))?.value;
  const wanted = /\.stories\.tsx$/.test(file) ? (node) => (isStory(node) ? '' : undefined) : testName;

  const found = new Map();
  walk(program, (node) => {
    const name = wanted(node);
    if (name === undefined || found.has(node.start)) return;
    const said = [name, docAbove(node.start)].filter(Boolean).join('\n');
    if (said) found.set(node.start, { text: said, line: text.slice(0, node.start).split('\n').length });
  });
  return [...found.values()];
}
