/** Instead of what is made of stored conversations: the account has none, as its retention is `none`. */
export const NothingStored = () => (
  <div class="narrow callout">
    <p>
      <strong>This account stores no conversations.</strong> Its retention is none: scores are returned to the caller,
      and only usage is kept.
    </p>
  </div>
);
