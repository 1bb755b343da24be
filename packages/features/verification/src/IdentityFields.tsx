import type { Schema } from '@meridian/api-client';
import { useTextRefusal } from '@meridian/forms';
import { serverNow } from '@meridian/i18n';
import { DateField, Radio, RadioGroup, TextField } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { longest, readDocumentNumber, readFullName } from './identityTexts.ts';
import type { useVerificationForm } from './useVerificationForm.ts';

interface IdentityFieldsProps extends Pick<ReturnType<typeof useVerificationForm>, 'texts' | 'change'> {
  rules: Schema<'SettingVerification'>;
  isDisabled: boolean;
}

const EARLIEST_BIRTH = '1900-01-01';
const familyStatuses: readonly Schema<'FamilyStatus'>[] = ['single', 'married', 'divorced', 'widowed'];

/** The latest date of birth of a user of this age, in UTC like the server's. 29 February becomes 1 March. */
function latestBirthDate(years: number): string {
  const day = new Date(serverNow());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** Who the user is, as text. */
export function IdentityFields({ texts, change, rules, isDisabled }: IdentityFieldsProps) {
  const { t } = useTranslation(messages);
  const sayRefusal = useTextRefusal();

  return (
    <>
      <TextField
        name="fullName"
        label={t('field.fullName')}
        description={t('field.fullNameHint')}
        autoComplete="name"
        isDisabled={isDisabled}
        value={texts.fullName}
        onChange={(fullName) => change({ fullName })}
        validate={(name) => (name === '' ? undefined : sayRefusal(readFullName(name), longest.fullName))}
        requiredMessage={t('missing.fullName')}
      />
      <DateField
        name="dateOfBirth"
        label={t('field.dateOfBirth')}
        description={t('field.dateOfBirthHint')}
        autoComplete="bday"
        isDisabled={isDisabled}
        value={texts.dateOfBirth === '' ? undefined : texts.dateOfBirth}
        onChange={(day = '') => change({ dateOfBirth: day })}
        minimum={EARLIEST_BIRTH}
        maximum={latestBirthDate(rules.minimumAgeYears)}
        messages={{
          unreadable: t('date.unreadable'),
          ambiguous: (first, second) => t('date.ambiguous', { first, second }),
          outside: t('date.outside', { count: rules.minimumAgeYears }),
        }}
        requiredMessage={t('missing.dateOfBirth')}
      />
      <RadioGroup
        name="familyStatus"
        label={t('field.familyStatus')}
        isDisabled={isDisabled}
        value={texts.familyStatus}
        onChange={(familyStatus) => change({ familyStatus })}
        requiredMessage={t('missing.familyStatus')}
      >
        {familyStatuses.map((status) => (
          <Radio key={status} value={status}>
            {t(`familyStatus.${status}`)}
          </Radio>
        ))}
      </RadioGroup>
      <TextField
        name="documentNumber"
        label={t('field.documentNumber')}
        description={t('field.documentNumberHint')}
        autoComplete="off"
        isVerbatim
        isDisabled={isDisabled}
        value={texts.documentNumber}
        onChange={(documentNumber) => change({ documentNumber })}
        validate={(text) =>
          text === '' ? undefined : sayRefusal(readDocumentNumber(text), longest.documentNumber)
        }
        requiredMessage={t('missing.documentNumber')}
      />
    </>
  );
}
