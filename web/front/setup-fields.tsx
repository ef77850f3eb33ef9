/** What a match is set up with besides its heroes, where the mode has such to choose: a scenario, how hard it is. */
import type { JSX } from 'preact';
import type { ModeInfo, SetupChoice, SetupField } from '../../engine/core/game.ts';

/** What is said, by field. */
export type SetupValues = Readonly<Record<string, unknown>>;

interface SetupFieldsProps {
  readonly mode: ModeInfo;
  readonly values: SetupValues;
  readonly onValues: (values: SetupValues) => void;
}

export function SetupFields({ mode, values, onValues }: SetupFieldsProps): JSX.Element | null {
  const fields = mode.setup ?? [];
  if (fields.length === 0) return null;
  const said = setupOf(mode, values) ?? {};
  return (
    <div class="fields">
      {fields.map((field) => {
        const offered = offeredIn(field, said);
        return (
          <label key={field.id} class="field">
            <span>{field.name}</span>
            <select
              value={offered.findIndex(({ value }) => value === said[field.id])}
              onChange={(event) => {
                const chosen = offered[Number(event.currentTarget.value)];
                onValues({ ...values, [field.id]: chosen?.value });
              }}
            >
              {offered.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

/** What the server is told: of each field what was said, as long as it is offered, else what is mostly meant; nothing where
 *  there is nothing to choose. */
export const setupOf = ({ setup }: Pick<ModeInfo, 'setup'>, values: SetupValues): SetupValues | undefined => {
  if (!setup) return undefined;
  let said: SetupValues = {};
  for (const field of setup) {
    const offered = offeredIn(field, said);
    const value = (offered.find((choice) => choice.value === values[field.id]) ?? offered[0])?.value;
    if (value !== undefined) said = { ...said, [field.id]: value };
  }
  return said;
};

/** The same in words, for those who only read it. */
export const setupWords = (mode: Pick<ModeInfo, 'setup'>, values: SetupValues): string => {
  const said = setupOf(mode, values) ?? {};
  return (mode.setup ?? [])
    .map(
      (field) => `${field.name}: ${offeredIn(field, said).find(({ value }) => value === said[field.id])?.name ?? ''}`,
    )
    .join(' · ');
};

const offeredIn = ({ choices }: SetupField, said: SetupValues): readonly SetupChoice[] =>
  choices.filter(({ where }) => !where || said[where.id] === where.value);
