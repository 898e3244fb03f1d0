-- Saved replies: texts that staff insert into messages (R-828, R-829).

create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 80) check (title = private.clean_name(title)),
  language text not null check (language in ('en', 'fr')),
  body text not null check (length(btrim(body)) between 1 and 5000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  updated_by text not null default '',
  constraint saved_replies_title_visible check (private.is_visible_name(title))
);
comment on table public.saved_replies is
  'Texts that staff insert into messages; all staff share them. Fields such as {client} are filled in by the composer (R-828, R-829).';
comment on column public.saved_replies.updated_by is 'The name of the person who changed it last, for conflict notes (R-562).';
create index saved_replies_title_idx on public.saved_replies (private.fold(title), id);
create index saved_replies_created_by_idx on public.saved_replies (created_by);
alter table public.saved_replies enable row level security;
create trigger saved_replies_touch before update on public.saved_replies for each row execute function private.touch();
create trigger saved_replies_revision before update on public.saved_replies for each row execute function private.next_edited_revision();

grant select, delete on public.saved_replies to authenticated;
grant insert (title, language, body), update (title, language, body) on public.saved_replies to authenticated;
create policy saved_replies_select on public.saved_replies for select to authenticated using ((select private.is_staff()));
create policy saved_replies_insert on public.saved_replies for insert to authenticated with check ((select private.is_staff()));
create policy saved_replies_update on public.saved_replies for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy saved_replies_delete on public.saved_replies for delete to authenticated using ((select private.is_staff()));
