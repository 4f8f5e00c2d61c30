import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

const className = /\.(-?[_a-z][\w-]*)/gi;
const attribute = /\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g;
/** What an element is not, and the text in quotes, say nothing of what it is. */
const unsaid = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** What nobody sees before the app is there. */
const later = /:(?:hover|active)\b/;
/** Of the document's root, which chooses brand and scheme. */
const ofRoot = ['data-theme', 'data-scheme'];

/** What selectors ask of a piece of markup: the classes of its elements, their attributes, and these with their values. */
export type Asked = { classes: ReadonlySet<string>; attributes: ReadonlySet<string> };

/** What there is of that in a piece of markup. */
export function askedIn(markup: string): Asked {
  const all = [...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)];
  return {
    classes: new Set(all.flatMap(([, name, value = '']) => (name === 'class' ? value.split(' ') : []))),
    attributes: new Set(all.flatMap(([, name = '', value]) => [name, `${name}=${value}`])),
  };
}

/**
 * What of a style sheet a piece of markup is drawn with until somebody points at it: the rules all of whose classes and attributes its
 * elements have, whatever width, scheme or medium these are for, and the animations that these rules name.
 */
export function stylesOfMarkup(css: string, { classes, attributes }: Asked): string {
  const sheet = postcss.parse(css);
  const isUsed = (selector: string) => {
    const said = selector.replaceAll(unsaid, '');
    return (
      !later.test(said) &&
      [...said.replaceAll(attribute, '').matchAll(className)].every(([, name = '']) => classes.has(name)) &&
      [...said.matchAll(attribute)].every(
        ([, name = '', value]) =>
          ofRoot.includes(name) || attributes.has(value === undefined ? name : `${name}=${value}`),
      )
    );
  };
  sheet.walkRules((rule) => {
    if (isFrame(rule.parent)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const named = sheet.toString().replaceAll(/@keyframes [^{]*\{/g, '');
  sheet.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`\\b${frames.params}\\b`).test(named)) frames.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

const isFrame = (parent: Container | undefined | ChildNode['parent']) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Blocks in which nothing is left. A statement, such as the order of layers, has no block. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
