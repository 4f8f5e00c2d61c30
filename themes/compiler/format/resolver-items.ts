import { isObject, type JsonObject, ownOf, partsOfPointer } from './json.ts';

/** Whether a file is a resolver document rather than tokens. */
export function isResolver(json: unknown): json is JsonObject {
  return isObject(json) && Object.hasOwn(json, 'resolutionOrder');
}

/** The modifiers of a resolver document with their contexts, in their order. */
export function modifiersOf(
  json: JsonObject,
): { name: string; contexts: readonly string[]; default: string | undefined }[] {
  const order = Array.isArray(json.resolutionOrder) ? json.resolutionOrder : [];
  return order.flatMap((item: unknown) => {
    const found = itemOf(json, item);
    if (!isObject(found?.node) || !isObject(found.node.contexts)) return [];
    const { contexts, default: usual } = found.node;
    return [
      {
        name: found.name,
        contexts: Object.keys(contexts),
        default: typeof usual === 'string' ? usual : undefined,
      },
    ];
  });
}

/** A set or a modifier, as the order of a resolver document has it. */
export interface Item {
  kind: 'set' | 'modifier';
  name: string;
  node: unknown;
  where: string;
  isInline: boolean;
}

/** A set or a modifier of the order: written there, or pointed to. */
export function itemOf(json: JsonObject, item: unknown): Item | undefined {
  if (!isObject(item)) return undefined;
  if (typeof item.$ref === 'string') {
    const [, group, name] = /^#\/(sets|modifiers)\/(.+)$/.exec(item.$ref) ?? [];
    if (group === undefined || name === undefined) return undefined;
    const [own] = partsOfPointer(`#/${name}`) ?? [];
    const node = targetOf(json, item.$ref);
    const { $ref: _, ...beside } = item;
    return {
      kind: group === 'sets' ? 'set' : 'modifier',
      name: own ?? name,
      node: isObject(node) ? { ...node, ...beside } : node,
      where: `${group}.${own}`,
      isInline: false,
    };
  }
  const { type, name } = item;
  if ((type !== 'set' && type !== 'modifier') || typeof name !== 'string') return undefined;
  return { kind: type, name, node: item, where: name, isInline: true };
}

/** What a pointer leads to in the document. */
export function targetOf(json: JsonObject, pointer: string): unknown {
  const parts = partsOfPointer(pointer);
  return parts?.reduce<unknown>((here, part) => ownOf(here, part), json);
}
