-- Who is there is known a tab at a time: somebody signed in in two browsers stays when one of them closes.

create table private.presence_tabs (
  user_id uuid not null references auth.users (id) on delete cascade,
  tab_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, tab_id)
);
comment on table private.presence_tabs is 'The open tabs of a person and when each last called: at most twenty a person. Only private.note_tab writes here.';
comment on column private.presence_tabs.tab_id is 'Made by the browser. It means something together with the person alone, so that nobody closes another''s tab.';
comment on column public.profiles.seen_at is 'When the freshest of their open tabs last called; null when none is open.';
alter table private.presence_tabs enable row level security;

/* Notes that a tab of the caller is open, or that it has gone; answers what the others see. The person is here as long as
   the freshest tab is. A beat soon after the last one writes nothing. */
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
      -- One tab of a person after the other, or two would each find room for the last.
      perform from public.profiles p where p.id = me for no key update;
      if p_is_leaving then
        delete from private.presence_tabs t where t.user_id = me and t.tab_id = p_tab;
      else
        insert into private.presence_tabs as t (user_id, tab_id, seen_at) values (me, p_tab, now())
          on conflict (user_id, tab_id) do update set seen_at = greatest(t.seen_at, excluded.seen_at);
      end if;
      -- What was killed without a word, and the oldest where somebody opens more than anybody looks at.
      delete from private.presence_tabs t where t.user_id = me and (t.seen_at <= now() - interval '90 seconds'
        or t.tab_id in (select o.tab_id from private.presence_tabs o where o.user_id = me
          order by o.seen_at desc, o.tab_id <> p_tab, o.tab_id offset most));
      select max(t.seen_at) into freshest from private.presence_tabs t where t.user_id = me;
      update public.profiles p set seen_at = freshest where p.id = me and p.seen_at is distinct from freshest;
    end if;
    select private.presence_of(p.presence, p.seen_at) into shown from public.profiles p where p.id = me;
    return shown;
  end $$;
revoke execute on function private.note_tab from public;
grant execute on function private.note_tab to authenticated;
drop function private.note_presence;

/* What a person chooses to show is no change of the person either, as a beat is none. */
drop trigger profiles_touch on public.profiles;
create trigger profiles_touch before update on public.profiles for each row
  when (old.seen_at is not distinct from new.seen_at and old.presence = new.presence) execute function private.touch();
