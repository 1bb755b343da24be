import { Dialog, Text } from '@meridian/ui';
import { plainList, styled, UnstyledButton } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photosMessages } from './messages.ts';
import { useSupportPhoto } from './photos.requests.ts';

/** The photos of a message, small. Each opens large. */
export default function SentPhotos({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(photosMessages);
  return (
    <List role="list" aria-label={t('sentPhotos')}>
      {ids.map((id, index) => (
        <li key={id}>
          <SentPhoto id={id} number={index + 1} total={ids.length} />
        </li>
      ))}
    </List>
  );
}

function SentPhoto({ id, ...place }: { id: string; number: number; total: number }) {
  const { t } = useTranslation(photosMessages);
  const { data, error } = useSupportPhoto(id);
  const [isOpen, setOpen] = useState(false);
  if (!data)
    return (
      <Frame>
        <Text size={12} tone="muted">
          {t(error ? 'missing' : 'loading')}
        </Text>
      </Frame>
    );
  const source = `data:${data.mediaType};base64,${data.content}`;
  return (
    <>
      <Opener aria-label={t('open', place)} onPress={() => setOpen(true)}>
        <Frame>
          <img src={source} alt="" />
        </Frame>
      </Opener>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} size="wide" title={t('photo', place)} closeLabel={t('close')}>
          <Large src={source} alt={t('photo', place)} />
        </Dialog>
      )}
    </>
  );
}

const List = styled('ul')`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space2};
`;

const Opener = styled(UnstyledButton)`
  display: block;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  cursor: pointer;
`;

const Frame = styled('span')`
  display: grid;
  place-items: center;
  inline-size: 96px;
  block-size: 96px;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  text-align: center;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Large = styled('img')`
  display: block;
  max-inline-size: 100%;
  margin-inline: auto;
`;
