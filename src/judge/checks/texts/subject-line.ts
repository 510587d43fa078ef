/** A line that begins with "Subject:", or with its counterpart in another language. */
const SUBJECT =
  /(?<=^|[\r\n])[ \t>*_]{0,9}(?:subject(?: line)?|betreff(?:zeile)?|re|objet|asunto|oggetto|onderwerp|assunto|ämne|emne|aihe|temat)[*_]{0,3}[ \t]?[:：][^\r\n]*(?:\r\n|[\r\n]|$)/giu;

/** A text without the subject lines of e-mails. */
export const withoutSubject = (text: string): string => text.replace(SUBJECT, '');
