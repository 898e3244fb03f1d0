-- Rules of manuscripts that hold whoever writes: revisions, signatures, the trash, the tree; and what sharing needs to know.

/* Every change of what a person wrote raises the revision, so that two editors never overwrite each other unseen.
   Moving an item or throwing it away does not: its text is the same, and its siblings are renumbered with it. */
create function private.next_revision() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.revision := old.revision + 1; new.updated_at := now(); return new; end $$;
create trigger manuscripts_revision before update of title, author, description, language, target, custom_fields on public.manuscripts
  for each row execute function private.next_revision();
create trigger manuscript_items_revision before update of type, title, synopsis, notes, notes_content, content, text, word_count,
    label_id, status_id, include_in_compile, keywords, custom, details, target, section_type on public.manuscript_items
  for each row execute function private.next_revision();

/* Who wrote the present title and body; the importer signs nothing. */
create function private.sign_item() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.edited_by := coalesce(auth.uid(), new.edited_by); return new; end $$;
create trigger manuscript_items_sign before insert or update of title, content on public.manuscript_items
  for each row execute function private.sign_item();

/* A revision is by whoever wrote the state it keeps, not by whoever replaced it. */
create function private.sign_revision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null then
      new.author_id := (select i.edited_by from public.manuscript_items i where i.id = new.item_id and i.manuscript_id = new.manuscript_id);
    end if;
    return new;
  end $$;
create trigger item_revisions_sign before insert on public.item_revisions for each row execute function private.sign_revision();

/* Guests may write in a manuscript, not throw it away. */
create function private.guard_manuscript_trash() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if auth.uid() is not null and old.owner_id <> auth.uid() and not private.can('manage', 'all') then
      raise insufficient_privilege using message = 'only its owner may throw a manuscript away';
    end if;
    return new;
  end $$;
create trigger manuscripts_trash_guard before update of deleted_at on public.manuscripts for each row
  when (new.deleted_at is distinct from old.deleted_at) execute function private.guard_manuscript_trash();

/* Copies comments to copied items under new ids, with their authors and dates, which a person could not write. */
create function private.copy_comments(p_manuscript uuid, p_ids uuid[], p_copies uuid[], p_items uuid[], p_item_copies uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not (p_manuscript in (select private.writable_manuscripts()) or private.can('manage', 'all')) then
      raise insufficient_privilege;
    end if;
    insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour, author_id, resolved_at, created_at)
    select k.copy, o.copy, c.manuscript_id, c.kind, c.body, c.colour, c.author_id, c.resolved_at, c.created_at
      from unnest(p_ids, p_copies) as k (id, copy)
      join public.item_comments c on c.id = k.id and c.manuscript_id = p_manuscript
      join unnest(p_items, p_item_copies) as o (id, copy) on o.id = c.item_id;
  end $$;
revoke execute on function private.copy_comments from public;
grant execute on function private.copy_comments to authenticated;

/* The people a manuscript is shared with, for whoever may read it: their profiles alone would be hidden. */
create function private.manuscript_people(p_manuscript uuid)
  returns table (user_id uuid, full_name text, email text, role text)
  language sql stable security definer set search_path = '' rows 10
  as $$
    select p.id, p.full_name, p.email, mm.role
      from public.manuscript_members mm join public.profiles p on p.id = mm.user_id
     where mm.manuscript_id = p_manuscript
       and (p_manuscript in (select private.readable_manuscripts()) or private.can('manage', 'all'))
     order by mm.created_at, p.no
  $$;

/* Addresses somebody looked for in vain: so many an hour and no more, or sharing would tell who has an account. */
create table private.email_misses (
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table private.email_misses is 'When somebody looked in vain for an address to share with; never which one.';
create index email_misses_user_id_idx on private.email_misses (user_id, at);
alter table private.email_misses enable row level security;

/* The account of an address, for sharing with it; null for an unknown or unconfirmed one and for callers who own
   nothing to share. Raises configuration_limit_exceeded after twenty misses an hour. */
create function private.person_by_email(p_email text) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    person uuid;
  begin
    if not private.can('create', 'manuscripts') then return null; end if;
    delete from private.email_misses m where m.user_id = auth.uid() and m.at < now() - interval '1 hour';
    if (select count(*) from private.email_misses m where m.user_id = auth.uid()) >= 20 then
      raise configuration_limit_exceeded using message = 'too many addresses were looked for in vain';
    end if;
    select p.id into person from public.profiles p join auth.users u on u.id = p.id
     where lower(p.email) = lower(btrim(p_email)) and p.status = 'active' and u.email_confirmed_at is not null
     order by p.no limit 1;
    if person is null then insert into private.email_misses (user_id) values (auth.uid()); end if;
    return person;
  end $$;
revoke execute on function private.manuscript_people, private.person_by_email from public;
grant execute on function private.manuscript_people, private.person_by_email to authenticated;

/* A branch cannot be hung below itself. */
create function private.refuse_cycles() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (
      with recursive up as (
        select i.id, i.parent_id from public.manuscript_items i where i.id = new.parent_id
        union
        select i.id, i.parent_id from public.manuscript_items i join up on i.id = up.parent_id
      ) select from up where up.id = new.id
    ) then
      raise exception 'an item cannot be moved below itself' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger manuscript_items_no_cycle before update of parent_id on public.manuscript_items for each row
  when (new.parent_id is not null and new.parent_id is distinct from old.parent_id) execute function private.refuse_cycles();
