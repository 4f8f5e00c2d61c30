import { openSandbox, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
import { argon2Passwords } from './passwords/argon2.ts';

/** Passwords of tests, which hash hundreds of them: as under Node, at a cost that is none. */
export const quickPasswords = argon2Passwords({ memory: 8, passes: 1 });

/** Opens a sandbox and talks to it as the wire does: `call('POST /api/login', body)` gives status and body. */
export const openConversation = (options: SandboxOptions = {}) => {
  const sandbox: Sandbox = openSandbox({ passwords: quickPasswords, ...options });
  const call = async (line: string, body?: unknown, token?: string) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const response = await sandbox.answer(
      new Request(`http://sandbox.test${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      }),
    );
    const text = await response.text();
    const json = text === '' ? {} : JSON.parse(text);
    return { status: response.status, data: json.data, code: json.code, errors: json.errors, text };
  };
  return { sandbox, store: sandbox.store, call };
};
