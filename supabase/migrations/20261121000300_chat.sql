-- Chat between two people, and who is there (R-078, R-116).

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
comment on table public.chats is 'One conversation of two people; the smaller id stands first, so that a pair has one row.';
create index chats_high_id_idx on public.chats (high_id);

create table public.chat_members (
  chat_id uuid not null references public.chats (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_delivered_seq bigint not null default 0,
  last_seen_seq bigint not null default 0,
  primary key (chat_id, user_id),
  check (last_seen_seq <= last_delivered_seq)
);
comment on table public.chat_members is 'How far each of the two has received and seen: what the marks at a message and the unseen count are made of.';
create index chat_members_user_id_idx on public.chat_members (user_id);

create table public.chat_messages (
  id uuid primary key,
  chat_id uuid not null references public.chats (id) on delete cascade,
  seq bigint not null,
  sender_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) <= 5000 and btrim(body, E' \t\r\n') <> ''),
  sent_at timestamptz not null,
  unique (chat_id, seq)
);
comment on table public.chat_messages is 'What was said. The id is made by the sender''s browser, so that sending twice makes one; seq has no gaps within a chat.';
create index chat_messages_sender_id_idx on public.chat_messages (sender_id);

-- Everybody one may write to, by name: the first fifty of a hundred thousand without sorting them.
create index profiles_active_name_idx on public.profiles (full_name, id) where status = 'active';

/* The caller's chats. */
create function private.my_chats() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.my_role() is null then return; end if;
    return query select cm.chat_id from public.chat_members cm where cm.user_id = auth.uid();
  end $$;

/* Whether the caller may be in the room of a chat: it is one of theirs, and they may still write to the other. */
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

/* Whom the caller has chatted with: no more than what they have long known of them, also of those who are gone since. */
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

/* What a person shows: what they chose while a tab of theirs is open, offline otherwise. */
create function private.presence_of(p_presence text, p_seen_at timestamptz) returns text
  language sql stable parallel safe set search_path = ''
  as $$ select case when p_seen_at > now() - interval '90 seconds' then p_presence else 'offline' end $$;

create function private.hint_chat(p_user uuid, p_chat uuid, p_seq bigint, p_what text) returns void
  language sql security definer set search_path = ''
  as $$ select realtime.send(jsonb_build_object('chatId', p_chat, 'seq', p_seq, 'what', p_what, 'by', auth.uid()), 'chat', 'user:' || p_user, true) $$;

/* Sends a message. The same id again is the same message, whatever became of the first answer. */
create function private.send_chat(p_id uuid, p_to uuid, p_body text)
  returns table (chat_id uuid, seq bigint, sent_at timestamptz, body text, is_first boolean)
  language plpgsql security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    me uuid := auth.uid();
    chat public.chats;
    said public.chat_messages;
    is_made boolean := false;
  begin
    if p_to = me or not private.may_write_to(p_to) then raise exception 'no such person' using errcode = 'P0002'; end if;
    select * into chat from public.chats c where c.low_id = least(me, p_to) and c.high_id = greatest(me, p_to) for update;
    if chat.id is null then
      insert into public.chats (low_id, high_id) values (least(me, p_to), greatest(me, p_to))
        on conflict (low_id, high_id) do nothing returning * into chat;
      is_made := chat.id is not null;
      if is_made then
        insert into public.chat_members (chat_id, user_id) values (chat.id, me), (chat.id, p_to);
      else
        -- The other one has begun in the same moment.
        select * into chat from public.chats c where c.low_id = least(me, p_to) and c.high_id = greatest(me, p_to) for update;
      end if;
    end if;
    select * into said from public.chat_messages m where m.id = p_id;
    if said.id is null then
      update public.chats c set last_seq = c.last_seq + 1, last_at = clock_timestamp() where c.id = chat.id returning * into chat;
      insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at)
        values (p_id, chat.id, chat.last_seq, me, p_body, chat.last_at) returning * into said;
      perform private.hint_chat(person, chat.id, said.seq, 'message') from unnest(array[me, p_to]) as person;
      perform private.notify_chat(p_to);
    elsif said.chat_id <> chat.id or said.sender_id <> me then
      raise exception 'this id is taken' using errcode = '23505';
    end if;
    return query select said.chat_id, said.seq, said.sent_at, said.body, is_made;
  end $$;

/* Puts a message of the caller into the bell of somebody who has no tab open, once until it is read. */
create function private.notify_chat(p_user uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.profiles p where p.id = p_user and p.seen_at > now() - interval '90 seconds') then return; end if;
    if exists (select from public.notifications n where n.user_id = p_user and n.read_at is null
      and n.kind = 'chat_received' and n.payload ->> 'uid' = auth.uid()::text) then return; end if;
    perform private.notify(p_user, 'chat_received', jsonb_build_object('uid', auth.uid(), 'actor', private.name_of(auth.uid())));
  end $$;

/* Notes that the caller's browser has fetched what was said, in every chat, and tells the others. */
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

/* Notes that the caller has seen a chat up to a message: the count of the unseen falls, the other is told, and the
   bell holds nothing of it any more. */
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

-- Who is there ------------------------------------------------------------------------------------------------------

/* A beat of an open tab is no change of the person. */
drop trigger profiles_touch on public.profiles;
create trigger profiles_touch before update on public.profiles for each row
  when (old.seen_at is not distinct from new.seen_at) execute function private.touch();

/* Notes that a tab of the caller is open, or that the last one has gone. Most beats write nothing. */
create function private.note_presence(p_presence text, p_is_leaving boolean) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    shown text;
  begin
    if private.my_role() is null then raise exception 'not active' using errcode = '42501'; end if;
    update public.profiles p set
      presence = coalesce(p_presence, p.presence),
      seen_at = case when p_is_leaving then null else now() end
     where p.id = auth.uid()
       and (p.presence <> coalesce(p_presence, p.presence)
         or case when p_is_leaving then p.seen_at is not null else p.seen_at is null or p.seen_at < now() - interval '30 seconds' end);
    select private.presence_of(p.presence, p.seen_at) into shown from public.profiles p where p.id = auth.uid();
    return shown;
  end $$;

/* Tells those who may see a person that they came, went or changed. */
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

-- Rights ------------------------------------------------------------------------------------------------------------

revoke execute on function private.my_chats, private.in_chat, private.chat_partners, private.presence_of, private.hint_chat, private.send_chat,
  private.notify_chat, private.chat_delivered, private.chat_seen, private.note_presence, private.hint_presence from public;
grant execute on function private.my_chats, private.in_chat, private.chat_partners, private.presence_of, private.send_chat,
  private.chat_delivered, private.chat_seen, private.note_presence to authenticated;

-- Nothing is written but by the functions above: no row can be forged, moved or taken back.
alter table public.chats enable row level security;
alter table public.chat_members enable row level security;
alter table public.chat_messages enable row level security;
grant select on public.chats, public.chat_members, public.chat_messages to authenticated;
create policy chats_select on public.chats for select to authenticated
  using (id = any (array(select private.my_chats())));
create policy chat_members_select on public.chat_members for select to authenticated
  using (chat_id = any (array(select private.my_chats())));
create policy chat_messages_select on public.chat_messages for select to authenticated
  using (chat_id = any (array(select private.my_chats())));
