-- Rows and files of a person that policies opened by the id of the token alone: they now need an open session (R-404).

/* Returns the caller's id; null while the session may reach no row: before the second factor, and after it has ended. */
create function private.my_id() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$ begin return case when private.session_is_open() then auth.uid() end; end $$;
grant execute on function private.my_id to authenticated;

create or replace function private.my_company() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$ begin return (select p.company_id from public.profiles p where p.id = (select private.my_id())); end $$;

alter policy roles_select on public.roles using ((select private.my_id()) is not null);
alter policy user_roles_select on private.user_roles
  using (user_id = (select private.my_id()) or (select private.can('read', 'profiles')));
alter policy profiles_select on public.profiles
  using (id = (select private.my_id()) or (select private.can('read', 'profiles'))
    or (status = 'active' and (select private.is_staff())) or id = any (array(select private.my_contacts())));
alter policy profiles_update on public.profiles
  using (id = (select private.my_id())) with check (id = (select private.my_id()));
alter policy profile_details_select on public.profile_details
  using (user_id = (select private.my_id()) or (select private.can('read', 'profiles')));
alter policy profile_details_update on public.profile_details
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));
alter policy notifications_select on public.notifications using (user_id = (select private.my_id()));
alter policy notifications_update on public.notifications
  using (user_id = (select private.my_id())) with check (user_id = (select private.my_id()));
alter policy notifications_delete on public.notifications using (user_id = (select private.my_id()));
alter policy plan_requests_select on public.plan_requests
  using (user_id = (select private.my_id()) or (select private.can('update', 'profiles')));
alter policy plan_requests_delete on public.plan_requests using (user_id = (select private.my_id()) and status = 'open');
alter policy imports_select on public.imports
  using (owner_id = (select private.my_id()) or (select private.can('manage', 'all')));

-- Archives are read and uploaded by active people only, like all other files.
create or replace function private.awaits_archive(p_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return private.my_role() is not null and exists (
      select from public.imports i
       where i.owner_id = auth.uid() and i.status = 'pending' and not i.started
         and p_name = i.owner_id || '/' || i.id || '.zip');
  end $$;

alter policy archives_select on storage.objects
  using (bucket_id = 'archives' and (select private.my_role()) is not null
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.can('manage', 'all'))));
