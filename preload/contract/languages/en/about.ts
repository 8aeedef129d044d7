/** As `Intl` knows it, as its speakers call it, how it quotes, and its decimal sign. */
export const about = { locale: 'en-GB', name: 'English', quotes: ['“', '”'], decimalSign: '.' } as const;
