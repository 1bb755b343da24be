import { createContext, Fragment, useCallback, useContext, useState, type ReactNode } from 'react';

const prefix = 'meridian:draft:';

/** Used when the browser blocks storage. */
const inMemory = new Map<string, string>();

const Person = createContext('');

/** Keeps the drafts of different users of this browser apart. */
export function DraftsOf({ person, children }: { person: string; children: ReactNode }) {
  return (
    <Person value={person}>
      {/* A change of user remounts the forms, so the next user does not see the previous one's input. */}
      <Fragment key={person}>{children}</Fragment>
    </Person>
  );
}

/**
 * Stores what the user typed into a form until it is submitted. A draft survives a reload, navigation and an expired session
 * in this tab. `forget` deletes it, and `forgetDrafts` deletes all at sign-out. Never use it for passwords or codes.
 */
export function useDraft<Draft extends Readonly<Record<string, string>>>(form: string, empty: Draft) {
  const name = `${prefix}${useContext(Person)}:${form}`;
  const [initial] = useState(() => ({ empty, kept: read(name, empty) }));
  return {
    /** The stored draft at the time when the form was mounted. */
    kept: initial.kept,
    /** Stores the changed fields. It causes no render, so it can be called on every key press. */
    keep: useCallback(
      (change: Partial<Draft>) => write(name, { ...read(name, initial.empty), ...change }),
      [name, initial],
    ),
    /** Deletes the draft. Call it after the form is submitted. */
    forget: useCallback(() => erase(name), [name]),
  };
}

/** Deletes every draft of this tab. Call it at sign-out. */
export function forgetDrafts(): void {
  inMemory.clear();
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}

function read<Draft extends Readonly<Record<string, string>>>(name: string, empty: Draft): Draft {
  try {
    const stored: unknown = JSON.parse(textOf(name) ?? 'null');
    return isLike(empty, stored) ? stored : empty;
  } catch {
    return empty;
  }
}

function textOf(name: string): string | null {
  const text = inMemory.get(name);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A draft of an earlier version of the form may have other fields. It is ignored. */
function isLike<Draft extends Readonly<Record<string, string>>>(
  empty: Draft,
  stored: unknown,
): stored is Draft {
  if (!(stored instanceof Object)) return false;
  const texts = new Map<string, unknown>(Object.entries(stored));
  return Object.keys(empty).every((field) => typeof texts.get(field) === 'string');
}

function write(name: string, draft: Readonly<Record<string, string>>): void {
  if (Object.values(draft).every((text) => text === '')) return erase(name);
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(name, text);
    inMemory.delete(name);
  } catch {
    inMemory.set(name, text);
  }
  return undefined;
}

function erase(name: string): void {
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // The browser blocks storage, so nothing was stored.
  }
}
