/** Invented people and places of the exam part; none of them is in the work part. */
export const examFirstNames =
  'Lieselotte|Gundula|Anneliese|Korbinian|Leopold|Magdalena|Sönke|Merle|Jasper|Yasemin|Emre|Milena|Dragan|Agnieszka|Tomasz|Lorenz|Vreni|Ueli|Hansruedi|Corinne|Giulia|Davide|Waltraud|Egon|Irmgard|Jonas|Lea|Fabian|Carla|Dominik|Renate|Sieglinde|Hannes|Resi|Aaron|Selma'.split(
    '|',
  );
export const examFamilies =
  'Brettschneider|Oberhuber|Steinmetz|Kleinschmidt|Aufderheide|Papadopoulos|Yıldırım|Kowalczyk|Janssen|Feddersen|Moosbrugger|Lechthaler|Gschwandtner|Ammann|Rüegg|Bieri|Fankhauser|Dürrenberger|Hasenöhrl|Quittek|Schmidtbauer|Vogelsang|Wüst|Zöllner|Großkopf|Mühlenbeck|Rosenbaum|Heidenreich|Pöschl|Novak'.split(
    '|',
  );
export const examTowns =
  'Detmold|Wismar|Ansbach|Reutlingen|Stralsund|Siegen|Hameln|Bautzen|Rosenheim|Neuss|Villach|Steyr|Bregenz|Aarau|Olten|Schaffhausen'.split(
    '|',
  );
export const examStreets =
  'Goethestr.|Am Sonnenhang|Schulweg|Kastanienallee|Marktgasse|Dorfstrasse|Bergweg|Neuer Wall'.split('|');
