/** As `Intl` knows it, as its speakers call it, how it quotes, and its decimal sign. */
export const about = { locale: 'de-DE', name: 'Deutsch', quotes: ['„', '“'], decimalSign: ',' } as const;
