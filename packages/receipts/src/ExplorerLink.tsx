import { ExternalLinkIcon, Icon, Link, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type Explorer, explorerHref } from './explorerHref.ts';
import { messages } from './messages.ts';

export interface ExplorerLinkProps {
  /** The `explorer` of the payment system; undefined until known, and where there is none. */
  explorer: Explorer | undefined;
  of: keyof Explorer;
  /** The hash or the address. Only of a transfer that was seen: until then an address of the service is between it and its user. */
  value: string;
}

/** Leads to the page of a transfer or an address at a block explorer, which does not learn where its visitor comes from. */
export function ExplorerLink({ explorer, of, value }: ExplorerLinkProps) {
  const { t } = useTranslation(messages);
  const url = explorer && explorerHref(explorer, of, value);
  if (!url) return null;
  return (
    <Text data-screen-only>
      <Link href={url.href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
        <span>{t(`explorer.${of}`, { host: url.host })}</span>
        <VisuallyHidden>{` ${t('explorer.newTab')}`}</VisuallyHidden> <Icon of={ExternalLinkIcon} size={16} />
      </Link>
    </Text>
  );
}
