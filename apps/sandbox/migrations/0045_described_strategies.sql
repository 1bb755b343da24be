-- The strategies are described by fields instead of paragraphs. Those of an earlier version are replaced at the next start.
truncate strategy;
alter table strategy
  drop column paragraphs,
  drop column markets,
  add column idea jsonb not null,
  add column instruments jsonb not null,
  add column source_of_return jsonb not null,
  add column when_it_loses jsonb not null,
  add column horizon jsonb not null,
  add column market text not null check (market in ('spot', 'futures', 'options', 'lending', 'onchain'));
