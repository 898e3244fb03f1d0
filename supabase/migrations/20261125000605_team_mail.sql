-- Team mailboxes (R-871 to R-879, decision 0071): conversations that all staff who may see their request read and answer.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 60) check (name = private.clean_name(name)),
  created_at timestamptz not null default now()
);
comment on table public.teams is 'Team mailboxes of the agency; a message is addressed to one as to a person, and every member of staff belongs to it.';
alter table public.teams enable row level security;
insert into public.teams (id, name) values ('00000000-0000-4000-8000-00000000b001', 'Clients');

alter table public.threads
  add team_id uuid references public.teams (id),
  add team_read_seq integer not null default 0;
comment on column public.threads.team_id is
  'The team that has all messages of the thread; decided by its first message and never changed, so no private conversation is opened later.';
comment on column public.threads.team_read_seq is 'The newest message that a member of the team has read, for the receipts of the others.';
create index threads_team_id_idx on public.threads (team_id);
grant select (team_id, team_read_seq) on public.threads to authenticated;

alter table public.messages add from_team boolean not null default false;
comment on column public.messages.from_team is 'True for an answer of a member of staff in the name of the team of the thread.';
grant select (from_team) on public.messages to authenticated;

create table public.team_conversations (
  thread_id uuid primary key references public.threads (id) on delete cascade,
  no integer not null generated always as identity unique,
  team_id uuid not null references public.teams (id),
  project_id uuid references public.projects (id) on delete set null,
  assignee_id uuid references auth.users (id) on delete set null,
  task_status text not null default 'new' check (task_status in ('new', 'in_process', 'completed')),
  snoozed_until timestamptz,
  has_attachments boolean not null default false,
  last_seq integer not null,
  last_message_id uuid not null,
  last_at timestamptz not null
);
comment on table public.team_conversations is
  'The state of a thread in the shared inbox of its team, one row for all staff, so each list is one index scan.';
comment on column public.team_conversations.no is 'For the addresses by which staff answer by mail, which are too short for an id.';
comment on column public.team_conversations.task_status is 'Repeats threads.task_status for the indexes; completed conversations are in no list but all.';
comment on column public.team_conversations.snoozed_until is 'Until then, or until a client answers, the conversation is only in the list of all; infinity waits for the answer alone.';
create index team_conversations_all_idx on public.team_conversations (last_at desc nulls last, thread_id desc);
create index team_conversations_unassigned_idx on public.team_conversations (last_at desc nulls last, thread_id desc)
  where assignee_id is null and task_status <> 'completed';
create index team_conversations_assignee_idx on public.team_conversations (assignee_id, last_at desc nulls last, thread_id desc)
  where task_status <> 'completed';
create index team_conversations_assignee_id_idx on public.team_conversations (assignee_id);
create index team_conversations_team_id_idx on public.team_conversations (team_id);
create index team_conversations_project_id_idx on public.team_conversations (project_id);
alter table public.team_conversations enable row level security;

create table public.team_reads (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  thread_id uuid not null references public.team_conversations (thread_id) on delete cascade,
  seq integer not null,
  primary key (user_id, thread_id)
);
comment on table public.team_reads is
  'How far a member of staff has read a conversation of a team; written when they open it, so a message writes no row for each of them.';
create index team_reads_thread_id_idx on public.team_reads (thread_id);
alter table public.team_reads enable row level security;

create table public.team_notes (
  id uuid primary key,
  thread_id uuid not null references public.team_conversations (thread_id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table public.team_notes is
  'Internal notes of staff on a conversation: no messages, so that nothing that reads, mails, searches or announces messages can show one.';
create index team_notes_thread_id_idx on public.team_notes (thread_id, created_at);
create index team_notes_author_id_idx on public.team_notes (author_id);
alter table public.team_notes enable row level security;

-- Rights ------------------------------------------------------------------------------------------------------------

/* Returns whether a member of staff reads a conversation, from what their role gives: one about a request only with the right
   to that request. Policy and view apply this rule; Postgres inlines it, so indexes serve it. */
create function private.is_readable_team_conversation(
    c public.team_conversations, staff boolean, reads boolean, reads_all boolean, assigned uuid[]) returns boolean
  language sql immutable
  return staff and (c.project_id is null or (reads and (reads_all or c.project_id = any (assigned))));
grant execute on function private.is_readable_team_conversation to authenticated;

grant select on public.teams to authenticated;
create policy teams_select on public.teams for select to authenticated using ((select private.my_role()) is not null);

grant select on public.team_conversations to authenticated;
create policy team_conversations_select on public.team_conversations for select to authenticated
  using (private.is_readable_team_conversation(team_conversations, (select private.is_staff()), (select private.can('read', 'projects')),
    (select private.can('read', 'all-projects')), array(select private.my_assigned_projects())));
create view private.readable_team_conversations with (security_invoker = true) as
  select c.* from public.team_conversations c
   where private.is_readable_team_conversation(c, (select private.is_staff()), (select private.can('read', 'projects')),
     (select private.can('read', 'all-projects')), array(select private.my_assigned_projects()));
comment on view private.readable_team_conversations is
  'The conversations of teams that the caller may read, for functions that run without row-level security, as the policy decides.';

-- The policy of team_conversations decides what staff read, once for each statement instead of once for each message.
create policy threads_select on public.threads for select to authenticated
  using (((select private.my_role()) is not null and exists (
      select from public.mailbox_entries e
       where e.thread_id = threads.id and e.user_id = (select auth.uid()) and e.folder <> 'deleted'))
    or exists (select from public.team_conversations c where c.thread_id = threads.id));
create policy messages_select on public.messages for select to authenticated
  using (((select private.my_role()) is not null and (select auth.uid()) = any (holders))
    or exists (select from public.team_conversations c where c.thread_id = messages.thread_id));

grant select on public.team_reads to authenticated;
create policy team_reads_select on public.team_reads for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

grant select, delete on public.team_notes to authenticated;
grant insert (id, thread_id, body) on public.team_notes to authenticated;
create policy team_notes_select on public.team_notes for select to authenticated
  using ((select private.is_staff()) and private.reads_team_thread(thread_id));
create policy team_notes_insert on public.team_notes for insert to authenticated
  with check (author_id = (select auth.uid()) and private.reads_team_thread(thread_id));
create policy team_notes_delete on public.team_notes for delete to authenticated
  using (author_id = (select auth.uid()) and private.reads_team_thread(thread_id));

-- Reading -----------------------------------------------------------------------------------------------------------

/* Returns the state of threads for the caller: their mailbox entries, and for conversations of a team that they read without
   one, the state in the shared inbox in the folder "team". */
create function private.entries_for(p_threads uuid[]) returns setof public.mailbox_entries
  language plpgsql stable security definer set search_path = '' rows 20
  as $$
  declare
    me uuid := auth.uid();
  begin
    if private.my_role() is null then return; end if;
    return query select e.* from public.mailbox_entries e
       where e.user_id = me and e.thread_id = any (p_threads) and e.folder <> 'deleted';
    if not private.is_staff() then return; end if;
    return query
      select me, c.thread_id, 0, 'team', coalesce(r.seq, 0) >= c.last_seq, false, false, c.has_attachments, t.task_status, t.due_date,
          greatest(c.last_seq - coalesce(r.seq, 0), 0), coalesce(r.seq, 0) + 1, c.last_seq, c.last_seq, c.last_message_id, c.last_at
        from private.readable_team_conversations c
        join public.threads t on t.id = c.thread_id
        left join public.team_reads r on r.user_id = me and r.thread_id = c.thread_id
       where c.thread_id = any (p_threads) and not exists (
         select from public.mailbox_entries e where e.user_id = me and e.thread_id = c.thread_id and e.folder <> 'deleted');
  end $$;
grant execute on function private.entries_for to authenticated;

/* Returns the teams that the caller may write to, by name. */
create function private.teams_like(p_q text) returns setof public.teams
  language plpgsql stable security definer set search_path = '' rows 5
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query select t.* from public.teams t
       where private.fold(t.name) like '%' || regexp_replace(private.fold(btrim(p_q)), '([\\%_])', '\\\1', 'g') || '%' order by t.name, t.id;
  end $$;
grant execute on function private.teams_like to authenticated;

/* Sends a hint to the open shared inboxes; only staff may join their topic. */
create function private.hint_team(p_thread uuid, p_seq integer default null) returns void
  language sql volatile security definer set search_path = ''
  as $$
    select realtime.send(jsonb_strip_nulls(jsonb_build_object('threadId', p_thread, 'seq', p_seq,
      'from', case when p_seq is not null then private.caller_tab() end)), 'mail', 'teams', true)
  $$;

/* Sends a hint of a new or deleted note to the open shared inboxes. */
create function private.hint_team_note() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.hint_team(case when tg_op = 'DELETE' then old.thread_id else new.thread_id end);
    return null;
  end $$;
create trigger team_notes_hint after insert or delete on public.team_notes for each row execute function private.hint_team_note();

create trigger team_notes_rate after insert on public.team_notes for each row execute function private.count_rate('mail');

-- Writing -----------------------------------------------------------------------------------------------------------

/* Returns the members of staff who may read a conversation: all, or those who may read its request. */
create function private.team_readers(p_project uuid) returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    staff uuid[] := array(select p.id from public.profiles p join private.user_roles ur on ur.user_id = p.id
      where p.status = 'active' and ur.role in (select private.staff_roles()));
  begin
    if p_project is null then return query select unnest(staff);
    else return query select private.readers_of(p_project, staff); end if;
  end $$;

/* Returns who is notified of a message to a team: its assignee, else the staff who handle the request, else all who may read
   it (R-876). */
create function private.team_audience(p_thread uuid) returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    c public.team_conversations;
    readers uuid[];
    handlers uuid[];
  begin
    select * into c from public.team_conversations t where t.thread_id = p_thread;
    readers := array(select private.team_readers(c.project_id));
    if c.assignee_id = any (readers) then return query select c.assignee_id; return; end if;
    handlers := array(select a.user_id from public.project_assignees a where a.project_id = c.project_id and a.user_id = any (readers));
    return query select unnest(case when cardinality(handlers) > 0 then handlers else readers end);
  end $$;

/* Records a message in the shared inbox of its team, sends the hint and notifies staff of a message to the team. An answer in
   the name of the team assigns an unassigned conversation to its author, and a message of a client ends a snooze. */
create function private.add_to_team(p_message public.messages, p_files boolean) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    is_staff constant boolean := private.is_staff();
    v_thread public.threads;
  begin
    select * into v_thread from public.threads t where t.id = p_message.thread_id;
    insert into public.team_conversations as c (thread_id, team_id, project_id, task_status, has_attachments, last_seq, last_message_id, last_at)
    values (v_thread.id, v_thread.team_id, v_thread.project_id, v_thread.task_status, p_files, p_message.seq, p_message.id, p_message.sent_at)
    on conflict (thread_id) do update set
      assignee_id = case when p_message.from_team then coalesce(c.assignee_id, me) else c.assignee_id end,
      snoozed_until = case when is_staff then c.snoozed_until end,
      has_attachments = c.has_attachments or p_files,
      last_seq = excluded.last_seq, last_message_id = excluded.last_message_id, last_at = excluded.last_at;
    if is_staff then
      insert into public.team_reads as r (user_id, thread_id, seq) values (me, v_thread.id, p_message.seq)
      on conflict (user_id, thread_id) do update set seq = excluded.seq;
    end if;
    perform private.hint_team(v_thread.id, p_message.seq);
    if p_message.from_team then return; end if;
    perform private.notify_again(a, 'message_received',
        jsonb_build_object('threadId', v_thread.id, 'title', v_thread.subject, 'actor', private.name_of(me)), 'threadId')
       from private.team_audience(v_thread.id) a where a <> all (p_message.holders);
  end $$;

/* Records that the caller has read conversations of a team, and sends the senders of the messages a receipt; locks threads
   before entries, as all actions. */
create function private.read_team(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    opened record;
    seen uuid[];
  begin
    if not private.is_staff() then return; end if;
    for opened in
      select c.thread_id, c.last_seq from private.readable_team_conversations c where c.thread_id = any (p_threads) order by c.thread_id
    loop
      select array_agg(m.id) into seen from public.messages m join public.threads t on t.id = m.thread_id
       where m.thread_id = opened.thread_id and m.seq > t.team_read_seq and not m.from_team and m.sender_id <> auth.uid();
      if seen is not null then
        update public.threads t set team_read_seq = greatest(t.team_read_seq, opened.last_seq) where t.id = opened.thread_id;
        perform private.hint_receipts(opened.thread_id, seen);
      end if;
      -- After the thread, as in send_message, so that reading and sending do not wait for each other.
      insert into public.team_reads as r (user_id, thread_id, seq) values (auth.uid(), opened.thread_id, opened.last_seq)
      on conflict (user_id, thread_id) do update set seq = greatest(r.seq, excluded.seq);
    end loop;
  end $$;

/* Changes assignee and snooze of a conversation, the properties that p has; raises P0002 for one the caller may not read and
   QM011 for an assignee who may not. */
create function private.change_team_conversation(p_thread uuid, p jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    c public.team_conversations;
    v_assignee uuid := (p ->> 'assigneeId')::uuid;
    v_snooze timestamptz := case when p ->> 'snoozedUntil' = 'answer' then 'infinity' else (p ->> 'snoozedUntil')::timestamptz end;
  begin
    if not private.reads_team_thread(p_thread) then raise no_data_found; end if;
    select * into c from public.team_conversations t where t.thread_id = p_thread for update;
    if v_assignee is not null and v_assignee not in (select private.team_readers(c.project_id)) then
      raise exception 'assignee may not read it' using errcode = 'QM011';
    end if;
    if v_snooze > now() + interval '366 days' and v_snooze < 'infinity' then
      raise exception 'not a time of the next year' using errcode = 'QM012';
    end if;
    update public.team_conversations t set
        assignee_id = case when p ? 'assigneeId' then v_assignee else t.assignee_id end,
        snoozed_until = case when p ? 'snoozedUntil' then v_snooze else t.snoozed_until end
     where t.thread_id = p_thread;
    perform private.hint_team(p_thread);
    if v_assignee is distinct from c.assignee_id then
      perform private.notify_again(v_assignee, 'message_assigned', jsonb_build_object('threadId', t.id, 'title', t.subject,
          'actor', private.name_of(auth.uid())), 'threadId')
         from public.threads t where t.id = p_thread;
    end if;
  end $$;
grant execute on function private.change_team_conversation to authenticated;

/* Returns the open conversations of a person who may no longer read them to the unassigned ones, so that none waits for
   somebody who has left (R-874). */
create function private.release_conversations(p_user uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    released record;
  begin
    for released in
      update public.team_conversations c set assignee_id = null
       where c.assignee_id = p_user and c.task_status <> 'completed' and p_user not in (select private.team_readers(c.project_id))
      returning c.thread_id
    loop
      perform private.hint_team(released.thread_id);
    end loop;
  end $$;

/* Releases the conversations of a person whose account, role or assignment was changed or removed. */
create function private.release_conversations_of() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.release_conversations(case tg_table_name when 'profiles' then (to_jsonb(new) ->> 'id')::uuid
      when 'user_roles' then (to_jsonb(new) ->> 'user_id')::uuid else (to_jsonb(old) ->> 'user_id')::uuid end);
    return null;
  end $$;
create trigger profiles_release_conversations after update of status on public.profiles for each row
  when (old.status is distinct from new.status and new.status <> 'active') execute function private.release_conversations_of();
create trigger user_roles_release_conversations after update of role on private.user_roles for each row
  when (old.role is distinct from new.role) execute function private.release_conversations_of();
create trigger project_assignees_release_conversations after delete on public.project_assignees
  for each row execute function private.release_conversations_of();
