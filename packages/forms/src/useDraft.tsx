import { clearStorage, createStoredValue, type StoredValue } from '@meridian/api-client/storage';
import { createContext, Fragment, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const prefix = 'meridian:draft:';

const User = createContext('');

/** Keeps the drafts of different users of this browser apart. */
export function DraftsOf({ user, children }: { user: string; children: ReactNode }) {
  return (
    <User.Provider value={user}>
      {/* A change of user remounts the forms, so the next user does not see the previous one's input. */}
      <Fragment key={user}>{children}</Fragment>
    </User.Provider>
  );
}

export type Texts = Readonly<Record<string, string>>;

export interface Draft<Fields extends Texts> {
  /** The stored draft at the time when the form was mounted. */
  readonly kept: Fields;
  /** Stores the changed fields. It causes no render, so it can be called on every key press. */
  keep(this: void, change: Partial<Fields>): void;
  /** Deletes the draft. Call it after the form is submitted. */
  readonly forget: () => void;
}

/**
 * Stores what the user typed into a form until it is submitted. A draft survives a reload, navigation and an expired session
 * in this tab. `forget` deletes it, and `forgetDrafts` deletes all at sign-out. Never use it for passwords or codes.
 */
export function useDraft<Fields extends Texts>(form: string, empty: Fields): Draft<Fields> {
  const name = `${prefix}${useContext(User)}:${form}`;
  const [fields] = useState(empty);
  const stored = useMemo(() => storedDraft(name, fields), [name, fields]);
  const [kept] = useState(() => stored.read() ?? fields);
  return {
    kept,
    keep: useCallback(
      (change: Partial<Fields>) => {
        const draft = { ...(stored.read() ?? fields), ...change };
        stored.write(Object.values(draft).every((text) => text === '') ? undefined : draft);
      },
      [stored, fields],
    ),
    forget: useCallback(() => void stored.write(undefined), [stored]),
  };
}

/** A draft of an earlier version of the form may have other fields. It is ignored. */
function storedDraft<Fields extends Texts>(name: string, empty: Fields): StoredValue<Fields> {
  function isLikeEmpty(stored: unknown): stored is Fields {
    if (!(stored instanceof Object)) return false;
    const texts = new Map<string, unknown>(Object.entries(stored));
    return Object.keys(empty).every((field) => typeof texts.get(field) === 'string');
  }
  return createStoredValue(name, isLikeEmpty, 'sessionStorage');
}

/**
 * A choice that a draft stores under this name. It is the fallback while the stored one is not among the choices. The
 * setter is stable.
 */
export function useDraftChoice<Choice extends string>(
  { kept, keep }: Pick<Draft<Texts>, 'kept' | 'keep'>,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
) {
  const [stored, setStored] = useState(kept[name]);
  const choose = useCallback(
    (choice: Choice) => {
      setStored(choice);
      keep({ [name]: choice });
    },
    [keep, name],
  );
  return [choices.find((choice) => choice === stored) ?? fallback, choose] as const;
}

/** Deletes every draft of this tab. Call it at sign-out. */
export const forgetDrafts = (): void => clearStorage('sessionStorage', prefix);
