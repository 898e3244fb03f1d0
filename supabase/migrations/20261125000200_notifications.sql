-- Notifications; a realtime message is only a hint with ids, the rows hold the data.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'import_completed', 'import_failed', 'manuscript_shared', 'project_received', 'project_assigned', 'project_status', 'project_comment',
    'project_joined', 'project_due_date', 'project_file', 'project_withdrawn', 'project_question', 'project_accepted',
    'project_correction', 'project_change_asked', 'project_change_decided', 'project_price', 'project_price_decided', 'project_reminder', 'project_accepts_soon',
    'mentioned', 'message_received', 'message_assigned', 'message_not_sent', 'chat_received', 'plan_requested', 'plan_decided',
    'account_created', 'weekly_export_failed')),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is
  'Events for one person, listed under the bell. payload holds ids and titles, never message bodies.';
create index notifications_user_idx on public.notifications (user_id, seq desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_project_idx on public.notifications ((payload ->> 'projectId'))
  where read_at is null and payload ? 'projectId';
alter table public.notifications enable row level security;

grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
grant select, insert on public.notifications to service_role;
create policy notifications_select on public.notifications for select to authenticated using (user_id = (select private.my_id()));
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));
create policy notifications_delete on public.notifications for delete to authenticated using (user_id = (select private.my_id()));

/* Sends a hint of a new notification to the person's open tabs. */
create function private.hint_notification() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform realtime.send(jsonb_build_object('id', new.id, 'seq', new.seq), 'notification', 'user:' || new.user_id, true);
    return null;
  end $$;
create trigger notifications_hint after insert on public.notifications for each row execute function private.hint_notification();

/* Notifies an active person: under the bell unless they turned this kind off in profile_details.settings ->
   'notifications', and by mail as they chose, whatever the bell does (R-680). */
create function private.notify(p_user uuid, p_kind text, p_payload jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    notification uuid;
  begin
    if p_user is null or p_user = auth.uid() then return; end if;
    if not exists (select from public.profiles p where p.id = p_user and p.status = 'active') then return; end if;
    if (select d.settings -> 'notifications' -> p_kind from public.profile_details d where d.user_id = p_user)
        is distinct from 'false'::jsonb then
      insert into public.notifications (user_id, kind, payload) values (p_user, p_kind, p_payload) returning id into notification;
    end if;
    perform private.queue_mail(p_user, p_kind, p_payload, notification);
  end $$;

/* Notifies a person in place of the earlier unread notification of this kind with the same p_key and languages in its payload. The
   new one comes first, so that its mail is due when that of the earlier one was. */
create function private.notify_again(p_user uuid, p_kind text, p_payload jsonb, p_key text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(p_user, p_kind, p_payload);
    delete from public.notifications n
     where n.user_id = p_user and n.read_at is null and n.kind = p_kind and n.payload ->> p_key = p_payload ->> p_key
       and n.payload -> 'languages' is not distinct from p_payload -> 'languages' and n.seq < (select max(m.seq) from public.notifications m where m.user_id = p_user and m.kind = p_kind
         and m.payload ->> p_key = p_payload ->> p_key and m.payload -> 'languages' is not distinct from p_payload -> 'languages');
  end $$;

/* Adds the company of the acting person to a notification that names them, unless they are staff. */
create function private.note_affiliation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    affiliation text := private.affiliation_of(auth.uid());
  begin
    if affiliation is not null then new.payload := new.payload || jsonb_build_object('affiliation', affiliation); end if;
    return new;
  end $$;
create trigger notifications_affiliation before insert on public.notifications for each row
  when (new.payload ? 'actor') execute function private.note_affiliation();

/* Notifies the administrators of an account that its owner created and confirmed, with the company named at sign-up.
   Invited people are known already. */
create function private.notify_of_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(ur.user_id, 'account_created', jsonb_strip_nulls(jsonb_build_object(
        'userNo', p.no, 'title', p.full_name, 'company', nullif(d.stated_company, ''))))
      from private.user_roles ur, public.profiles p join public.profile_details d on d.user_id = p.id
     where ur.role = 'admin' and p.id = new.id;
    return null;
  end $$;
create trigger quillport_notify_of_account after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.invited_at is null)
  execute function private.notify_of_account();
