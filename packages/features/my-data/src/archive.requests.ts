import { useApiDownload } from '@meridian/api-client/react';

/** `GET /user/data`: downloads everything about the person. */
export const useDownloadArchive = () => useApiDownload('/user/data');
