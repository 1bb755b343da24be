import { type Language, locales } from '@meridian/i18n';
import { UiProvider, type StyleCache } from '@meridian/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface IslandRootProps {
  language: Language;
  /** Collects the styles on the server. */
  cache?: StyleCache | undefined;
  /** Called in the browser once the listeners work. */
  onHydrated?: () => void;
  children: ReactNode;
}

/** The root of an island. The server and the browser render the same tree, because React derives ids from it. */
export const IslandRoot = ({ language, cache, onHydrated, children }: IslandRootProps) => (
  <UiProvider locale={locales[language]} {...(cache && { cache })}>
    <Hydration onHydrated={onHydrated} />
    {children}
  </UiProvider>
);

function Hydration({ onHydrated }: Pick<IslandRootProps, 'onHydrated'>) {
  const announce = useEffectEvent(() => onHydrated?.());
  useEffect(() => announce(), []);
  return null;
}
