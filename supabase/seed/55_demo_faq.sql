-- The FAQ: how Quillport works, then the sample shop (R-231, R-582).

insert into demo.faq_groups (id, position, title, icon, subtitle, title_fr, subtitle_fr) values
  (6, 1, 'Writing', 'pen', 'Manuscripts, imports and versions', 'Écriture', 'Manuscrits, imports et versions'),
  (7, 2, 'Requests', 'box', 'Translation, revision and voice-over', 'Demandes', 'Traduction, relecture et voix off'),
  (8, 3, 'Plans and accounts', 'settings', 'Prices, people and sign-in', 'Forfaits et comptes', 'Tarifs, personnes et connexion');
insert into demo.faqs (group_id, position, question, answer, question_fr, answer_fr) values
  (6, 1, 'Can I continue a Scrivener project?', 'Yes. Compress the project into a .zip file under 50 MB and open Scrivener import. A preview shows the binder before anything is stored.',
    'Puis-je poursuivre un projet Scrivener ?', 'Oui. Compressez le projet dans un fichier .zip de moins de 50 Mo et ouvrez Import Scrivener. Un aperçu montre le classeur avant tout enregistrement.'),
  (6, 2, 'Do I have to save?', 'No. Your text is saved while you type, and earlier versions can be restored under Revisions.',
    'Faut-il enregistrer ?', 'Non. Votre texte est enregistré pendant la saisie, et les versions précédentes se restaurent dans Révisions.'),
  (6, 3, 'How do I get my text out of Quillport?', 'Open Read in the manuscript and print it, or save it as a PDF in the dialog of your browser. Files of an import can be downloaded one by one.',
    'Comment sortir mon texte de Quillport ?', 'Ouvrez la vue Lecture du manuscrit et imprimez-le, ou enregistrez-le au format PDF dans la fenêtre de votre navigateur. Les fichiers d’un import se téléchargent un par un.'),
  (6, 4, 'Who can read my manuscript?', 'You, and the people you share it with. The agency reads only the chapters that you add to a request.',
    'Qui peut lire mon manuscrit ?', 'Vous, et les personnes avec qui vous le partagez. L’agence ne lit que les chapitres ajoutés à une demande.'),
  (7, 1, 'Which services can I request?', 'Translation, revision, modifications, transcription and voice-over. Another service can be described in the request.',
    'Quelles prestations puis-je demander ?', 'Traduction, relecture, modifications, transcription et voix off. Vous pouvez décrire une autre prestation dans la demande.'),
  (7, 2, 'How do I know that a request was delivered?', 'You receive a notification, and the request shows its deliverables. Download them one by one or as a .zip file.',
    'Comment savoir qu’une demande est livrée ?', 'Vous recevez une notification, et la demande affiche les fichiers livrés. Téléchargez-les un par un ou dans un fichier .zip.'),
  (7, 3, 'Can other companies see my requests?', 'No. Everyone in your company sees its requests, and no other company does.',
    'D’autres sociétés voient-elles mes demandes ?', 'Non. Toute votre société voit ses demandes, et aucune autre société ne les voit.'),
  (8, 1, 'How do I pay for a plan?', 'By invoice or bank transfer. Quillport never asks for card details.',
    'Comment payer un forfait ?', 'Par facture ou virement. Quillport ne demande jamais de numéro de carte.'),
  (8, 2, 'How do I change my plan?', 'Request another plan under Account settings, Billing and plans. It changes when an administrator has approved the request.',
    'Comment changer de forfait ?', 'Demandez un autre forfait dans Paramètres du compte, Facturation et forfaits. Il change une fois la demande acceptée.'),
  (8, 3, 'I forgot my password. What now?', 'Choose Forgot password on the sign-in page. The link in the email works once.',
    'J’ai oublié mon mot de passe. Que faire ?', 'Choisissez Mot de passe oublié sur la page de connexion. Le lien de l’e-mail ne sert qu’une fois.');

insert into demo.faq_groups (id, position, title, icon, subtitle) values
  (1, 4, 'Payment', 'credit-card', 'Ways to pay, and when'),
  (2, 5, 'Delivery', 'truck', 'How parcels reach you'),
  (3, 6, 'Cancellation and returns', 'undo', 'When something is not right'),
  (4, 7, 'My orders', 'box', 'Looking after what you ordered'),
  (5, 8, 'Product and services', 'settings', 'What we sell and do');
insert into demo.faqs (group_id, position, question, answer) values
  (1, 1, 'When is my card charged?', 'When the parcel is handed to the carrier, not before. An authorization may show earlier; it is no payment.'),
  (1, 2, 'Can I pay by invoice?', 'Companies and libraries can, after their first order. Write to us with your registration number.'),
  (1, 3, 'Why was my payment refused?', 'Most often the bank asks for a second confirmation that timed out. Try again, or choose another method.'),
  (2, 1, 'What does scheduled delivery cost?', 'Scheduled delivery costs $69 or $99 per order, depending on where you live and how large the order is.'),
  (2, 2, 'When do I hear from you?', 'You get a confirmation email within 24 hours of your order, and another one when it leaves.'),
  (2, 3, 'Something arrived damaged. What now?', 'Tell us within 48 hours of delivery and send a photograph. We replace it or return the money, as you prefer.'),
  (2, 4, 'Do you deliver abroad?', 'To all of Europe and to Japan. Duties, where there are any, are shown before you pay.'),
  (3, 1, 'Can I return an item?', 'Yes, within 15 days of delivery, unused and in its box. Books only if they are still wrapped.'),
  (3, 2, 'Can I cancel an order?', 'A scheduled order can be canceled up to 72 hours before its delivery. Any other one until it is dispatched.'),
  (3, 3, 'When do I get my money back?', 'Within five working days of your parcel reaching us, the way you paid.'),
  (4, 1, 'Where is my order?', 'Open it under My orders: the line at the top says who has it and when it is expected.'),
  (4, 2, 'Can I change the address?', 'Until it is dispatched, yes, from the order itself. Afterwards only the carrier can.'),
  (4, 3, 'I have no confirmation. Was my order received?', 'Look among your unwanted mail first. If 24 hours have passed, write to us with the name you ordered under.'),
  (5, 1, 'Are the notebooks made of recycled paper?', 'All of them are. The covers are of waste cloth, which is why no two are the same blue.'),
  (5, 2, 'Do you engrave pens?', 'Up to twenty letters, which adds two days. Engraved pens cannot be returned.'),
  (5, 3, 'Do you repair what you sell?', 'Lamps, pens and bags: always. Ask for a label and send it to us.');
