import { createContext, useContext, useState, type ReactNode } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastQueue } from './createToastQueue.ts';

export interface ToastProviderProps {
  children: ReactNode;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

const ToastContext = createContext<ToastQueue | null>(null);

/** Provides toasts to an app. Render one at the root. */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />
    </ToastContext.Provider>
  );
}

/** The app's toasts: `useToast().show({ message })`. Throws outside a `ToastProvider`. */
export function useToast(): Pick<ToastQueue, 'show' | 'close'> {
  const queue = useContext(ToastContext);
  if (queue === null) throw new Error('useToast needs a ToastProvider above it');
  return queue;
}
