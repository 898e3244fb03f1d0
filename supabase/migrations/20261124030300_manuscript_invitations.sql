-- Sharing a manuscript is an invitation to an address: nothing is shared before its person accepts, and the answer is the same whether
-- or not the address has an account.

create table private.manuscript_invitations (
  id uuid primary key default gen_random_uuid(),
  manuscript_id uuid not null references public.manuscripts (id) on delete cascade,
  email text not null check (email = lower(btrim(email)) and length(email) between 3 and 320),
  role text not null check (role in ('viewer', 'editor')),
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (manuscript_id, email)
);
comment on table private.manuscript_invitations is 'Addresses a manuscript is offered to; accepting makes a row of manuscript_members, declining deletes the offer.';
create index manuscript_invitations_email_idx on private.manuscript_invitations (email);
create index manuscript_invitations_invited_by_idx on private.manuscript_invitations (invited_by);
alter table private.manuscript_invitations enable row level security;

-- Nobody adds a member directly any more: accepting an invitation does.
drop policy manuscript_members_insert on public.manuscript_members;
revoke insert on public.manuscript_members from authenticated;

drop function private.person_by_email;
drop table private.email_misses;

/* Whether the caller may share a manuscript: its owner, or an administrator. */
create function private.may_share(p_manuscript uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return (private.owns_manuscript(p_manuscript) and private.can('create', 'manuscripts')) or private.can('manage', 'all');
  end $$;

/* The address whose invitations the caller may answer: their own, confirmed. */
create function private.my_confirmed_email() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'manuscripts') then return null; end if;
    return (select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
  end $$;

/* Offers a manuscript to an address, or changes the role of an offer that waits. Says nothing about the address. Raises owner. */
create function private.invite_to_manuscript(p_manuscript uuid, p_email text, p_role text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.may_share(p_manuscript) then raise insufficient_privilege; end if;
    if exists (select from public.manuscripts m join public.profiles p on p.id = m.owner_id
        where m.id = p_manuscript and lower(p.email) = lower(btrim(p_email))) then
      raise exception 'owner' using errcode = 'QPREF';
    end if;
    insert into private.manuscript_invitations (manuscript_id, email, role, invited_by)
    values (p_manuscript, lower(btrim(p_email)), p_role, auth.uid())
    on conflict (manuscript_id, email) do update set role = excluded.role;
  end $$;

/* The offers of a manuscript that wait, for whoever may share it. */
create function private.manuscript_invitees(p_manuscript uuid)
  returns table (id uuid, email text, role text, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  begin
    if not private.may_share(p_manuscript) then return; end if;
    return query select i.id, i.email, i.role, i.created_at from private.manuscript_invitations i
      where i.manuscript_id = p_manuscript order by i.created_at, i.id;
  end $$;

/* Takes an offer back; false when there is none. */
create function private.withdraw_manuscript_invitation(p_manuscript uuid, p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.may_share(p_manuscript) then raise insufficient_privilege; end if;
    delete from private.manuscript_invitations i where i.id = p_id and i.manuscript_id = p_manuscript;
    return found;
  end $$;

/* What the caller is offered: the title, its owner and their company. */
create function private.my_manuscript_invitations()
  returns table (id uuid, title text, owner_name text, affiliation text, role text, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  declare
    address text := private.my_confirmed_email();
  begin
    return query
      select i.id, m.title, coalesce(private.name_of(m.owner_id), ''), private.affiliation_of(m.owner_id), i.role, i.created_at
        from private.manuscript_invitations i join public.manuscripts m on m.id = i.manuscript_id
       where i.email = address and m.deleted_at is null and m.owner_id <> auth.uid()
       order by i.created_at desc, i.id limit 100;
  end $$;

/* Accepts or declines an offer made to the caller; answers its manuscript, or null when there is no such offer. */
create function private.answer_manuscript_invitation(p_id uuid, p_accept boolean) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    offer private.manuscript_invitations;
  begin
    delete from private.manuscript_invitations i using public.manuscripts m
     where i.id = p_id and i.email = private.my_confirmed_email() and m.id = i.manuscript_id and m.deleted_at is null
     returning i.* into offer;
    if offer.id is null then return null; end if;
    if p_accept then
      insert into public.manuscript_members (manuscript_id, user_id, role)
      select offer.manuscript_id, auth.uid(), offer.role from public.manuscripts m where m.id = offer.manuscript_id and m.owner_id <> auth.uid()
      on conflict (manuscript_id, user_id) do update set role = excluded.role;
    end if;
    return offer.manuscript_id;
  end $$;

revoke execute on function private.may_share, private.my_confirmed_email, private.invite_to_manuscript, private.manuscript_invitees,
  private.withdraw_manuscript_invitation, private.my_manuscript_invitations, private.answer_manuscript_invitation from public;
grant execute on function private.invite_to_manuscript, private.manuscript_invitees, private.withdraw_manuscript_invitation,
  private.my_manuscript_invitations, private.answer_manuscript_invitation to authenticated;

/* The people a manuscript is shared with, for whoever may read it. An address is shown to its person, to staff and within the company. */
create or replace function private.manuscript_people(p_manuscript uuid)
  returns table (user_id uuid, full_name text, email text, role text)
  language plpgsql stable security definer set search_path = '' rows 10
  as $$
  declare
    sees_all boolean := private.is_staff();
    company uuid := private.my_company();
  begin
    if not (p_manuscript in (select private.readable_manuscripts()) or private.can('manage', 'all')) then return; end if;
    return query
      select p.id, p.full_name, case when sees_all or p.id = auth.uid() or p.company_id = company then p.email end, mm.role
        from public.manuscript_members mm join public.profiles p on p.id = mm.user_id
       where mm.manuscript_id = p_manuscript order by mm.created_at, p.no;
  end $$;

-- The invited person is notified ------------------------------------------------------------------------------------

do $$
declare
  known text := (select pg_get_constraintdef(c.oid) from pg_catalog.pg_constraint c
    where c.conrelid = 'public.notifications'::regclass and c.conname = 'notifications_kind_check');
begin
  alter table public.notifications drop constraint notifications_kind_check;
  execute format('alter table public.notifications add constraint notifications_kind_check %s',
    replace(known, '''import_completed''::text', '''import_completed''::text, ''manuscript_shared''::text'));
end
$$;

create function private.tell_manuscript_shared() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform private.notify(p.id, 'manuscript_shared', jsonb_build_object('title', m.title, 'actor', private.name_of(auth.uid())))
      from public.profiles p join auth.users u on u.id = p.id and u.email_confirmed_at is not null
      join public.manuscripts m on m.id = new.manuscript_id
     where lower(p.email) = new.email and p.id <> m.owner_id;
    return null;
  end $$;
create trigger manuscript_invitations_tell after insert on private.manuscript_invitations for each row
  execute function private.tell_manuscript_shared();
