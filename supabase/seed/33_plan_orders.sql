-- Plans ordered on the public pages.

insert into public.plan_orders (id, plan, period, method, cents, name, email, phone, company, vat_number, address, ordered_at) values
  ('00000000-0000-4000-8000-00000000b001', 'team', 'yearly', 'Invoice', 29000, 'Jonas Reuter', 'jonas.reuter@example.org', '', 'Reuter Verlag', 'DE123456789',
    '{"recipient": "Reuter Verlag", "street": "Speicherstraße 8", "extra": "", "postcode": "20457", "city": "Hamburg", "countryCode": "de"}', now() - interval '9 days'),
  ('00000000-0000-4000-8000-00000000b002', 'company', 'monthly', 'Bank Transfer', 9900, 'Aoife Brennan', 'aoife@example.net', '+353 91 555 010', 'Westering Audio', 'IE6388047V',
    '{"recipient": "Westering Audio", "street": "12 Quay Street", "extra": "", "postcode": "H91 X2C4", "city": "Galway", "countryCode": "ie"}', now() - interval '2 days');
