-- Saved views of the list of projects: its filters, order and columns under a name (R-897).

create table public.project_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references auth.users (id) on delete cascade,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null check (length(btrim(name)) between 1 and 80) check (name = private.clean_name(name)),
  query text not null default '' check (length(query) <= 1000),
  is_shared boolean not null default false,
  columns jsonb not null default '{"shown": {}, "order": []}' check (jsonb_typeof(columns) = 'object' and pg_column_size(columns) <= 8192),
  created_at timestamptz not null default now(),
  constraint project_views_shared check (is_shared = (owner_id is null))
);
comment on table public.project_views is 'Own views of the list of projects, and those that staff share.';
comment on column public.project_views.owner_id is 'The only reader; null for a view that all staff read.';
comment on column public.project_views.query is 'Search, filters and order as in the address of the list.';
comment on column public.project_views.columns is 'The visible columns and their order.';
create unique index project_views_name_idx on public.project_views (owner_id, private.fold(name)) nulls not distinct;
create index project_views_shared_idx on public.project_views (is_shared);
create index project_views_created_by_idx on public.project_views (created_by);
alter table public.project_views enable row level security;

/* Gives a view to the caller, or to all staff when it is shared. */
create function private.own_view() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if tg_op = 'INSERT' or new.is_shared <> old.is_shared then
      new.owner_id := case when not new.is_shared then coalesce(new.owner_id, auth.uid()) end;
    end if;
    return new;
  end $$;
create trigger project_views_own before insert or update of is_shared on public.project_views
  for each row execute function private.own_view();

grant select, delete on public.project_views to authenticated;
grant insert (id, name, query, columns, is_shared), update (name, query, columns, is_shared) on public.project_views to authenticated;
create policy project_views_select on public.project_views for select to authenticated
  using ((select private.can('read', 'projects'))
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_staff()))));
create policy project_views_insert on public.project_views for insert to authenticated
  with check ((select private.can('read', 'projects'))
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_staff()))));
-- A shared view is changed by the person who made it and by administrators.
create policy project_views_update on public.project_views for update to authenticated
  using ((select private.can('read', 'projects')) and (owner_id = (select auth.uid())
    or (is_shared and created_by = (select auth.uid()) and (select private.is_staff()))
    or (is_shared and (select private.can('manage', 'all')))))
  with check (owner_id = (select auth.uid()) or (is_shared and (select private.is_staff())));
create policy project_views_delete on public.project_views for delete to authenticated
  using ((select private.can('read', 'projects')) and (owner_id = (select auth.uid())
    or (is_shared and created_by = (select auth.uid()) and (select private.is_staff()))
    or (is_shared and (select private.can('manage', 'all')))));

/* Sends a hint of a view that is or was shared to the staff who may read it (R-985). */
create function private.hint_shared_view() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if true in (old.is_shared, new.is_shared) then
      perform realtime.send(jsonb_build_object('id', coalesce(new.id, old.id)), 'view', 'project-views', true);
    end if;
    return null;
  end $$;
create trigger project_views_hint after insert or update or delete on public.project_views
  for each row execute function private.hint_shared_view();
