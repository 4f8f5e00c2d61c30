/** One call of the API contract, as the page shows it. */
export interface Call {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  auth: string;
  parameters: readonly { name: string; place: string; required: boolean; shape: string }[];
  body: unknown;
  data: unknown;
  codes: readonly string[];
}

type Node = Record<string, unknown>;

const documents = import.meta.glob<Node>('../../../packages/api-client/openapi.json', { import: 'default' });

/** Reads the contract when the page opens; it is too large to travel with every story. Empty where there is none yet. */
export async function readContract(): Promise<Call[]> {
  const load = Object.values(documents)[0];
  if (!load) return [];
  const document = await load();
  const schemas = node(node(document.components).schemas);
  return Object.entries(node(document.paths)).flatMap(([path, methods]) =>
    Object.entries(node(methods))
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => callOf(path, method, node(operation), schemas)),
  );
}

function callOf(path: string, method: string, operation: Node, schemas: Node): Call {
  const content = (holder: unknown) => node(node(node(node(holder).content)['application/json']).schema);
  const answer = Object.entries(node(operation.responses)).find(([code]) => code.startsWith('2'))?.[1];
  return {
    id: text(operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: text(list(operation.tags)[0]),
    summary: text(operation.summary) || text(operation.description),
    auth: list(operation.security).length > 0 ? 'session' : 'open',
    parameters: list(operation.parameters).map((one) => {
      const { name, in: place, required, schema } = node(one);
      return {
        name: text(name),
        place: text(place),
        required: required === true,
        shape: nameOf(node(schema)),
      };
    }),
    body: operation.requestBody ? shapeOf(content(operation.requestBody), schemas, 0) : undefined,
    data: shapeOf(content(answer), schemas, 0),
    codes: list(operation['x-error-codes']).map(text),
  };
}

/** A schema as the shape of its JSON: types where values will be, three levels of names deep. */
function shapeOf(schema: Node, schemas: Node, depth: number): unknown {
  const name = text(schema.$ref).split('/').at(-1);
  if (name) return depth > 3 ? name : shapeOf(node(schemas[name]), schemas, depth + 1);
  const parts = [...list(schema.allOf), ...list(schema.oneOf), ...list(schema.anyOf)];
  if (parts.length > 0 && !schema.properties) return shapeOf(node(parts[0]), schemas, depth);
  if (schema.properties) {
    const required = list(schema.required);
    return Object.fromEntries(
      Object.entries(node(schema.properties)).map(([key, value]) => [
        required.includes(key) ? key : `${key}?`,
        shapeOf(node(value), schemas, depth),
      ]),
    );
  }
  if (schema.items) return [shapeOf(node(schema.items), schemas, depth)];
  return nameOf(schema);
}

function nameOf(schema: Node): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ');
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : text(schema.type);
  return (
    text(schema.$ref).split('/').at(-1) || [type, text(schema.format)].filter(Boolean).join(' ') || 'any'
  );
}

function node(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
