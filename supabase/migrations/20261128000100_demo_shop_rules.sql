-- One product for each SKU, and referrals of people who register (R-277, R-349).

-- Products ----------------------------------------------------------------------------------------------------------

-- Two calls at once could give two products one SKU.
create unique index products_sku_key on demo.products (sku);

/* Returns the SKUs of a product: its own and those of its variants. */
create function private.product_skus(p_sku integer, p_variants jsonb) returns integer[]
  language sql immutable set search_path = ''
  as $$ select array(select (v ->> 'sku')::integer from jsonb_array_elements(p_variants) v where v ->> 'sku' is not null) || p_sku $$;
-- The index calls it as the person who saves.
grant execute on function private.product_skus to authenticated;
create index products_skus_idx on demo.products using gin (private.product_skus(sku, variants));

/* Refuses a SKU that another product or one of its variants has; the lock keeps two saves at once from sharing one. */
create function private.check_product_skus() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(20261128, 100);
    if exists (select from demo.products p where p.id <> new.id
        and private.product_skus(p.sku, p.variants) && array[new.sku]) then
      raise unique_violation using message = 'another product has this SKU', constraint = 'products_sku_key';
    elsif exists (select from demo.products p where p.id <> new.id
        and private.product_skus(p.sku, p.variants) && private.product_skus(new.sku, new.variants)) then
      raise unique_violation using message = 'another product has this SKU', constraint = 'products_variant_sku';
    end if;
    return new;
  end $$;
create trigger products_skus before insert or update of sku, variants on demo.products
  for each row execute function private.check_product_skus();

-- Referrals ---------------------------------------------------------------------------------------------------------

alter table demo.referrals add column referrer_id uuid references public.profiles (id) on delete cascade;
comment on column demo.referrals.referrer_id is 'The owner of the link that a person registered with; null for sample data.';
create index referrals_referrer_id_idx on demo.referrals (referrer_id);

create table private.referral_codes (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  code text not null unique default encode(extensions.gen_random_bytes(5), 'hex')
);
comment on table private.referral_codes is 'The random codes of referral links, which say nothing about an account.';
alter table private.referral_codes enable row level security;

/* Returns the code of the caller, made on first use; raises 42501 without access to the sample data. */
create function private.referral_code() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'demo') then raise insufficient_privilege; end if;
    insert into private.referral_codes (user_id) values (auth.uid()) on conflict do nothing;
    return (select c.code from private.referral_codes c where c.user_id = auth.uid());
  end $$;
grant execute on function private.referral_code to authenticated;

/* Records the registration with a referral link as an unpaid referral of its owner, who earns nothing before the new
   person has bought something. Codes of nobody are ignored, so that no code can stop a registration. */
create function private.record_referral() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into demo.referrals (referrer_id, referrer, email, avatar, referred_id, status, value, earning)
    select owner.id, owner.full_name, owner.email, 'demo/avatars/customer.svg', registered.no, 'Unpaid', 0, 0
      from private.referral_codes known join public.profiles owner on owner.id = known.user_id
      join public.profiles registered on registered.id = new.id
     where known.code = new.raw_user_meta_data ->> 'referral_code'
       and owner.id <> new.id and owner.status = 'active'
     order by owner.no limit 1;
    return new;
  end $$;
-- By its name it runs after quillport_new_user, which creates the profile.
create trigger quillport_new_user_referral after insert on auth.users for each row execute function private.record_referral();
