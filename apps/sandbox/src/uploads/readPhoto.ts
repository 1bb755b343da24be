import type { FieldErrorCode } from '@meridian/api-client';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { CleanPhoto } from './cleanPhoto.ts';

/** A photo with the generated name that it is stored under. */
export interface NamedPhoto extends Pick<CleanPhoto, 'mediaType' | 'content'> {
  readonly file: string;
}

/** Whether the file name contains a path. */
function isPath(name: string): boolean {
  return name === '.' || name === '..' || /[/\\\0]/.test(name);
}

/** Generates a file name for a photo. A path in its own name is still rejected. */
export function readPhoto(
  { settings, random }: Pick<TransactionContext, 'settings' | 'random'>,
  file: File,
  clean: CleanPhoto | undefined,
): NamedPhoto | FieldErrorCode {
  const { fileMaximumBytes, fileTypes } = settings.verification;
  if (isPath(file.name)) return 'malformed';
  if (file.size > fileMaximumBytes) return 'file_too_large';
  if (!clean || !fileTypes.includes(clean.mediaType)) return 'file_type_not_allowed';
  const { mediaType, extension, content } = clean;
  return { file: `${random.bytes(16).toString('hex')}.${extension}`, mediaType, content };
}
