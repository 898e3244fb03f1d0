-- Collections: named lists of items across the binder, each in its own order.

create table public.manuscript_collections (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  position double precision not null default 0,
  unique (manuscript_id, id)
);
comment on table public.manuscript_collections is 'Named lists of items of a manuscript, kept from an import or made by hand.';
create index manuscript_collections_order_idx on public.manuscript_collections (manuscript_id, position);

create table public.collection_items (
  collection_id uuid not null,
  item_id uuid not null,
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  position double precision not null default 0,
  primary key (collection_id, item_id),
  foreign key (manuscript_id, collection_id) references public.manuscript_collections (manuscript_id, id) on delete cascade,
  foreign key (manuscript_id, item_id) references public.manuscript_items (manuscript_id, id) on delete cascade
);
comment on table public.collection_items is 'Which items a collection holds, in its order. manuscript_id ties collection and item to the same manuscript.';
create index collection_items_collection_idx on public.collection_items (manuscript_id, collection_id, position);
create index collection_items_item_idx on public.collection_items (manuscript_id, item_id);

alter table public.manuscript_collections enable row level security;
alter table public.collection_items enable row level security;

do $$
declare
  t text;
begin
  foreach t in array array['manuscript_collections', 'collection_items'] loop
    execute format($p$
      create policy %1$s_select on public.%1$I for select to authenticated
        using (manuscript_id = any (array(select private.readable_manuscripts())) or (select private.can('manage', 'all')));
      create policy %1$s_insert on public.%1$I for insert to authenticated
        with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
      create policy %1$s_update on public.%1$I for update to authenticated
        using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')))
        with check (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
      create policy %1$s_delete on public.%1$I for delete to authenticated
        using (manuscript_id = any (array(select private.writable_manuscripts())) or (select private.can('manage', 'all')));
    $p$, t);
  end loop;
end
$$;
grant select, delete on public.manuscript_collections, public.collection_items to authenticated;
grant insert (id, manuscript_id, name, position), update (name, position) on public.manuscript_collections to authenticated;
grant insert (collection_id, item_id, manuscript_id, position), update (position) on public.collection_items to authenticated;
grant select, insert, update, delete on public.manuscript_collections, public.collection_items to service_role;
