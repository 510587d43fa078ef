/** How what is counted is called. */
export interface Unit {
  singular: string;
  plural: string;
  /** Other names of the unit, singular and plural. */
  aliases?: readonly string[];
  /** Whether a response can be so many units long. */
  isLength: boolean;
}
