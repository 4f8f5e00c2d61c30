import { type AnyEndpoint, wireMessages } from '@student/api-client';
import { type Operation, operations, resources } from '@student/api-client/table';
import type * as v from 'valibot';
import { type Components, isOptional, type JsonSchema, toJsonSchema } from './json-schema.ts';

const json = 'application/json';
const refusal: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
};
const securityOf = {
  none: [],
  session: [{ sessionCookie: [] }],
  bearer: [{ bearerToken: [] }],
} as const satisfies Record<AnyEndpoint['auth'], readonly object[]>;

/** The OpenAPI 3.1 document of all endpoints. */
export function openApiDocument() {
  const components: Components = { Refusal: refusal };
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const operation of operations) {
    const path = operation.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [operation.endpoint.method.toLowerCase()]: describe(operation, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Student app API, as the client calls it', version: '1.0.0' },
    servers: [{ url: '/' }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'decola_session' },
        bearerToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: sorted(components),
    },
  };
}

/** One operation of the document. */
export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  security: readonly object[];
  parameters?: OpenApiParameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
  'x-error-codes'?: readonly string[];
}

export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

function describe({ operationId, resource, endpoint }: Operation, components: Components): OpenApiOperation {
  const { definition, auth } = endpoint;
  const parameters = [
    ...parametersOf('path', endpoint.params, components),
    ...parametersOf('query', definition.query ?? {}, components),
  ];
  return {
    operationId,
    tags: [resource],
    security: securityOf[auth],
    ...(parameters.length && { parameters }),
    ...(definition.body && { requestBody: { required: true, content: bodyOf(endpoint, components) } }),
    responses: {
      200: { description: 'Done.', content: answerOf(endpoint, components) },
      ...(auth === 'session' && {
        403: { description: wireMessages.ACCESS_SESSION_EXPIRED, content: refused },
      }),
      default: { description: wireMessages.UNEXPECTED_ERROR, content: refused },
    },
    ...(definition.refusals && { 'x-error-codes': definition.refusals }),
  };
}

const refused = { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } };

function parametersOf(
  place: OpenApiParameter['in'],
  schemas: Readonly<Record<string, v.GenericSchema>>,
  components: Components,
): OpenApiParameter[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: place,
    required: !isOptional(schema),
    schema: toJsonSchema(schema, components),
  }));
}

function bodyOf({ definition: { body, sends } }: AnyEndpoint, components: Components) {
  return {
    [sends === 'multipart' ? 'multipart/form-data' : json]: {
      schema: body ? toJsonSchema(body, components) : {},
    },
  };
}

function answerOf({ definition: { data, file } }: AnyEndpoint, components: Components) {
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  const schema: JsonSchema = {
    type: 'object',
    required: ['data'],
    properties: { data: data ? toJsonSchema(data, components) : {} },
  };
  return { [json]: { schema } };
}

function sorted(components: Components): Components {
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b)));
}
