/** Who is here and what is played, looked at again now and then while the screen shows. */
import { useEffect, useState } from 'preact/hooks';
import type { LobbyAnswer } from '../../protocol/lobby-messages.ts';
import { fetchLobby } from '../api.ts';

const EVERY_MS = 15_000;

/** Nothing until it is known; what was known last, where the server does not answer. */
export function useLobby(): LobbyAnswer | undefined {
  const [lobby, setLobby] = useState<LobbyAnswer>();
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      if (document.hidden) return;
      fetchLobby().then(
        (answer) => wanted && setLobby(answer),
        () => {},
      );
    };
    look();
    const looking = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return lobby;
}
