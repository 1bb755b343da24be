import { useEffect, useState } from 'react';

/** A countdown in seconds. It reads the clock, because timers pause in a sleeping tab. */
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
