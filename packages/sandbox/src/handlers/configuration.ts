import * as api from '@student/api-client';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';

export const getConfiguration = reply(api.getConfiguration, ({ store }) => {
  const { id: _, dailyDecoins: __, ...configuration } = found(store.get('configuration', 1));
  return configuration;
});
