import { throwProblems } from '../../../shared/server/throwProblems';
import { cutSteps } from './cutSteps';

/**
 * Takes a version out of the project, whole or half cut.
 *
 * @throws an error with all that could not be taken back
 */
export async function uncutVersion(name: string): Promise<void> {
  const problems: string[] = [];
  for (const { title, uncut } of cutSteps) {
    try {
      await uncut(name);
    } catch (error) {
      problems.push(`${title}: ${(error as Error).message}`);
    }
  }
  throwProblems(
    `Not all of ${name} was taken back. Mend this and run "npm run docs:uncut -- ${name}"`,
    problems,
  );
}
