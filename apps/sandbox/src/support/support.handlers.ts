import type { Schema } from '@meridian/api-client';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { readPage } from '../calls/readPage.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import {
  operation,
  refill,
  supportMessage,
  supportPhoto,
  supportRequest,
  withdrawal,
} from '../database/schema.ts';
import { readPhoto } from '../uploads/readPhoto.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Line breaks stay, blank ends go. */
function readText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw invalid({ text: 'required' });
  return trimmed;
}

interface ShownRequest {
  readonly request: typeof supportRequest.$inferSelect;
  readonly text: string;
  readonly refillHash: string | null;
  readonly withdrawalHash: string | null;
}

function serializeRequest({
  request,
  text,
  refillHash,
  withdrawalHash,
}: ShownRequest): Schema<'SupportRequest'> {
  const { id, subject, subjectId, status, createdAt, changedAt } = request;
  return {
    id,
    subject,
    subjectId,
    hash: refillHash ?? withdrawalHash,
    text,
    status,
    creationDate: createdAt.toISOString(),
    changeDate: changedAt.toISOString(),
  };
}

/** Requests with their first message and the hash of what they are about. */
const selectRequests = ({ tx }: TransactionContext) =>
  tx
    .select({
      request: supportRequest,
      text: supportMessage.text,
      refillHash: refill.hash,
      withdrawalHash: withdrawal.hash,
    })
    .from(supportRequest)
    .innerJoin(supportMessage, eq(supportMessage.id, supportRequest.id))
    .leftJoin(refill, and(eq(supportRequest.subject, 'refill'), eq(refill.id, supportRequest.subjectId)))
    .leftJoin(
      withdrawal,
      and(eq(supportRequest.subject, 'withdrawal'), eq(withdrawal.id, supportRequest.subjectId)),
    )
    .$dynamic();

const isOwnRequest = (investorId: string, id: string) =>
  and(eq(supportRequest.investorId, investorId), eq(supportRequest.id, id));

async function readThread(
  context: TransactionContext,
  investorId: string,
  id: string,
): Promise<Schema<'SupportThread'>> {
  const [found] = await selectRequests(context).where(isOwnRequest(investorId, id));
  if (!found) throw new ProblemError('not_found');
  const messages = await context.tx
    .select()
    .from(supportMessage)
    .where(eq(supportMessage.requestId, id))
    .orderBy(asc(supportMessage.at), asc(supportMessage.id));
  const photos = await context.tx
    .select({ id: supportPhoto.id, messageId: supportPhoto.messageId })
    .from(supportPhoto)
    .innerJoin(supportMessage, eq(supportMessage.id, supportPhoto.messageId))
    .where(eq(supportMessage.requestId, id))
    .orderBy(asc(supportPhoto.id));
  return {
    request: serializeRequest(found),
    messages: messages.map(({ id: messageId, at, author, text }) => ({
      id: messageId,
      date: at.toISOString(),
      author,
      text,
      photos: photos.filter((photo) => photo.messageId === messageId).map((photo) => photo.id),
    })),
  };
}

/** Gives photos of the investor that wait for a message to this one. */
async function attachPhotos(
  { tx }: TransactionContext,
  investorId: string,
  messageId: string,
  ids: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await tx
    .update(supportPhoto)
    .set({ messageId })
    .where(
      and(
        eq(supportPhoto.investorId, investorId),
        inArray(supportPhoto.id, [...ids]),
        isNull(supportPhoto.messageId),
      ),
    )
    .returning({ id: supportPhoto.id });
  if (attached.length < ids.length) throw new ProblemError('not_found');
}

const tables = { operation, refill, withdrawal } as const;

/** Throws unless the request is about something of the investor, or about nothing that has a number. */
async function requireOwnSubject(
  { tx }: TransactionContext,
  investorId: string,
  { subject, subjectId }: Schema<'NewSupportRequest'>,
): Promise<void> {
  if (subject === 'other') {
    if (subjectId !== null) throw invalid({ subjectId: 'unknown_value' });
    return;
  }
  if (subjectId === null) throw invalid({ subjectId: 'required' });
  const table = tables[subject];
  const own = and(eq(table.investorId, investorId), eq(table.id, subjectId));
  if ((await tx.$count(table, own)) === 0) throw new ProblemError('not_found');
}

export const supportHandlers: InvestorHandlers = {
  async listSupportRequests(call) {
    requireCapability(call, 'support');
    const listed = {
      rows: selectRequests(call),
      of: supportRequest,
      where: eq(supportRequest.investorId, call.investor.id),
      by: supportRequest.changedAt,
      id: supportRequest.id,
    };
    return { status: 200, body: await readPage(call, call.query, listed, serializeRequest) };
  },

  async getSupportRequest(call) {
    requireCapability(call, 'support');
    return { status: 200, body: await readThread(call, call.investor.id, call.path.id) };
  },

  async createSupportRequest(call) {
    requireCapability(call, 'support');
    const { tx, now, investor, body } = call;
    const text = readText(body.text);
    await requireOwnSubject(call, investor.id, body);
    const id = newId(call);
    await tx.insert(supportRequest).values({
      id,
      investorId: investor.id,
      subject: body.subject,
      subjectId: body.subjectId,
      status: 'sent',
      createdAt: now,
      changedAt: now,
    });
    await tx
      .insert(supportMessage)
      .values({ id, requestId: id, investorId: investor.id, at: now, author: 'investor', text });
    await attachPhotos(call, investor.id, id, body.photos);
    return { status: 201, body: await readThread(call, investor.id, id) };
  },

  async createSupportMessage(call) {
    requireCapability(call, 'support');
    const { tx, now, investor, path, body } = call;
    const text = readText(body.text);
    const own = isOwnRequest(investor.id, path.id);
    // The service may close the request at the same moment, so its status is checked by the update.
    const [open] = await tx
      .update(supportRequest)
      .set({ status: 'sent', changedAt: now })
      .where(and(own, ne(supportRequest.status, 'closed')))
      .returning({ id: supportRequest.id });
    if (!open)
      throw new ProblemError((await tx.$count(supportRequest, own)) === 0 ? 'not_found' : 'conflict');
    const id = newId(call);
    await tx.insert(supportMessage).values({
      id,
      requestId: open.id,
      investorId: investor.id,
      at: now,
      author: 'investor',
      text,
    });
    await attachPhotos(call, investor.id, id, body.photos);
    return { status: 201, body: await readThread(call, investor.id, open.id) };
  },

  async createSupportPhoto(call) {
    requireCapability(call, 'support');
    const { tx, now, investor, body, photos, uploads } = call;
    const photo = readPhoto(call, body.photo, photos.get(body.photo));
    if (typeof photo === 'string') throw invalid({ photo });
    const { file, mediaType, content } = photo;
    const id = newId(call);
    await uploads.keep(file, content);
    try {
      await tx
        .insert(supportPhoto)
        .values({ id, investorId: investor.id, at: now, file, mediaType, bytes: content.length });
    } catch (error) {
      await uploads.remove([file]);
      throw error;
    }
    return { status: 201, body: { id } };
  },

  async getSupportPhoto(call) {
    requireCapability(call, 'support');
    const { tx, investor, path, uploads } = call;
    const [photo] = await tx
      .select()
      .from(supportPhoto)
      .where(and(eq(supportPhoto.id, path.id), eq(supportPhoto.investorId, investor.id)));
    const content = photo && (await uploads.read(photo.file));
    if (!photo || !content) throw new ProblemError('not_found');
    const { id, mediaType } = photo;
    return { status: 200, body: { id, mediaType, content: Buffer.from(content).toString('base64') } };
  },
};
