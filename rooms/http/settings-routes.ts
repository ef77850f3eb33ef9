/** An account's settings over HTTP, for whoever holds its token. */
import express, { type Application, type Request, type Response } from 'express';
import { firstFault } from '../../engine/core/issues.ts';
import { bearerOf } from '../../infra/accounts/routes.ts';
import type { Settings } from '../../infra/settings/settings.ts';
import type { Tokens } from '../../infra/tokens.ts';
import { settingsForm } from '../../protocol/settings-messages.ts';

export interface SettingsApiParts {
  readonly settings: Settings;
  readonly tokens: Pick<Tokens, 'read'>;
}

/** Adds `GET` and `PUT /api/account/settings`. */
export const addSettingsApi = (app: Application, { settings, tokens }: SettingsApiParts): void => {
  const asPlayer =
    (answer: (player: string, request: Request, response: Response) => Promise<void>) =>
    async (request: Request, response: Response): Promise<void> => {
      response.set('Cache-Control', 'no-store');
      const user = await tokens.read(bearerOf(request));
      if (user) await answer(user.id, request, response);
      else
        response
          .status(401)
          .json({ code: 'no-token', message: 'Say who you are: Authorization: Bearer and your token.' });
    };

  app.get(
    '/api/account/settings',
    asPlayer(async (player, _request, response) => {
      response.json(await settings.of(player));
    }),
  );
  app.put(
    '/api/account/settings',
    express.json({ limit: '2kb' }),
    asPlayer(async (player, request, response) => {
      const read = settingsForm.safeParse(request.body);
      if (read.success) {
        await settings.keep(player, read.data);
        response.json({});
        return;
      }
      const { field, words } = firstFault(read.error, request.body);
      response.status(400).json({ code: 'bad-message', message: `${field || 'the body'}: ${words}` });
    }),
  );
};
