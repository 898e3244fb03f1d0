-- Two-factor sign-in: what a session reaches before its second factor, recovery codes, and the roles that require it.

alter table public.roles add column requires_two_factor boolean not null default false;
comment on column public.roles.requires_two_factor is
  'People of this role read and write nothing before they have set up a second factor (R-408).';

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  factor_id uuid not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  session_id uuid,
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'The hashes of the codes that replace a code of the authenticator app, each usable once (R-406).';
comment on column private.recovery_codes.factor_id is
  'The factor the code was made for; no foreign key, because Auth owns the factors. The code ends with the factor.';
comment on column private.recovery_codes.session_id is 'The session that the code opened.';
create index recovery_codes_session_idx on private.recovery_codes (session_id);
alter table private.recovery_codes enable row level security;

create table private.second_factor_resets (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  reset_by uuid references auth.users (id) on delete set null,
  reset_by_name text not null,
  reset_at timestamptz not null default now()
);
comment on table private.second_factor_resets is
  'Which administrator removed the second factor of a person who lost it, and when (R-620).';
create index second_factor_resets_user_idx on private.second_factor_resets (user_id, reset_at desc);
create index second_factor_resets_reset_by_idx on private.second_factor_resets (reset_by);
alter table private.second_factor_resets enable row level security;

insert into private.rate_limits (kind, most, period) values ('recovery_code', 10, '1 hour');

/* Returns whether the session of the caller's token has not ended; only tokens that were not issued by a sign-in name
   none. */
create function private.session_exists() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    session text := auth.jwt() ->> 'session_id';
  begin
    return session is null or exists (select from auth.sessions s where s.id = session::uuid and s.user_id = auth.uid());
  end $$;

/* Returns whether a person has a verified second factor. */
create function private.has_second_factor(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified') $$;

/* Returns whether a recovery code opened a session of a person whose factor is still the one of the code (R-406). */
create function private.is_recovered(p_user uuid, p_session text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.recovery_codes r
        join auth.mfa_factors f on f.id = r.factor_id and f.user_id = p_user and f.status = 'verified'
       where r.user_id = p_user and r.session_id = p_session::uuid)
  $$;

/* Returns whether the caller's session may reach rows: it has not ended, and it has verified the second factor of an
   account with one, by the app or a recovery code, or whose role requires one (R-404, R-406, R-408). my_role() and so every policy of a role asks it. */
create or replace function private.session_is_open() returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    claims jsonb := auth.jwt();
    person uuid := auth.uid();
    session text := claims ->> 'session_id';
  begin
    return (session is null or exists (select from auth.sessions s where s.id = session::uuid and s.user_id = person))
      and case when exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
        then coalesce(claims ->> 'aal' = 'aal2', false) or private.is_recovered(person, session)
        else not exists (
          select from private.user_roles ur join public.roles r on r.name = ur.role and r.requires_two_factor
           where ur.user_id = person) end;
  end $$;

/* Raises QPINA for the token of a person who was deactivated, QPSES for one that outlived its session, QPMFA before the
   second factor, and QPENR where the role requires one that is not set up; the API calls it first, because some policies
   check no role. An open session completes what is due (R-750). */
create or replace function private.require_session() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null then return; end if;
    if private.session_is_open() then
      perform private.finish_due();
      return;
    end if;
    if exists (select from public.profiles p where p.id = auth.uid() and p.status = 'inactive') then
      raise exception 'inactive' using errcode = 'QPINA';
    end if;
    if not private.session_exists() then raise exception 'session_ended' using errcode = 'QPSES'; end if;
    if private.has_second_factor(auth.uid()) then raise exception 'second_factor' using errcode = 'QPMFA'; end if;
    raise exception 'second_factor_setup' using errcode = 'QPENR';
  end $$;

/* As require_session, for the one call that a session makes before its second factor. */
create function private.require_first_factor() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if auth.uid() is null or not private.session_exists() then raise exception 'session_ended' using errcode = 'QPSES'; end if;
  end $$;
grant execute on function private.require_first_factor to authenticated;

/* Returns the stored form of a recovery code; spaces, dashes and the letter case of what was typed do not count. */
create function private.recovery_code_hash(p_user uuid, p_code text) returns bytea
  language sql immutable set search_path = ''
  as $$ select sha256(convert_to(p_user::text || upper(regexp_replace(p_code, '[^0-9A-Za-z]', '', 'g')), 'UTF8')) $$;

/* Replaces the caller's recovery codes and returns the new ones, which are stored as hashes only. Raises 55000 without a
   code of the second factor in this session: a recovery code leaves the others as they are. */
create function private.create_recovery_codes() returns text[]
  language plpgsql security definer set search_path = ''
  as $$
  declare
    alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    codes text[];
    factor uuid := (select f.id from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
      order by f.created_at desc limit 1);
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    if factor is null or auth.jwt() ->> 'aal' is distinct from 'aal2' then
      raise exception 'no_second_factor' using errcode = '55000';
    end if;
    codes := array(
      select string_agg(case when i in (4, 8, 12) then '-' else '' end
          || substr(alphabet, 1 + (get_byte(c.random, i) & 31), 1), '' order by i)
        from (select n, extensions.gen_random_bytes(16) as random from generate_series(1, 10) n) c, generate_series(0, 15) i
       group by c.n);
    delete from private.recovery_codes r where r.user_id = auth.uid();
    insert into private.recovery_codes (user_id, code_hash, factor_id)
    select auth.uid(), private.recovery_code_hash(auth.uid(), t.code), factor from unnest(codes) as t (code);
    return codes;
  end $$;
grant execute on function private.create_recovery_codes to authenticated;

/* Uses a recovery code of the caller: opens this session, and leaves the factor and the other codes as they are. Returns
   the address and the language of the person, for the mail about it, and nothing for a wrong or used code or one of an
   earlier factor; raises QPRAT after too many attempts. */
create function private.use_recovery_code(p_code text) returns table (email text, language text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    session text := auth.jwt() ->> 'session_id';
  begin
    if auth.uid() is null or session is null or not private.has_second_factor(auth.uid()) then return; end if;
    perform private.take_rate('recovery_code');
    update private.recovery_codes r set used_at = now(), session_id = session::uuid
     where r.user_id = auth.uid() and r.used_at is null and r.code_hash = private.recovery_code_hash(auth.uid(), p_code)
       and exists (select from auth.mfa_factors f
                    where f.id = r.factor_id and f.user_id = auth.uid() and f.status = 'verified');
    if not found then return; end if;
    perform realtime.send('{}', 'session', 'user:' || auth.uid(), true);
    return query select u.email::text, coalesce(u.raw_user_meta_data ->> 'language', 'en')
      from auth.users u where u.id = auth.uid();
  end $$;
grant execute on function private.use_recovery_code to authenticated;

/* Returns the number of the caller's unused recovery codes, and whether the caller's role requires a second factor. */
create function private.my_two_factor() returns table (recovery_codes integer, is_required boolean)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    return query
      select (select count(*)::integer from private.recovery_codes c where c.user_id = auth.uid() and c.used_at is null
          and exists (select from auth.mfa_factors f where f.id = c.factor_id and f.status = 'verified')),
        coalesce((select r.requires_two_factor from private.user_roles ur join public.roles r on r.name = ur.role
                   where ur.user_id = auth.uid()), false);
  end $$;
grant execute on function private.my_two_factor to authenticated;

/* Sets whether a role requires a second factor. Raises rule_beyond for a role that the caller may not give. */
create function private.require_two_factor(p_role text, p_required boolean) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not private.can('update', 'roles') then raise insufficient_privilege; end if;
    if not exists (select from public.roles r where r.name = p_role) then raise no_data_found; end if;
    if not private.may_give_role(p_role) then raise exception 'rule_beyond' using errcode = 'QPREF'; end if;
    update public.roles set requires_two_factor = p_required where name = p_role;
    perform private.hint_role(p_role);
  end $$;
grant execute on function private.require_two_factor to authenticated;

/* Records that the caller resets the second factor of a person who lost it, and returns the person, whose factors the
   API then deletes in Auth. Raises own_factor, person_beyond, and no_second_factor when there is none. */
create function private.reset_second_factor(p_no integer)
  returns table (uid uuid, email text, language text, reset_by text)
  language plpgsql security definer set search_path = '' rows 1
  as $$
  declare
    person record;
  begin
    if not private.can('update', 'profiles') then raise insufficient_privilege; end if;
    select u.id, u.email, u.raw_user_meta_data ->> 'language' as language into person
      from public.profiles p join auth.users u on u.id = p.id where p.no = p_no;
    if not found then raise no_data_found; end if;
    perform private.require_user_action(person.id, 'resetFactor');
    insert into private.second_factor_resets (user_id, reset_by, reset_by_name)
    values (person.id, auth.uid(), private.name_of(auth.uid()));
    return query select person.id, person.email::text, coalesce(person.language, 'en'), private.name_of(auth.uid());
  end $$;
grant execute on function private.reset_second_factor to authenticated;

/* Returns whether a person has a second factor, and its last reset, for readers of users. */
create function private.second_factor_facts(p_user uuid)
  returns table (has_second_factor boolean, reset_at timestamptz, reset_by text)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  begin
    if not private.can('read', 'profiles') then return; end if;
    return query
      select private.has_second_factor(p_user), r.reset_at, r.reset_by_name
        from (select 1) one left join lateral (
          select s.reset_at, s.reset_by_name from private.second_factor_resets s
           where s.user_id = p_user order by s.reset_at desc limit 1) r on true;
  end $$;
grant execute on function private.second_factor_facts to authenticated;
