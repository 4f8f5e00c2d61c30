import { availableParallelism } from 'node:os';
import { isShard, understood } from '../arguments.mjs';
import { giveUp } from '../setup.mjs';
import { storiesToAccept } from './report.ts';

/** What a run of stories was asked for, or the end of the command with a sentence. */
export function readCommandLine() {
  const { values, positionals } = understood(
    {
      allowPositionals: true,
      options: {
        /** Accepts how stories look. */
        draw: { type: 'boolean', default: false },
        'no-pictures': { type: 'boolean', default: false },
        /** Only what no change may go without (plan.ts, `isInGate`). */
        gate: { type: 'boolean', default: false },
        /** Plays them under React's development build, whose warnings fail a story; without pictures. */
        development: { type: 'boolean', default: false },
        /** Two pages for each core: a page that comes to rest leaves its core to another. */
        workers: { type: 'string', default: String(2 * availableParallelism()) },
        /** Every third story, beginning with the first: `1/3`. */
        shard: { type: 'string', default: '1/1' },
        /** Nothing that is asked for is no failure: a small shard, or a change that no story shows. */
        'pass-with-none': { type: 'boolean', default: false },
        /** Only what runs found changed and nobody accepted since. */
        found: { type: 'boolean', default: false },
        /** A file that is told what was found, story by story. */
        json: { type: 'string' },
      },
    },
    'npm run stories (or pictures) -- [part of a story or its file] … [--workers 4] [--shard 1/3] [--gate] [--no-pictures] [--development] [--found]',
  );
  if (!/^[1-9]\d?$/.test(values.workers)) giveUp('--workers is a number from 1 to 99.');
  if (!isShard(values.shard)) giveUp('A shard is written as 1/3: the first of three.');
  if (values.draw && values.development) giveUp('Pictures are drawn of the Storybook that is served.');
  if (values.draw && values['no-pictures']) giveUp('Without pictures there is nothing to accept.');
  const names = values.found ? storiesToAccept(positionals) : positionals;
  if (values.found && names.length === 0)
    giveUp(
      `Nothing is left to be accepted${positionals.length > 0 ? ` of ${positionals.join(' or ')}` : ''}.`,
    );
  if (values.gate && (values.draw || names.length > 0))
    giveUp('--gate stands alone: it says itself which stories are played.');
  const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
  return {
    names,
    /** Whether the names come from what runs left: a story may be gone since. */
    isOfFound: values.found,
    isGate: values.gate,
    shard: [shard, shards] as const,
    /** Whether only some stories are asked for. */
    isPartial: names.length > 0 || shards > 1,
    workers: Number(values.workers),
    draws: values.draw,
    isDevelopment: values.development,
    takesPictures: !values['no-pictures'] && !values.development,
    mayBeNone: values['pass-with-none'],
    json: values.json,
  };
}
