import { useApiQuery, useApiUpload } from '@meridian/api-client/react';

/** A stored photo never changes. */
const DAY = 86_400_000;

/** `GET /support/photos/{id}`: a photo of a message. */
export const useSupportPhoto = (id: string) =>
  useApiQuery('/support/photos/{id}', { params: { path: { id } }, dedupingInterval: DAY });

/** `POST /support/photos`: uploads a photo for a message. */
export const useUploadSupportPhoto = () => useApiUpload('post', '/support/photos', { revalidates: [] });
