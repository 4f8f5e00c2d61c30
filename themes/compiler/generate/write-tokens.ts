/** Tokens as text: one token a line, so that a brand team can read and compare them. */
export function writeTokens(tokens: unknown, indent = ''): string {
  if (typeof tokens !== 'object' || tokens === null || Array.isArray(tokens) || '$value' in tokens) {
    return oneLine(tokens);
  }
  const lines = Object.entries(tokens).map(
    ([key, value]) => `${indent}  ${JSON.stringify(key)}: ${writeTokens(value, `${indent}  `)}`,
  );
  if (lines.length === 0) return '{}';
  return `{\n${lines.join(',\n')}\n${indent}}${indent === '' ? '\n' : ''}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return `{ ${entries.join(', ')} }`;
}
