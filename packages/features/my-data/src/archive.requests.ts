import { useApiDownload } from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';

/** `GET /user/data`: downloads everything about the user, with times of this browser's zone beside UTC. */
export const useDownloadArchive = () =>
  useApiDownload('/user/data', { params: { query: { timeZone: localTimeZone() } } });
