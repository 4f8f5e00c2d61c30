/**
 * Ends what another process started, once that process is gone, however it ended: its input is a pipe that closes then. Each
 * line of it is `+` or `-` and the number of a process that began or ended.
 */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

const running = new Set();
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
});
lines.on('close', () => {
  for (const pid of running) {
    try {
      if (process.platform === 'win32')
        spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  process.exit();
});
// A terminal's Ctrl+C is for the one that is watched.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
