import { evaluatorHref } from '../../addresses/evaluator.ts';
import { ApiError } from '../../api/api-error.ts';
import { shownText } from '../shown-text.ts';

/** The evaluator that has a name already, where that is why another one was not stored. */
export const NameTaken = ({ error, name }: { error: Error | undefined; name: string }) =>
  error instanceof ApiError && error.status === 409 ? (
    <>
      {' '}
      <a href={evaluatorHref(name)}>Open {shownText(name)}</a>
    </>
  ) : null;
