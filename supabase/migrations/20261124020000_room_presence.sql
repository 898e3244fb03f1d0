-- The database records who is in a room (decision 0021). Realtime lets a browser choose its presence key, so a member of a
-- room could appear as another member. After this migration no browser may write to any topic.

drop policy quillport_speak on realtime.messages;

create table private.room_presence (
  room text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  tab_id uuid not null,
  seen_at timestamptz not null,
  primary key (room, user_id, tab_id)
);
create index room_presence_user_id_idx on private.room_presence (user_id, seen_at);
comment on table private.room_presence is 'The tabs in which people have a room open and when each last called. Only private.note_room writes here.';
comment on column private.room_presence.tab_id is 'Made by the browser. It counts together with the person only, so nobody can remove another person.';
alter table private.room_presence enable row level security;

/* Records that a tab of the caller has a room open, or has left it, and returns the other people in the room. Sends here or
   left with the caller's id when the caller's first tab enters or the last one leaves. A tab that stops calling counts for
   75 seconds. Raises no_data_found for a room the caller may not be in. */
create function private.note_room(p_room text, p_tab uuid, p_is_leaving boolean) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    lasts constant interval := interval '75 seconds';
    most_tabs constant integer := 40;
    most_people constant integer := 50;
    was_here boolean;
    is_here boolean;
  begin
    if not private.may_speak(p_room) then raise no_data_found; end if;
    -- One tab of a person after the other, or two would each believe to be the first.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('room_presence:' || me::text, 0));
    was_here := exists (select from private.room_presence r
      where r.room = p_room and r.user_id = me and r.seen_at > now() - lasts);
    if p_is_leaving then
      delete from private.room_presence r where r.room = p_room and r.user_id = me and r.tab_id = p_tab;
    else
      insert into private.room_presence as r (room, user_id, tab_id, seen_at) values (p_room, me, p_tab, now())
        on conflict (room, user_id, tab_id) do update set seen_at = greatest(r.seen_at, excluded.seen_at);
    end if;
    delete from private.room_presence r where r.user_id = me and (r.seen_at <= now() - lasts
      or (r.room, r.tab_id) in (select o.room, o.tab_id from private.room_presence o where o.user_id = me
        order by o.seen_at desc, o.tab_id <> p_tab offset most_tabs));
    is_here := exists (select from private.room_presence r where r.room = p_room and r.user_id = me);
    if was_here <> is_here then
      perform realtime.send(jsonb_build_object('uid', me), case when is_here then 'here' else 'left' end, p_room, true);
    end if;
    if p_is_leaving then return '{}'; end if;
    return array(select distinct r.user_id from private.room_presence r
      where r.room = p_room and r.user_id <> me and r.seen_at > now() - lasts order by r.user_id limit most_people);
  end $$;
revoke execute on function private.note_room from public;
grant execute on function private.note_room to authenticated;
comment on function private.may_speak is 'Whether the caller may be in a room: asked by the functions that say so. Browsers write to no topic.';

alter table private.email_misses add column id bigint generated always as identity primary key;
