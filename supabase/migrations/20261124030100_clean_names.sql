-- Names, titles and file names hold no invisible characters, whichever way they arrive (contract/clean-name.ts removes the same ones).

/* Text on one line without format characters, bidi controls, zero-width characters and blank letters. A joiner stays between letters
   of scripts that spell with it, and a zero-width joiner between emoji. */
create function private.strip_invisible(p_text text) returns text
  language plpgsql immutable parallel safe strict set search_path = ''
  as $$
  declare
    joining constant text := U&'\0600-\0DFF\1000-\109F\1780-\18AF\A840-\ABFF\FB50-\FDFF\FE70-\FEFC\+010A00-\+011FFF\+01E900-\+01E95F';
    emoji constant text := U&'\2190-\2BFF\+01F000-\+01FAFF';
    visible text;
  begin
    visible := regexp_replace(p_text, U&'[\0001-\001F\007F-\009F\2028\2029]+', ' ', 'g');
    visible := regexp_replace(visible, U&'[\00AD\034F\061C\115F\1160\17B4\17B5\180E\200B\200E\200F\202A-\202E\2060-\206F\3164\FEFF\FFA0' ||
      U&'\FFF0-\FFFB\+01BCA0-\+01BCA3\+01D173-\+01D17A\+0E0000-\+0E00FF\+0E01F0-\+0E0FFF]', '', 'g');
    if visible !~ U&'[\200C\200D]' then return visible; end if;
    -- The joiners that stay become private-use characters while the others are removed.
    visible := regexp_replace(visible, U&'[\+10FFFC\+10FFFD]', '', 'g');
    visible := regexp_replace(visible, '(?<=[' || joining || U&'])\200C(?=[' || joining || '])', U&'\+10FFFC', 'g');
    visible := regexp_replace(visible, '(?<=[' || joining || U&'])\200D(?=[' || joining || '])', U&'\+10FFFD', 'g');
    -- In Malayalam a final consonant is spelled with a virama and a zero-width joiner.
    visible := regexp_replace(visible, U&'(?<=\0D4D)\200D', U&'\+10FFFD', 'g');
    visible := regexp_replace(visible, '(?<=[' || emoji || U&'\FE0F])\200D(?=[' || emoji || '])', U&'\+10FFFD', 'g');
    visible := regexp_replace(visible, U&'[\200C\200D]', '', 'g');
    return replace(replace(visible, U&'\+10FFFC', U&'\200C'), U&'\+10FFFD', U&'\200D');
  end $$;
comment on function private.strip_invisible is 'A name, title or file name without characters that nobody sees: they reverse or imitate other names.';
revoke execute on function private.strip_invisible from public;
grant execute on function private.strip_invisible to authenticated, service_role;

/* The same without the spaces around it. */
create function private.clean_name(p_text text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select regexp_replace(private.strip_invisible(p_text),
      U&'^[\0020\00A0\1680\2000-\200A\202F\205F\3000]+|[\0020\00A0\1680\2000-\200A\202F\205F\3000]+$', '', 'g')
  $$;
revoke execute on function private.clean_name from public;
grant execute on function private.clean_name to authenticated, service_role;

/* Whether something of a cleaned name can be seen: more than spaces, combining marks and blank braille. */
create function private.is_visible_name(p_text text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select coalesce(p_text, '') ~ U&'[^[:space:]\00A0\1680\2000-\200A\202F\205F\3000\2800\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE00-\FE0F\FE20-\FE2F\+0E0100-\+0E01EF\200C\200D]' $$;
revoke execute on function private.is_visible_name from public;
grant execute on function private.is_visible_name to authenticated, service_role;

/* Cleans the column that the trigger names. Runs only for rows whose name changes by it (see the WHEN of the triggers). */
create function private.clean_name_column() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], private.stored_name(to_jsonb(new) ->> tg_argv[0], tg_argv[1])));
  end $$;
revoke execute on function private.clean_name_column from public;

/* A name as a column keeps it: `typed` leaves the spaces around it, `imported` replaces one that nobody can see by a dash. */
create function private.stored_name(p_name text, p_mode text) returns text
  language sql immutable parallel safe strict set search_path = ''
  as $$
    select case
      when p_mode = 'typed' then private.strip_invisible(p_name)
      when p_mode = 'imported' and not private.is_visible_name(private.clean_name(p_name)) then '–'
      else private.clean_name(p_name) end
  $$;
revoke execute on function private.stored_name from public;
grant execute on function private.stored_name to authenticated, service_role;

/* Adds the trigger to each column that holds a name, and cleans what is stored. The triggers sort before all others, which so see
   the clean name. */
do $$
declare
  target record;
begin
  for target in
    select * from (values
      ('public.companies', 'name', 'line'), ('public.profiles', 'full_name', 'line'), ('public.profiles', 'username', 'line'),
      ('public.profiles', 'department', 'line'), ('public.manuscripts', 'title', 'imported'), ('public.manuscripts', 'author', 'line'),
      ('public.manuscript_labels', 'name', 'imported'), ('public.manuscript_statuses', 'name', 'imported'),
      ('public.manuscript_items', 'title', 'typed'), ('public.item_revisions', 'name', 'line'),
      ('public.imports', 'file_name', 'line'), ('public.raw_files', 'name', 'typed'),
      ('public.projects', 'title', 'line'), ('public.projects', 'property', 'line'), ('public.project_attachments', 'name', 'line'),
      ('public.threads', 'subject', 'line'), ('public.messages', 'subject', 'line'), ('public.message_attachments', 'name', 'line'),
      ('public.mail_labels', 'name', 'line'), ('public.permissions', 'name', 'line')) as t (tab, col, mode)
  loop
    execute format('update %1$s set %2$I = private.stored_name(%2$I, %3$L) where %2$I is distinct from private.stored_name(%2$I, %3$L)',
      target.tab, target.col, case when target.mode = 'line' and target.col <> 'department' then 'imported' else target.mode end);
    execute format('create trigger clean_%2$s before insert or update of %2$I on %1$s for each row
        when (new.%2$I is distinct from private.stored_name(new.%2$I, %3$L)) execute function private.clean_name_column(%2$L, %3$L)',
      target.tab, target.col, target.mode);
  end loop;
end
$$;

/* A sign-up becomes a client; only its name is taken from what the person sent, never a role. A name that nobody can see is none. */
create or replace function private.handle_new_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    local_part text := split_part(coalesce(new.email, ''), '@', 1);
    given text := left(private.clean_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200);
  begin
    insert into public.profiles (id, full_name, username, email)
    values (new.id, case when private.is_visible_name(given) then given else left(local_part, 200) end,
      left(local_part, 80) || '-' || left(new.id::text, 8), coalesce(new.email, ''));
    insert into public.profile_details (user_id) values (new.id);
    insert into private.user_roles (user_id, role) values (new.id, 'client');
    return new;
  end $$;

alter table public.companies add constraint companies_name_visible check (private.is_visible_name(name));
alter table public.profiles add constraint profiles_full_name_visible check (full_name = '' or private.is_visible_name(full_name));
alter table public.manuscripts add constraint manuscripts_title_visible check (private.is_visible_name(title));
alter table public.projects add constraint projects_title_visible check (private.is_visible_name(title));
