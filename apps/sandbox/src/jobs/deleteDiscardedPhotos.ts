import { inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { discardedPhoto } from '../database/schema.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';

/** Deletes the photos of closed accounts, and those that no message named. Files first: after a crash the rows still name them. */
export async function deleteDiscardedPhotos(database: Database, uploads: UploadFolder): Promise<void> {
  const rows = await database.read((tx) => tx.select().from(discardedPhoto));
  if (rows.length === 0) return;
  const names = rows.map(({ file }) => file);
  await uploads.remove(names);
  await database.write((tx) => tx.delete(discardedPhoto).where(inArray(discardedPhoto.file, names)));
}
