import { filled, maintenanceMachine } from '@student/machines';
import type { Services } from '../../services.ts';

/** The maintenance with its port plugged into the configuration, whose change leads on whoever is signed in (AUTH-23). */
export const providedMaintenance = ({ configuration }: Pick<Services, 'configuration'>) =>
  maintenanceMachine.provide({
    actors: {
      readConfiguration: filled(({ isPerson }) =>
        isPerson ? configuration.refresh() : configuration.renew(),
      ),
    },
  });
