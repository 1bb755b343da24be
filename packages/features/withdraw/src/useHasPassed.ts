import { useEffect, useState } from 'react';

/** Whether so many seconds have passed since this was first asked; by a timer here, the server's clock being its own. */
export function useHasPassed(seconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(seconds <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return hasPassed;
}
