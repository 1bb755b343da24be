import { ClosingCard, type ClosingCardProps } from './ClosingCard.tsx';
import { DownloadCard } from './DownloadCard.tsx';

export type DataPageProps = ClosingCardProps;

/** The download of everything about the user, and the closing of the account. */
export function DataPage(props: DataPageProps) {
  return (
    <>
      <DownloadCard />
      <ClosingCard {...props} />
    </>
  );
}
