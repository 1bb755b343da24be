import { operatorFacts, type Schema } from '@meridian/api-client';
import { formatPhone } from '@meridian/personal-data';
import { markPart, pageParts } from '@meridian/page-parts';
import { Heading, Icon, Link, Text, TriangleAlertIcon } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { MissingFacts } from '../parts/MissingFacts.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Points } from '../parts/Points.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import { Reserved } from '../parts/Reserved.tsx';
import { Section } from '../parts/Section.tsx';
import css from './ContactsPage.module.css';

export interface ContactsPageProps {
  /** Undefined when there was no API at build time. */
  contacts: Schema<'SettingContacts'> | undefined;
  /** When the server gave them. */
  date: string | undefined;
  /** The island with the form of guests. */
  form: ReactNode;
  hrefs: { readonly faq: string; readonly newSupportRequest: string; readonly privacy: string };
}

const steps = ['list', 'address', 'lock', 'direction', 'code', 'doubt'] as const;

/** How to reach the company, and how to check that a channel is its own. */
export function ContactsPage({ contacts, date, form, hrefs }: ContactsPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro
        title={t('contacts.title')}
        lead={t('contacts.lead')}
        drawing={<PageDrawing of="contacts" />}
      >
        <Text size={16}>
          <Link href={hrefs.faq}>{t('contacts.faq')}</Link>
        </Text>
      </PageIntro>
      <Refreshed name="ways">
        {contacts === undefined ? (
          <Reserved size="small">
            <Text size={16}>{t('contacts.missing')}</Text>
          </Reserved>
        ) : (
          <div className={css.current}>
            <Ways contacts={contacts} />
            <FiguresDate date={date} of="facts" />
          </div>
        )}
      </Refreshed>
      <div {...markPart(pageParts.capability, 'support')}>
        <div {...markPart(pageParts.capability, 'guestRequests')}>
          <Section id="write" title={t('contacts.writeTitle')} lead={t('contacts.writeLead')}>
            <div className={css.noScript}>
              <Text size={16}>{t('contacts.noScript')}</Text>
            </div>
            {form}
            <div className={css.more}>
              <Link href={hrefs.newSupportRequest}>{t('contacts.writeInCabinet')}</Link>
              <Link href={`${hrefs.privacy}#long`}>{t('contacts.writePrivacy')}</Link>
            </div>
          </Section>
        </div>
      </div>
      <Section id="check" title={t('contacts.checkTitle')} lead={t('contacts.checkLead')}>
        <Points
          isNumbered
          points={steps.map((id) => ({
            id,
            title: t(`contacts.steps.${id}.title`),
            body: t(`contacts.steps.${id}.body`),
          }))}
        />
        <aside className={css.never} aria-labelledby="never">
          <span className={css.icon}>
            <Icon of={TriangleAlertIcon} size={20} />
          </span>
          <div className={css.words}>
            <Heading id="never" level={3} size={16}>
              {t('contacts.neverTitle')}
            </Heading>
            <Text size={16}>{t('contacts.never')}</Text>
          </div>
        </aside>
      </Section>
      <Refreshed name="company">{contacts && <Company contacts={contacts} />}</Refreshed>
    </>
  );
}

function Ways({
  contacts: { email, phone, telegram, address, workingHours },
}: {
  contacts: Schema<'SettingContacts'>;
}) {
  const { t } = useTranslation(messages);
  return (
    <ul className={css.ways}>
      <li className={css.way}>
        <span className={css.term}>{t('contacts.email')}</span>
        <Link href={`mailto:${email}`}>{email}</Link>
        {workingHours !== null && <span className={css.term}>{workingHours}</span>}
      </li>
      {phone !== null && (
        <li className={css.way}>
          <span className={css.term}>{t('contacts.phone')}</span>
          <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
          {workingHours !== null && <span className={css.term}>{workingHours}</span>}
        </li>
      )}
      {telegram !== null && (
        <li className={css.way}>
          <span className={css.term}>{t('contacts.telegram')}</span>
          <Link href={`https://t.me/${telegram}`}>{`@${telegram}`}</Link>
          <span className={css.term}>{t('contacts.telegramHint')}</span>
        </li>
      )}
      {address !== null && (
        <li className={css.way}>
          <span className={css.term}>{t('contacts.address')}</span>
          <span>{address}</span>
        </li>
      )}
    </ul>
  );
}

function writeChannel({ kind, address }: Schema<'ContactChannel'>): string {
  switch (kind) {
    case 'telegram':
      return `@${address}`;
    case 'phone':
      return formatPhone(address);
    case 'website':
    case 'email':
      return address;
  }
}

function Company({ contacts }: { contacts: Schema<'SettingContacts'> }) {
  const { t } = useTranslation(messages);
  const { company, channels } = contacts;
  return (
    <Section id="channels" title={t('contacts.channelsTitle')}>
      <div className={css.pair}>
        <ul className={css.channels}>
          {channels.map((channel) => (
            <li key={`${channel.kind} ${channel.address}`} className={css.channel}>
              <span className={css.term}>{t(`contacts.kind.${channel.kind}`)}</span>
              <span className={css.code}>{writeChannel(channel)}</span>
            </li>
          ))}
        </ul>
        <dl className={css.company}>
          <div className={css.fact}>
            <dt className={css.term}>{t('contacts.company')}</dt>
            <dd className={css.value}>{company}</dd>
          </div>
          {operatorFacts.map(
            (fact) =>
              contacts[fact] && (
                <div key={fact} className={css.fact}>
                  <dt className={css.term}>{t(`documents.${fact}`)}</dt>
                  <dd className={css.value}>{contacts[fact]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <MissingFacts contacts={contacts} />
    </Section>
  );
}
