import { eq } from 'drizzle-orm';
import type { GuestHandlers, InvestorHandlers } from '../calls/handlers.ts';
import type { CompanySettings } from '../core/CompanySettings.ts';
import type { RelyingParty } from '../core/RelyingParty.ts';
import { type Investor, issuedDocument } from '../database/schema.ts';
import { requireYearlyReport } from '../operations/requireYearlyReport.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { requireCurrency } from '../settings/requireCurrency.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { balanceContent } from './balanceContent.ts';
import type { DocumentContent } from './DocumentContent.ts';
import { issueDocument, readNumber } from './issueDocument.ts';
import { operationContent } from './operationContent.ts';
import { statementContent } from './statementContent.ts';
import { yearContent } from './yearContent.ts';

/** The fewest digits of a hash that a check takes: nobody guesses them, and they can be typed from paper. */
const fewestDigits = 16;

/** The address of the public pages: the first one that passkeys are made for, or the company's website. */
function siteOf(relyingParty: RelyingParty | undefined, { channels }: CompanySettings['contacts']): string {
  const website = channels.find(({ kind }) => kind === 'website')?.address ?? '';
  return relyingParty?.origins[0] ?? `https://${website}`;
}

interface IssuingCall extends TransactionContext {
  readonly investor: Investor;
  readonly relyingParty: RelyingParty | undefined;
}

/** Records a document and renders it. */
async function issue(call: IssuingCall, content: DocumentContent) {
  const { settings, relyingParty, investor } = call;
  const document = await issueDocument(call, investor, content);
  const { number, hash, kind, issuedAt, language } = document;
  // After the `#`, what is checked is in no log of the site.
  const address = `${siteOf(relyingParty, settings.contacts)}/${language}/check-document#${number.replaceAll('-', '')}.${hash}`;
  // Loading what draws documents takes long, and most processes draw none.
  const { renderDocument } = await import('./renderDocument.ts');
  const bytes = await renderDocument(content, document, { company: settings.contacts.company, address });
  const name = `${kind}-${issuedAt.toISOString().slice(0, 10)}-${number}.pdf`;
  return {
    status: 200,
    body: new Response(new Uint8Array(bytes)).body ?? new ReadableStream<Uint8Array>(),
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  } as const;
}

export const documentsHandlers: InvestorHandlers = {
  async getStatementDocument(call) {
    requireCapability(call, 'documents');
    requireCurrency(call, call.query.currency);
    return issue(call, await statementContent(call, call.investor, call.query));
  },

  async getBalanceDocument(call) {
    requireCapability(call, 'documents');
    return issue(call, await balanceContent(call, call.investor, call.query));
  },

  async getOperationDocument(call) {
    requireCapability(call, 'documents');
    return issue(call, await operationContent(call, call.investor, { ...call.path, ...call.query }));
  },

  async getYearDocument(call) {
    requireCapability(call, 'documents');
    requireYearlyReport(call);
    return issue(call, await yearContent(call, call.investor, call.query));
  },
};

export const documentsGuestHandlers: GuestHandlers = {
  async getDocumentCheck(call) {
    requireCapability(call, 'documents');
    const { number, hash } = call.query;
    const digits = hash.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
    const [found] = await call.tx
      .select()
      .from(issuedDocument)
      .where(eq(issuedDocument.number, readNumber(number)));
    const isValid = found !== undefined && digits.length >= fewestDigits && found.hash.startsWith(digits);
    return {
      status: 200,
      body: isValid
        ? { valid: true, kind: found.kind, date: found.issuedAt.toISOString() }
        : { valid: false, kind: null, date: null },
    };
  },
};
