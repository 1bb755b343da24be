import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, and how to begin one. It keeps to the clock, also where a sleeping tab did not tick. */
export function useCountdown() {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [end, setEnd] = useState(0);

  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  function start(seconds: number) {
    setSecondsLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }

  return { secondsLeft, start };
}
