import type { DraftErrors } from './validateDraft';

/** What a server says of a record that it does not take. */
export class FieldError extends Error {
  errors: DraftErrors;

  constructor(errors: DraftErrors) {
    super('The record has errors.');
    this.errors = errors;
  }
}
