import type { FieldErrorCode } from '@meridian/api-client';
import { readLabel, readName } from '@meridian/personal-data';
import { verification, verificationPhoto } from '../database/schema.ts';
import type { BodyOf, InvestorHandlers } from '../calls/handlers.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { CleanPhoto } from '../uploads/cleanPhoto.ts';
import { readCurrentVerification, serializeVerification, type VerificationRow } from './readVerification.ts';
import { type NamedPhoto, readPhoto } from '../uploads/readPhoto.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { newId } from '../core/random.ts';

export const verificationHandlers: InvestorHandlers = {
  async submitVerification(call) {
    const row = await submitVerification(call, call.investor.id, call.body, call.photos, call.uploads);
    return { status: 200, body: serializeVerification(row, call.language) };
  },
};

type Form = BodyOf<'submitVerification'>;

interface Photo extends NamedPhoto {
  readonly field: string;
}

type CleanPhotos = ReadonlyMap<File, CleanPhoto>;

const longest = { fullName: 200, documentNumber: 64 } as const;

/** Digits of a document may have been typed in full width. */
const readTexts = ({ fullName, documentNumber }: Form) => ({
  fullName: readName(fullName, longest.fullName),
  documentNumber: readLabel(documentNumber.normalize('NFKC'), longest.documentNumber),
});

/** Earliest accepted date of birth. */
const earliestBirth = '1900-01-01';

/** The day a number of years before the moment, in UTC. 29 February becomes 1 March. */
function yearsBefore(moment: Date, years: number): string {
  const day = new Date(moment);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

function wrongText({ now, settings }: TransactionContext, form: Form): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {};
  for (const [field, { refused }] of Object.entries(readTexts(form))) {
    if (refused) errors[field] = refused;
  }
  const latestBirth = yearsBefore(now, settings.verification.minimumAgeYears);
  if (form.dateOfBirth < earliestBirth || form.dateOfBirth > latestBirth) {
    errors['dateOfBirth'] = 'date_out_of_range';
  }
  return errors;
}

/** Validates the photos of a form; throws their errors together with the other field errors. */
function readPhotos(context: TransactionContext, form: Form, clean: CleanPhotos): Photo[] {
  const errors = wrongText(context, form);
  const photos: Photo[] = [];
  for (const field of ['photoOfDocument', 'photoOfLogin', 'photoOfWallet'] as const) {
    const read = readPhoto(context, form[field], clean.get(form[field]));
    if (typeof read === 'string') errors[field] = read;
    else photos.push({ field, ...read });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, longest);
  return photos;
}

async function writeRows(
  context: TransactionContext,
  investorId: string,
  form: Form,
  photos: readonly Photo[],
): Promise<VerificationRow> {
  const { fullName, documentNumber } = readTexts(form);
  const [row] = await context.tx
    .insert(verification)
    .values({
      id: newId(context),
      investorId,
      fullName: fullName.text ?? form.fullName,
      dateOfBirth: form.dateOfBirth,
      familyStatus: form.familyStatus,
      documentNumber: documentNumber.text ?? form.documentNumber,
      status: 'in_process',
      submittedAt: context.now,
    })
    .returning();
  if (!row) throw new Error('The verification was not written.');
  await context.tx.insert(verificationPhoto).values(
    photos.map(({ field, file, mediaType, content }) => ({
      verificationId: row.id,
      field,
      file,
      mediaType,
      bytes: content.length,
    })),
  );
  return row;
}

/** Starts a verification unless one is pending or approved. Removes the photos if the form is refused. */
export async function submitVerification(
  context: TransactionContext,
  investorId: string,
  form: Form,
  clean: CleanPhotos,
  uploads: UploadFolder,
): Promise<VerificationRow> {
  if (await readCurrentVerification(context, investorId)) throw new ProblemError('update_error');
  const photos = readPhotos(context, form, clean);
  try {
    for (const { file, content } of photos) await uploads.keep(file, content);
    return await writeRows(context, investorId, form, photos);
  } catch (error) {
    await uploads.remove(photos.map(({ file }) => file));
    throw error;
  }
}
