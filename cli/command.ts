/** What all commands share: how they read their arguments and report an error, without a stack. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<Own extends Options> {
  /** One line: `npm start -- [version] [--port 3000]`. */
  usage: string;
  options?: Own;
  /** How many arguments it takes beside its options, at least and at most; none when absent. */
  arguments?: readonly [least: number, most: number];
}

type Arguments<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: true }>
>;

/** @throws an error with the usage of the command */
function readArguments<Own extends Options>(
  command: Command<Own>,
  args: readonly string[],
): Arguments<Own> {
  const [least, most] = command.arguments ?? [0, 0];
  const refuse = (problem = '') => new Error(`${problem}. Usage: ${command.usage}`);
  let given: Arguments<Own>;
  try {
    given = parseArgs({ args, options: command.options ?? ({} as Own), allowPositionals: true });
  } catch (error) {
    // Its first sentence; the others explain how to pass an argument that begins with a hyphen.
    throw refuse((error as Error).message.split(/\.(?:\s|$)/)[0]);
  }
  const { positionals } = given;
  if (positionals.length > most) {
    throw refuse(`Unexpected argument '${positionals[most]}'`);
  }
  if (positionals.length < least) {
    throw refuse('Missing argument');
  }
  return given;
}

/** @throws an error when an option is no port */
export function readPort(given: string): number {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535; given: ${given}.`);
  }
  return port;
}

/**
 * Runs a command with the arguments that it was called with. When it fails, prints why and sets the
 * exit code to 1.
 */
export async function startCommand<const Own extends Options = Record<never, never>>(
  command: Command<Own>,
  run: (given: Arguments<Own>) => void | Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    await run(readArguments(command, args));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
