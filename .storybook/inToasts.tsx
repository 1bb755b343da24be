import { ToastProvider } from '@meridian/ui';
import type { ComponentType, ReactNode } from 'react';
import { useSay } from './useSay.ts';

function StoryToasts({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <ToastProvider label={say('Messages', 'Сообщения')} closeLabel={say('Close', 'Закрыть')}>
      {children}
    </ToastProvider>
  );
}

/** A decorator for stories whose actions are confirmed by a toast. */
export const inToasts = (Story: ComponentType) => (
  <StoryToasts>
    <Story />
  </StoryToasts>
);
