/** What every part of a game's table may look at and do, handed down without passing through the parts between. */
import { createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';

/** A context of its own for each game; `useTable` throws outside of a table. */
export const tableContext = <T>(): {
  readonly TableProvider: Provider<T | undefined>;
  readonly useTable: () => T;
} => {
  const Context = createContext<T | undefined>(undefined);
  const useTable = (): T => {
    const table = useContext(Context);
    if (table === undefined) throw new Error('Used outside of a table.');
    return table;
  };
  return { TableProvider: Context.Provider, useTable };
};
