/** What a response is made of, as parts of it. */
export type PartKind = 'paragraph' | 'sentence' | 'line' | 'bullet' | 'numbered' | 'item' | 'heading';
