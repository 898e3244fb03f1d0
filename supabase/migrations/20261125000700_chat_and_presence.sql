-- Chat between two people, presence, and who may use which realtime topic (R-078, R-116, decisions 0021 and 0061).

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  low_id uuid not null references auth.users (id) on delete cascade,
  high_id uuid not null references auth.users (id) on delete cascade,
  last_seq bigint not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (low_id, high_id),
  check (low_id < high_id)
);
comment on table public.chats is 'A conversation of two people; the smaller id comes first, so a pair has one row.';
create index chats_high_id_idx on public.chats (high_id);
alter table public.chats enable row level security;

create table public.chat_members (
  chat_id uuid not null references public.chats (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_delivered_seq bigint not null default 0,
  last_seen_seq bigint not null default 0,
  primary key (chat_id, user_id),
  check (last_seen_seq <= last_delivered_seq)
);
comment on table public.chat_members is
  'How far each of the two has received and seen the messages, for receipts and the unseen count.';
create index chat_members_user_id_idx on public.chat_members (user_id);
alter table public.chat_members enable row level security;

create table public.chat_messages (
  id uuid primary key,
  chat_id uuid not null references public.chats (id) on delete cascade,
  seq bigint not null,
  sender_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) <= 5000 and btrim(body, E' \t\r\n') <> ''),
  sent_at timestamptz not null,
  unique (chat_id, seq)
);
comment on table public.chat_messages is
  'Chat messages. The sender''s browser makes the id, so sending a message again inserts nothing; seq has no gaps.';
create index chat_messages_sender_id_idx on public.chat_messages (sender_id);
alter table public.chat_messages enable row level security;

create trigger chat_messages_rate after insert on public.chat_messages for each row execute function private.count_rate('chat');

create table private.presence_tabs (
  user_id uuid not null references auth.users (id) on delete cascade,
  tab_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, tab_id)
);
comment on table private.presence_tabs is
  'The open tabs of a person and their last call, at most twenty a person. Only private.note_tab writes here.';
comment on column private.presence_tabs.tab_id is
  'Made by the browser and unique per person only, so a person cannot close a tab of another.';
alter table private.presence_tabs enable row level security;

-- Rights ------------------------------------------------------------------------------------------------------------
-- Clients write chat only through the functions below, so no row can be forged, moved or deleted.

/* Returns the caller's chats. */
create function private.my_chats() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query select cm.chat_id from public.chat_members cm where cm.user_id = auth.uid();
  end $$;
grant execute on function private.my_chats to authenticated;

/* Returns whether the caller may join the room of a chat: it is theirs and they may still write to the other person.
   */
create function private.in_chat(p_chat uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    partner uuid := (
      select case when c.low_id = auth.uid() then c.high_id else c.low_id end
        from public.chats c where c.id = p_chat and auth.uid() in (c.low_id, c.high_id));
  begin
    return partner is not null and private.may_write_to(partner);
  end $$;
grant execute on function private.in_chat to authenticated;

grant select on public.chats to authenticated;
create policy chats_select on public.chats for select to authenticated
  using (id = any (array(select private.my_chats())));

grant select on public.chat_members to authenticated;
create policy chat_members_select on public.chat_members for select to authenticated
  using (chat_id = any (array(select private.my_chats())));

grant select on public.chat_messages to authenticated;
create policy chat_messages_select on public.chat_messages for select to authenticated
  using (chat_id = any (array(select private.my_chats())));

-- Messages ----------------------------------------------------------------------------------------------------------

/* Sends a hint of a chat to a person's open tabs; the tab that sent a message knows it. */
create function private.hint_chat(p_user uuid, p_chat uuid, p_seq bigint, p_what text) returns void
  language sql security definer set search_path = ''
  as $$
    select realtime.send(jsonb_strip_nulls(jsonb_build_object('chatId', p_chat, 'seq', p_seq, 'what', p_what, 'by', auth.uid(),
      'from', case when p_what = 'message' then private.caller_tab() end)), 'chat', 'user:' || p_user, true)
  $$;

/* Sends a message; the same id again returns the same message. */
create function private.send_chat(p_id uuid, p_to uuid, p_body text)
  returns table (chat_id uuid, seq bigint, is_first boolean)
  language plpgsql security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    me uuid := auth.uid();
    chat public.chats;
    stored public.chat_messages;
    is_made boolean;
  begin
    if p_to = me or not private.may_write_to(p_to) then raise exception 'no such person' using errcode = 'P0002'; end if;
    insert into public.chats (low_id, high_id) values (least(me, p_to), greatest(me, p_to)) on conflict (low_id, high_id) do nothing;
    is_made := found;
    select * into chat from public.chats c where c.low_id = least(me, p_to) and c.high_id = greatest(me, p_to) for update;
    if is_made then
      insert into public.chat_members (chat_id, user_id) values (chat.id, me), (chat.id, p_to);
    end if;
    select * into stored from public.chat_messages m where m.id = p_id;
    if stored.id is null then
      update public.chats c set last_seq = c.last_seq + 1, last_at = clock_timestamp() where c.id = chat.id returning * into chat;
      insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at)
        values (p_id, chat.id, chat.last_seq, me, p_body, chat.last_at) returning * into stored;
      perform private.hint_chat(person, chat.id, stored.seq, 'message') from unnest(array[me, p_to]) as person;
      perform private.notify_chat(p_to);
    elsif stored.chat_id <> chat.id or stored.sender_id <> me then
      raise exception 'message id already used' using errcode = '23505';
    end if;
    return query select stored.chat_id, stored.seq, is_made;
  end $$;
grant execute on function private.send_chat to authenticated;

/* Notifies a person without an open tab of a message, once until it is read. */
create function private.notify_chat(p_user uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.profiles p where p.id = p_user and p.seen_at > now() - interval '90 seconds') then return; end if;
    if exists (select from public.notifications n where n.user_id = p_user and n.read_at is null
      and n.kind = 'chat_received' and n.payload ->> 'uid' = auth.uid()::text) then return; end if;
    perform private.notify(p_user, 'chat_received', jsonb_build_object('uid', auth.uid(), 'actor', private.name_of(auth.uid())));
  end $$;

/* Records that the caller's browser has received the messages of every chat, and sends the others a hint. */
create function private.chat_delivered() returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    moved record;
  begin
    if private.my_role() is null then raise exception 'not active' using errcode = '42501'; end if;
    for moved in
      with behind as (
        select me.chat_id, c.last_seq, case when c.low_id = me.user_id then c.high_id else c.low_id end as partner
          from public.chat_members me join public.chats c on c.id = me.chat_id
         where me.user_id = auth.uid() and me.last_delivered_seq < c.last_seq
         order by me.chat_id for update of me)
      update public.chat_members cm set last_delivered_seq = b.last_seq
        from behind b where cm.chat_id = b.chat_id and cm.user_id = auth.uid()
      returning cm.chat_id, b.partner, b.last_seq
    loop
      perform private.hint_chat(moved.partner, moved.chat_id, moved.last_seq, 'delivered');
    end loop;
  end $$;
grant execute on function private.chat_delivered to authenticated;

/* Records that the caller has seen a chat up to a message, sends the other person a hint and marks the notification
   as read. */
create function private.chat_seen(p_chat uuid, p_seq bigint) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    chat public.chats;
    partner uuid;
    upto bigint;
  begin
    select * into chat from public.chats c where c.id = p_chat and c.id in (select private.my_chats());
    if chat.id is null then raise exception 'no such chat' using errcode = 'P0002'; end if;
    partner := case when chat.low_id = auth.uid() then chat.high_id else chat.low_id end;
    upto := least(p_seq, chat.last_seq);
    update public.chat_members cm set last_seen_seq = upto, last_delivered_seq = greatest(cm.last_delivered_seq, upto)
     where cm.chat_id = chat.id and cm.user_id = auth.uid() and cm.last_seen_seq < upto;
    if not found then return; end if;
    perform private.hint_chat(person, chat.id, upto, 'seen') from unnest(array[auth.uid(), partner]) as person;
    update public.notifications n set read_at = now()
     where n.user_id = auth.uid() and n.read_at is null and n.kind = 'chat_received' and n.payload ->> 'uid' = partner::text;
    if found then
      perform realtime.send(jsonb_build_object('uid', partner), 'notification', 'user:' || auth.uid(), true);
    end if;
  end $$;
grant execute on function private.chat_seen to authenticated;

/* Returns the number of chat messages the caller has not seen, counted up to a hundred. */
create function private.unseen_chat_count() returns integer
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return 0; end if;
    return (
      select count(*) from (
        select from public.chat_members me join public.chats c on c.id = me.chat_id
          cross join lateral (select from public.chat_messages m
            where m.chat_id = c.id and m.seq > me.last_seen_seq and m.sender_id <> me.user_id limit 100) as unseen
         where me.user_id = auth.uid() and c.last_seq > me.last_seen_seq limit 100) as counted);
  end $$;
grant execute on function private.unseen_chat_count to authenticated;

/* Returns the people the caller has chatted with, also those who are no longer active. */
create function private.chat_partners() returns table (chat_id uuid, user_id uuid, no integer, full_name text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query
      select me.chat_id, p.id, p.no, p.full_name
        from public.chat_members me
        join public.chat_members other on other.chat_id = me.chat_id and other.user_id <> me.user_id
        join public.profiles p on p.id = other.user_id
       where me.user_id = auth.uid();
  end $$;
grant execute on function private.chat_partners to authenticated;

/* Returns a page of the people the caller may write to, by name, and their total; optionally without chat partners. A
   separate function, because row-level security keeps the list's own statement from the indexes of names. */
create function private.contact_page(p_typed text, p_with_chats boolean, p_limit integer, p_offset integer)
  returns table (ids uuid[], total integer)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  as $$
  declare
    me uuid := auth.uid();
    typed text := private.fold(btrim(p_typed));
    pattern text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
    chatted uuid[] := case when p_with_chats then '{}'::uuid[] else array(select k.user_id from private.chat_partners() k) end;
  begin
    if private.my_role() is null then
      return query select '{}'::uuid[], 0;
    elsif not private.is_staff() then
      return query
        with found as materialized (
          select p.id, p.full_name from private.my_contacts() c (id) join public.profiles p on p.id = c.id
           where p.id <> me and p.id <> all (chatted) and (typed = '' or private.fold(p.full_name) like pattern))
        select array(select f.id from found f order by f.full_name, f.id limit p_limit offset p_offset),
          (select count(*)::integer from found);
    elsif typed = '' then
      return query
        select array(select p.id from public.profiles p where p.status = 'active' and p.id <> me and p.id <> all (chatted)
            order by p.full_name, p.id limit p_limit offset p_offset),
          (select count(*)::integer from public.profiles p where p.status = 'active' and p.id <> me and p.id <> all (chatted));
    else
      return query
        with found as materialized (
          select p.id, p.full_name from public.profiles p
           where p.status = 'active' and p.id <> me and p.id <> all (chatted) and private.fold(p.full_name) like pattern)
        select array(select f.id from found f order by f.full_name, f.id limit p_limit offset p_offset),
          (select count(*)::integer from found);
    end if;
  end $$;
grant execute on function private.contact_page to authenticated;

-- Presence ----------------------------------------------------------------------------------------------------------

/* Returns the presence that others see: the chosen one while a tab is open, offline otherwise. */
create function private.presence_of(p_presence text, p_seen_at timestamptz) returns text
  language sql stable parallel safe set search_path = ''
  as $$ select case when p_seen_at > now() - interval '90 seconds' then p_presence else 'offline' end $$;
grant execute on function private.presence_of to authenticated;

/* Records that a tab of the caller is open or closed and returns the presence that others see. A person is present as
   long as the newest tab is; a heartbeat soon after the last one writes nothing. */
create function private.note_tab(p_tab uuid, p_is_leaving boolean) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    most constant integer := 20;
    freshest timestamptz;
    shown text;
  begin
    if private.my_role() is null then raise exception 'not active' using errcode = '42501'; end if;
    if p_is_leaving or not exists (select from private.presence_tabs t
      where t.user_id = me and t.tab_id = p_tab and t.seen_at > now() - interval '15 seconds') then
      -- Locks the person, so that two tabs at once cannot exceed the limit.
      perform from public.profiles p where p.id = me for no key update;
      if p_is_leaving then
        delete from private.presence_tabs t where t.user_id = me and t.tab_id = p_tab;
      else
        insert into private.presence_tabs as t (user_id, tab_id, seen_at) values (me, p_tab, now())
          on conflict (user_id, tab_id) do update set seen_at = greatest(t.seen_at, excluded.seen_at);
      end if;
      -- Deletes tabs that stopped calling, and the oldest ones above the limit.
      delete from private.presence_tabs t where t.user_id = me and (t.seen_at <= now() - interval '90 seconds'
        or t.tab_id in (select o.tab_id from private.presence_tabs o where o.user_id = me
          order by o.seen_at desc, o.tab_id <> p_tab, o.tab_id offset most));
      select max(t.seen_at) into freshest from private.presence_tabs t where t.user_id = me;
      update public.profiles p set seen_at = freshest where p.id = me and p.seen_at is distinct from freshest;
    end if;
    select private.presence_of(p.presence, p.seen_at) into shown from public.profiles p where p.id = me;
    return shown;
  end $$;
grant execute on function private.note_tab to authenticated;

/* Sends a hint of a changed presence to the people who may see the person. */
create function private.hint_presence() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if private.presence_of(old.presence, old.seen_at) = private.presence_of(new.presence, new.seen_at) then return null; end if;
    if exists (select from private.user_roles ur where ur.user_id = new.id and ur.role in (select private.staff_roles())) then
      perform realtime.send(jsonb_build_object('id', new.id), 'presence', 'presence:staff', true);
    else
      perform realtime.send(jsonb_build_object('id', new.id), 'presence', 'presence:clients', true);
      if new.company_id is not null then
        perform realtime.send(jsonb_build_object('id', new.id), 'presence', 'presence:company:' || new.company_id, true);
      end if;
    end if;
    return null;
  end $$;
create trigger profiles_hint_presence after update of presence, seen_at on public.profiles
  for each row execute function private.hint_presence();

-- Topics ------------------------------------------------------------------------------------------------------------

/* Returns whether the caller may subscribe to a topic. user:<id>: own hints; manuscript:<id>, project:<id>: hints of
   rows; project-work:<id>: hints of what the client does not see; projects:all, projects:company:<id>: hints of lists; teams, absences,
   project-views: hints of what staff share; room:<thread|chat|project>:<id>: presence and typing; presence:<staff|clients>,
   presence:company:<id>: hints of presence. */
create function private.may_listen(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    target uuid;
  begin
    if private.my_role() is null then return false; end if;
    if p_topic = 'presence:staff' then return true; end if;
    if p_topic in ('presence:clients', 'teams', 'absences') then return private.is_staff(); end if;
    if p_topic = 'project-views' then return private.is_staff() and private.can('read', 'projects'); end if;
    if p_topic = 'projects:all' then return private.can('read', 'projects') and private.can('read', 'all-projects'); end if;
    if p_topic !~ '^(user|manuscript|project|project-work|presence:company|projects:company|room:(thread|chat|project)):[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then return false; end if;
    target := right(p_topic, 36)::uuid;
    case left(p_topic, -37)
      when 'user' then return target = auth.uid();
      when 'manuscript' then return target in (select private.readable_manuscripts()) or private.can('manage', 'all');
      when 'project', 'room:project' then return private.may_read_project(target);
      when 'project-work' then return private.works_on_project(target);
      when 'room:thread' then return private.in_thread(target);
      when 'room:chat' then return private.in_chat(target);
      when 'presence:company' then return target = private.my_company() or private.is_staff();
      when 'projects:company' then return coalesce(target = private.my_company(), false) and private.can('read', 'projects');
      else return false;
    end case;
  end $$;
grant execute on function private.may_listen to authenticated;

create policy quillport_listen on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.may_listen((select realtime.topic()))));

/* Returns whether the caller may send to a topic: to the rooms they may join, and to no topic of hints. */
create function private.may_speak(p_topic text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$ begin return private.my_role() is not null and p_topic like 'room:%' and private.may_listen(p_topic); end $$;
grant execute on function private.may_speak to authenticated;

-- A policy sees the topic and not the content, so a member of a room can name another one (decision 0061).
create policy quillport_speak on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select private.may_speak((select realtime.topic()))));
