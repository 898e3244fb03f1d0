-- The home page shows the scenes a person edited last: found along one index.

drop index public.manuscript_items_edited_by_idx;
create index manuscript_items_edited_by_idx on public.manuscript_items (edited_by, updated_at desc);
