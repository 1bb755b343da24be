import { useState } from 'react';

const keyOf = (userId: string) => `firstSteps:${userId}`;

function areClosed(userId: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(userId)) === 'closed';
  } catch {
    return false;
  }
}

/** Whether this person has closed the first steps in this browser, and how to close them for good. */
export function useStepsClosed(userId: string): [isClosed: boolean, close: () => void] {
  const [isClosed, setClosed] = useState(() => areClosed(userId));
  function close() {
    setClosed(true);
    try {
      window.localStorage.setItem(keyOf(userId), 'closed');
    } catch {
      // Blocked storage shows the steps again at the next visit.
    }
  }
  return [isClosed, close];
}
