/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A property of an object that is its own: `constructor` is none. */
export function ownOf(object: unknown, key: string): unknown {
  return (isObject(object) || Array.isArray(object)) && Object.hasOwn(object, key)
    ? (object as JsonObject)[key]
    : undefined;
}

/** A node of a token file that is a token: it says its value, or points to one. */
export function isToken(node: unknown): node is JsonObject {
  return isObject(node) && (Object.hasOwn(node, '$value') || Object.hasOwn(node, '$ref'));
}

/** The parts of a JSON pointer in a document (`#/a/b~1c` is `a`, `b/c`); absent for what is none. */
export function partsOfPointer(pointer: string): readonly string[] | undefined {
  if (pointer === '#') return [];
  if (!pointer.startsWith('#/') || /~(?![01])/.test(pointer)) return undefined;
  try {
    return decodeURIComponent(pointer.slice(2))
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    // A percent sign that begins no escape.
    return undefined;
  }
}

const curly = /^\{([^${}.][^{}.]*(?:\.[^{}.]+)*)\}$/;

/** The path that `{a.b}` points to; absent for any other text. */
export function pathOfReference(text: unknown): string | undefined {
  return typeof text === 'string' ? curly.exec(text)?.[1] : undefined;
}
