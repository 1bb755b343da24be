import { createPersonalValue } from '@meridian/api-client/storage';
import { useState } from 'react';

const isClosed = (value: unknown): value is 'closed' => value === 'closed';

/** Whether this user has closed the first steps in this browser, and how to close them for good. */
export function useStepsClosed(userId: string): [areClosed: boolean, close: () => void] {
  const stored = createPersonalValue(`firstSteps:${userId}`, isClosed);
  const [closed, setClosed] = useState(stored.read);
  function close() {
    setClosed('closed');
    stored.write('closed');
  }
  return [closed !== undefined, close];
}
