/**
 * Two hundred students at once for a minute on loopback, each signing in, browsing and watching. Prints calls, errors,
 * lost writes, the 99th percentile and the memory of the server: node packages/sandbox/scripts/load.ts [students] [seconds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [students, seconds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 60)];
const folder = mkdtempSync(join(tmpdir(), 'sandbox-load-'));
const server = spawn(
  process.execPath,
  [
    join(import.meta.dirname, '../src/serve.ts'),
    '--port',
    '4390',
    '--data',
    join(folder, 'load.sqlite'),
    '--fresh',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const url = await new Promise<string>((resolve, reject) => {
  let text = '';
  server.stdout.on('data', (part: Buffer) => {
    text += part;
    const address = /http:\/\/localhost:\d+/.exec(text);
    if (address) resolve(address[0]);
  });
  server.on('close', () => reject(new Error('The server did not start.')));
});

const times: number[] = [];
const errors: string[] = [];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ask = async (cookie: string, line: string, body?: unknown) => {
  const [method = 'GET', path = ''] = line.split(' ');
  const begun = performance.now();
  try {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (!answer.ok) errors.push(`${answer.status} ${line} ${text.slice(0, 120)}`);
    return { answer, data: answer.ok ? JSON.parse(text).data : undefined };
  } catch (error) {
    errors.push(`${line} ${error}`);
    return { answer: undefined, data: undefined };
  }
};

let written = 0;
let lost = 0;

/** One student: a person of their own, registered and signed in. Gives the session. */
const arrive = async (number: number): Promise<string> => {
  const email = `carga${number}@exemplo.com.br`;
  const password = 'Decolar@2027';
  const user = { name: `Carga ${number}`, birthDate: '1990-01-01', isForeigner: true, email, password };
  await ask('', 'POST /api/register', { user: { ...user, passwordConfirmation: password } });
  const { answer } = await ask('', 'POST /api/login', { login: email, password });
  return answer?.headers.get('set-cookie')?.split(';')[0] ?? '';
};

/** Browsing, watching and taking notes, about one call a second; at the end every note must be there. */
const study = async (number: number, cookie: string, end: number) => {
  await pause((number * 1000) / students);
  const content = `/api/decola/courses/${1 + (number % 5)}/contents/${(1 + (number % 5)) * 100 + 1}`;
  const lines = [
    'GET /api/decola/course/list?limit=25',
    'GET /api/decola/course/list/progress',
    `GET ${content.split('/contents')[0]}/contents`,
    'GET /api/decola/notifications',
    'GET /api/decola/pills',
  ];
  let notes = 0;
  await ask(cookie, `POST ${content}/initialize`);
  for (let turn = number; Date.now() < end; turn++) {
    await pause(800 + (turn % 5) * 100);
    if (turn % 3 === 0) {
      const { data } = await ask(cookie, `POST ${content}/notes`, { text: `Anotação ${turn}` });
      if (data) notes++;
    } else if (turn % 3 === 1) await ask(cookie, `POST ${content}/progress`, { speedRate: 1 });
    else await ask(cookie, lines[turn % lines.length] ?? 'GET /api/decola/pills');
  }
  const { data } = await ask(cookie, `GET ${content}/notes`);
  written += notes;
  lost += notes - (data?.notes.length ?? 0);
};

/** Sorted times since the last call of this function. */
const takeTimes = () => {
  const sorted = times.splice(0).sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  return { count: sorted.length, text: `median ${at(0.5)}, 95th ${at(0.95)}, 99th ${at(0.99)}` };
};

const cookies: string[] = [];
for (let number = 0; number < students; number += 8)
  cookies.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(8, students - number) }, (_, at) => arrive(number + at)),
    )),
  );
const arrivals = takeTimes();
const end = Date.now() + seconds * 1000;
await Promise.all(cookies.map((cookie, number) => study(number, cookie, end)));
const studied = takeTimes();

const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
console.log(
  `${students} students, ${seconds} s: ${studied.count} calls, ${errors.length} errors, ${lost} of ${written} writes lost`,
);
console.log(`${studied.text}; memory at most ${Math.round(Number(memory) / 1024)} MB`);
console.log(`registering and signing in, eight at a time: ${arrivals.text}`);
for (const error of new Set(errors.slice(0, 5))) console.log(error);
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exitCode = errors.length + lost > 0 ? 1 : 0;
