-- The lists of the sample data are read by the same code as the lists of the product (decision 0015), so the
-- row counts and trigram indexes are not needed. The indexes of the sort keys and the folded search columns stay.

do $$
declare
  name text;
begin
  foreach name in array array['products', 'customers', 'orders', 'reviews', 'referrals', 'invoices', 'vehicles', 'projects', 'courses'] loop
    execute format('drop trigger %I on demo.%I', name || '_count_insert', name);
    execute format('drop trigger %I on demo.%I', name || '_count_delete', name);
    execute format('drop trigger %I on demo.%I', name || '_count_truncate', name);
  end loop;
  foreach name in array array['products', 'customers', 'orders', 'reviews', 'invoices', 'projects', 'courses'] loop
    execute format('drop index demo.%I', name || '_search_idx');
  end loop;
end
$$;

drop function private.make_demo_list;
drop function private.demo_matches;
drop function private.count_demo_rows;
drop table demo.list_totals;
