-- Notifications, and the hints sent over Realtime (decision: events are hints, rows are the truth).

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('import_completed', 'import_failed')),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'What happened while a person was elsewhere. payload names rows and titles, never bodies.';
create index notifications_user_idx on public.notifications (user_id, seq desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create policy notifications_select on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete on public.notifications for delete to authenticated using (user_id = (select auth.uid()));
grant select, insert on public.notifications to service_role;

create function private.hint_notification() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(jsonb_build_object('id', new.id, 'seq', new.seq), 'notification', 'user:' || new.user_id, true);
    return null;
  end $$;
create trigger notifications_hint after insert on public.notifications for each row execute function private.hint_notification();

create function private.hint_import() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(
      jsonb_build_object('id', new.id, 'status', new.status, 'done', new.done, 'total', new.total),
      'import', 'user:' || new.owner_id, true);
    return null;
  end $$;
create trigger imports_hint after update of status, done, total on public.imports for each row execute function private.hint_import();

/* One hint a statement and manuscript, not one a row: a move or a trash touches many. The importer sends none. */
create function private.hint_items() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    touched record;
  begin
    if auth.uid() is null then return null; end if;
    for touched in
      select c.manuscript_id, (array_agg(c.id))[1:50] as ids from changed c group by c.manuscript_id
    loop
      perform realtime.send(jsonb_build_object('ids', to_jsonb(touched.ids), 'by', auth.uid()),
        'items', 'manuscript:' || touched.manuscript_id, true);
    end loop;
    return null;
  end $$;
create trigger manuscript_items_hint_insert after insert on public.manuscript_items
  referencing new table as changed for each statement execute function private.hint_items();
create trigger manuscript_items_hint_update after update on public.manuscript_items
  referencing new table as changed for each statement execute function private.hint_items();
create trigger manuscript_items_hint_delete after delete on public.manuscript_items
  referencing old table as changed for each statement execute function private.hint_items();

/* Whether the caller may listen on a topic. Only the database writes there: no INSERT policy exists. */
create function private.may_listen(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    target uuid;
  begin
    if p_topic !~ '^(user|manuscript):[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    target := split_part(p_topic, ':', 2)::uuid;
    if p_topic like 'user:%' then return target = auth.uid(); end if;
    return target in (select private.readable_manuscripts()) or private.can('manage', 'all');
  end $$;
revoke execute on function private.may_listen from public;
grant execute on function private.may_listen to authenticated;

create policy quillport_listen on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));
