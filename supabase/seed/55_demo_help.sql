-- The FAQ and the help centre.

insert into demo.faq_groups (id, position, title, icon, subtitle) values
  (1, 1, 'Payment', 'credit-card', 'Ways to pay, and when'),
  (2, 2, 'Delivery', 'truck', 'How parcels reach you'),
  (3, 3, 'Cancellation and returns', 'undo', 'When something is not right'),
  (4, 4, 'My orders', 'box', 'Looking after what you ordered'),
  (5, 5, 'Product and services', 'settings', 'What we sell and do');
insert into demo.faqs (group_id, position, question, answer) values
  (1, 1, 'When is my card charged?', 'When the parcel is handed to the carrier, not before. An authorisation may show earlier; it is no payment.'),
  (1, 2, 'Can I pay by invoice?', 'Companies and libraries can, after their first order. Write to us with your registration number.'),
  (1, 3, 'Why was my payment refused?', 'Most often the bank asks for a second confirmation that timed out. Try again, or choose another method.'),
  (2, 1, 'What does scheduled delivery cost?', 'Scheduled delivery costs $69 or $99 per order, depending on where you live and how large the order is.'),
  (2, 2, 'When do I hear from you?', 'You get a confirmation email within 24 hours of your order, and another one when it leaves.'),
  (2, 3, 'Something arrived damaged. What now?', 'Tell us within 48 hours of delivery and send a photograph. We replace it or return the money, as you prefer.'),
  (2, 4, 'Do you deliver abroad?', 'To all of Europe and to Japan. Duties, where there are any, are shown before you pay.'),
  (3, 1, 'Can I return an item?', 'Yes, within 15 days of delivery, unused and in its box. Books only if they are still wrapped.'),
  (3, 2, 'Can I cancel an order?', 'A scheduled order can be cancelled up to 72 hours before its delivery. Any other one until it is dispatched.'),
  (3, 3, 'When do I get my money back?', 'Within five working days of your parcel reaching us, the way you paid.'),
  (4, 1, 'Where is my order?', 'Open it under My orders: the line at the top says who has it and when it is expected.'),
  (4, 2, 'Can I change the address?', 'Until it is dispatched, yes, from the order itself. Afterwards only the carrier can.'),
  (4, 3, 'I have no confirmation. Was my order received?', 'Look among your unwanted mail first. If 24 hours have passed, write to us with the name you ordered under.'),
  (5, 1, 'Are the notebooks made of recycled paper?', 'All of them are. The covers are of waste cloth, which is why no two are the same blue.'),
  (5, 2, 'Do you engrave pens?', 'Up to twenty letters, which adds two days. Engraved pens cannot be returned.'),
  (5, 3, 'Do you repair what you sell?', 'Lamps, pens and bags: always. Ask for a label and send it to us.');

insert into demo.help_topics (id, position, title, icon) values
  (1, 1, 'Buying', 'cart'), (2, 2, 'Item support', 'life-buoy'), (3, 3, 'Licences', 'scale'),
  (4, 4, 'Template kits', 'layout'), (5, 5, 'Account and password', 'lock'), (6, 6, 'Account settings', 'settings');
insert into demo.help_articles (slug, topic_id, position, title, subtitle, image, author, updated_on, is_popular, is_learning, body) values
  ('placing-an-order', 1, 1, 'Placing an order', 'From the basket to the confirmation', 'demo/help/cart.svg', 'Ilse Brandt', '2026-09-14', true, false,
    E'Everything in your basket stays there for thirty days, on every device you are signed in on.\n\n# Checking out\n\nOpen the basket and choose Order. You are asked for an address, a delivery and a way to pay, in this order, and can go back at any time.\n\n# The confirmation\n\nA confirmation email arrives within 24 hours. It names what you ordered, what it cost and when it is expected.'),
  ('scheduled-delivery', 1, 2, 'Scheduled delivery', 'A day and a time of your own', 'demo/help/truck.svg', 'Ilse Brandt', '2026-10-02', false, false,
    E'Large or fragile orders can be brought on a day you choose.\n\n# What it costs\n\n$69 or $99 per order, shown before you pay.\n\n# Changing your mind\n\nA scheduled order can be cancelled up to 72 hours before it is brought.'),
  ('gift-vouchers', 1, 3, 'Gift vouchers', 'Giving without guessing', 'demo/help/gift.svg', 'Paz Ibarra', '2026-08-20', false, false,
    E'Vouchers are sent by email, or on a card that we post.\n\n# Using one\n\nType its code when you pay. What is left over stays on it for three years.'),
  ('damaged-parcels', 2, 1, 'Damaged parcels', 'Within 48 hours', 'demo/help/box.svg', 'Owen Pryce', '2026-10-11', true, false,
    E'Keep the box, and tell us within 48 hours.\n\n# What we need\n\nThe number of the order and a photograph of the damage.\n\n# What happens\n\nWe send a replacement the same day, or return the money if you prefer.'),
  ('returns', 2, 2, 'Returning something', 'Fifteen days', 'demo/help/undo.svg', 'Owen Pryce', '2026-10-11', false, false,
    E'Within 15 days of delivery anything unused may come back.\n\n# How\n\nAsk for a label under My orders, put it on the parcel, and hand it in at any counter of the carrier.'),
  ('repairs', 2, 3, 'Repairs', 'We mend what we sell', 'demo/help/tool.svg', 'Theo Lindgren', '2026-07-30', false, true,
    E'Lamps, pens and bags are mended for as long as we can get the parts.\n\n# Sending it\n\nDescribe what is wrong, ask for a label, and take the batteries out.'),
  ('what-a-licence-covers', 3, 1, 'What a licence covers', 'One work, one licence', 'demo/help/scale.svg', 'Nadia Rahmani', '2026-06-18', false, false,
    E'A licence is for one finished work, whatever its form.\n\n# Extended licences\n\nAn unlimited extended licence covers everything one company publishes.'),
  ('licences-for-schools', 3, 2, 'Licences for schools', 'Free for a class', 'demo/help/scale.svg', 'Nadia Rahmani', '2026-06-18', false, false,
    E'A class of up to forty may use any kit without paying.\n\n# How to ask\n\nWrite from the address of the school and say which kit, and until when.'),
  ('starting-from-a-kit', 4, 1, 'Starting from a template kit', 'Ten minutes to a first page', 'demo/help/layout.svg', 'Maren Vogt', '2026-10-20', true, true,
    E'A kit is a folder with a page, its type and its pictures.\n\n# First steps\n\nOpen the file named begin, write over the sample words, and save.\n\n# Making it yours\n\nThe colours stand together at the top. Change the first two and look again.'),
  ('changing-type', 4, 2, 'Changing the type', 'Faces that come with a kit', 'demo/help/type.svg', 'Maren Vogt', '2026-09-03', false, false,
    E'Each kit brings two faces, one to read and one to look at.\n\n# Using your own\n\nPut the files beside the others and name them where the old names are.'),
  ('choosing-a-password', 5, 1, 'Choosing a password', 'Long beats odd', 'demo/help/lock.svg', 'Theo Lindgren', '2026-10-25', false, true,
    E'Four words you can picture together are better than eight characters you cannot remember.\n\n# If you forget it\n\nChoose Forgot password where you sign in. The link we send works once.'),
  ('signing-in-elsewhere', 5, 2, 'Signing in on another device', 'And out again', 'demo/help/lock.svg', 'Theo Lindgren', '2026-10-25', false, false,
    E'You may be signed in on as many devices as you own.\n\n# Signing out everywhere\n\nUnder Account settings, Security, one button ends every session but this one.'),
  ('language-and-theme', 6, 1, 'Language and theme', 'English or French, light or dark', 'demo/help/sun.svg', 'Eun-ji Park', '2026-11-02', false, false,
    E'The language is changed from the picture of yourself at the top.\n\n# Theme\n\nSystem follows your device; light and dark stay whatever it does.'),
  ('closing-an-account', 6, 2, 'Closing an account', 'What is kept, and for how long', 'demo/help/door.svg', 'Eun-ji Park', '2026-11-02', false, false,
    E'An account can be closed at any time under Account settings.\n\n# What is kept\n\nInvoices, because the law asks for them. Everything else is erased within thirty days.');
