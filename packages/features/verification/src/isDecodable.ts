/** Whether the browser can decode an image. True if the browser has no decoder to ask. */
export async function isDecodable(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
