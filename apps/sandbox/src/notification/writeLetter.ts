import type { Schema } from '@meridian/api-client';
import { escapeHtml } from '@meridian/html';

export interface LetterContents {
  readonly company: string;
  /** Address of the support. */
  readonly support: string;
  readonly language: Schema<'Language'>;
  /** The reader's own word; null when none is chosen. */
  readonly word: string | null;
  /** Whole sentences. */
  readonly text: string;
  /** Is repeated large, to be copied. */
  readonly code: string | null;
}

const words = {
  en: { own: 'Your word', support: 'Support', check: 'Check that your word is right: nobody else knows it.' },
  ru: { own: 'Ваше слово', support: 'Поддержка', check: 'Проверьте своё слово: больше его никто не знает.' },
} as const;

/** An e-mail as plain text: the reader's word, then what it says. */
export function writePlainLetter({ company, language, word, text }: LetterContents): string {
  const says = `${company}: ${text}`;
  return word === null ? says : `${words[language].own}: ${word}\n\n${says}`;
}

/** The same e-mail as HTML. It loads nothing, and has no links: people open the site themselves. */
export function writeHtmlLetter({ company, support, language, word, text, code }: LetterContents): string {
  const { own, support: supportName, check } = words[language];
  const [cell, muted] = ['padding:16px 32px', 'color:#5b6472;font-size:14px'];
  const rows = [
    `<tr><td style="${cell};padding-top:32px;font-size:20px;font-weight:700">${escapeHtml(company)}</td></tr>`,
    word !== null &&
      `<tr><td style="${cell}"><div style="border:1px solid #d5dae1;border-radius:8px;padding:12px 16px"><span style="${muted}">${own}</span><br><strong>${escapeHtml(word)}</strong><br><span style="${muted}">${check}</span></div></td></tr>`,
    code !== null &&
      `<tr><td style="${cell};font-size:32px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</td></tr>`,
    `<tr><td style="${cell};font-size:16px;line-height:24px;white-space:pre-line">${escapeHtml(text)}</td></tr>`,
    `<tr><td style="${cell};padding-bottom:32px;${muted}">${supportName}: ${escapeHtml(support)}</td></tr>`,
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escapeHtml(company)}</title></head>`,
    '<body style="margin:0;background:#f4f6f8;color:#14181f;font-family:system-ui,Arial,sans-serif">',
    '<table role="presentation" align="center" width="100%" style="max-width:560px;margin:24px auto;background:#fff;border-radius:12px" cellspacing="0" cellpadding="0">',
    ...rows.filter((row) => row !== false),
    '</table></body></html>',
  ].join('');
}
