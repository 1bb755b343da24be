import { CheckDocumentPage } from '@meridian/feature-content';
import { messages as contentMessages } from '@meridian/feature-content/messages';
import { useTranslation } from 'react-i18next';
import { DocumentCheckIsland } from '../DocumentCheckIsland.tsx';
import { Island } from '../Island.tsx';
import type { SitePage } from '../SitePage.ts';

export const checkDocument: SitePage = {
  Component: ({ language }) => {
    const { t } = useTranslation(contentMessages);
    const words = t('checkDocument.form', { returnObjects: true, skipInterpolation: true });
    return (
      <CheckDocumentPage
        form={
          <Island
            name="documentCheck"
            start="fragment"
            of={DocumentCheckIsland}
            props={{ language, words }}
          />
        }
      />
    );
  },
  head: (_, t) => ({ title: t('checkDocument.title'), description: t('checkDocument.description') }),
};
