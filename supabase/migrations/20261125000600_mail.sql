-- Mail: threads, messages, mailbox entries, labels and drafts (R-107, decision 0016).
-- A message is readable only for the people it was addressed to; no role, not even admin, reads other mail.

create table public.threads (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (length(subject) <= 300) check (subject = private.clean_name(subject)),
  project_id uuid references public.projects (id) on delete set null,
  due_date date,
  last_seq integer not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  task_status text not null default 'new' check (task_status in ('new', 'in_process', 'completed'))
);
comment on table public.threads is
  'A conversation whose messages may have different recipients; last_seq numbers them without gaps.';
comment on column public.threads.task_status is
  'The progress of the staff. A client keeps an own status in mailbox_entries.';
comment on column public.threads.due_date is 'The due date that all participants see; staff change it.';
create index threads_project_id_idx on public.threads (project_id);
create index threads_created_by_idx on public.threads (created_by);
create index threads_subject_search_idx on public.threads using gin (private.fold(subject) extensions.gin_trgm_ops);
alter table public.threads enable row level security;

create table public.messages (
  id uuid primary key,
  thread_id uuid not null references public.threads (id) on delete cascade,
  seq integer not null,
  sender_id uuid references auth.users (id) on delete set null,
  subject text not null check (length(subject) <= 300) check (subject = private.clean_name(subject)),
  html text not null,
  text text not null,
  holders uuid[] not null,
  search tsvector,
  sent_at timestamptz not null default now(),
  unique (thread_id, seq)
);
comment on table public.messages is
  'Sent messages; html is sanitised. The sender''s browser makes the id, so sending a message again inserts nothing.';
comment on column public.messages.holders is
  'The people who have the message: sender and recipients, also hidden ones, without those who deleted it. Never granted.';
/* Both columns in one index, so a search reads only the caller's own messages. */
create index messages_holders_idx on public.messages using gin (holders, search);
create index messages_sender_id_idx on public.messages (sender_id);
/* For the figures of the dashboard. */
create index messages_sent_at_idx on public.messages (sent_at);
alter table public.messages enable row level security;

create trigger messages_rate after insert on public.messages for each row execute function private.count_rate('mail');

create table public.message_recipients (
  message_id uuid not null references public.messages (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('to', 'cc', 'bcc')),
  thread_id uuid not null,
  seq integer not null,
  delivered_at timestamptz,
  read_at timestamptz,
  primary key (message_id, user_id)
);
comment on table public.message_recipients is
  'The recipients of a message and their receipts. thread_id and seq repeat those of the message, for the index.';
create index message_recipients_user_idx on public.message_recipients (user_id, thread_id, seq);
create index message_recipients_open_idx on public.message_recipients (user_id, thread_id, seq) where read_at is null;
alter table public.message_recipients enable row level security;

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position smallint not null default 0,
  name text not null check (length(name) between 1 and 255) check (name = private.clean_name(name)),
  size bigint not null check (size >= 0),
  mime text not null default '' check (length(mime) <= 120),
  path text not null,
  created_at timestamptz not null default now()
);
comment on table public.message_attachments is
  'Files of a message; path is the object in the bucket mail-files. A forwarded file has a second row with the same path.';
create index message_attachments_message_id_idx on public.message_attachments (message_id, position);
create index message_attachments_path_idx on public.message_attachments (path);
alter table public.message_attachments enable row level security;

create table private.mailboxes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_no integer not null default 0
);
comment on table private.mailboxes is
  'The last number of a person''s mailbox, used by entries and drafts (the id of R-069); counted per person, so it reveals nothing about others.';
alter table private.mailboxes enable row level security;

create table public.mailbox_entries (
  user_id uuid not null references auth.users (id) on delete cascade,
  thread_id uuid not null references public.threads (id) on delete cascade,
  no integer not null,
  folder text not null check (folder in ('inbox', 'archive', 'spam', 'trash', 'sent', 'deleted')),
  is_read boolean not null default true,
  is_starred boolean not null default false,
  has_sent boolean not null default false,
  has_attachments boolean not null default false,
  task_status text not null default 'new' check (task_status in ('new', 'in_process', 'completed')),
  due_date date,
  unread_count integer not null default 0,
  unread_from integer not null default 1,
  message_count integer not null default 0,
  last_seq integer not null default 0,
  last_message_id uuid,
  last_at timestamptz not null default now(),
  primary key (user_id, thread_id),
  unique (user_id, no)
);
comment on table public.mailbox_entries is
  'The state of a thread in one person''s mailbox; one row, so each folder is one index scan.';
comment on column public.mailbox_entries.folder is
  'sent: the person has only sent messages; deleted: deleted forever, until a new message arrives.';
comment on column public.mailbox_entries.unread_count is
  'The unread messages from unread_from on, while is_read is false; kept when read, so that undo restores it.';
comment on column public.mailbox_entries.last_message_id is
  'The newest message the person has; last_seq and last_at belong to it.';
comment on column public.mailbox_entries.task_status is
  'Staff: repeats threads.task_status. Clients: their own status.';
comment on column public.mailbox_entries.due_date is 'Repeats threads.due_date for the index of due threads.';
create index mailbox_entries_thread_id_idx on public.mailbox_entries (thread_id);
create index mailbox_entries_folder_idx on public.mailbox_entries (user_id, folder, last_at desc nulls last, thread_id desc);
create index mailbox_entries_task_idx on public.mailbox_entries (user_id, folder, task_status, last_at desc nulls last, thread_id desc);
create index mailbox_entries_unread_idx on public.mailbox_entries (user_id, folder, last_at desc nulls last, thread_id desc) where not is_read;
create index mailbox_entries_all_idx on public.mailbox_entries (user_id, last_at desc nulls last, thread_id desc)
  where folder in ('inbox', 'archive', 'sent');
create index mailbox_entries_sent_idx on public.mailbox_entries (user_id, last_at desc nulls last, thread_id desc)
  where has_sent and folder in ('inbox', 'archive', 'sent');
create index mailbox_entries_starred_idx on public.mailbox_entries (user_id, last_at desc nulls last, thread_id desc)
  where is_starred and folder in ('inbox', 'archive', 'sent', 'spam');
create index mailbox_entries_due_idx on public.mailbox_entries (user_id, due_date, last_at desc nulls last, thread_id desc)
  where due_date is not null and folder in ('inbox', 'archive', 'sent');
alter table public.mailbox_entries enable row level security;

create table public.mail_labels (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references auth.users (id) on delete cascade,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  name text not null check (length(btrim(name)) between 1 and 40) check (name = private.clean_name(name)),
  colour text not null default 'ink' check (colour in ('ink', 'saffron', 'green', 'red', 'blue', 'violet', 'teal', 'grey')),
  is_shared boolean not null default false,
  is_builtin boolean not null default false,
  created_at timestamptz not null default now(),
  check (is_shared = (owner_id is null)),
  check (is_shared or not is_builtin)
);
comment on table public.mail_labels is 'Own labels, labels that staff share, and the four built-in ones (R-229).';
create unique index mail_labels_name_idx on public.mail_labels (owner_id, private.fold(name)) nulls not distinct;
create index mail_labels_created_by_idx on public.mail_labels (created_by);
create index mail_labels_shared_idx on public.mail_labels (is_shared, is_builtin);
create index mail_labels_builtin_idx on public.mail_labels (is_builtin);
alter table public.mail_labels enable row level security;

insert into public.mail_labels (id, owner_id, created_by, name, colour, is_shared, is_builtin) values
  ('00000000-0000-4000-8000-00000000a001', null, null, 'private', 'red', true, true),
  ('00000000-0000-4000-8000-00000000a002', null, null, 'company', 'blue', true, true),
  ('00000000-0000-4000-8000-00000000a003', null, null, 'personal', 'green', true, true),
  ('00000000-0000-4000-8000-00000000a004', null, null, 'important', 'saffron', true, true);

create table public.mailbox_labels (
  user_id uuid not null,
  thread_id uuid not null,
  label_id uuid not null references public.mail_labels (id) on delete cascade,
  primary key (user_id, thread_id, label_id),
  foreign key (user_id, thread_id) references public.mailbox_entries (user_id, thread_id) on delete cascade
);
comment on table public.mailbox_labels is 'The labels of a thread in one person''s mailbox, also for shared labels.';
create index mailbox_labels_label_id_idx on public.mailbox_labels (label_id);
create index mailbox_labels_list_idx on public.mailbox_labels (user_id, label_id, thread_id);
alter table public.mailbox_labels enable row level security;

create table public.mail_drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  no integer not null default 0,
  thread_id uuid,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, no)
);
comment on table public.mail_drafts is 'Drafts. The id is unique per person only.';
comment on column public.mail_drafts.thread_id is
  'The thread the draft replies to, checked when it is sent; a foreign key would reveal which threads exist.';
create index mail_drafts_id_idx on public.mail_drafts (id);
create index mail_drafts_list_idx on public.mail_drafts (user_id, updated_at desc nulls last, id desc);
alter table public.mail_drafts enable row level security;

create table private.held_messages (
  id uuid primary key,
  sender_id uuid not null references auth.users (id) on delete cascade,
  body jsonb not null,
  due_at timestamptz not null default now() + private.undo_time(),
  is_scheduled boolean not null default false
);
comment on table private.held_messages is
  'Messages that can still be undone or are sent later (decisions 0026 and 0059); private.finish_messages sends them after due_at. Never granted.';
create index held_messages_due_idx on private.held_messages (due_at);
create index held_messages_sender_id_idx on private.held_messages (sender_id);
alter table private.held_messages enable row level security;

/* Returns whether a draft of the caller is being sent or is sent later; it is a draft again when that is undone. */
create function private.is_held(p_draft uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (select from private.held_messages h where h.id = p_draft and h.sender_id = auth.uid());
  end $$;
grant execute on function private.is_held to authenticated;

create trigger mail_drafts_touch before update on public.mail_drafts for each row execute function private.touch();

/* Returns the next number of a person's mailbox. */
create function private.next_mail_no(p_user uuid) returns integer
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.mailboxes as m (user_id, last_no) values (p_user, 1)
    on conflict (user_id) do update set last_no = m.last_no + 1 returning last_no
  $$;

/* Removes the owner of a shared label, so that it stays when its author leaves. */
create function private.own_label() returns trigger
  language plpgsql set search_path = ''
  as $$ begin if new.is_shared then new.owner_id := null; end if; return new; end $$;
create trigger mail_labels_own before insert on public.mail_labels for each row execute function private.own_label();

/* Numbers a draft and limits a mailbox to a thousand drafts. */
create function private.number_draft() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if (select count(*) from public.mail_drafts d where d.user_id = new.user_id) >= 1000 then
      raise configuration_limit_exceeded using message = 'there are too many drafts';
    end if;
    new.no := private.next_mail_no(new.user_id);
    return new;
  end $$;
create trigger mail_drafts_number before insert on public.mail_drafts for each row execute function private.number_draft();

-- Rights ------------------------------------------------------------------------------------------------------------

/* Returns whether the caller is a member of staff who reads a conversation of a team (R-872). */
create function private.reads_team_thread(p_thread uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return auth.uid() is not null and private.is_staff()
      and exists (select from private.readable_team_conversations c where c.thread_id = p_thread);
  end $$;
grant execute on function private.reads_team_thread to authenticated;

/* Returns whether the caller has a message, in the mailbox or in that of a team. */
create function private.holds_message(p_message uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null
      and exists (select from public.messages m where m.id = p_message
        and (auth.uid() = any (m.holders) or private.reads_team_thread(m.thread_id)));
  end $$;
grant execute on function private.holds_message to authenticated;

/* Returns whether the caller may see a recipient of a message: hidden ones are visible to themselves and to the
   sender. */
create function private.sees_recipient(p_message uuid, p_user uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null and exists (
      select from public.messages m join public.message_recipients r on r.message_id = m.id and r.user_id = p_user
       where m.id = p_message and (auth.uid() = any (m.holders) or private.reads_team_thread(m.thread_id))
         and (r.kind <> 'bcc' or r.user_id = auth.uid() or m.sender_id = auth.uid()));
  end $$;
grant execute on function private.sees_recipient to authenticated;

/* Returns whether the caller is a visible participant of a thread; a hidden recipient would be revealed by presence.
   */
create function private.in_thread(p_thread uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.reads_team_thread(p_thread) or private.my_role() is not null and exists (
      select from public.messages m left join public.message_recipients r on r.message_id = m.id and r.user_id = auth.uid()
       where m.thread_id = p_thread and auth.uid() = any (m.holders)
         and (m.sender_id = auth.uid() or r.kind in ('to', 'cc')));
  end $$;
grant execute on function private.in_thread to authenticated;

-- The policies of threads and messages follow the table team_conversations, which they ask too.
grant select (id, subject, project_id, created_at) on public.threads to authenticated;

grant select (id, thread_id, seq, sender_id, subject, html, text, sent_at) on public.messages to authenticated;

grant select on public.message_recipients to authenticated;
create policy message_recipients_select on public.message_recipients for select to authenticated
  using ((select private.sees_recipient(message_id, user_id)));

grant select on public.message_attachments to authenticated;
create policy message_attachments_select on public.message_attachments for select to authenticated
  using ((select private.holds_message(message_id)));

grant select on public.mailbox_entries to authenticated;
create policy mailbox_entries_select on public.mailbox_entries for select to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) is not null);

grant select, delete on public.mail_labels to authenticated;
grant insert (id, name, colour, is_shared), update (name, colour) on public.mail_labels to authenticated;
create policy mail_labels_select on public.mail_labels for select to authenticated
  using ((select private.my_role()) is not null
    and (owner_id = (select auth.uid()) or is_builtin or (is_shared and (select private.is_staff()))));
create policy mail_labels_insert on public.mail_labels for insert to authenticated
  with check ((select private.my_role()) is not null and not is_builtin
    and (owner_id = (select auth.uid()) or (is_shared and (select private.is_staff()))));
create policy mail_labels_update on public.mail_labels for update to authenticated
  using ((owner_id = (select auth.uid()) and (select private.my_role()) is not null)
    or (is_shared and not is_builtin and created_by = (select auth.uid()) and (select private.is_staff()))
    or (is_shared and (select private.can('manage', 'all'))))
  with check (owner_id = (select auth.uid()) or (is_shared and (select private.is_staff())));
create policy mail_labels_delete on public.mail_labels for delete to authenticated
  using ((owner_id = (select auth.uid()) and (select private.my_role()) is not null)
    or (is_shared and not is_builtin and created_by = (select auth.uid()) and (select private.is_staff()))
    or (is_shared and (select private.can('manage', 'all'))));

grant select on public.mailbox_labels to authenticated;
create policy mailbox_labels_select on public.mailbox_labels for select to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) is not null);

grant select, delete on public.mail_drafts to authenticated;
grant insert (id, thread_id, content), update (thread_id, content) on public.mail_drafts to authenticated;
create policy mail_drafts_select on public.mail_drafts for select to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) is not null and not private.is_held(id));
create policy mail_drafts_insert on public.mail_drafts for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.my_role()) is not null);
create policy mail_drafts_update on public.mail_drafts for update to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) is not null and not private.is_held(id))
  with check (user_id = (select auth.uid()) and (select private.my_role()) is not null);
create policy mail_drafts_delete on public.mail_drafts for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.my_role()) is not null and not private.is_held(id));
