import preview from '#.storybook/preview';
import { media } from '../media.ts';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';

const meta = preview.meta({
  title: 'Foundations/Layout',
  parameters: { layout: 'padded' },
});

export const EveryBreakpoint = meta.story({
  render: () => (
    <KeyValueList
      items={Object.entries(media).map(([name, query]) => ({
        id: name,
        term: `media.${name}`,
        value: query.replace('@media ', ''),
      }))}
    />
  ),
});
