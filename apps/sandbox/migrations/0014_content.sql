create table news_item (
  id uuid primary key,
  published_at timestamptz not null,
  title jsonb not null,
  summary jsonb not null,
  paragraphs jsonb not null
);
create index news_item_published on news_item (published_at desc, id desc);

create table strategy (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  position smallint not null unique check (position between 1 and 30),
  name jsonb not null,
  summary jsonb not null,
  paragraphs jsonb not null,
  risk text not null check (risk in ('low', 'medium', 'high')),
  markets jsonb not null
);
