import { loadMessages, render, screen } from '@meridian/testing';
import { expect, test } from 'vitest';
import { someNews } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { NewsItemPage } from './NewsItemPage.tsx';
import { NewsPage } from './NewsPage.tsx';

const words = await loadMessages(messages);
const hrefs = { list: '/news', item: (id: string) => `/news/${id}` };

const markup = [
  '<script>document.title = "run"</script>',
  '<img src=x onerror="document.title = \'run\'">',
  '[a link](javascript:alert(1)) and **bold**',
  '</article><svg onload=alert(1)>',
  '&lt;b&gt; $t(news.title) {{title}}',
];

test.each(markup)('shows %s in news as text', (text) => {
  const [first] = someNews;
  const item = { ...first!, title: text, summary: text, paragraphs: [text] };
  const news = [item, ...someNews.slice(1), { ...item, id: 'older' }];
  for (const page of [
    <NewsItemPage key="item" item={item} news={news} hrefs={hrefs} />,
    <NewsPage key="list" news={news} hrefs={hrefs} />,
  ]) {
    const { container, unmount } = render(page, { messages: words });
    expect(screen.getAllByText(text, { normalizer: (shown) => shown }).length).toBeGreaterThan(0);
    expect(
      container.querySelectorAll('script, img, svg[onload], [onerror], [href^="javascript"]'),
    ).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'a link' })).toBeNull();
    unmount();
  }
});
